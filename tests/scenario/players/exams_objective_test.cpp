// Exams of the computer player "sharp": set positions at objectives and in the Command Phase, whose
// best answer is known.
#include <cmath>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/command_scene.h"
#include "scenario/mission_scene.h"
#include "scenario/players/judged_answers.h"

namespace sightline::engine::scene {
namespace {

double between(geometry::Vec2 one, geometry::Vec2 other) {
    return std::hypot(one.x - other.x, one.y - other.y);
}

/// One POI in the middle of the table, and stormtroopers.
struct OnePoi : MissionScene {
    UnitId storm;
    explicit OnePoi(geometry::Vec2 at, int lastRound = 5)
        : storm(blue(stormtroopers(), column(at, 4))) {
        mission({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
        scenario.lastRound = lastRound;
    }
    void begin() {
        start();
        activate(storm);
        while (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
    }
};

TEST(Exams, TakesTheFreeObjective) {
    OnePoi scene({36.0, 10.0});
    scene.red(rebelTroopers(), column({5.0, 34.0}, 1));
    scene.begin();
    EXPECT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    EXPECT_LT(between(judgedMove(scene, scene.storm), {36.0, 18.0}), 4.0);
}

TEST(Exams, GoesToTheObjectiveInTwoMoves) {
    OnePoi scene({36.0, 4.0});
    scene.red(rebelTroopers(), column({5.0, 34.0}, 1));
    scene.begin();
    EXPECT_EQ(judgedPick(scene), Option{Action::move});
    scene.action(Action::move);
    EXPECT_GT(judgedMove(scene, scene.storm).y, 7.0);
}

TEST(Exams, AttacksBeforeItGoesToTheObjective) {
    OnePoi scene({36.0, 10.0});
    scene.red(rebelTroopers(), column({24.0, 12.0}, 4));
    scene.begin();
    ASSERT_TRUE(scene.offers(Action::attack));
    const Option first = judgedPick(scene);
    EXPECT_TRUE(first == Option{Action::attack} || first == Option{Action::move});
}

TEST(Exams, GoesToTheObjectiveInTheLastRound) {
    OnePoi scene({36.0, 10.0}, 1);
    const UnitId rebels = scene.red(rebelTroopers(), column({54.0, 18.0}, 4));
    scene.with(rebels).activated = true;
    scene.begin();
    bool arrived = false;
    while (scene.asks(Ask::chooseAction)) {
        const Option chosen = judgedPick(scene);
        const Action action = std::get<Action>(chosen);
        scene.action(action);
        if (action == Action::finish) break;
        if (action == Action::attack) {
            scene.defend(rebels);
            scene.weapons();
            while (scene.question().form == AnswerForm::dice)
                scene.dice(std::vector<Face>(scene.question().dice.size(), blank));
        }
        if (!scene.asks(Ask::moveUnit)) continue;
        arrived = between(judgedMove(scene, scene.storm), {36.0, 18.0}) < 4.0;
        break;
    }
    EXPECT_TRUE(arrived);
}

TEST(Exams, StaysAtTheObjectiveInTheLastRound) {
    OnePoi scene({34.0, 16.0}, 1);
    scene.red(rebelTroopers(), column({60.0, 18.0}, 4));
    scene.begin();
    while (scene.asks(Ask::chooseAction)) {
        const Action chosen = std::get<Action>(judgedPick(scene));
        ASSERT_FALSE(isMove(chosen));
        scene.action(chosen);
    }
}

TEST(Exams, StandsBehindCoverAtTheObjective) {
    MissionScene scene;
    scene.mission({poi(36, 12)}, {{Scores::securedPoi, 1, 99}});
    scene.scenario.lastRound = 5;
    const UnitId storm = scene.blue(stormtroopers(), {{36.0, 5.0}});
    scene.red(rebelTroopers(), column({36.0, 30.0}, 4));
    scene.terrain(box("wall", {33.3, 12.5}, {3.0, 0.5, 1.0}, barricade()));
    scene.start();
    scene.activate(storm);
    scene.action(Action::move);
    const geometry::Vec2 end = judgedMove(scene, storm);
    EXPECT_LT(end.x, 35.5) << "behind the barricade on the left";
    EXPECT_LT(end.y, 12.5);
}

TEST(Exams, GoesOutOfSightWhereItCannotAttack) {
    AttackScene scene;
    UnitCard card = stormtroopers();
    card.weapons.front().maximumRange = 1;
    const UnitId storm = scene.blue(card, {{12.0, 8.0}});
    for (double x : {8.0, 16.0, 24.0}) scene.red(rebelTroopers(), column({x, 24.0}, 4));
    scene.terrain(box("house", {12.0, 12.0}, {8.0, 2.0, 6.0}, building()));
    scene.scenario.lastRound = 5;
    scene.start();
    scene.activate(storm);
    while (scene.asks(Ask::chooseAction)) {
        const Action chosen = std::get<Action>(judgedPick(scene));
        scene.action(chosen);
        if (chosen == Action::finish) break;
        if (!scene.asks(Ask::moveUnit)) continue;
        const geometry::Vec2 end = judgedMove(scene, storm);
        EXPECT_LT(end.y, 12.0) << "still behind the house";
        if (scene.asks(Ask::placeUnit)) scene.follow();
    }
}

TEST(Exams, ActivatesTheUnitThatCanAttack) {
    AttackScene scene;
    const UnitId far = scene.blue(stormtroopers(), column({4.0, 2.0}, 4));
    const UnitId near = scene.blue(stormtroopers(), column({20.0, 14.0}, 4));
    scene.red(rebelTroopers(), column({34.0, 14.0}, 4));
    scene.start();
    ASSERT_TRUE(scene.offers(far));
    EXPECT_EQ(judgedPick(scene), Option{near});
}

TEST(Exams, ActivatesTheUnitThatEnemiesMayDestroy) {
    AttackScene scene;
    const UnitId safe = scene.blue(stormtroopers(), column({4.0, 2.0}, 4));
    const UnitId open = scene.blue(rebelTroopers(), column({40.0, 14.0}, 4));
    for (double y : {6.0, 16.0}) scene.red(stormtroopers(), column({52.0, y}, 4));
    scene.start();
    ASSERT_TRUE(scene.offers(safe));
    EXPECT_EQ(judgedPick(scene), Option{open});
}

TEST(Exams, OrdersTheUnitThatFightsFirst) {
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
    const auto chosen = std::get<PickSeveral>(judgedIn(scene));
    EXPECT_EQ(chosen.options, std::vector<int>{scene.indexOf(front)});
}

TEST(Exams, PlaysManyOrdersFromAfar) {
    AttackScene scene;
    scene.blue(darthVader(), {{5.0, 2.0}});
    for (double y : {10.0, 18.0, 26.0}) scene.blue(stormtroopers(), column({2.0, y}, 3));
    scene.red(lukeSkywalker(), {{65.0, 2.0}});
    const std::vector<CommandCard> all{ambush(), push(), assault()};
    scene.hands(all, all);
    scene.start();
    ASSERT_TRUE(scene.asks(Ask::playCommandCard));
    const Option chosen = judgedPick(scene);
    const auto hand = scene.game().view(Player::blue).command[0].hand;
    const auto index = static_cast<std::size_t>(std::get<CardInHand>(chosen).index);
    EXPECT_EQ(hand[index]->name, "Assault");
}

}  // namespace
}  // namespace sightline::engine::scene
