#include "engine/legion/rules/state/bane_tokens.h"

#include <algorithm>
#include <array>

namespace sightline::engine {

namespace {

constexpr std::array faces{Keyword::hereIAm, Keyword::smokeAndMirrors, Keyword::kablamo};

}  // namespace

std::vector<std::string> baneFaceNames() {
    std::vector<std::string> names;
    for (Keyword one : faces) names.emplace_back(nameOf(one));
    return names;
}

Keyword baneFaceOf(const ObjectiveToken& token) {
    if (token.kind != ObjectiveKind::marker || !token.owner || !token.onTable())
        return Keyword::none;
    const auto face = std::find_if(faces.begin(), faces.end(),
                                   [&](Keyword one) { return token.printed == nameOf(one); });
    return face == faces.end() ? Keyword::none : *face;
}

geometry::Mini flatSolidOf(const ObjectiveToken& token) {
    geometry::Mini disc;
    disc.position = token.position;
    disc.base = {widthOf(token.kind), widthOf(token.kind), false};
    disc.height = 0.1;
    return disc;
}

ObjectiveToken shownTo(Player viewer, const ObjectiveToken& token) {
    ObjectiveToken shown = token;
    if (baneFaceOf(token) == Keyword::none || token.owner == viewer) return shown;
    shown.printed = shown.name = baneToken;
    return shown;
}

}  // namespace sightline::engine
