// Compares the reach of a miniature (the map of the places at which a move can end) and the closest
// legal move with `judgeMove` and with sample moves. Compares the sweep of a base and the movement
// tool with dense samples.
#include <cmath>

#include "geometry/move/private/sweep.h"
#include "geometry/move/reach.h"
#include "property/geometry/reach_samples.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

struct Ground {
    bool mixed = false;  ///< some pieces are scatter terrain; some have an agreed height
    std::vector<Block> blocks = anyBlocks(6, 10, 26, 8, 28);
    Battlefield field =
        fieldOf(blocks, [this, asModel = whole(0, 1) == 0](const Block& it, const PieceId& id) {
            PieceSpec spec = asModel ? it.asMesh(id) : it.asBox(id);
            if (mixed && whole(0, 2) == 0) spec.facts.kind = Kind::scatter;
            if (mixed && whole(0, 1) == 0) spec.facts.height = number(0.3, 5);
            return spec;
        });
    std::vector<PlacedMini> others{{1, anyTrooper(10, 26, 8, 28)}, {2, anyTrooper(10, 26, 8, 28)}};
    std::vector<PlacedMini> enemies{{3, anyTrooper(10, 26, 8, 28)}};
};

// A miniature that stands on the table and not in a wall.
Mini anyStanding(const Ground& table) {
    Mini mover = anyTrooper(12, 24, 10, 26);
    for (int i = 0; i < 20 && !judgePlacement(table.field, mover, {}).legal; ++i)
        mover = anyTrooper(12, 24, 10, 26);
    RC_PRE(judgePlacement(table.field, mover, {}).legal);
    return mover;
}

// A trooper's move by a random tool. The move may be illegal.
Move sampledMove(const Mini& mover, int speed, int i) {
    const double way = 360.0 * share(i, 0.618034);
    Move move = straight(speed, way, 1.0, 180.0 * share(i, 0.754878) - 90.0);
    const ToolShape tool = toolShape(dimensions(), speed, mover, move.pose);
    const bool second = share(i, 0.819172) > 0.5;
    const Vec2 from = second ? tool.joint : tool.start, to = second ? tool.end : tool.joint;
    const Vec2 along = to - from, aside = glm::normalize(Vec2(-along.y, along.x));
    const double off = (share(i, 0.569840) * 2.0 - 1.0) * 0.7;
    move.end = from + along * share(i, 0.314159) + aside * off;
    return move;
}

RC_GTEST_PROP(ReachProperties, EveryCellIsLegalByTheJudge, ()) {
    const Ground table{whole(0, 1) == 1};
    const Mini mover = anyTrooper(12, 24, 10, 26);
    const MoveTerms terms = whole(0, 1) ? trooperTerms(whole(1, 3)) : climbTerms();
    const Reach reach = reachOf(table.field, mover, terms, table.others, table.enemies, {0.5});
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            if (!reach.legal(column, row)) continue;
            const MoveVerdict verdict = judgeMove(table.field, mover, reach.moveTo(column, row),
                                                  terms, table.others, table.enemies);
            RC_ASSERT(verdict.legal);
            RC_ASSERT(glm::distance(Vec2(verdict.end.position), reach.centre(column, row)) < 1e-9);
            RC_ASSERT(std::abs(verdict.end.position.z - reach.z[reach.index(column, row)]) < 1e-9);
        }
}

// Rotates the tool and the end of a move around the moving miniature. The test ignores a legal
// sample move if a rotation of 3 degrees makes it illegal, so narrow legal ground does not count.
Move turned(const Mini& mover, Move move, double degrees) {
    move.pose.contactAngle.value += degrees;
    move.pose.direction.value += degrees;
    const Vec2 centre(mover.position), out = *move.end - centre;
    const Vec2 x = direction({degrees}), y(-x.y, x.x);
    move.end = centre + x * out.x + y * out.y;
    return move;
}

// The reach may miss a place if a move to this place becomes illegal after a rotation by a few
// degrees.
RC_GTEST_PROP(ReachProperties, NoSampledLegalMoveEndsFarOutside, ()) {
    const Ground table{whole(0, 1) == 1};
    const Mini mover = anyStanding(table);
    const MoveTerms terms = trooperTerms(whole(1, 2));
    const Reach reach = reachOf(table.field, mover, terms, table.others, table.enemies, {0.25});
    const auto judged = [&](const Move& move) {
        return judgeMove(table.field, mover, move, terms, table.others, table.enemies);
    };
    int legal = 0, outside = 0;
    for (int i = 0; i < 400; ++i) {
        const Move move = sampledMove(mover, terms.speed, i);
        const MoveVerdict verdict = judged(move);
        if (!verdict.legal) continue;
        ++legal;
        if (fromLegalCell(reach, Vec2(verdict.end.position)) <= 0.36) continue;
        const bool play =
            judged(turned(mover, move, 3.0)).legal && judged(turned(mover, move, -3.0)).legal;
        if (play) ++outside;
    }
    RC_ASSERT(outside * 100 <= legal);
}

RC_GTEST_PROP(ReachProperties, TheClosestLegalMoveIsNoFartherThanASampledOne, ()) {
    const Ground table{whole(0, 1) == 1};
    const Mini mover = anyStanding(table);
    const MoveTerms terms = trooperTerms(whole(1, 2));
    const Vec2 target(number(8, 28), number(6, 30));
    const auto found =
        closestLegalMove(table.field, mover, target, terms, table.others, table.enemies);
    for (int i = 0; i < 300; ++i) {
        const MoveVerdict verdict =
            judgeMove(table.field, mover, sampledMove(mover, terms.speed, i), terms, table.others,
                      table.enemies);
        if (!verdict.legal) continue;
        RC_ASSERT(found.has_value());
        RC_ASSERT(glm::distance(Vec2(verdict.end.position), target) > found->miss - 0.3);
    }
}

// Compares the sweep of a base with samples every thousandth of an inch. The sweep may ignore a
// corner that only grazes the base: the corner is inside the rim by less than `sweepGrain` squared
// over eight radii.
RC_GTEST_PROP(SweepProperties, StopsWhereDenseLooksDo, ()) {
    const Ground table;
    Mini mover =
        whole(0, 1) ? bike(number(12, 24), number(10, 26), number(-180, 180))
                    : Mini{{number(12, 24), number(10, 26), 0}, {number(-180, 180)}, longBase, 3.0};
    mover.position.z = table.field.surfaceUnder(outlineOf(mover)).top;
    MoveTerms terms = bikeTerms(2);
    const Move move = straight(2, mover.facing.value, 1.0, number(-90, 90));
    const MoveVerdict verdict = judgeMove(table.field, mover, move, terms);
    constexpr int looks = 4000;
    const double graze = sweepGrain * sweepGrain / (8.0 * outlineOf(mover).radius);
    // The first contact on the path, and the first place at which an obstacle reaches farther into
    // the base than a graze.
    std::optional<double> first, deep;
    for (int i = 0; i <= looks && !deep; ++i) {
        ToolPose pose = move.pose;
        pose.stop = double(i) / looks;
        const ToolStop stop = stopOnTool(dimensions(), 2, mover, pose);
        Mini there = mover;
        there.position = Vec3(stop.centre, 0);
        there.facing = stop.facing;
        Outline base = outlineOf(there);
        base.radius -= contactTolerance;
        const double floor =
            table.field.surfaceUnder(base, mover.position.z + terms.maxClimb + sameLength).top;
        for (const Block& block : table.blocks) {
            const bool over = block.at.z + block.size.z > floor + contactTolerance;
            if (!over) continue;
            const Vec2 half(block.size.x / 2, block.size.y / 2);
            Polygon footprint;
            for (const Vec2 at : {-half, Vec2(half.x, -half.y), half, Vec2(-half.x, half.y)}) {
                const Vec2 x = direction({block.rotation}), y(-x.y, x.x);
                footprint.push_back(Vec2(block.at) + x * at.x + y * at.y);
            }
            Outline inner = base;
            inner.radius -= graze;
            if (!first && gap(base, footprint) == 0.0) first = pose.stop;
            if (gap(inner, footprint) == 0.0) deep = pose.stop;
        }
    }
    const double never = 1.0 + 1e-3;
    const double swept = verdict.impededAt.value_or(never);
    RC_ASSERT(swept <= deep.value_or(never) + 2e-3);
    // Between two samples, an oblong base also rotates at the joint of the tool.
    if (mover.base.length == mover.base.width) RC_ASSERT(swept > first.value_or(never) - 2e-3);
}

// Compares the legality of the movement tool over blocks with points that are spread over its arms
// and its hinge.
RC_GTEST_PROP(ToolProperties, NoPointOfALegalToolLiesOnWhatItMayNotCross, ()) {
    const Ground table;
    const Mini mover = anyTrooper(12, 24, 10, 26);
    const Move move = straight(2, number(-180, 180), 1.0, number(-90, 90));
    const MoveVerdict verdict = judgeMove(table.field, mover, move, trooperTerms());
    const bool tooTall = has(verdict.objections, Fault::toolOverTooTall);
    bool sampled = false;
    for (int i = 0; i < 3000; ++i) {
        const auto& arm = i % 2 ? verdict.tool.firstArm : verdict.tool.secondArm;
        const Vec2 point = arm[0] + (arm[1] - arm[0]) * share(i, 0.618034) +
                           (arm[3] - arm[0]) * share(i, 0.754878);
        const Vec2 hinge = verdict.tool.joint +
                           direction({360.0 * share(i, 0.569840)}) * (0.248 * share(i, 0.819172));
        for (const Vec2 at : {point, hinge})
            for (const Block& block : table.blocks) {
                const Vec3 local = block.local(Vec3(at, 0));
                const bool over = std::abs(local.x) < block.size.x / 2 - 0.005 &&
                                  std::abs(local.y) < block.size.y / 2 - 0.005;
                sampled = sampled || (over && block.size.z > trooperHeight + 1e-6);
            }
    }
    RC_ASSERT(!sampled || tooTall);
}

}  // namespace
}  // namespace sightline::geometry::test
