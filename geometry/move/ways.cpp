#include "geometry/move/ways.h"

#include "geometry/move/private/tool_reach.h"

namespace sightline::geometry {

std::vector<Move> waysTo(const Battlefield& field, const Mini& mover, Vec2 target,
                         const MoveTerms& terms) {
    const MoveJudge judge(field, mover, terms, {}, {});
    if (terms.kind == MoveKind::pivot || judge.topSpeed() == 0) return {};
    return movesTo(judge, target);
}

}  // namespace sightline::geometry
