#include "model/price_book.h"

#include "model/object_reader.h"

#include <algorithm>
#include <unordered_map>

namespace bascule {
namespace {

template <typename Row>
const Row* find(const std::vector<Row>& rows, std::string_view id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

// Which file an id came from, so that its second place can name both.
class Join {
public:
    template <typename Row>
    void append(std::vector<Row>& rows, const std::vector<Row>& more, const std::string& file, std::string_view list) {
        const bool first = rows.empty();
        auto& files = m_files[std::string(list)];
        for (std::size_t i = 0; i < more.size(); ++i) {
            const auto [place, fresh] = files.emplace(more[i].id, file);
            if (!fresh)
                throw refusal(more[i].id, place->second, file, pointerTo(pointerTo(pointerTo("", list), i), "id"));
        }
        if (first)
            rows = more;
        else
            rows.insert(rows.end(), more.begin(), more.end());
    }

private:
    static InputError refusal(const std::string& id, const std::string& before, const std::string& file,
                              const std::string& pointer) {
        InputError error(pointer,
                         because("refused.id_in_both", "the id \"%1\" stands in both %2 and %3", id, before, file));
        error.file = file;
        return error;
    }

    std::unordered_map<std::string, std::unordered_map<std::string, std::string>> m_files;
};

} // namespace

std::string offerName(const GpuRow& row) {
    return row.gpu && *row.gpu != row.name ? row.name + " · " + *row.gpu : row.name;
}

const GpuRow* PriceBook::findGpu(std::string_view id) const { return find(gpus, id); }
const ApiRow* PriceBook::findApi(std::string_view id) const { return find(apis, id); }
const StorageRow* PriceBook::findStorage(std::string_view id) const { return find(storage, id); }
const GpuSpec* PriceBook::findSpec(const GpuRow& row) const {
    if (!row.gpu) return nullptr;
    const auto found =
        std::find_if(gpu_specs.begin(), gpu_specs.end(), [&](const GpuSpec& spec) { return spec.gpu == *row.gpu; });
    return found == gpu_specs.end() ? nullptr : &*found;
}

PriceBook joinPriceBooks(const std::vector<FileBook>& books) {
    PriceBook joined;
    Join join;
    for (const auto& [file, book] : books) {
        joined.name += (joined.name.empty() || book.name.empty() ? "" : " + ") + book.name;
        join.append(joined.gpus, book.gpus, file, "gpus");
        join.append(joined.apis, book.apis, file, "apis");
        join.append(joined.storage, book.storage, file, "storage");
        for (const GpuSpec& spec : book.gpu_specs)
            if (std::none_of(joined.gpu_specs.begin(), joined.gpu_specs.end(),
                             [&](const GpuSpec& s) { return s.gpu == spec.gpu; }))
                joined.gpu_specs.push_back(spec);
        for (const auto& [language, ratios] : book.token_ratios)
            joined.token_ratios[language].insert(ratios.begin(), ratios.end());
        Json extras = joined.extras.empty() ? Json::object() : joined.extras.json();
        mergeExtras(extras, book.extras);
        if (!extras.empty()) joined.extras = std::move(extras);
    }
    return joined;
}

} // namespace bascule
