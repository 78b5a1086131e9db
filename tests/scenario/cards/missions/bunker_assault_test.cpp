// The objective card Bunker Assault.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(MissionBunkerAssault, SecuredBunkersScore) {
    for (const char* id : {"bunker-assault", "bunker-assault-recon"}) {
        ObjectiveScene scene(id);
        const ObjectiveSpot spot = scene.scenario.mission->objective.map->objectives[3];
        const geometry::Vec2 at =
            onTable(spot.at, *scene.scenario.mission->objective.map, {72, 36});
        scene.blueAt(at.x, at.y);
        scene.redAway();
        EXPECT_EQ(scene.played(), (Points{1, 0})) << id;
    }
}

TEST(MissionBunkerAssault, OnlyEnemyBunkersAreWounded) {
    ObjectiveScene scene("bunker-assault");
    scene.blueAt(48, 12);
    scene.redAt(48, 24);
    scene.blueAt(24, 24);
    scene.redAt(24, 12);
    EXPECT_EQ(scene.played(), (Points{2, 2}));
    EXPECT_EQ(scene.named("Bunker 1").counters, 1) << "blue secures an enemy Bunker";
    EXPECT_EQ(scene.named("Bunker 2").counters, 0) << "red secures its own Bunker";
    EXPECT_EQ(scene.named("Bunker 3").counters, 1);
    EXPECT_EQ(scene.named("Bunker 4").counters, 0);
}

TEST(MissionBunkerAssault, NothingHappensInRound1OrWhenNobodySecures) {
    ObjectiveScene first("bunker-assault", "", 1, 1);
    first.blueAt(24, 24);
    first.redAway();
    EXPECT_EQ(first.played(), (Points{0, 0}));
    EXPECT_EQ(first.named("Bunker 1").counters, 0);
    ObjectiveScene fought("bunker-assault");
    fought.blueAt(24, 24);
    fought.redAt(24, 24);
    EXPECT_EQ(fought.played(), (Points{0, 0}));
    EXPECT_EQ(fought.named("Bunker 1").counters, 0);
}

TEST(MissionBunkerAssault, ASpecialistAddsAWound) {
    UnitCard special = rebelTroopers();
    special.rank = Rank::specialForces;
    UnitCard operative = rebelTroopers();
    operative.rank = Rank::operative;
    UnitCard support = rebelTroopers();
    support.rank = Rank::support;
    for (const auto& [card, wounds] : {std::pair{special, 2}, std::pair{operative, 2},
                                       std::pair{lukeSkywalker(), 2}, std::pair{support, 1}}) {
        ObjectiveScene scene("bunker-assault");
        scene.blue(card, {{25.8, 24.0}});
        scene.redAway();
        scene.played();
        EXPECT_EQ(scene.named("Bunker 1").counters, wounds) << card.name;
    }
}

TEST(MissionBunkerAssault, AThirdWoundDestroysTheBunker) {
    ObjectiveScene scene("bunker-assault", "", 2, 4);
    scene.blueAt(24, 24);
    scene.redAway();
    EXPECT_EQ(scene.played(), (Points{1 + 1 + 3, 0}));
    EXPECT_TRUE(scene.named("Bunker 1").removed);
    EXPECT_EQ(scene.last(Happening::victoryPointsScored).player, Player::red);
    EXPECT_TRUE(std::any_of(
        scene.game().record().begin(), scene.game().record().end(),
        [](const Ruling& one) { return one.verdict == "Bunker Assault: Bunker is destroyed"; }));
}

}  // namespace
}  // namespace sightline::engine::scene
