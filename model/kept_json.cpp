#include "model/kept_json.h"

#include <nlohmann/json.hpp>

namespace bascule {

KeptJson::KeptJson(Json json) {
    if (!json.is_null()) m_json = std::make_shared<const Json>(std::move(json));
}

const Json& KeptJson::json() const {
    static const Json nothing;
    return m_json ? *m_json : nothing;
}

bool operator==(const KeptJson& a, const KeptJson& b) { return a.m_json == b.m_json || a.json() == b.json(); }

} // namespace bascule
