// The moves and formations that the solvers propose must be legal for `judgeMove`, which also
// checks the players' moves.
#include <limits>

#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

struct MoveTable {
    std::vector<Block> blocks = anyBlocks(6, 10, 26, 8, 28);
    Battlefield field = fieldOf(blocks, [](const Block& it, const PieceId& id) {
        PieceSpec spec = it.asBox(id);
        if (whole(0, 3) == 0)
            spec.facts.height = number(0.3, 5);  // a height on which the players have agreed
        return spec;
    });
    std::vector<PlacedMini> others{{1, anyTrooper(10, 26, 8, 28)}, {2, anyTrooper(10, 26, 8, 28)}};
    std::vector<PlacedMini> enemies{{3, anyTrooper(10, 26, 8, 28)}};
    Vec2 target{number(8, 28), number(6, 30)};
};

bool touches(const MoveVerdict& verdict) {
    const Outline base = outlineOf(verdict.end);
    return std::min(gap(base, verdict.tool.firstArm), gap(base, verdict.tool.secondArm)) <=
           contactTolerance;
}

RC_GTEST_PROP(MoveProperties, SolvedMovesOfTroopersAreLegal, ()) {
    const MoveTable table;
    const Mini mover = anyTrooper(12, 24, 10, 26);
    const MoveTerms terms = whole(0, 1) ? trooperTerms(whole(1, 3)) : climbTerms();
    const auto move =
        closestLegalMove(table.field, mover, table.target, terms, table.others, table.enemies);
    if (!move) return;
    const MoveVerdict judged =
        judgeMove(table.field, mover, move->move, terms, table.others, table.enemies);
    RC_ASSERT(judged.legal);
    RC_ASSERT(touches(judged));
    const double miss = glm::distance(Vec2(judged.end.position), table.target);
    RC_ASSERT(std::abs(miss - move->miss) < 1e-9);
}

RC_GTEST_PROP(MoveProperties, SolvedMovesOfNotchedBasesAreLegal, ()) {
    const MoveTable table;
    Mini mover = bike(number(12, 24), number(10, 26), number(-180, 180));
    MoveTerms terms = bikeTerms(whole(1, 3));
    terms.maxTurn = {whole(0, 1) ? 90.0 : 0.0};
    if (whole(0, 1)) terms.kind = MoveKind::reverse;
    const auto move =
        closestLegalMove(table.field, mover, table.target, terms, table.others, table.enemies);
    if (!move) return;
    RC_ASSERT(judgeMove(table.field, mover, move->move, terms, table.others, table.enemies).legal);
}

RC_GTEST_PROP(MoveProperties, AWishOnAnEmptyTableComesTrueWithinReach, ()) {
    const Mini mover = trooper(36, 18);
    const Vec2 target(number(28, 44), number(10, 26));
    const SolvedMove wish = wishedMove(field(), mover, target, trooperTerms(3));
    const double away = glm::distance(target, Vec2(36, 18)), reach = 202 * mm;
    RC_ASSERT(wish.verdict.legal);
    RC_ASSERT(std::abs(wish.miss - std::max(0.0, away - reach)) < 1e-6);
}

RC_GTEST_PROP(MoveProperties, ANotchedWishIsNoFartherThanAnySampledMove, ()) {
    const Mini mover = bike(36, 18, number(-180, 180));
    const Vec2 target(number(26, 46), number(8, 28));
    const double best = wishedMove(field(), mover, target, bikeTerms(2)).miss;
    for (int i = 0; i < 2000; ++i) {
        const auto share = [&](double step) { return std::fmod(step * (i + 1), 1.0); };
        const double facing = mover.facing.value + 180 * share(0.618034) - 90;
        const ToolPose pose{{facing}, {facing}, {180 * share(0.754878) - 90}, share(0.569840)};
        const ToolStop stop = stopOnTool(dimensions(), 2, mover, pose);
        RC_ASSERT(glm::distance(stop.centre, target) > best - 0.02);
    }
}

RC_GTEST_PROP(MoveProperties, FormationsAreLegalAndDeterministic, ()) {
    const MoveTable table;
    const Mini before = trooper(4, 4);
    const Mini after = anyTrooper(12, 24, 10, 26);
    RC_PRE(judgePlacement(table.field, after, {}, table.others, table.enemies).legal);
    std::vector<FormationMember> squad;
    squad.reserve(5);
    for (int i = 0; i < 5; ++i) squad.push_back({10 + i, trooper(number(2, 6), number(2, 6))});
    const auto place = [&] {
        return placeInCohesion(table.field, before, after, squad, {}, table.others, table.enemies);
    };
    const auto places = place(), again = place();
    std::vector<PlacedMini> stand(table.others);
    stand.push_back({0, after});
    for (std::size_t i = 0; i < places.size(); ++i) {
        RC_ASSERT(places[i].mini.position == again[i].mini.position);
        RC_ASSERT(judgePlacement(table.field, places[i].mini, {}, stand, table.enemies).legal);
        if (places[i].inCohesion)
            RC_ASSERT(cohesion(table.field, after, places[i].mini).inCohesion);
        stand.push_back({places[i].key, places[i].mini});
    }
}

void expectMadeAsJudged(const Battlefield& field, const Mini& mover, const Move& move,
                        const MoveTerms& terms) {
    const MoveVerdict verdict = judgeMove(field, mover, move, terms);
    const MadeMove made = makeMove(field, mover, move, terms);
    RC_ASSERT(made.end.position == verdict.end.position);
    RC_ASSERT(made.end.facing.value == verdict.end.facing.value);
    RC_ASSERT(made.tool.start == verdict.tool.start);
    RC_ASSERT(made.tool.joint == verdict.tool.joint);
    RC_ASSERT(made.tool.end == verdict.tool.end);
}

RC_GTEST_PROP(MoveProperties, AMoveIsCarriedOutAsItIsJudged, ()) {
    const MoveTable table;
    const bool small = whole(0, 1) == 1;
    Mini mover = small ? anyTrooper(12, 24, 10, 26)
                       : bike(number(12, 24), number(10, 26), number(-180, 180));
    if (whole(0, 1)) mover.position.z = std::numeric_limits<double>::quiet_NaN();
    MoveTerms terms = small ? trooperTerms(2) : bikeTerms(2);
    if (small && whole(0, 1)) terms = climbTerms();
    const MoveKind kinds[] = {MoveKind::standard, MoveKind::reverse, MoveKind::strafe,
                              MoveKind::pivot};
    if (!small) terms.kind = kinds[whole(0, 3)];
    for (int i = 0; i < 20; ++i) {
        Move move = straight(whole(1, 3), number(-180, 180), number(0, 1), number(-90, 90));
        move.kind = terms.kind;
        if (whole(0, 1)) move.rotateFirst = Degrees{number(-180, 180)};
        if (small && whole(0, 1)) move.end = Vec2(number(10, 26), number(8, 28));
        expectMadeAsJudged(table.field, mover, move, terms);
    }
}

// An objection must name the piece or miniature that causes it.
bool namesItsCause(const Objection& objection) {
    switch (objection.fault) {
        case Fault::partlyOnTerrain:
        case Fault::unstable:
        case Fault::onImpassable:
        case Fault::onBarricade:
        case Fault::toolOverImpassable:
        case Fault::toolOverTooTall:
        case Fault::sweepBlocked:
            return objection.piece && objection.text.find(*objection.piece) != std::string::npos;
        case Fault::toolSlowed:
            return objection.piece.has_value();
        case Fault::overlapsMini:
        case Fault::touchesForbidden:
            return objection.mini.has_value();
        default:
            return true;
    }
}

RC_GTEST_PROP(MoveProperties, EveryRefusalNamesItsCauseInWords, ()) {
    std::vector<Block> blocks = anyBlocks(6, 10, 26, 8, 28);
    const Battlefield field = fieldOf(blocks, [](const Block& it, const PieceId& id) {
        PieceSpec spec = whole(0, 1) ? it.asBox(id) : it.asMesh(id);
        spec.facts.movement = static_cast<Movement>(whole(0, 2));
        if (whole(0, 3) == 0) spec.facts.kind = Kind::barricade;
        return spec;
    });
    const std::vector<PlacedMini> others{{1, anyTrooper(10, 26, 8, 28)}};
    const std::vector<PlacedMini> enemies{{3, anyTrooper(10, 26, 8, 28)}};
    const bool small = whole(0, 1) == 1;
    const Mini mover = small ? anyTrooper(12, 24, 10, 26)
                             : bike(number(12, 24), number(10, 26), number(-180, 180));
    const MoveTerms terms = small ? trooperTerms(2) : bikeTerms(2);
    for (int i = 0; i < 20; ++i) {
        const double way = small ? number(-180, 180) : mover.facing.value;
        const Move move = straight(whole(1, 3), way, number(0, 1), number(-100, 100));
        const MoveVerdict verdict = judgeMove(field, mover, move, terms, others, enemies);
        RC_ASSERT(verdict.legal == verdict.objections.empty());
        for (const Objection& objection : verdict.objections) {
            RC_ASSERT(!objection.text.empty());
            if (!namesItsCause(objection)) RC_FAIL(objection.text);
        }
    }
}

}  // namespace
}  // namespace sightline::geometry::test
