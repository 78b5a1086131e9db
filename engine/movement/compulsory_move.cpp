#include "engine/movement/compulsory_move.h"

#include <algorithm>

namespace sightline::engine {
namespace {

const Citation citation = glossary("Compulsory Move");

// A full Move along that tool, bent and turned in any way, is legal.
bool someFullMove(const Battle& battle, const MoveBounds& bounds, int toolSpeed) {
    constexpr double step = 15.0;
    for (double turn = -bounds.terms.maxTurn; turn <= bounds.terms.maxTurn; turn += step) {
        for (double bend = -90.0; bend <= 90.0; bend += step) {
            geometry::Move move;
            move.kind = bounds.terms.kind;
            move.toolSpeed = toolSpeed;
            move.pose.bend = {bend};
            const geometry::Degrees facing{bounds.leader.facing.value + turn};
            move.pose.contactAngle = move.pose.direction = facing;
            if (bounds.leader.base.notched) move.rotateFirst = facing;
            if (geometry::judgeMove(battle.field, bounds.leader, move, bounds.terms, bounds.others,
                                    bounds.forbidden)
                    .legal) {
                return true;
            }
        }
        if (bounds.terms.maxTurn <= 0.0) break;
    }
    return false;
}

geometry::MoveVerdict refused(const std::string& why) {
    geometry::MoveVerdict verdict;
    verdict.objections.push_back({.fault = geometry::Fault::toolTooLong, .text = why});
    return verdict;
}

}  // namespace

std::optional<geometry::FarthestMove> wholeWay(const Battle& battle, const MoveBounds& bounds,
                                               const geometry::Move& move) {
    geometry::Move whole = move;
    whole.pose.stop = 1.0;
    whole.end.reset();
    return geometry::farthestAlong(battle.field, bounds.leader, whole, bounds.terms, bounds.others,
                                   bounds.forbidden);
}

bool canMoveCompulsorily(const LeaderMove& asked) {
    const MoveBounds& bounds = *asked.question.move;
    for (int tool = std::clamp(bounds.terms.speed, 1, 3); tool > 0; --tool) {
        for (double bend = -90.0; bend <= 90.0; bend += 15.0) {
            geometry::Move move;
            move.kind = bounds.terms.kind;
            move.toolSpeed = tool;
            move.pose.bend = {bend};
            move.pose.contactAngle = move.pose.direction = bounds.leader.facing;
            if (asked.judge(move).legal) return true;
        }
    }
    return false;
}

void makeCompulsory(const Battle& battle, LeaderMove& asked) {
    const MoveBounds bounds = *asked.question.move;
    asked.question.citation = citation;
    asked.judge = [&battle, bounds](const geometry::Move& move) {
        const auto farthest = wholeWay(battle, bounds, move);
        if (!farthest) return refused("a compulsory Move cannot go along this tool");
        const int speed = farthest->verdict.effectiveSpeed;
        geometry::Move faster = move;
        ++faster.toolSpeed;
        if (move.toolSpeed < speed && wholeWay(battle, bounds, faster)) {
            return refused("a compulsory Move uses the tool of the unit's Speed, which is " +
                           std::to_string(speed));
        }
        if (!farthest->full && someFullMove(battle, bounds, move.toolSpeed)) {
            return refused("a compulsory Move goes to the end of its tool where it can");
        }
        return farthest->verdict;
    };
}

}  // namespace sightline::engine
