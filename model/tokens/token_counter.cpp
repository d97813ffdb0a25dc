#include "model/tokens/token_counter.h"

#include "model/tokens/merge.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdexcept>

namespace bascule {
namespace {
constexpr std::size_t kStackStart = 64 << 10, kStackMost = 256 << 20; // bytes, for the matcher's own backtracking
constexpr std::size_t kMostMet = 100'000;                             // pieces remembered
constexpr std::size_t kLongestMet = 64;                               // bytes of one
} // namespace

// The encoding's pattern, compiled to machine code where the machine allows it.
struct TokenCounter::Splitter {
    explicit Splitter(const std::string& pattern) {
        int error = 0;
        PCRE2_SIZE at = 0;
        code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(), PCRE2_UTF | PCRE2_UCP,
                             &error, &at, nullptr);
        if (!code) throw std::logic_error("the split pattern does not compile");
        jit = pcre2_jit_compile(code, PCRE2_JIT_COMPLETE) == 0;
        data = pcre2_match_data_create(1, nullptr);
        context = pcre2_match_context_create(nullptr);
        stack = pcre2_jit_stack_create(kStackStart, kStackMost, nullptr);
        pcre2_jit_stack_assign(context, nullptr, stack);
        pcre2_set_match_limit(context, UINT32_MAX); // a long word is no attack
        pcre2_set_heap_limit(context, UINT32_MAX);
        pcre2_set_depth_limit(context, UINT32_MAX);
    }
    ~Splitter() {
        pcre2_jit_stack_free(stack);
        pcre2_match_context_free(context);
        pcre2_match_data_free(data);
        pcre2_code_free(code);
    }
    Splitter(const Splitter&) = delete;
    Splitter& operator=(const Splitter&) = delete;

    // The end of the piece that begins at `at`. The pattern's last alternatives leave no character out, so pieces are gapless.
    std::size_t next(std::string_view text, std::size_t at) const {
        const auto* subject = reinterpret_cast<PCRE2_SPTR>(text.data());
        const int found = jit ? pcre2_jit_match(code, subject, text.size(), at, PCRE2_NO_UTF_CHECK, data, context)
                              : pcre2_match(code, subject, text.size(), at, PCRE2_NO_UTF_CHECK, data, context);
        const PCRE2_SIZE* bounds = pcre2_get_ovector_pointer(data);
        if (found < 0 || bounds[0] != at || bounds[1] <= at)
            throw std::runtime_error("the text could not be split at byte " + std::to_string(at));
        return bounds[1];
    }

    pcre2_code* code = nullptr;
    pcre2_match_data* data = nullptr;
    pcre2_match_context* context = nullptr;
    pcre2_jit_stack* stack = nullptr;
    bool jit = false;
};

TokenCounter::TokenCounter(EncodingName name)
    : m_encoding(Encoding::of(name)), m_splitter(std::make_unique<Splitter>(m_encoding.pattern())) {}

TokenCounter::~TokenCounter() = default;

// Of a piece that is not one token itself.
const std::vector<TokenId>& TokenCounter::tokensOf(std::string_view piece) {
    if (const auto met = m_met.find(piece); met != m_met.end()) return met->second;
    m_merged.clear();
    appendMerged(m_encoding, piece, m_merged);
    if (piece.size() > kLongestMet) return m_merged;
    if (m_met.size() >= kMostMet) m_met.clear();
    return m_met.emplace(std::string(piece), m_merged).first->second;
}

std::size_t TokenCounter::count(std::string_view text) {
    std::size_t tokens = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = m_splitter->next(text, at);
        const std::string_view piece = text.substr(at, end - at);
        tokens += m_encoding.find(piece) != kNoToken ? 1 : tokensOf(piece).size();
        at = end;
    }
    return tokens;
}

std::vector<TokenId> TokenCounter::identifiers(std::string_view text) {
    std::vector<TokenId> result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = m_splitter->next(text, at);
        const std::string_view piece = text.substr(at, end - at);
        if (const TokenId whole = m_encoding.find(piece); whole != kNoToken)
            result.push_back(whole);
        else
            for (TokenId id : tokensOf(piece))
                result.push_back(id);
        at = end;
    }
    return result;
}

std::size_t TokenCounter::pieces(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        at = m_splitter->next(text, at);
    return count;
}

} // namespace bascule
