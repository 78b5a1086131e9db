#include "geometry/move/move.h"

#include <algorithm>

#include "geometry/move/private/move_judge.h"
#include "geometry/place/private/rest.h"

namespace sightline::geometry {

Notch notchOf(MoveKind kind, Degrees facing, Degrees toolDirection) {
    if (kind == MoveKind::reverse) return Notch::rear;
    if (kind != MoveKind::strafe) return Notch::front;
    return turn(toolDirection, facing).value >= 0.0 ? Notch::left : Notch::right;
}

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others,
                      std::span<const PlacedMini> forbidden) {
    return MoveJudge(field, mover, terms, others, forbidden).judge(move);
}

MadeMove makeMove(const Battlefield& field, const Mini& mover, const Move& move,
                  const MoveTerms& terms) {
    const Dimensions& dimensions = field.dimensions();
    const bool pivots = terms.kind == MoveKind::pivot;
    Mini before = standing(field, mover);
    if (terms.deployment && !pivots)
        before = behindTool(dimensions, before, terms, move.start.value_or(Vec2(0.0)),
                            move.pose.direction);
    const Degrees facing = move.rotateFirst.value_or(before.facing);
    MadeMove made{before, {}, before};
    made.end.facing = facing;
    if (!pivots) {
        const int tool = std::clamp(move.toolSpeed, 1, 3);
        const Notch notch = notchOf(terms.kind, facing, move.pose.direction);
        const ToolStop stop = stopOnTool(dimensions, tool, before, move.pose, notch);
        made.tool = toolShape(dimensions, tool, before, move.pose, notch);
        made.end.facing = stop.facing;
        made.end.position = Vec3(move.end.value_or(stop.centre), before.position.z);
    }
    const double reaches = countedHeight(field, before) + terms.maxClimb;
    made.end.position.z = restingHeight(field, made.end, reaches);
    return made;
}

}  // namespace sightline::geometry
