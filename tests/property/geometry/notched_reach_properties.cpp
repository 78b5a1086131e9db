// Compares the reach of notched bases with `judgeMove`. Compares the ground maps, which tell
// quickly whether a path is free, with the exact sweep of a base along the path.
#include "geometry/move/private/sweep.h"
#include "geometry/move/reach.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

// A table with walls and steps, as solids or as models. A base can move over some of them. Some are
// in difficult ground, some are scatter terrain, and some have an agreed height.
struct NotchedGround {
    std::vector<Block> blocks = [] {
        std::vector<Block> made = anyBlocks(6, 10, 26, 8, 28);
        for (Block& block : made)
            if (whole(0, 2) == 0) block.size.z = number(0.2, 2.6);
        return made;
    }();
    Battlefield field = fieldOf(blocks, [](const Block& it, const PieceId& id) {
        PieceSpec spec = whole(0, 1) ? it.asBox(id) : it.asMesh(id);
        if (whole(0, 3) == 0) spec.facts = woods();
        if (whole(0, 4) == 0) spec.facts.kind = Kind::scatter;
        if (whole(0, 3) == 0) spec.facts.height = number(0.3, 5);
        return spec;
    });
    std::vector<PlacedMini> others{{1, anyTrooper(10, 26, 8, 28)}, {2, anyTrooper(10, 26, 8, 28)}};
    std::vector<PlacedMini> enemies{{3, anyTrooper(10, 26, 8, 28)}};
    Mini mover = [this] {
        Mini mini =
            whole(0, 2)
                ? bike(number(12, 24), number(10, 26), number(-180, 180))
                : Mini{{number(12, 24), number(10, 26), 0}, {number(-180, 180)}, longBase, 3.0};
        mini.position.z = field.surfaceUnder(outlineOf(mini)).top;
        return mini;
    }();
    MoveTerms terms = [] {
        MoveTerms it = bikeTerms(whole(1, 3));
        it.maxTurn = {whole(0, 1) ? 90.0 : 0.0};
        it.placement.mayOverhang = whole(0, 2) > 0;
        it.crossesImpassable = whole(0, 3) == 0;
        it.startsInDifficult = whole(0, 3) == 0;
        if (whole(0, 2) == 0) it.kind = whole(0, 1) ? MoveKind::reverse : MoveKind::strafe;
        return it;
    }();
};

// Every legal cell of the reach (the map of the places at which a move can end) must be legal for
// `judgeMove`. If a drag to a cell gives a legal move, the reach must contain the cell.
RC_GTEST_PROP(NotchedReachProperties, CellsAreLegalByTheJudgeAndNoWishIsLeftOut, ()) {
    const NotchedGround table;
    const Reach reach =
        reachOf(table.field, table.mover, table.terms, table.others, table.enemies, {0.6});
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column) {
            const Vec2 centre = reach.centre(column, row);
            if (reach.legal(column, row)) {
                const MoveVerdict verdict =
                    judgeMove(table.field, table.mover, reach.moveTo(column, row), table.terms,
                              table.others, table.enemies);
                RC_ASSERT(verdict.legal);
                RC_ASSERT(glm::distance(Vec2(verdict.end.position), centre) < 1e-6);
                const double z = reach.z[reach.index(column, row)];
                RC_ASSERT(std::abs(verdict.end.position.z - z) < 1e-9);
                continue;
            }
            const SolvedMove wish = wishedMove(table.field, table.mover, centre, table.terms,
                                               table.others, table.enemies);
            RC_ASSERT(!wish.verdict.legal || wish.miss > 1e-6);
        }
}

// If the ground maps know whether a path is free, the exact sweep of a base must give the same
// result.
RC_GTEST_PROP(NotchedReachProperties, AWayIsKnownAsItIsSwept, ()) {
    const NotchedGround table;
    const MoveTerms& terms = table.terms;
    const double stands = countedHeight(table.field, table.mover);
    const GroundMover strider{stands, table.mover.height, terms.maxClimb};
    Box region;
    region.add(table.mover.position);
    region = region.grown(16.0);
    const GroundMap ground(table.field, region, strider, terms.crossesImpassable);
    const SlideMap slides(ground, radiusOf(table.mover.base));
    NearMatter near(table.field, region, strider, terms.crossesImpassable,
                    radiusOf(table.mover.base));
    for (int i = 0; i < 20; ++i) {
        const Notch notch = std::array{Notch::front, Notch::rear, Notch::left}[std::size_t(i % 3)];
        const Degrees way{table.mover.facing.value + angleOf(notch).value};
        const SweptPath path{{way, way, {number(-90, 90)}, number(0, 1)}, whole(1, 3), notch};
        const bool met = firstImpediment(table.field, table.mover, terms, path).has_value();
        RC_ASSERT(isImpeded(table.field, table.mover, terms, path, &slides, &near) == met);
        const auto known = knownPath(slides, dimensions(), table.mover, path);
        RC_ASSERT(known == GroundMap::Way::unknown || (known == GroundMap::Way::blocked) == met);
    }
}

// A random move of a notched base: first rotation, bend of the tool and stop. `askew` changes the
// rotation and the bend, `later` changes the stop.
Move sampledMove(const NotchedGround& table, int i, double askew = 0.0, double later = 0.0) {
    const auto share = [&](double step) { return std::fmod(0.5 + step * (i + 1), 1.0); };
    const Notch notch = notchOf(table.terms.kind, table.mover.facing,
                                {table.mover.facing.value + (i % 2 ? 90.0 : -90.0)});
    Move move =
        straight(1 + i % table.terms.speed, 0.0, std::clamp(share(0.819172) + later, 0.0, 1.0),
                 174.0 * share(0.754878) - 87.0 + askew);
    move.kind = table.terms.kind;
    double turn = table.terms.maxTurn.value * (2.0 * share(0.618034) - 1.0);
    if (table.terms.maxTurn.value > 0.0) turn = std::clamp(turn + askew, -90.0, 90.0);
    if (turn != 0.0) move.rotateFirst = Degrees{table.mover.facing.value + turn};
    move.pose.direction = {table.mover.facing.value + turn + angleOf(notch).value};
    move.pose.contactAngle = move.pose.direction;
    return move;
}

// The closest legal move that the search finds must be legal. No sample move that stays legal after
// small changes may end much closer to the target than the found move.
RC_GTEST_PROP(NotchedReachProperties, TheClosestLegalMoveIsNoFartherThanASampledOne, ()) {
    const NotchedGround table;
    const Vec2 target(number(8, 28), number(6, 30));
    const auto judged = [&](const Move& move) {
        return judgeMove(table.field, table.mover, move, table.terms, table.others, table.enemies);
    };
    const auto found = closestLegalMove(table.field, table.mover, target, table.terms, table.others,
                                        table.enemies);
    if (found) RC_ASSERT(judged(found->move).legal);
    for (int i = 0; i < 250; ++i) {
        const MoveVerdict verdict = judged(sampledMove(table, i));
        if (!verdict.legal) continue;
        const double miss = glm::distance(Vec2(verdict.end.position), target);
        if (found && miss > found->miss - 0.35) continue;
        const bool play = judged(sampledMove(table, i, 2.0)).legal &&
                          judged(sampledMove(table, i, -2.0)).legal &&
                          judged(sampledMove(table, i, 0.0, 0.04)).legal &&
                          judged(sampledMove(table, i, 0.0, -0.04)).legal;
        if (play) RC_FAIL("missed by " + std::to_string(found ? found->miss - miss : 99.0));
    }
}

}  // namespace
}  // namespace sightline::geometry::test
