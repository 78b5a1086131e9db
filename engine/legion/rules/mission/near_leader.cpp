#include "engine/legion/rules/mission/near_leader.h"

#include "geometry/range/range.h"

namespace sightline::engine {

using geometry::Vec2;

geometry::Mini discAt(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    constexpr double thickness =
        0.1;  // inches: a unit sees the token if it sees a part of the disc
    const double width = widthOf(kind);
    geometry::Mini disc;
    disc.position = {at.x, at.y, battle.field.surfaceAt(at).top};
    disc.base = {width, width, false};
    disc.height = thickness;
    return disc;
}

bool NearLeader::isInRange(Vec2 at) const {
    const double reach = battle_.field.dimensions().rangeBand;
    return geometry::completelyWithin(geometry::Extent{outlineOf(kind_, at)},
                                      geometry::Extent{geometry::outlineOf(leader())}, reach);
}

bool NearLeader::isInSight(Vec2 at) const {
    UnitOnTable token;
    token.minis = {{-1, discAt(battle_, kind_, at)}};
    return sees(table_, *self_, leader(), token);
}

}  // namespace sightline::engine
