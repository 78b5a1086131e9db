// The sensible player makes the Card actions of secondary objective cards that score.
#include "engine/legion/advice/players/goals.h"
#include "scenario/cards/missions/objective_card_scene.h"
#include "scenario/players/sensible_answers.h"

namespace sightline::engine::scene {
namespace {

bool picksCardAction(const AttackScene& scene) {
    return std::holds_alternative<CardAction>(picked(scene));
}

/// A unit at a token of the card acts. An enemy stands `away` inches from it, or far away.
struct AtToken : ObjectiveScene {
    UnitId unit, enemy;
    AtToken(const std::string& card, const std::string& name, Player player, double away = 30.0)
        : ObjectiveScene(quietObjective, card, 2, 4) {
        const bool isBlue = player == Player::blue;
        const UnitId blueUnit = blue(rebelTroopers(), {{isBlue ? 37.8 : 37.8 + away, 18}});
        const UnitId redUnit = red(stormtroopers(), {{isBlue ? 37.8 + away : 37.8, 18}});
        unit = isBlue ? blueUnit : redUnit;
        enemy = isBlue ? redUnit : blueUnit;
        scenario.firstPlayer = player;
        lay(opponent(player), ObjectiveKind::asset, name + " 1", {36, 18});
    }
    void begin() {
        start();
        activate(unit);
        while (asks(Ask::rollDice)) idle();
    }
};

TEST(SensiblePlayer, RecoversDataOnceAtACore) {
    for (const Player player : bothPlayers) {
        AtToken scene("retrieve-the-data", "Data Core", player);
        scene.begin();
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_TRUE(picksCardAction(scene));
        scene.makeCardAction();
        EXPECT_FALSE(picksCardAction(scene)) << "once in an activation";
    }
}

TEST(SensiblePlayer, LeavesACoreThatIsRecovered) {
    ObjectiveScene scene(quietObjective, "retrieve-the-data", 2, 4);
    const UnitId first = scene.blueAt(36, 18);
    const UnitId second = scene.blue(rebelTroopers(), {{36, 20.2}});
    const UnitId third = scene.blue(rebelTroopers(), {{36, 15.8}});
    const UnitId red = scene.redAway();
    scene.lay(Player::blue, ObjectiveKind::asset, "Data Core 1", {36, 18});
    scene.start();
    for (const UnitId unit : {first, second}) {
        scene.activate(unit);
        EXPECT_TRUE(picksCardAction(scene));
        scene.makeCardAction();
        scene.action(Action::finish);
        if (unit == first) scene.rest(red);
    }
    ASSERT_EQ(scene.named("Data Core 1").counters, 2);
    scene.activate(third);
    ASSERT_EQ(scene.cardActions(), 1) << "the action is legal";
    EXPECT_FALSE(picksCardAction(scene));
}

TEST(SensiblePlayer, TakesARelayOfTheEnemyAndKeepsItsOwn) {
    for (const Player player : bothPlayers) {
        AtToken scene("align-the-relay", "Comms Relay", player);
        scene.begin();
        EXPECT_TRUE(picksCardAction(scene));
        scene.makeCardAction();
        EXPECT_EQ(scene.named("Comms Relay 1").owner, player);
        EXPECT_FALSE(picksCardAction(scene));
    }
}

TEST(SensiblePlayer, GoesToCoresAndToRelaysThatItDoesNotControl) {
    for (const bool own : {false, true}) {
        ObjectiveScene scene("close-the-pocket", "align-the-relay", 2, 4);
        const UnitId unit = scene.blue(rebelTroopers(), {{10, 18}});
        // Other units hold the points of interest.
        for (const ObjectiveSpot& spot : scene.scenario.mission->objective.map->objectives)
            scene.blueAt(spot.at.x, spot.at.y);
        scene.redAway();
        scene.lay(own ? Player::blue : Player::red, ObjectiveKind::asset, "Comms Relay 1",
                  {13, 18});
        scene.start();
        const View view = scene.view();
        const Goal goal = goalOf(view, unit);
        const bool there = goal.kind == Goal::Kind::token && goal.at == geometry::Vec2{13, 18};
        EXPECT_EQ(there, !own);
    }
}

TEST(SensiblePlayer, ScoresByBothCardsInAGame) {
    for (const auto& [card, name] : {std::pair{"retrieve-the-data", "Data Core"},
                                     std::pair{"align-the-relay", "Comms Relay"}}) {
        ObjectiveScene scene(quietObjective, card, 2, 5);
        for (const double x : {34.2, 38.0}) scene.blue(rebelTroopers(), {{x, 17.0}});
        for (const double x : {6.0, 9.0}) scene.blue(rebelTroopers(), {{x, 18.0}});
        scene.redAway();
        scene.lay(Player::red, ObjectiveKind::asset, std::string(name) + " 1", {36, 18});
        scene.lay(Player::red, ObjectiveKind::asset, std::string(name) + " 2", {7, 18});
        scene.start();
        while (!scene.over()) {
            const Question& open = scene.question();
            if (open.form == AnswerForm::dice || open.form == AnswerForm::draw ||
                open.player == Player::red)
                goOn(scene);
            else
                scene.chance(sensibleIn(scene), open.ask);
        }
        EXPECT_GE(scene.points()[0], 1) << card;
    }
}

}  // namespace
}  // namespace sightline::engine::scene
