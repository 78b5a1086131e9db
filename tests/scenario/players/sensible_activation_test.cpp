// The sensible player in an activation: actions, moves, standby, and the choice of the unit.
#include <cmath>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"
#include "scenario/mission_scene.h"
#include "scenario/players/sensible_answers.h"

namespace sightline::engine::scene {
namespace {

/// The place to which the sensible player moves the leader. Also checks that the move is legal.
geometry::Vec2 endOfMove(AttackScene& scene, UnitId unit) {
    const Answer answer = sensibleIn(scene);
    EXPECT_EQ(scene.game().refusalOf(answer), std::nullopt);
    scene.move(std::get<MoveAnswer>(answer).move);
    const geometry::Vec3 at = scene.view().mini(scene.mini(unit, 0)).mini.position;
    return {at.x, at.y};
}

/// Stormtroopers at `apart` inches from rebels in the open. No mission gives points.
struct Field : AttackScene {
    UnitId storm, rebels;
    explicit Field(double apart)
        : storm(blue(stormtroopers(), column({10.0, 14.0}, 4))),
          rebels(red(rebelTroopers(), column({10.0 + apart, 14.0}, 4))) {}
    void begin() {
        start();
        activate(storm);
        while (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
    }
};

TEST(SensiblePlayer, AimsBeforeItAttacksWhereItNeedNotMove) {
    Field scene(12.0);
    scene.begin();
    ASSERT_TRUE(scene.offers(Action::attack));
    EXPECT_EQ(picked(scene), Option{Action::aim});
    scene.action(Action::aim);
    EXPECT_EQ(picked(scene), Option{Action::attack});
}

TEST(SensiblePlayer, MovesWhereNobodyIsInRange) {
    Field scene(40.0);
    scene.begin();
    ASSERT_FALSE(scene.offers(Action::attack));
    EXPECT_EQ(picked(scene), Option{Action::move});
}

TEST(SensiblePlayer, StandsByWhereAnEnemyMayComeWithinRange2) {
    for (const int speed : {1, 3}) {
        Field scene(19.5);
        scene.with(scene.rebels).card.speed = speed;
        scene.begin();
        ASSERT_FALSE(scene.offers(Action::attack));
        scene.action(Action::recover);
        ASSERT_TRUE(scene.offers(Action::standby));
        EXPECT_EQ(picked(scene) == Option{Action::standby}, speed == 3) << "Speed " << speed;
    }
}

TEST(SensiblePlayer, RecoversWhereSuppressionTakesItsAction) {
    Field scene(40.0);
    scene.with(scene.storm).tokens[Token::suppression] = 1;
    scene.scenario.mission = Scenario::Mission{
        objectiveCard({poi(10, 12)}, {{Scores::securedPoi, 1, 99}}), std::nullopt, TableSide::near};
    scene.begin();
    EXPECT_EQ(picked(scene), Option{Action::recover});
}

TEST(SensiblePlayer, FinishesAnAttackWithADodge) {
    Field scene(12.0);
    scene.begin();
    scene.action(Action::attack);
    scene.defend(scene.rebels);
    scene.weapons();
    scene.dice({blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(picked(scene), Option{Action::dodge});
}

/// One POI that stormtroopers secure. The enemy is far away.
struct Holding : MissionScene {
    UnitId storm;
    explicit Holding(geometry::Vec2 at) : storm(blue(stormtroopers(), column(at, 4))) {
        mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
        scenario.lastRound = 5;
        red(rebelTroopers(), column({36.0, 31.0}, 3));
    }
};

TEST(SensiblePlayer, StaysAtAnObjectiveThatItSecures) {
    Holding scene({33.0, 16.0});
    scene.start();
    ASSERT_EQ(scene.token(0).securedBy, Player::blue);
    scene.activate(scene.storm);
    while (scene.asks(Ask::chooseAction)) {
        const Option chosen = picked(scene);
        const Action* action = std::get_if<Action>(&chosen);
        ASSERT_NE(action, nullptr);
        EXPECT_FALSE(isMove(*action));
        if (*action == Action::attack) break;
        scene.action(*action);
    }
}

TEST(SensiblePlayer, GoesToAnObjectiveThatNobodySecures) {
    Holding scene({36.0, 4.0});
    scene.start();
    scene.activate(scene.storm);
    EXPECT_EQ(picked(scene), Option{Action::move});
    scene.action(Action::move);
    const geometry::Vec2 end = endOfMove(scene, scene.storm);
    EXPECT_GT(end.y, 8.5) << "nearly the whole of the move";
}

// Two places are at the same distance from the objective. The player must choose the place behind a
// barricade.
TEST(SensiblePlayer, PrefersCoverAmongPlacesAtTheObjective) {
    MissionScene scene;
    scene.mission({poi(36, 12)}, {{Scores::securedPoi, 1, 99}});
    scene.scenario.lastRound = 5;
    const UnitId storm = scene.blue(stormtroopers(), {{36.0, 5.0}});
    scene.red(rebelTroopers(), column({36.0, 30.0}, 4));
    scene.terrain(box("wall", {33.3, 12.5}, {3.0, 0.5, 1.0}, barricade()));
    scene.start();
    scene.activate(storm);
    scene.action(Action::move);
    const geometry::Vec2 end = endOfMove(scene, storm);
    EXPECT_LT(end.x, 35.0) << "behind the barricade on the left";
    EXPECT_LT(end.y, 12.5);
    EXPECT_LT(std::hypot(end.x - 36.0, end.y - 12.0), 4.0) << "still at the objective";
}

TEST(SensiblePlayer, ActivatesTheUnitWithTheBestAttackFirst) {
    AttackScene scene;
    const UnitId far = scene.blue(stormtroopers(), column({4.0, 2.0}, 4));
    const UnitId near = scene.blue(stormtroopers(), column({20.0, 14.0}, 4));
    scene.red(rebelTroopers(), column({34.0, 14.0}, 4));
    scene.start();
    ASSERT_TRUE(scene.offers(far));
    EXPECT_EQ(picked(scene), Option{near});
}

TEST(SensiblePlayer, SpendsStandbyToAttack) {
    AttackScene scene;
    const UnitId storm = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId rebels = scene.red(rebelTroopers(), column({24.0, 14.0}, 4));
    scene.with(storm).tokens[Token::standby] = 1;
    scene.with(storm).activated = true;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(rebels);
    scene.action(Action::move);
    scene.move(straight(2, 180.0, 4.0));
    scene.follow();
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    EXPECT_EQ(picked(scene), Option{storm});
    scene.standBy(storm);
    EXPECT_EQ(picked(scene), Option{Action::attack});
}

TEST(SensiblePlayer, OrdersGoToUnitsNearTheEnemy) {
    AttackScene scene;
    scene.blue(darthVader(), {{10.0, 4.0}});
    scene.blue(stormtroopers(), column({6.0, 2.0}, 3));
    const UnitId front = scene.blue(stormtroopers(), column({12.0, 14.0}, 3));
    scene.red(lukeSkywalker(), {{12.0, 30.0}});
    CommandCard one = ambush();
    one.orders.front().filter.rank = Rank::corps;
    scene.hands({one}, {one});
    scene.start();
    scene.play("Ambush");
    scene.play("Ambush");
    if (scene.asks(Ask::rollDice)) scene.dice({block});
    while (scene.asks(Ask::nominateCommander)) scene.pickFirst(Ask::nominateCommander);
    ASSERT_TRUE(scene.asks(Ask::issueOrders));
    const auto chosen = std::get<PickSeveral>(sensibleIn(scene));
    EXPECT_EQ(chosen.options, std::vector<int>{scene.indexOf(front)});
}

TEST(SensiblePlayer, PlaysManyOrdersFromAfarAndFewPipsInAFight) {
    for (const auto& [apart, name] : {std::pair{28.0, "Assault"}, std::pair{12.0, "Ambush"}}) {
        AttackScene scene;
        scene.blue(darthVader(), {{5.0, 2.0}});
        for (double x : {10.0, 15.0, 20.0}) scene.blue(stormtroopers(), column({x, 2.0}, 3));
        scene.red(lukeSkywalker(), {{5.0, 2.0 + apart}});
        scene.red(rebelTroopers(), column({10.0, 2.0 + apart}, 3));
        const std::vector<CommandCard> all{ambush(), push(), assault()};
        scene.hands(all, all);
        scene.start();
        ASSERT_TRUE(scene.asks(Ask::playCommandCard));
        const Option chosen = picked(scene);
        const auto hand = scene.game().view(Player::blue).command[0].hand;
        const auto index = static_cast<std::size_t>(std::get<CardInHand>(chosen).index);
        EXPECT_EQ(hand[index]->name, name);
    }
}

TEST(SensiblePlayer, PlacesADroppedAssetNearItsOwnUnits) {
    MissionScene scene;
    scene.mission({asset(36, 18)}, {{Scores::heldAsset, 1, 99}});
    scene.scenario.lastRound = 5;
    const UnitId holder = scene.blue(rebelTroopers(), {{36.0, 16.0}});
    scene.blue(rebelTroopers(), {{5.0, 5.0}});
    const UnitId storm = scene.red(stormtroopers(), column({50.0, 16.0}, 4));
    scene.start();
    scene.activate(holder);
    scene.cardAction(0);
    scene.action(Action::finish);
    scene.attack(storm, holder);
    scene.dice({crit, crit, crit, crit});
    while (scene.asks(Ask::rollDice))
        scene.dice(std::vector<Face>(scene.question().dice.size(), blank));
    ASSERT_TRUE(scene.asks(Ask::placeAsset));
    const auto at = std::get<Spot>(sensibleIn(scene)).at;
    EXPECT_GT(at.x, 38.0) << "towards the stormtroopers";
}

}  // namespace
}  // namespace sightline::engine::scene
