// Core Rulebook p. 24, Deploying Units: the portions of the battlefield's edge within allied
// territory.
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue's territory is a strip along 24 inches of the left short edge, and a block at the long
/// edge. Red's territory is on the opposite side of the table.
struct Flanking : AttackScene {
    UnitId own = blue(rebelTroopers(), {{0.0, 0.0}});
    Flanking() {
        with(own).undeployed = true;
        red(stormtroopers(), {{36.0, 33.0}});
        BattleCard card = objectiveCard({}, {});
        card.map->near = {{{18, 0}, {54, 0}, {54, 9}, {18, 9}}, {{0, 0}, {6, 0}, {6, 24}, {0, 24}}};
        card.map->far = {{{66, 12}, {72, 12}, {72, 36}, {66, 36}}};
        scenario.mission = Scenario::Mission{card, std::nullopt, TableSide::near};
        start();
        activate(own);
        action(Action::move);
    }
    static geometry::Move from(geometry::Vec2 start, double way) {
        geometry::Move move;
        move.toolSpeed = 2;
        move.start = start;
        move.pose.contactAngle = move.pose.direction = geometry::Degrees{way};
        return move;
    }
    std::string refusalFrom(geometry::Vec2 start, double way) {
        return refusal(MoveAnswer{from(start, way)});
    }
};

const std::string notTheEdge =
    "both prongs of the tool must touch the allied edge of the battlefield (p. 24, "
    "Deploying Units)";

TEST(P24Deploying, ShortEdgesToo) {
    Flanking scene;
    EXPECT_EQ(scene.refusalFrom({0.0, 15.0}, 0.0), "");
    EXPECT_EQ(scene.refusalFrom({3.0, 0.0}, 90.0), "") << "the strip's end on the long edge";
    EXPECT_EQ(scene.refusalFrom({36.0, 0.0}, 90.0), "");
    scene.move(Flanking::from({0.0, 15.0}, 0.0));
    EXPECT_FALSE(scene.unit(scene.own).undeployed);
    const geometry::Mini leader = scene.view().mini(scene.mini(scene.own, 0)).mini;
    EXPECT_NEAR(leader.position.y, 15.0, 1e-6);
    EXPECT_GT(leader.position.x, 4.0);
}

TEST(P24Deploying, BothProngsLieWithinTheTerritorysPortionOfAShortEdge) {
    Flanking scene;
    const double prong = gameSet().toolWidth / 2.0;
    EXPECT_EQ(scene.refusalFrom({0.0, 24.0 - prong}, 0.0), "");
    EXPECT_NE(scene.refusalFrom({0.0, 24.0 - prong + 0.05}, 0.0), "") << "one prong beyond it";
    EXPECT_EQ(scene.refusalFrom({0.0, prong}, 0.0).find("prongs"), std::string::npos);
    EXPECT_NE(scene.refusalFrom({0.0, prong - 0.05}, 0.0).find("prongs"), std::string::npos);
}

TEST(P24Deploying, NotFromAnEnemyOrContestedPortion) {
    Flanking scene;
    EXPECT_EQ(scene.refusalFrom({72.0, 24.0}, 180.0), notTheEdge) << "red's short edge";
    EXPECT_NE(scene.refusalFrom({72.0, 6.0}, 180.0), "") << "nobody's";
    EXPECT_NE(scene.refusalFrom({12.0, 0.0}, 90.0), "") << "nobody's part of the long edge";
    EXPECT_NE(scene.refusalFrom({36.0, 36.0}, -90.0), "");
}

}  // namespace
}  // namespace sightline::engine::scene
