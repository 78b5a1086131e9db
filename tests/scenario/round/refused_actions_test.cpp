// Core Rulebook p. 24, 29, 36: the game states the true reason why an action is not legal now.
#include "engine/legion/advice/choices/choice_help.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/movement/one_mover.h"
#include "scenario/round/expect_refused.h"

namespace sightline::engine::scene {
namespace {

struct Facing : AttackScene {
    UnitId guard = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId enemy;
    explicit Facing(double gap = 10.0) {
        enemy = red(rebelTroopers(), column({10.0 + gap, 14.0}, 4));
    }
    void begin() {
        start();
        activate(guard);
    }
    void shoot() {
        start();
        attack(guard, enemy);
        dice({blank, blank, blank, blank});
    }
};

TEST(P24RefusedActions, AnActionThatWasMade) {
    for (const Action action : {Action::aim, Action::dodge}) {
        Facing scene;
        scene.begin();
        scene.action(action);
        const std::string name = action == Action::aim ? "Aim" : "Dodge";
        expectRefused(
            scene, action,
            "already made: a unit makes the action " + name + " only once in an activation", 24);
    }
}

TEST(P24RefusedActions, AnotherAttackAndAStandbyAfterAnAttack) {
    Facing scene;
    scene.shoot();
    expectRefused(scene, Action::attack,
                  "already made: the unit has no Attack action left in this activation", 24);
    expectRefused(scene, Action::standby, "a unit that has attacked may not make a Standby action",
                  36);
}

TEST(P36RefusedActions, AnAttackAfterAStandby) {
    Facing scene;
    scene.begin();
    scene.action(Action::standby);
    expectRefused(scene, Action::attack,
                  "a unit that makes a Standby action may not attack in this activation", 36);
}

TEST(P31RefusedActions, AnAttackWithoutADefender) {
    Facing scene(40.0);
    scene.begin();
    expectRefused(scene, Action::attack,
                  "no enemy unit is in range of a weapon and in LOS, and may be attacked", 31);
}

TEST(P36RefusedActions, AStandbyOfARepulsorVehicle) {
    AttackScene scene;
    const UnitId hull = scene.blue(speederBikes(), {{10.0, 18.0}});
    scene.red(rebelTroopers(), column({40.0, 14.0}, 4));
    scene.start();
    scene.activate(hull);
    scene.action(Action::aim);
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    expectRefused(scene, Action::standby, "units of this type make no Standby actions", 36);
    expectRefused(scene, Action::climb, "a miniature on a notched base may not Climb", 28);
}

TEST(P39RefusedActions, APivotOfATrooper) {
    Facing scene;
    scene.begin();
    expectRefused(scene, Action::pivot, "only a miniature on a notched base may Pivot", 39);
    expectRefused(scene, Action::reverse, "only a miniature on a notched base makes Reverse Moves",
                  39);
}

TEST(P29RefusedActions, AWithdrawalAfterAnAttack) {
    OneMover scene(lukeSkywalker(), 0.0);
    scene.start();
    scene.attack(scene.mover, scene.enemy);
    while (scene.asks(Ask::rollDice)) scene.idle();
    expectRefused(scene, Action::move,
                  "the unit is engaged and cannot withdraw, because it has attacked", 29);
}

TEST(P29RefusedActions, AnAttackAndAStandbyAfterAWithdrawal) {
    OneMover scene(lukeSkywalker(), 0.0);
    scene.start();
    scene.activate(scene.mover);
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 3.0));
    while (scene.asks(Ask::placeUnit)) scene.follow();
    expectRefused(scene, Action::attack,
                  "a unit that has withdrawn may not attack in this activation", 29);
    expectRefused(scene, Action::standby, "a unit that has withdrawn may not make a Standby action",
                  29);
}

TEST(P46RefusedActions, AnotherFirstActionThanAiAllows) {
    AttackScene scene;
    UnitCard card = battleDroids();
    card.type = UnitType::droidTrooper;
    card.courage = 1;
    KeywordText ai = word(Keyword::ai);
    ai.parameter = "Attack";
    card.keywords = {ai};
    const UnitId machine = scene.blue(card, {{10.0, 10.0}});
    scene.red(rebelTroopers(), {{20.0, 10.0}});
    scene.with(machine).tokens[Token::suppression] = 1;
    scene.start();
    scene.activate(machine);
    if (scene.asks(Ask::rollDice)) scene.dice({blank});
    const std::string reason = "the unit's first action must be one of these: Attack";
    expectRefused(scene, Action::aim, reason, citationOf(Keyword::ai).page);
    expectRefused(scene, Action::finish, reason, citationOf(Keyword::ai).page);
}

TEST(P24RefusedActions, AllButMovesOfAnUndeployedUnit) {
    AttackScene scene;
    const UnitId own = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    scene.red(rebelTroopers(), column({40.0, 14.0}, 4));
    scene.with(own).undeployed = true;
    scene.start();
    scene.activate(own);
    expectRefused(scene, Action::aim,
                  "the unit is not on the battlefield: it deploys with a Move first", 24);
    expectRefused(scene, Action::finish,
                  "the unit can deploy, so it must deploy before it finishes", 24);
}

// The list for the players contains exactly the usual actions that the question does not offer.
TEST(P24RefusedActions, TheListAgreesWithTheOptions) {
    Facing scene;
    scene.shoot();
    const auto refused = refusedActions(scene.game());
    EXPECT_EQ(refused.size(), 2U);
    for (const RefusedAction& one : refused) {
        EXPECT_FALSE(scene.offers(one.action));
        EXPECT_EQ(scene.refusal(Pick{-1, Option(one.action)}), one.why.text);
    }
    for (const Action action : {Action::move, Action::aim, Action::dodge, Action::recover})
        EXPECT_TRUE(scene.offers(action));
}

}  // namespace
}  // namespace sightline::engine::scene
