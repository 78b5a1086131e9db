// Tests the legal places of undeployed units, and the search for the legal move that ends closest
// to a place. Compares both with `judgeMove` and with sample moves along the table's edge and
// around a transport.
#include <cmath>

#include "geometry/move/reach.h"
#include "property/geometry/reach_samples.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

constexpr double west = 8.0, east = 28.0;  // x of both ends of the allied part of the table's edge

struct Landing {
    std::vector<Block> blocks = anyBlocks(5, 8, 28, 1, 11);
    Battlefield field =
        whole(0, 1)
            ? fieldOf(blocks)
            : fieldOf(blocks, [](const Block& it, const PieceId& id) { return it.asMesh(id); });
    std::vector<PlacedMini> others{{1, anyTrooper(10, 26, 1, 8)}};
    std::vector<PlacedMini> enemies{{3, anyTrooper(10, 26, 1, 8)}};
    Mini mover;
    MoveTerms terms;

    explicit Landing(bool small) {
        mover = small         ? trooper(0, 0)
                : whole(0, 1) ? bike(0, 0, number(-180, 180))
                              : Mini{{0, 0, 0}, {number(-180, 180)}, longBase, 3.0};
        terms = small ? trooperTerms(whole(1, 2)) : bikeTerms(whole(1, 2));
        if (!small && whole(0, 3) == 0) terms.kind = MoveKind::reverse;
        if (!small && whole(0, 3) == 0) terms.kind = MoveKind::strafe;
        terms.deployment = Deployment{{{{west, 0}, {east, 0}}}, {}};
        if (whole(0, 1)) return;
        const Mini transport{{number(14, 22), number(5, 9), 0},
                             {number(-180, 180)},
                             whole(0, 1) ? longBase : hugeBase,
                             3.0};
        terms.deployment->transport = transport;
        others.push_back({2, transport});
    }
    MoveVerdict judged(const Move& move) const {
        return judgeMove(field, mover, move, terms, others, enemies);
    }
};

// A random movement tool that starts at the table's edge or at the transport. The unit leader moves
// along a part of the tool.
Move sampledMove(const Landing& table, int i, double aside = 0.0) {
    Move move;
    move.kind = table.terms.kind;
    move.toolSpeed = 1 + i % table.terms.speed;
    Degrees way{90.0};
    Vec2 start(west + 0.25 + (east - west - 0.5) * share(i, 0.618034) + aside, 0.0);
    if (const auto& transport = table.terms.deployment->transport) {
        const Outline base = outlineOf(*transport);
        way = turn({360.0 * share(i, 0.618034) + aside * 10.0}, {0.0});
        const Vec2 out = direction(way);
        start = (glm::dot(base.b - base.a, out) > 0.0 ? base.b : base.a) + out * base.radius;
    }
    move.start = start;
    move.pose = {way, way, {180.0 * share(i, 0.754878) - 90.0}, share(i, 0.569840)};
    return move;
}

void expectEveryCellLegal(const Landing& table, const Reach& reach) {
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            if (!reach.legal(column, row)) continue;
            const MoveVerdict verdict = table.judged(reach.moveTo(column, row));
            RC_ASSERT(verdict.legal);
            const Vec2 end(verdict.end.position);
            RC_ASSERT(glm::distance(end, reach.centre(column, row)) < 1e-5);
            RC_ASSERT(std::abs(verdict.end.position.z - reach.z[reach.index(column, row)]) < 1e-9);
        }
}

Reach reachOf(const Landing& table, double cell) {
    return geometry::reachOf(table.field, table.mover, table.terms, table.others, table.enemies,
                             {cell});
}

RC_GTEST_PROP(DeployProperties, EveryCellOfANotchedBaseIsLegalByTheJudge, ()) {
    const Landing table(false);
    expectEveryCellLegal(table, reachOf(table, 0.8));
}

RC_GTEST_PROP(DeployProperties, EveryCellOfATrooperIsLegalByTheJudge, ()) {
    const Landing table(true);
    expectEveryCellLegal(table, reachOf(table, 0.8));
}

// `makeMove` must return the same end and the same tool as `judgeMove`.
RC_GTEST_PROP(DeployProperties, AMoveIsCarriedOutAsItIsJudged, ()) {
    const Landing table(whole(0, 1) == 1);
    for (int i = 0; i < 30; ++i) {
        const Move move = sampledMove(table, i);
        const MoveVerdict verdict = table.judged(move);
        const MadeMove made = makeMove(table.field, table.mover, move, table.terms);
        RC_ASSERT(made.end.position == verdict.end.position);
        RC_ASSERT(made.end.facing.value == verdict.end.facing.value);
        RC_ASSERT(made.tool.start == verdict.tool.start);
        RC_ASSERT(made.tool.end == verdict.tool.end);
    }
}

RC_GTEST_PROP(DeployProperties, NoSampledLegalMoveEndsFarOutside, ()) {
    const Landing table(whole(0, 1) == 1);
    const Reach reach = reachOf(table, 0.5);
    int legal = 0, outside = 0;
    for (int i = 0; i < 200; ++i) {
        const MoveVerdict verdict = table.judged(sampledMove(table, i));
        if (!verdict.legal) continue;
        ++legal;
        if (fromLegalCell(reach, Vec2(verdict.end.position)) <= 0.72) continue;
        const bool play = table.judged(sampledMove(table, i, 0.3)).legal &&
                          table.judged(sampledMove(table, i, -0.3)).legal;
        if (play) ++outside;
    }
    RC_ASSERT(outside * 50 <= legal + 49);
}

RC_GTEST_PROP(DeployProperties, TheClosestLegalMoveIsLegalAndNoFartherThanASampledOne, ()) {
    const Landing table(whole(0, 1) == 1);
    const Vec2 target(number(8, 28), number(1, 12));
    const auto found = closestLegalMove(table.field, table.mover, target, table.terms, table.others,
                                        table.enemies);
    if (found) {
        const MoveVerdict verdict = table.judged(found->move);
        RC_ASSERT(verdict.legal);
        const double miss = glm::distance(Vec2(verdict.end.position), target);
        RC_ASSERT(std::abs(miss - found->miss) < 1e-9);
    }
    for (int i = 0; i < 200; ++i) {
        const MoveVerdict verdict = table.judged(sampledMove(table, i));
        const bool play = verdict.legal && table.judged(sampledMove(table, i, 0.3)).legal &&
                          table.judged(sampledMove(table, i, -0.3)).legal;
        if (!play) continue;
        RC_ASSERT(found.has_value());
        RC_ASSERT(glm::distance(Vec2(verdict.end.position), target) > found->miss - 0.8);
    }
}

}  // namespace
}  // namespace sightline::geometry::test
