#pragma once
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace bascule {

using Json = nlohmann::ordered_json; // keeps the order of keys, so that a saved file looks like the one that was read

// JSON that is carried along and written back as it stood: unknown keys, comments, sections of later versions. Opaque to
// everything but readers and writers, so that the value types stay light to include, to copy and to compare.
class KeptJson {
public:
    KeptJson() = default;
    KeptJson(Json json); // null: nothing is kept
    bool empty() const { return !m_json; }
    const Json& json() const; // null when nothing is kept
    friend bool operator==(const KeptJson& a, const KeptJson& b);

private:
    std::shared_ptr<const Json> m_json;
};

} // namespace bascule
