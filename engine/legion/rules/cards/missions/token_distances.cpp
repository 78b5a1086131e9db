#include "engine/legion/rules/cards/missions/token_distances.h"

#include <algorithm>

#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/words/missions.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

bool isWithinBands(const Battle& battle, double distance, int range) {
    return geometry::bandOf(battle.field.dimensions(), std::max(0.0, distance)) <= range;
}

double toShortEdge(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    return std::min(at.x, battle.field.table().width - at.x) - widthOf(kind) / 2.0;
}

double toNearEdge(ObjectiveKind kind, Vec2 at) { return at.y - widthOf(kind) / 2.0; }

double toFarEdge(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    return battle.field.table().depth - at.y - widthOf(kind) / 2.0;
}

}  // namespace

std::optional<Message> faultByEdges(const Battle& battle, ObjectiveKind kind, Vec2 at, int range) {
    const double distance = std::min(
        {toShortEdge(battle, kind, at), toNearEdge(kind, at), toFarEdge(battle, kind, at)});
    if (isWithinBands(battle, distance, range)) return say::withinOfEdge(range);
    return std::nullopt;
}

std::optional<Message> faultByShortEdges(const Battle& battle, ObjectiveKind kind, Vec2 at,
                                         int range) {
    if (isWithinBands(battle, toShortEdge(battle, kind, at), range))
        return say::withinOfShortEdge(range);
    return std::nullopt;
}

std::optional<Message> faultByLongEdges(const Battle& battle, ObjectiveKind kind, Vec2 at,
                                        int range) {
    if (isWithinBands(battle, toNearEdge(kind, at), range) &&
        isWithinBands(battle, toFarEdge(battle, kind, at), range))
        return std::nullopt;
    return say::notWithinOfLongEdges(range);
}

std::optional<Message> faultByTokens(const Battle& battle, ObjectiveKind kind, Vec2 at, int range,
                                     const std::string& printed) {
    for (ObjectiveId id : tokensOnTable(battle, printed)) {
        const ObjectiveToken& other = battle.mission.token(id);
        if (isWithinBands(battle, geometry::gap(outlineOf(kind, at), outlineOf(other)), range))
            return say::withinOfToken(range, other.name);
    }
    return std::nullopt;
}

std::optional<Message> faultByTerritory(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    const geometry::Outline outline = outlineOf(kind, at);
    for (Player player : bothPlayers) {
        if (geometry::isWithin(territoryOf(battle, player), outline)) return say::notInContested();
    }
    return std::nullopt;
}

}  // namespace sightline::engine::cards
