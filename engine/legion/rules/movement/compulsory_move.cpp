#include "engine/legion/rules/movement/compulsory_move.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <memory>

#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

const Citation compulsoryMovePage = glossary(54, "Compulsory Move");

// The leader's move along the tool: to the end of the tool, or as far as possible. No value if no
// move along the tool is possible.
std::optional<geometry::FarthestMove> wholeWay(const Battle& battle, const MoveBounds& bounds,
                                               const geometry::Move& move) {
    geometry::Move whole = move;
    whole.pose.stop = 1.0;
    whole.end.reset();
    return geometry::farthestAlong(battle.field, bounds.leader, whole, bounds.terms, bounds.others,
                                   bounds.forbidden);
}

constexpr double bendStep = 15.0;  // degrees between two tested bends of the tool

// The moves from the leader's base that are tested: all directions and bends of the tool.
std::vector<geometry::Move> waysFromBase(const MoveBounds& bounds, int toolSpeed) {
    std::vector<geometry::Move> ways;
    for (double turn = -bounds.terms.maxTurn.value; turn <= bounds.terms.maxTurn.value;
         turn += bendStep) {
        for (double bend = -90.0; bend <= 90.0; bend += bendStep) {
            geometry::Move move;
            move.kind = bounds.terms.kind;
            move.toolSpeed = toolSpeed;
            move.pose.bend = {bend};
            const geometry::Degrees facing{bounds.leader.facing.value + turn};
            move.pose.contactAngle = move.pose.direction = facing;
            if (bounds.leader.base.notched) move.rotateFirst = facing;
            ways.push_back(move);
        }
        if (bounds.terms.maxTurn.value <= 0.0) break;
    }
    return ways;
}

// The moves from the battlefield's edge that are tested: first straight moves, then moves with a
// bend.
std::vector<geometry::Move> waysFromEdge(const MoveBounds& bounds, int toolSpeed,
                                         const geometry::TableSize& table) {
    std::vector<geometry::Move> starts = movesFromEdge(*bounds.terms.deployment, bounds.terms);
    std::erase_if(starts, [&](const geometry::Move& move) {
        const geometry::Vec2 ahead = *move.start + geometry::direction(move.pose.direction);
        const bool in =
            ahead.x > 0.0 && ahead.y > 0.0 && ahead.x < table.width && ahead.y < table.depth;
        return !in || move.toolSpeed != std::clamp(bounds.terms.speed, 1, 3);
    });
    std::vector<geometry::Move> ways;
    for (double bend = 0.0; bend <= 90.0; bend += bendStep) {
        for (geometry::Move move : starts) {
            move.toolSpeed = toolSpeed;
            move.pose.stop = 1.0;
            move.pose.bend = {bend};
            ways.push_back(move);
            move.pose.bend = {-bend};
            if (bend > 0.0) ways.push_back(move);
        }
    }
    return ways;
}

std::vector<geometry::Move> waysAlong(const Battle& battle, const MoveBounds& bounds,
                                      int toolSpeed) {
    if (!bounds.terms.deployment) return waysFromBase(bounds, toolSpeed);
    return waysFromEdge(bounds, toolSpeed, battle.field.table());
}

bool someFullMove(const Battle& battle, const MoveBounds& bounds, int toolSpeed) {
    const std::vector<geometry::Move> ways = waysAlong(battle, bounds, toolSpeed);
    return std::any_of(ways.begin(), ways.end(), [&](const geometry::Move& move) {
        return geometry::judgeMove(battle.field, bounds.leader, move, bounds.terms, bounds.others,
                                   bounds.forbidden)
            .legal;
    });
}

// True if the unit can make a full Move with its fastest tool.
bool goesWholeWay(const Battle& battle, const LeaderMove& asked) {
    const MoveBounds& bounds = *asked.question.move;
    const auto ways = waysAlong(battle, bounds, std::clamp(bounds.terms.speed, 1, 3));
    return std::any_of(ways.begin(), ways.end(), [&](const geometry::Move& move) {
        const auto verdict = geometry::judgeMove(battle.field, bounds.leader, move, bounds.terms,
                                                 bounds.others, bounds.forbidden);
        return verdict.legal && !asked.also(verdict.end);
    });
}

// True if one of the tested Moves is a legal answer. A tested Move may end before the end of its
// movement tool.
bool goesSomeWay(const Battle& battle, const LeaderMove& asked) {
    const MoveBounds& bounds = *asked.question.move;
    for (int tool = std::clamp(bounds.terms.speed, 1, 3); tool > 0; --tool) {
        const std::vector<geometry::Move> ways = waysAlong(battle, bounds, tool);
        if (std::any_of(ways.begin(), ways.end(), [&](geometry::Move move) {
                move.pose.stop = 1.0;
                return geometry::goesAlong(battle.field, bounds.leader, move, bounds.terms,
                                           bounds.others, bounds.forbidden) &&
                       !asked.refusalOf(MoveAnswer{move});
            }))
            return true;
    }
    return false;
}

// Considers all Moves that start at the same place on the battlefield's edge as `move`. True only
// if all of them end more than `miss` inches from `target`.
bool isTooFarAway(const Battle& battle, const geometry::Move& move, geometry::Vec2 target,
                  double miss) {
    if (!move.start) return false;
    const geometry::Dimensions& set = battle.field.dimensions();
    constexpr double mostBase = 6.0;  // inches; longer than every base
    const double reach = set.toolLength[static_cast<std::size_t>(move.toolSpeed - 1)] + mostBase;
    return glm::distance(*move.start, target) - reach > miss;
}

// The full Move that ends closest to `target`. If no full Move is possible, the Move that ends
// closest to `target` among the farthest possible Moves. Uses the fastest tool with which any Move
// is possible. `also` refuses some ends.
std::optional<geometry::SolvedMove> closestTo(const Battle& battle, const MoveBounds& bounds,
                                              geometry::Vec2 target,
                                              const decltype(LeaderMove::also)& also) {
    for (int tool = std::clamp(bounds.terms.speed, 1, 3); tool > 0; --tool) {
        std::optional<geometry::SolvedMove> best;
        bool bestFull = false;
        for (const geometry::Move& move : waysAlong(battle, bounds, tool)) {
            if (bestFull && isTooFarAway(battle, move, target, best->miss)) continue;
            const auto farthest = wholeWay(battle, bounds, move);
            if (!farthest || !farthest->verdict.legal || also(farthest->verdict.end)) continue;
            const double miss =
                glm::distance(target, geometry::Vec2(farthest->verdict.end.position));
            if (best &&
                (bestFull > farthest->full || (bestFull == farthest->full && best->miss <= miss)))
                continue;
            best = geometry::SolvedMove{.move = move, .verdict = farthest->verdict, .miss = miss};
            bestFull = farthest->full;
        }
        if (best) return best;
    }
    return std::nullopt;
}

geometry::MadeMove madeWholeWay(const Battle& battle, const MoveBounds& bounds,
                                const geometry::Move& move) {
    geometry::MadeMove made = geometry::makeMove(battle.field, bounds.leader, move, bounds.terms);
    const auto farthest = wholeWay(battle, bounds, move);
    made.end = farthest ? farthest->verdict.end : bounds.leader;
    if (farthest) made.tool = farthest->verdict.tool;
    made.stoppedByEdge = farthest && !farthest->full && farthest->leavesTable;
    return made;
}

RulingMemo::Mover moverIn(const MoveBounds& bounds) {
    return {bounds.leader, bounds.terms, bounds.others, bounds.forbidden};
}

constexpr int stopDigits = 3;       // number of decimals of a stop (share of the tool)
constexpr double sameStop = 0.001;  // stops that differ by at most this number are equal

// Refuses a Move that stops before its farthest possible stop. An answer with a later stop is
// allowed: the unit then moves as far as possible.
std::optional<Refusal> stopsShort(const Battle& battle, const MoveBounds& bounds,
                                  const geometry::Move& move) {
    const auto farthest = wholeWay(battle, bounds, move);
    if (!farthest)
        return std::nullopt;  // illegal Move: another check, which all Moves must pass, refuses it
    const double stop = farthest->full ? 1.0 : farthest->move.pose.stop;
    const geometry::Vec2 whole(farthest->verdict.end.position);
    const bool elsewhere = move.end && glm::distance(*move.end, whole) > geometry::contactTolerance;
    if (!elsewhere && (move.end || move.pose.stop >= stop - sameStop)) return std::nullopt;
    geometry::Move legal = move;
    legal.end.reset();
    legal.pose.stop = stop;
    Refusal refusal = refuse(say::compulsoryStopsAt({stop, stopDigits}), compulsoryMovePage);
    refusal.legalMove = std::make_shared<const geometry::Move>(legal);
    return refusal;
}

geometry::MoveVerdict refused(Message why, const geometry::Mini& end) {
    geometry::MoveVerdict verdict;
    verdict.end = end;
    std::string text = english(why);
    verdict.objections.push_back({.fault = geometry::Fault::toolTooLong,
                                  .piece = {},
                                  .mini = {},
                                  .text = std::move(text),
                                  .message = std::move(why)});
    return verdict;
}

}  // namespace

bool canMoveCompulsorily(const Battle& battle, const LeaderMove& asked) {
    const MoveBounds& bounds = *asked.question.move;
    const auto work = [&] { return goesWholeWay(battle, asked) || goesSomeWay(battle, asked); };
    // Fewer ends are legal if the unit withdraws, and the key of the cache does not contain this.
    if (!battle.memo || mustWithdraw(battle, asked.question.unit)) return work();
    return battle.memo->canMoveCompulsorily(moverIn(bounds), work);
}

void makeCompulsory(const Battle& battle, LeaderMove& asked) {
    asked.question.citation = compulsoryMovePage;
    const auto shared = asked.question.move;
    asked.closest = [&battle, shared, also = asked.also](geometry::Vec2 target) {
        return closestTo(battle, *shared, target, also);
    };
    asked.judge = [&battle, shared](const geometry::Move& move) {
        const MoveBounds& bounds = *shared;
        const auto farthest = wholeWay(battle, bounds, move);
        if (!farthest) {
            return refused(say::compulsoryCannotGo(), bounds.leader);
        }
        const int speed = farthest->verdict.effectiveSpeed;
        geometry::Move faster = move;
        ++faster.toolSpeed;
        if (move.toolSpeed < speed && wholeWay(battle, bounds, faster)) {
            return refused(say::compulsorySpeed(speed), farthest->verdict.end);
        }
        if (!farthest->full && someFullMove(battle, bounds, move.toolSpeed)) {
            return refused(say::compulsoryWholeTool(), farthest->verdict.end);
        }
        return farthest->verdict;
    };
    if (battle.asks.wholeCompulsoryMove) {
        asked.asAnswered = [&battle, shared](const geometry::Move& move) {
            return stopsShort(battle, *shared, move);
        };
    }
    asked.make = [&battle, shared](const geometry::Move& move) {
        const MoveBounds& bounds = *shared;
        const auto work = [&] { return madeWholeWay(battle, bounds, move); };
        if (!battle.memo) return work();
        return battle.memo->compulsoryMove(moverIn(bounds), move, work);
    };
}

}  // namespace sightline::engine
