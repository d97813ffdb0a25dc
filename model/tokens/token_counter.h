#pragma once
#include "model/tokens/encoding.h"

#include <memory>
#include <unordered_map>

namespace bascule {

// Counts the tokens of text in one encoding, as tiktoken's encode_ordinary does: text that looks like a special token is ordinary.
// It remembers the pieces it has met, so one counter for many files is faster than one each. One thread at a time.
class TokenCounter {
public:
    explicit TokenCounter(EncodingName name);
    ~TokenCounter();
    TokenCounter(const TokenCounter&) = delete;
    TokenCounter& operator=(const TokenCounter&) = delete;

    // `text` is well-formed UTF-8 (firstMalformedByte finds none). Throws std::runtime_error when the split gives up.
    std::size_t count(std::string_view text);
    std::vector<TokenId> identifiers(std::string_view text);
    std::size_t pieces(std::string_view text); // the split alone

private:
    struct Splitter;
    const std::vector<TokenId>& tokensOf(std::string_view piece);

    const Encoding& m_encoding;
    std::unique_ptr<Splitter> m_splitter;
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    std::unordered_map<std::string, std::vector<TokenId>, Hash, std::equal_to<>> m_met;
    std::vector<TokenId> m_merged;
};

} // namespace bascule
