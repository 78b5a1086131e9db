// Battle cards whose rules for victory points are data and not C++ code. Core Rulebook p. 19-20, 38
// (Score Victory Points).
#include "engine/legion/lists/catalogue/battle_card.h"
#include "scenario/cards/shipped_cards.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// A game of two rounds on the map of a battle card of the catalogue. Blue's territory is on the
/// near side of the table.
struct OnMap : MissionScene {
    explicit OnMap(const std::string& id, int rounds = 2) {
        const BattleEntry* entry = shipped().battleCard(id);
        if (!entry) throw std::runtime_error("no battle card " + id);
        scenario.mission = Scenario::Mission{playedAs(*entry), std::nullopt, TableSide::near};
        scenario.lastRound = rounds;
    }
    /// Adds a blue unit that stands beside an objective token at (x, y).
    void blueAt(double x, double y) { blue(rebelTroopers(), {{x + 1.8, y}}); }
    void redAt(double x, double y) { red(stormtroopers(), {{x - 1.8, y}}); }
    /// Plays the game to its end. Returns the victory points of blue and red.
    std::array<int, 2> played() {
        start();
        while (!over()) {
            EXPECT_FALSE(asks(Ask::scoreByHand)) << "nothing is counted by hand";
            idle();
        }
        return points();
    }
    bool asksForPoints() {
        start();
        bool asked = false;
        while (!over()) {
            asked = asked || asks(Ask::scoreByHand);
            idle();
        }
        return asked;
    }
};

using Points = std::array<int, 2>;

TEST(BattleCardsByData, RecoverTheResearchCountsContestedLabs) {
    const std::vector<geometry::Vec2> labs{{12, 24}, {30, 24}, {54, 24}, {18, 12}};
    const std::array<int, 5> expected{0, 0, 1, 2, 3};
    for (std::size_t count = 0; count <= labs.size(); ++count) {
        OnMap scene("recover-the-research");
        scene.red(stormtroopers(), {{70.0, 34.0}});
        scene.blue(rebelTroopers(), {{2.0, 2.0}});
        for (std::size_t i = 0; i < count; ++i) scene.blueAt(labs[i].x, labs[i].y);
        EXPECT_EQ(scene.played(), (Points{expected[count], 0})) << count;
    }
}

TEST(BattleCardsByData, RecoverTheResearchCountsALabThatBothContestForBoth) {
    OnMap scene("recover-the-research");
    for (const auto& [x, y] : {std::pair{12.0, 24.0}, std::pair{30.0, 24.0}}) {
        scene.blueAt(x, y);
        scene.redAt(x, y);
    }
    EXPECT_EQ(scene.played(), (Points{1, 1}));
}

TEST(BattleCardsByData, NothingIsScoredInRound1) {
    OnMap scene("recover-the-research", 1);
    scene.blueAt(12, 24);
    scene.blueAt(30, 24);
    scene.red(stormtroopers(), {{70.0, 34.0}});
    EXPECT_EQ(scene.played(), (Points{0, 0}));
}

TEST(BattleCardsByData, CloseThePocketCountsTheCentreTwice) {
    OnMap scene("close-the-pocket");
    scene.blueAt(36, 18);
    scene.blueAt(18, 18);
    scene.redAt(54, 18);
    EXPECT_EQ(scene.played(), (Points{2 + 1, 1}));
    OnMap shared("close-the-pocket-recon");
    EXPECT_EQ(playedAs(*shipped().battleCard("close-the-pocket-recon")).scoring.size(), 2U);
}

TEST(BattleCardsByData, BreakthroughCountsCheckpointsByTerritory) {
    OnMap quiet("breakthrough");
    quiet.blue(rebelTroopers(), {{2.0, 2.0}});
    quiet.red(stormtroopers(), {{70.0, 34.0}});
    EXPECT_EQ(quiet.played(), (Points{2, 2})) << "nobody is near";
    OnMap raided("breakthrough");
    raided.blueAt(48, 30);
    raided.red(stormtroopers(), {{70.0, 34.0}});
    EXPECT_EQ(raided.played(), (Points{2 + 2, 1})) << "blue secures one in red's territory";
    OnMap fought("breakthrough");
    fought.blueAt(48, 30);
    fought.redAt(48, 30);
    EXPECT_EQ(fought.played(), (Points{2, 1})) << "nobody secures it, but an enemy contests it";
}

TEST(BattleCardsByData, SecuredTargetsAndPostsCount) {
    OnMap targets("shifting-priorities");
    targets.blueAt(36, 18);
    targets.redAt(54, 18);
    EXPECT_EQ(targets.played(), (Points{1, 1}));
    OnMap posts("contact-contact");
    const MapCard map = *posts.scenario.mission->objective.map;
    for (const ObjectiveSpot& spot : map.objectives) posts.blueAt(spot.at.x, spot.at.y);
    posts.red(stormtroopers(), {{70.0, 34.0}});
    const auto inEnemy = [&](const ObjectiveSpot& spot) {
        return geometry::isWithin(map.far, geometry::Outline{spot.at, spot.at, 0.5});
    };
    const auto far = std::count_if(map.objectives.begin(), map.objectives.end(), inEnemy);
    ASSERT_GT(far, 0);
    const int expected = static_cast<int>(map.objectives.size()) + static_cast<int>(far);
    EXPECT_EQ(posts.played(), (Points{expected, 0}));
}

TEST(BattleCardsByData, ACardWithALineOfAnotherKindIsStillCountedByHand) {
    OnMap scene("outflank");
    // The battle card as an older version of the program applied it: without its C++ code.
    scene.scenario.mission->objective =
        BattleCard(*scene.scenario.mission->objective.withoutProgram);
    scene.blueAt(36, 18);
    scene.red(stormtroopers(), {{70.0, 34.0}});
    EXPECT_TRUE(scene.asksForPoints());
}

}  // namespace
}  // namespace sightline::engine::scene
