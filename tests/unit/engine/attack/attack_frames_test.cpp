// Attacks and wounds that card effects cause: area weapons, overrun, direct wounds, restored
// miniatures. In these tests, a card action or a real move causes them.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/restore.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/acts.h"
#include "engine/legion/rules/mission/defeat.h"
#include "engine/legion/rules/movement/melee.h"
#include "unit/engine/card_actions.h"

namespace sightline::engine::test {
namespace {

AreaSource charge(double x, double y, int range = 1) {
    AreaSource source;
    source.token.position = {x, y, 0.0};
    source.token.base = {1.0, 1.0, false};
    source.token.height = 0.1;
    source.weapon = rifle(2, range);
    source.weapon.name = "Charge";
    source.weapon.area = true;
    return source;
}

TEST(P45AreaWeapon, AttacksEveryUnitInRangeAndSightAllyAndEnemy) {
    Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 8, 8),
                                    unitAt(Player::red, troopers(1), 12, 8, 180),
                                    unitAt(Player::red, troopers(1), 30, 8, 180)});
    Play play(scenario, offering([](Battle& battle) {
                  return makeAreaAttack(battle, UnitId{0}, charge(10, 9));
              }));
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    makeCardAction(play);
    ASSERT_EQ(play.question()->ask, Ask::chooseAreaDefender);
    EXPECT_EQ(play.question()->player, Player::blue);
    EXPECT_EQ(play.question()->options.size(), 2U) << "the third is out of range";
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(play.tokens(0, Token::suppression), 1) << "always a ranged attack";
    EXPECT_EQ(play.tokens(1, Token::suppression), 1);
    EXPECT_EQ(play.tokens(2, Token::suppression), 0);
}

TEST(P45AreaWeapon, AlsoAgainstEngagedUnitsButNotThroughAWall) {
    Scenario scenario =
        emptyTable({unitAt(Player::blue, troopers(1), 8, 8),
                    unitAt(Player::red, troopers(1), 8 + geometry::test::smallBase.width, 8, 180),
                    unitAt(Player::red, troopers(1), 14, 8, 180)});
    scenario.pieces = {
        geometry::test::box("wall", {12, 8, 0}, {0.5, 12, 4}, geometry::test::heavyWall())};
    Play play(scenario, nullptr);
    const std::vector<UnitId> reached = areaDefenders(play.battle, charge(9, 11));
    EXPECT_EQ(reached, (std::vector<UnitId>{UnitId{0}, UnitId{1}}));
}

TEST(P45AreaWeapon, SpendsNoAimTokens) {
    Scenario scenario = shootOut(1, 1);
    scenario.units[0].tokens[Token::aim] = 1;
    scenario.units[0].tokens[Token::surge] = 1;
    Play play(scenario, offering([](Battle& battle) {
                  return makeAreaAttack(battle, UnitId{0}, charge(14, 9));
              }));
    play.shows = [](Die die) { return isAttack(die) ? Face::attackSurge : Face::block; };
    makeCardAction(play);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(play.tokens(0, Token::aim), 1);
    EXPECT_EQ(play.tokens(0, Token::surge), 1);
}

// Blue's charge token is between units of both sides. The rules of Impact and Pierce say "can" and
// "may", so blue does not use them against its own unit.
TEST(P58Pierce, NobodyUsesItAgainstHisOwnUnit) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 8, 8), unitAt(Player::red, troopers(1), 12, 8, 180)});
    for (ScenarioUnit& unit : scenario.units) unit.card.wounds = 9;
    for (ScenarioUnit& unit : scenario.units)
        unit.card.keywords = {{.name = Keyword::armor, .value = 1}};
    AreaSource source = charge(10, 9);
    source.weapon.dice[Die::blackAttack] = 3;
    source.weapon.keywords = {{.name = Keyword::pierce, .value = 1},
                              {.name = Keyword::impact, .value = 1}};
    Play play(scenario, offering([source](Battle& battle) {
                  return makeAreaAttack(battle, UnitId{0}, source);
              }));
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    makeCardAction(play);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    const auto used = [&](const char* name, int against) {
        return std::count_if(play.battle.log.begin(), play.battle.log.end(), [&](const auto& one) {
            return one.verdict == name && one.other == UnitId{against};
        });
    };
    for (const char* name : {"Impact 1", "Pierce 1"}) {
        EXPECT_EQ(used(name, 0), 0) << name;
        EXPECT_EQ(used(name, 1), 1) << name;
    }
}

/// A charge token between a trooper and its two enemies in melee. The first enemy is defeated.
Scenario brawl() {
    const double contact = 8.0 + geometry::test::smallBase.width;
    UnitCard strong = troopers(1);
    strong.wounds = 3;
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, strong, 8, 8), unitAt(Player::red, troopers(2), contact, 8, 180)});
    scenario.units[1].minis[0].position.y = 10.0;
    scenario.units[1].minis[1].position = {contact, 8.0, 0.0};
    return scenario;
}

TEST(P35RemovingMiniaturesInMelee, AfterAnAttackWithAnAreaWeaponToo) {
    Play play(brawl(), offering([](Battle& battle) {
                  return makeAreaAttack(battle, UnitId{0}, charge(11, 9));
              }));
    int rolled = 0;
    play.shows = [&rolled](Die die) {
        if (!isAttack(die)) return Face::blank;
        return rolled++ == 0 ? Face::crit : Face::blank;
    };
    makeCardAction(play);
    ASSERT_EQ(play.question()->ask, Ask::chooseAreaDefender);
    ASSERT_TRUE(play.pick(UnitId{1}));
    ASSERT_TRUE(play.until(Ask::placeUnit));
    EXPECT_EQ(play.question()->unit, UnitId{0}) << "it lost its only contact";
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_TRUE(isEngaged(play.battle, UnitId{0}));
}

TEST(P45AreaWeapon, EffectsAfterAnAttackFollowEachOfItsAttacks) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 8, 8), unitAt(Player::red, troopers(1), 12, 8, 180)});
    auto effects =
        offering([](Battle& battle) { return makeAreaAttack(battle, UnitId{0}, charge(10, 9)); });
    std::vector<UnitId> resolved;
    act<AttackResolved>(*effects, Player::blue, [&](Battle&, AttackResolved& point) {
        resolved.push_back(point.attack.defender());
    });
    Play play(scenario, effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    makeCardAction(play);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(resolved.size(), 2U);
}

/// Bikes move over a trooper and attack it with their overrun weapon.
struct Overrun : ::testing::Test {
    Scenario scenario;
    Overrun() {
        UnitCard card = bikes();
        card.miniatures = 1;
        card.weapons = {rifle(2)};
        Weapon blades = rifle(1);
        blades.name = "Blades";
        blades.ranged = false;
        blades.overrun = true;
        blades.keywords.push_back({.name = "Overrun", .value = 1});
        card.weapons.push_back(blades);
        scenario = emptyTable(
            {unitAt(Player::blue, card, 8, 8), unitAt(Player::red, troopers(2), 12, 8, 180)});
        scenario.units[1].minis[1].position.y = 11.0;
        scenario.units[1].tokens[Token::dodge] = 1;
    }
    static void driveOver(Play& play, double stop = 1.0) {
        geometry::Move move;
        move.toolSpeed = 3;
        move.pose.stop = stop;
        ASSERT_TRUE(play.pick(Action::move));
        ASSERT_FALSE(play.answer(MoveAnswer{move}));
    }
};

TEST_F(Overrun, AfterAMoveOverAnEnemyItMayAttackIt) {
    Play play(scenario);
    play.shows = [](Die die) { return isAttack(die) ? Face::crit : Face::blank; };
    ASSERT_TRUE(play.until(Ask::chooseAction));
    driveOver(play);
    ASSERT_EQ(play.question()->ask, Ask::overrun);
    EXPECT_EQ(play.question()->options.size(), 2U);
    ASSERT_TRUE(play.pick(UnitId{1}));
    ASSERT_EQ(play.question()->ask, Ask::chooseWeapons);
    ASSERT_EQ(play.question()->options.size(), 1U) << "overrun weapons only";
    ASSERT_TRUE(play.until(Ask::spendDodge)) << "dodge tokens may be spent";
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(woundsOf(play, 1), 1);
    EXPECT_EQ(play.tokens(1, Token::suppression), 0) << "not a ranged attack";
    EXPECT_EQ(play.battle.activation->overruns, 1);
    EXPECT_TRUE(play.pick(Action::attack)) << "an overrun attack is no attack action";
}

TEST_F(Overrun, IsDeclaredLikeAnyAttack) {
    auto effects = std::make_shared<Effects>();
    std::vector<UnitId> declared;
    act<AttackDeclared>(*effects, Player::red, [&](Battle&, AttackDeclared& point) {
        EXPECT_TRUE(point.attack.order.overrun);
        declared.push_back(point.defender);
    });
    Play play(scenario, effects);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    driveOver(play);
    ASSERT_EQ(play.question()->ask, Ask::overrun);
    EXPECT_TRUE(declared.empty());
    ASSERT_TRUE(play.pick(UnitId{1}));
    EXPECT_EQ(declared, std::vector<UnitId>{UnitId{1}});
    EXPECT_EQ(actsIn(play.battle.log)[Keyword::overrun], 1) << "the declaration names the keyword";
}

TEST_F(Overrun, AfterItsAttackTheMeleeClosesUp) {
    scenario.units.push_back(
        unitAt(Player::blue, troopers(1), 12, 11 + geometry::test::smallBase.width));
    Play play(scenario);
    play.shows = [](Die die) { return isAttack(die) ? Face::crit : Face::blank; };
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(UnitId{0}));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(isEngaged(play.battle, UnitId{2})) << "with the follower, which falls";
    driveOver(play);
    ASSERT_TRUE(play.pick(UnitId{1}));
    ASSERT_TRUE(play.until(Ask::placeUnit));
    EXPECT_TRUE(play.until([](const Question& one) { return one.ask != Ask::placeUnit; }));
    EXPECT_TRUE(isEngaged(play.battle, UnitId{2})) << "with the leader";
}

TEST_F(Overrun, NotAfterAMoveThatGoesOverNobody) {
    scenario.units[1].minis[0].position.y = 14.0;
    scenario.units[1].minis[1].position.y = 16.0;
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    driveOver(play);
    EXPECT_EQ(play.question()->ask, Ask::chooseAction);
}

// A unit deploys from blue's edge over a trooper that is close to that edge.
TEST_F(Overrun, AMoveThatDeploysGoesOverEnemiesToo) {
    for (const double x : {8.0, 9.5, 10.5}) {
        scenario.units[0].undeployed = true;
        scenario.units[1].minis[0].position = {x, 1.0, 0.0};
        scenario.units[1].minis[1].position = {x + 1.2, 1.0, 0.0};
        Play play(scenario);
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(Action::move));
        geometry::Move move;
        move.toolSpeed = 3;
        move.start = geometry::Vec2{8.0, 0.0};
        move.pose.contactAngle = move.pose.direction = {90.0};
        ASSERT_FALSE(play.answer(MoveAnswer{move}));
        const double reach =
            (play.battle.mini(MiniId{0}).mini.base.width + geometry::test::smallBase.width) / 2.0;
        EXPECT_EQ(play.question()->ask, x - 8.0 < reach ? Ask::overrun : Ask::chooseAction) << x;
    }
}

TEST_F(Overrun, NoMoreThanItsValueInAnActivation) {
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    play.battle.activation->overruns = 1;
    driveOver(play);
    EXPECT_EQ(play.question()->ask, Ask::chooseAction);
}

TEST_F(Overrun, ItsWeaponJoinsNoOtherAttack) {
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseWeapons));
    EXPECT_EQ(play.question()->options.size(), 1U);
}

TEST(P36EffectsThatDealWounds, WoundsWithoutDiceOrSuppression) {
    Play play(shootOut(1, 3),
              offering([](Battle& battle) { return dealWounds(battle, UnitId{1}, 1); }));
    makeCardAction(play);
    ASSERT_EQ(play.question()->ask, Ask::assignWound);
    EXPECT_EQ(play.question()->player, Player::red) << "its own player assigns them";
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(play.battle.unit(UnitId{1}).minis.size(), 2U);
    EXPECT_EQ(play.tokens(1, Token::suppression), 0);
}

TEST(P36EffectsThatDealWounds, ACertainMiniatureEvenTheUnitLeader) {
    Play play(shootOut(1, 3), offering([](Battle& battle) {
                  return dealWounds(battle, battle.unit(UnitId{1}).leader(), 1);
              }));
    const MiniId leader = play.battle.unit(UnitId{1}).leader();
    makeCardAction(play);
    EXPECT_TRUE(play.battle.mini(leader).defeated);
    EXPECT_EQ(play.question()->ask, Ask::chooseUnitLeader);
}

TEST(P36EffectsThatDealWounds, AVehicleIsDamagedByThemToo) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 8, 8), unitAt(Player::red, walker(), 25, 12, 180)});
    Play play(scenario, offering([](Battle& battle) { return dealWounds(battle, UnitId{1}, 4); }));
    makeCardAction(play);
    EXPECT_EQ(play.tokens(1, Token::vehicleDamage), 1);
}

TEST(P45Restore, BringsBackWhoFellInThisRound) {
    const auto both = [](Battle& battle) -> Task<void> {
        co_await dealWounds(battle, UnitId{0}, 2);
        co_await restore(battle, UnitId{0}, 1);
    };
    UnitCard card = troopers(3);
    card.wounds = 2;
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, card, 10, 8), unitAt(Player::red, troopers(), 25, 8, 180)});
    Play play(scenario, offering(both));
    makeCardAction(play);
    ASSERT_TRUE(play.until(Ask::chooseRestored));
    ASSERT_EQ(play.question()->options.size(), 2U) << "one fell; or nobody";
    const MiniId fallen = std::get<MiniId>(play.question()->options.front());
    ASSERT_TRUE(play.pick(fallen));
    ASSERT_EQ(play.question()->ask, Ask::placeUnit);
    play.step();
    EXPECT_EQ(play.battle.unit(UnitId{0}).minis.size(), 3U);
    EXPECT_EQ(play.battle.mini(fallen).wounds, 1) << "1 less than its threshold";
    EXPECT_FALSE(play.battle.mini(fallen).defeated);
}

TEST(P45Restore, NotWhoFellEarlier) {
    Play play(shootOut(3, 3));
    MiniState& fallen = play.battle.mini(play.battle.unit(UnitId{0}).minis.back());
    removeDefeated(play.battle, fallen.id);
    EXPECT_EQ(restorable(play.battle, UnitId{0}).size(), 1U);
    ++play.battle.round;
    EXPECT_TRUE(restorable(play.battle, UnitId{0}).empty());
}

}  // namespace
}  // namespace sightline::engine::test
