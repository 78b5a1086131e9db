// Reinforcements. Core Rulebook, Keyword Glossary p. 53.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard reinforcing() { return bearing(lukeSkywalker(), Keyword::reinforcements); }

/// The last activation of a round. Blue's unit may have the keyword Reinforcements.
struct LastActivation : AttackScene {
    UnitId mover, enemy;
    explicit LastActivation(const UnitCard& own = reinforcing(),
                            const UnitCard& other = stormtroopers()) {
        mover = blue(own, {{10.0, 16.0}});
        enemy = red(other, {{40.0, 16.0}});
        with(mover).activated = true;
        scenario.lastRound = 3;
    }
    void endPhase() {
        start();
        rest(enemy);
    }
    double x(UnitId id) const { return view().mini(mini(id, 0)).mini.position.x; }
};

TEST(P53Reinforcements, AsTheEndPhaseOfRound1BeginsTheUnitMayMoveAtSpeed1) {
    LastActivation scene;
    scene.endPhase();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.view().phase, Phase::end);
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::reinforcements));
    scene.freeAction(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 0.0, 3.0)}), "") << "the tool of Speed 1";
    scene.move(straight(1, 0.0, 3.0));
    EXPECT_NEAR(scene.x(scene.mover), 13.0, 1e-9);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::reinforcements));
    EXPECT_FALSE(scene.recorded(Happening::actionMade)) << "a Move by an ability is no action";
    EXPECT_EQ(scene.view().round, 2);
}

TEST(P53Reinforcements, TheUnitMayStay) {
    LastActivation scene;
    scene.endPhase();
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P53Reinforcements, OnlyInTheFirstRound) {
    for (const int round : {1, 2}) {
        LastActivation scene;
        scene.scenario.round = round;
        scene.endPhase();
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), round == 1);
    }
}

TEST(P53Reinforcements, AUnitWithoutTheKeywordStays) {
    LastActivation scene(lukeSkywalker());
    scene.endPhase();
    EXPECT_EQ(scene.view().round, 2);
}

TEST(P53Reinforcements, UnitsOfBothPlayersMove) {
    LastActivation scene(reinforcing(), reinforcing());
    scene.endPhase();
    std::vector<Player> asked;
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
        asked.push_back(scene.question().player);
        scene.choose(Done{}, Ask::chooseFreeAction);
    }
    EXPECT_NE(asked[0], asked[1]);
    EXPECT_EQ(scene.view().round, 2);
}

// A unit withdraws only in its own activation (p. 29).
TEST(P53Reinforcements, AnEngagedUnitCannotMove) {
    LastActivation scene;
    scene.with(scene.enemy).minis.front().position = {10.0 + smallBase, 16.0, 0.0};
    scene.endPhase();
    EXPECT_EQ(scene.view().round, 2);
}

TEST(P53Reinforcements, WithAnImmobilizeTokenTheSpeedIsZero) {
    for (const int tokens : {0, 1}) {
        LastActivation scene;
        scene.with(scene.mover).tokens[Token::immobilize] = tokens;
        scene.endPhase();
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), tokens == 0);
    }
}

// An undeployed unit that makes a Move deploys (p. 24).
TEST(P53Reinforcements, AnUndeployedUnitDeploys) {
    LastActivation scene;
    scene.with(scene.mover).undeployed = true;
    scene.endPhase();
    EXPECT_TRUE(scene.asks(Ask::chooseFreeAction));
}

// Agile acts only after a Move that is part of an action. The Move of Reinforcements is not part of
// an action.
TEST(P53Reinforcements, AgileGivesNoTokensForThisMove) {
    LastActivation scene(bearing(reinforcing(), Keyword::agile, 1));
    scene.endPhase();
    scene.freeAction(Action::move);
    scene.move(straight(1, 0.0, 3.0));
    EXPECT_FALSE(scene.recorded(Happening::tokenGained));
}

}  // namespace
}  // namespace sightline::engine::scene
