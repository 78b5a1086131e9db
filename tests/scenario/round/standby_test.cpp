// Core Rulebook p. 36, Standby: gaining, spending and losing the token.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Two units with LOS to each other.
struct Watch : AttackScene {
    UnitId guard = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId enemy = red(rebelTroopers(), column({20.0, 14.0}, 4));
    Watch() { scenario.lastRound = 2; }
    void standBy() {
        start();
        activate(guard);
        action(Action::standby);
    }
    bool standing() const { return unit(guard).tokens[Token::standby] > 0; }
};

TEST(P36Standby, TheActionGainsTheToken) {
    Watch scene;
    scene.standBy();
    EXPECT_TRUE(scene.standing());
    EXPECT_FALSE(scene.offers(Action::standby)) << "once in an activation";
    EXPECT_FALSE(scene.offers(Action::attack)) << "not together with an attack action";
    scene.action(Action::finish);
    scene.activate(scene.enemy);
    scene.action(Action::aim);
    EXPECT_TRUE(scene.standing()) << "what an enemy does without harm leaves it";
}

TEST(P36Standby, IsNotOfferedAfterAnAttack) {
    Watch scene;
    scene.start();
    scene.attack(scene.guard, scene.enemy);
    scene.dice({blank, blank, blank, blank});
    EXPECT_FALSE(scene.offers(Action::standby));
}

TEST(P36Standby, AMoveOfItsOwnRemovesIt) {
    Watch scene;
    scene.standBy();
    scene.action(Action::move);
    EXPECT_FALSE(scene.standing());
}

TEST(P36Standby, AnyActionOfItsOwnRemovesIt) {
    Watch scene;
    scene.standBy();
    scene.action(Action::aim);
    EXPECT_FALSE(scene.standing());
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::aim], 1);
}

TEST(P36Standby, AnAttackOfItsOwnRemovesIt) {
    Watch scene;
    scene.with(scene.guard).tokens[Token::standby] = 1;
    scene.start();
    scene.attack(scene.guard, scene.enemy);
    EXPECT_FALSE(scene.standing());
}

TEST(P36Standby, SuppressionRemovesIt) {
    for (const Face face : {hit, blank}) {
        Watch scene;
        scene.standBy();
        scene.action(Action::finish);
        scene.attack(scene.enemy, scene.guard);
        scene.dice({face, blank, blank, blank});
        if (face == hit) scene.dice({block});
        EXPECT_EQ(scene.standing(), face == blank);
    }
}

TEST(P36Standby, TheEndPhaseRemovesIt) {
    Watch scene;
    scene.standBy();
    scene.action(Action::finish);
    scene.rest(scene.enemy);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_FALSE(scene.standing());
}

TEST(P36Standby, GroundVehiclesMayAndRepulsorVehiclesMayNot) {
    for (const UnitCard& card : {atRt(), speederBikes()}) {
        AttackScene scene;
        const UnitId hull = scene.blue(card, {{10.0, 18.0}});
        scene.red(rebelTroopers(), column({40.0, 14.0}, 4));
        scene.start();
        scene.activate(hull);
        EXPECT_EQ(scene.offers(Action::standby), card.type == UnitType::groundVehicle);
    }
}

/// A guard unit with a standby token, and a single enemy miniature at `gap` inches from the closest
/// guard.
struct Guarded : AttackScene {
    UnitId guard = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId enemy;
    explicit Guarded(double gap, const UnitCard& card = rebelTroopers()) {
        enemy = red(card, {{10.0 + smallBase + gap, 14.0}});
        with(guard).tokens[Token::standby] = 1;
        with(guard).activated = true;
        scenario.firstPlayer = Player::red;
    }
    void aimAtIt() {
        start();
        activate(enemy);
        action(Action::aim);
    }
};

TEST(P36Standby, ExampleStandbyAttacksAfterTheAction) {
    Guarded scene(8.0);
    const UnitId other = scene.red(rebelTroopers(), {{18.0, 20.0}});
    scene.aimAtIt();
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.unit(scene.enemy).tokens[Token::aim], 1) << "the action has been resolved";
    scene.standBy(scene.guard);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::standby], 0);
    EXPECT_TRUE(scene.offers(Action::move));
    scene.freeAction(Action::attack);
    EXPECT_TRUE(scene.offers(scene.enemy));
    EXPECT_FALSE(scene.offers(other)) << "only the unit that triggered it";
    scene.defend(scene.enemy);
    scene.weapons("E-11", 1);
    EXPECT_FALSE(scene.asks(Ask::declareAdditionalDefender));
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "the enemy goes on";
    EXPECT_EQ(scene.unit(scene.enemy).actionsLeft, 1);
    EXPECT_EQ(scene.last(Happening::standbySpent).citation, page(36, "Standby"));
}

TEST(P36Standby, ExampleStandbyMovesAfterTheAction) {
    Guarded scene(8.0);
    scene.aimAtIt();
    scene.standBy(scene.guard);
    scene.freeAction(Action::move);
    scene.move(straight(1, 180.0, 2.0));
    scene.follow();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_NEAR(scene.view().mini(scene.mini(scene.guard, 0)).mini.position.x, 8.0, 1e-6);
}

TEST(P36Standby, OnlyWithinRangeTwo) {
    for (const double gap : {11.99, 12.0}) {
        Guarded scene(gap);
        scene.aimAtIt();
        EXPECT_EQ(scene.asks(Ask::spendStandby), gap < 12.0) << gap;
    }
}

TEST(P36Standby, OnlyInLineOfSight) {
    Guarded scene(8.0);
    scene.terrain(box("wall", {14.5, 16.0}, {1.0, 30.0, 6.0}, building()));
    scene.aimAtIt();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P36Standby, RangeAndLineOfSightOfOneMiniature) {
    // The leader is near enough to the enemy but has no LOS. The second miniature has LOS, and in
    // one case it is near enough.
    for (const double behind : {4.5, 3.0}) {
        Guarded scene(11.5);
        scene.with(scene.guard).minis.resize(2);
        scene.with(scene.guard).minis[1].position.y = 14.0 + behind;
        scene.terrain(box("wall", {16.0, 12.0}, {1.0, 7.0, 6.0}, building()));
        scene.aimAtIt();
        EXPECT_EQ(scene.asks(Ask::spendStandby), behind == 3.0);
    }
}

TEST(P36Standby, MayBeDeclinedAndIsOfferedAgain) {
    Guarded scene(8.0);
    scene.aimAtIt();
    scene.noStandby();
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::standby], 1);
    scene.action(Action::dodge);
    EXPECT_TRUE(scene.asks(Ask::spendStandby)) << "the next action triggers it again";
}

TEST(P36Standby, AMoveTriggersItOnce) {
    Guarded scene(8.0);
    scene.start();
    scene.activate(scene.enemy);
    scene.action(Action::move);
    scene.move(straight(1, 180.0, 1.0));
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    scene.noStandby();
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "a Move action is one event";
}

TEST(P36Standby, NotBeforeEveryPoolIsResolved) {
    AttackScene scene;
    const UnitId guard = scene.blue(stormtroopers(), column({10.0, 14.0}, 2));
    const UnitId first = scene.blue(stormtroopers(), column({10.0, 20.0}, 2));
    const UnitId enemy = scene.red(battleDroids(), column({20.0, 16.0}, 2));
    scene.with(guard).tokens[Token::standby] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(enemy);
    scene.action(Action::attack);
    scene.defend(first);
    scene.weapons("E-5", 1);
    scene.defend(guard);
    scene.weapons("E-5C", 1);
    scene.pool(first);
    scene.dice({blank});
    EXPECT_FALSE(scene.asks(Ask::spendStandby)) << "the second pool comes first";
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::spendStandby));
}

TEST(P36Standby, AReactionIsAnEventForTheOtherSide) {
    Guarded scene(8.0);
    const UnitId watcher = scene.red(rebelTroopers(), {{18.0, 20.0}});
    scene.with(watcher).tokens[Token::standby] = 1;
    scene.aimAtIt();
    scene.standBy(scene.guard);
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons("E-11", 1);
    scene.dice({blank});
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    EXPECT_TRUE(scene.offers(watcher));
    EXPECT_FALSE(scene.offers(scene.enemy)) << "it has no token, and it is its activation";
    scene.standBy(watcher);
    scene.freeAction(Action::attack);
    EXPECT_TRUE(scene.offers(scene.guard));
}

TEST(P36Standby, NotInItsOwnActivation) {
    AttackScene scene;
    const UnitId actor = scene.red(rebelTroopers(), {{18.0, 14.0}});
    const UnitId guard = scene.blue(stormtroopers(), column({10.0, 14.0}, 2));
    scene.with(guard).tokens[Token::standby] = 1;
    scene.with(actor).tokens[Token::standby] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(actor);
    scene.action(Action::aim);
    scene.standBy(guard);
    scene.freeAction(Action::move);
    scene.move(straight(1, 180.0, 1.0));
    scene.follow();
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "the actor's own token is gone and of no use";
}

TEST(P36Standby, AnEngagedUnitDoesNotMoveAway) {
    AttackScene scene;
    const UnitId guard = scene.blue(rebelTroopers(), {{10.0, 14.0}});
    scene.red(wookiees(), {{10.0 + smallBase, 14.0}});
    const UnitId enemy = scene.red(rebelTroopers(), {{15.0, 14.0}});
    scene.with(guard).tokens[Token::standby] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(enemy);
    scene.action(Action::aim);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "withdrawing needs an activation of its own";
}

TEST(P36Standby, AUnitThatFallsToTheReactionActsNoMore) {
    Guarded scene(8.0);
    const UnitId other = scene.red(rebelTroopers(), {{40.0, 20.0}});
    scene.aimAtIt();
    scene.standBy(scene.guard);
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons("E-11", 1);
    scene.dice({crit});
    scene.dice({blank});
    EXPECT_TRUE(scene.unit(scene.enemy).defeated);
    ASSERT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_TRUE(scene.offers(other));
}

}  // namespace
}  // namespace sightline::engine::scene
