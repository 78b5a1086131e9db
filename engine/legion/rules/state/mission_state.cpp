#include "engine/legion/rules/state/mission_state.h"

namespace sightline::engine {

double widthOf(ObjectiveKind kind) { return kind == ObjectiveKind::poi ? 2.0 : 1.0; }

geometry::Outline outlineOf(ObjectiveKind kind, geometry::Vec2 at) {
    return {at, at, widthOf(kind) / 2.0};
}

geometry::Outline outlineOf(const ObjectiveToken& token) {
    return outlineOf(token.kind, {token.position.x, token.position.y});
}

std::optional<geometry::Mini> solidOf(const ObjectiveToken& token) {
    constexpr double tall = 3.0;  // inches; height of a point of interest: half range
    if (token.kind != ObjectiveKind::poi || !token.onTable()) return std::nullopt;
    geometry::Mini solid;
    solid.position = token.position;
    solid.base = {widthOf(token.kind), widthOf(token.kind), false};
    solid.height = tall;
    return solid;
}

std::vector<geometry::Mini> poiSolids(const MissionState& mission) {
    std::vector<geometry::Mini> solids;
    for (const ObjectiveToken& token : mission.tokens) {
        if (const auto solid = solidOf(token)) solids.push_back(*solid);
    }
    return solids;
}

}  // namespace sightline::engine
