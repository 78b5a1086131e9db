#include "engine/legion/rules/keywords/named_arcs.h"

namespace sightline::engine::keywords {

std::vector<geometry::Arc> arcsNamed(std::string_view parameter) {
    using geometry::Arc;
    std::vector<Arc> arcs;
    const auto has = [&](std::string_view word) { return parameter.find(word) != parameter.npos; };
    if (has("Front")) arcs.push_back(Arc::front);
    if (has("Sides")) arcs.insert(arcs.end(), {Arc::left, Arc::right});
    if (has("Rear")) arcs.push_back(Arc::rear);
    return arcs;
}

}  // namespace sightline::engine::keywords
