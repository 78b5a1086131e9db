// The token of an area weapon counts as the attacking unit. The game reminds the players of the
// keywords of the weapon and of the defender. Core Rulebook p. 57 (Area Weapon, Detonate).
#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "unit/engine/card_actions.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

AreaSource chargeAt(double x, double y) {
    AreaSource source;
    source.token.position = {x, y, 0.0};
    source.token.base = {1.0, 1.0, false};
    source.token.height = 0.1;
    source.weapon = rifle(2, 1);
    source.weapon.name = "Charge";
    source.weapon.area = true;
    return source;
}

/// The record after blue's first unit detonates a charge token beside red's unit. The game then
/// waits for the next action.
Record recordOfACharge(const Scenario& scenario, const AreaSource& charge) {
    auto effects =
        offering([&](Battle& battle) { return makeAreaAttack(battle, UnitId{0}, charge); });
    addReminders(*effects, scenario);
    Play play(scenario, effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    makeCardAction(play);
    while (play.question()->ask != Ask::chooseAction) play.step();
    return play.battle.log;
}

// The charge token is the attacking unit. The abilities of the unit that placed the token do not
// change its dice, so the game gives no reminder of them.
TEST(P57Detonate, NobodyIsRemindedOfTheUsersOwnAbilities) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 4, 8), unitAt(Player::red, troopers(1), 20, 8, 180)});
    scenario.units[0].card.keywords = {keyword("Marksman", "ConvertAttackSurges", Whose::attacker)};
    scenario.units[0].cards = {{"scope",
                                "Scope",
                                CardUse::unlimited,
                                {},
                                keyword("", "ModifyAttackDice", Whose::attacker).help,
                                {keyword("Precise", "RerollAttackDice", Whose::attacker)}}};
    scenario.units[0].card.weapons[1].keywords = {
        keyword("Critical", "ConvertAttackSurges", Whose::attacker)};
    scenario.units[1].card.keywords = {keyword("Cover", "DetermineCover", Whose::defender)};
    AreaSource charge = chargeAt(18, 9);
    charge.weapon.keywords = {keyword("Blast", "ModifyAttackDice", Whose::attacker)};
    Record log = recordOfACharge(scenario, charge);
    EXPECT_EQ(told(log, 0, "Marksman"), 0);
    EXPECT_EQ(told(log, 0, "Scope"), 0);
    EXPECT_EQ(told(log, 0, "Precise"), 0);
    EXPECT_EQ(told(log, 0, "Critical"), 0) << "of a weapon that does not fire";
    EXPECT_EQ(told(log, 0, "Blast"), 1) << "of the weapon that does";
    EXPECT_EQ(told(log, 1, "Cover"), 1) << "the defender defends as ever";
}

TEST(P57Detonate, AUserWithinReachOfItsOwnChargeDefends) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 18, 7), unitAt(Player::red, troopers(1), 30, 20, 180)});
    scenario.units[0].card.wounds = 9;
    scenario.units[0].card.keywords = {keyword("Armor", "ModifyAttackDice", Whose::defender),
                                       keyword("Lethal", "ModifyAttackDice", Whose::attacker)};
    const Record log = recordOfACharge(scenario, chargeAt(18, 9));
    EXPECT_EQ(told(log, 0, "Armor"), 1);
    EXPECT_EQ(told(log, 0, "Lethal"), 0);
}

TEST(P57Detonate, RangeIsMeasuredFromTheToken) {
    Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 4, 8),
                                    unitAt(Player::red, troopers(1), 20, 8, 180),
                                    unitAt(Player::red, troopers(1), 29, 8, 180)});
    const auto near = when("Near", "AttackResolved", Whose::defendersSide,
                           {.attacker = UnitCondition{.range = 2}});
    const auto marked = when("Marked", "AttackResolved", Whose::defendersSide,
                             {.attacker = UnitCondition{.range = 2, .wounds = 1}});
    for (const std::size_t red : {1U, 2U}) scenario.units[red].card.keywords = {near, marked};
    AreaSource charge = chargeAt(17, 8);
    charge.weapon.keywords = {when("Assault", "ModifyAttackDice", Whose::attacker,
                                   {.defender = UnitCondition{.range = 1}}),
                              when("Lethal", "ModifyAttackDice", Whose::attacker,
                                   {.self = UnitCondition{.tokens = {Token::aim}}})};
    scenario.units[0].tokens[Token::aim] = 1;
    scenario.units[0].card.keywords = {keyword("Marksman", "ModifyAttackDice", Whose::attacker)};
    const Record log = recordOfACharge(scenario, charge);
    EXPECT_EQ(told(log, 1, "Near"), 1);
    EXPECT_EQ(told(log, 2, "Near"), 1);
    EXPECT_EQ(told(log, 1, "Marked"), 0) << "a token has no wounds";
    EXPECT_EQ(told(log, 0, "Assault"), 1);
    EXPECT_EQ(told(log, 0, "Lethal"), 0) << "and no aim tokens";
}

}  // namespace
}  // namespace sightline::engine::test
