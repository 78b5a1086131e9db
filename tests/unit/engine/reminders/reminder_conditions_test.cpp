// A reminder may have conditions in addition to its timing point: range, other units, dice and
// tokens. Games that began before these conditions existed ignore them.
#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "unit/engine/first_attack.h"

namespace sightline::engine::test {
namespace {

/// Blue's trooper shoots at red's trooper. `whose` tells which of the two has the keyword.
Scenario duel(Whose whose, KeywordText keyword, double gap = 5.0) {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 10, 8), unitAt(Player::red, troopers(1), 10, 8, 180)});
    scenario.units[1].minis[0].position.x += gap + geometry::test::smallBase.width;
    scenario.units[whose == Whose::attacker ? 0 : 1].card.keywords = {std::move(keyword)};
    return scenario;
}

long toldInADuel(const std::string& point, Whose whose, const MomentCondition& condition,
                 Face attack = Face::hit, Face defense = Face::blank) {
    const FirstAttack shot(duel(whose, when("Keyword", point, whose, condition)), attack, defense);
    return shot.told(whose == Whose::attacker ? 0 : 1);
}

TEST(ReminderConditions, AskForDiceOfSomeFace) {
    const MomentCondition hits{.dice = {Face::hit}};
    EXPECT_EQ(toldInADuel("ModifyAttackDice", Whose::defender, hits, Face::hit), 1);
    EXPECT_EQ(toldInADuel("ModifyAttackDice", Whose::defender, hits, Face::crit), 0);
    EXPECT_EQ(toldInADuel("ModifyAttackDice", Whose::defender, hits, Face::blank), 0);
    const MomentCondition blocks{.defenseDice = {Face::block}};
    EXPECT_EQ(toldInADuel("ModifyDefenseDice", Whose::attacker, blocks, Face::hit, Face::block), 1);
    EXPECT_EQ(toldInADuel("ModifyDefenseDice", Whose::attacker, blocks, Face::hit, Face::blank), 0);
    EXPECT_EQ(toldInADuel("ModifyDefenseDice", Whose::attacker, blocks, Face::blank), 0);
}

TEST(ReminderConditions, AnAttackWaitsOnlyWhereTheyHold) {
    const auto armor =
        when("Armor", "ModifyAttackDice", Whose::defender, MomentCondition{.dice = {Face::hit}});
    EXPECT_EQ(FirstAttack(duel(Whose::defender, armor), Face::hit, Face::block).waits(), 1);
    EXPECT_EQ(FirstAttack(duel(Whose::defender, armor), Face::crit, Face::block).waits(), 0);
}

TEST(ReminderConditions, AreNotOfGamesThatBeganWithoutThem) {
    const auto armor =
        when("Armor", "ModifyAttackDice", Whose::defender, MomentCondition{.dice = {Face::hit}});
    for (const int asks : {asksFirst, asksSecond, asksNow}) {
        Scenario scenario = duel(Whose::defender, armor);
        scenario.asks = asks;
        const FirstAttack shot(scenario, Face::crit, Face::block);
        EXPECT_EQ(shot.told(1), asks == asksNow ? 0 : 1) << asks;
        EXPECT_EQ(shot.waits(), asks == asksNow ? 0 : 1) << asks;
    }
}

/// Counts the reminders of a keyword with a condition about a Move: the unit has moved (`moved` is
/// true) or has not moved in its activation. Blue's unit attacks, and moves before the attack if
/// `walks` is true.
long toldAfter(bool walks, bool moved, int asks = asksNow) {
    MomentCondition minds;
    minds.self = UnitCondition{.moved = moved};
    Scenario scenario =
        duel(Whose::attacker, when("Heavy", "DowngradeAttackDice", Whose::attacker, minds), 9.0);
    scenario.asks = asks;
    Play play(scenario, reminders(scenario));
    EXPECT_TRUE(play.until(Ask::chooseUnitToActivate));
    EXPECT_TRUE(play.pick(UnitId{0}));
    EXPECT_TRUE(play.until(Ask::chooseAction));
    if (walks) {
        EXPECT_TRUE(play.pick(Action::move));
        EXPECT_TRUE(play.until(Ask::chooseAction));
    }
    EXPECT_TRUE(play.pick(Action::attack));
    EXPECT_TRUE(play.until([&](const Question&) {
        return !play.battle.attack || play.battle.attack->step > AttackStep::rollAttackDice;
    }));
    return told(play.battle.log, 0, "Heavy");
}

TEST(ReminderConditions, AskWhetherTheUnitMovedInItsActivation) {
    EXPECT_EQ(toldAfter(false, true), 0) << "Cumbersome without a Move";
    EXPECT_EQ(toldAfter(true, true), 1);
    EXPECT_EQ(toldAfter(false, false), 1) << "Sniper Team without one";
    EXPECT_EQ(toldAfter(true, false), 0);
    EXPECT_EQ(toldAfter(false, true, asksSixth), 1) << "games that began before";
}

// A rule of a battle force that players apply by hand has a condition about dice. The game gives
// the reminder only if the dice meet the condition. In games that began before the condition
// existed, the game always gives the reminder.
TEST(ReminderConditions, OfABattleForceAreNotOfGamesThatBeganWithoutThem) {
    KeywordText rule =
        when("", "ModifyAttackDice", Whose::attackersSide, MomentCondition{.dice = {Face::crit}});
    for (const int asks : {asksSecond, asksThird, asksNow}) {
        for (const Face face : {Face::crit, Face::blank}) {
            Scenario scenario = duel(Whose::attacker, keyword("Nothing", "", Whose::own));
            scenario.asks = asks;
            scenario.forces[0] = {"Old Friends", {{*rule.help}}};
            const FirstAttack shot(scenario, face, Face::blank);
            const bool due = asks < asksNow || face == Face::crit;
            EXPECT_EQ(shot.told(-1), due ? 1 : 0) << asks << " " << int(face);
        }
    }
}

TEST(ReminderConditions, OneOfSeveralMomentsIsEnough) {
    KeywordText armor =
        when("Armor", "ModifyAttackDice", Whose::defender, MomentCondition{.dice = {Face::hit}});
    CardHelp help = *armor.help;
    Moment more = help.moments[0];
    more.when = std::make_shared<const MomentCondition>(
        MomentCondition{.pool = {"Primitive"}, .dice = {Face::crit}});
    help.moments.push_back(more);
    armor.help = std::make_shared<const CardHelp>(help);
    Scenario scenario = duel(Whose::defender, armor);
    EXPECT_EQ(FirstAttack(scenario, Face::crit, Face::block).told(1), 0);
    scenario.units[0].card.weapons[1].keywords = {{.name = "Primitive"}};
    EXPECT_EQ(FirstAttack(scenario, Face::crit, Face::block).told(1), 1);
    EXPECT_EQ(FirstAttack(scenario, Face::blank, Face::block).told(1), 0);
}

TEST(ReminderConditions, AskForKeywordsOfTheOtherUnit) {
    const MomentCondition armored{.defender = UnitCondition{.who = UnitFilter{.keyword = "Armor"}}};
    const auto impact = when("Impact", "ModifyAttackDice", Whose::attacker, armored);
    Scenario scenario = duel(Whose::attacker, impact);
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 0);
    scenario.units[1].card.keywords = {{.name = "Armor", .value = 1}};
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 1);
}

TEST(ReminderConditions, AskForKeywordsOfThePool) {
    const auto immune = when("Immune: Pierce", "ModifyDefenseDice", Whose::defender,
                             MomentCondition{.pool = {"Pierce", "Duelist"}});
    Scenario scenario = duel(Whose::defender, immune);
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(1), 0);
    Scenario other = scenario;
    other.units[0].card.weapons[0].keywords = {{.name = "Pierce", .value = 1}};
    EXPECT_EQ(FirstAttack(other, Face::hit, Face::block).told(1), 0) << "its fists stay out";
    scenario.units[0].card.weapons[1].keywords = {{.name = "Pierce", .value = 1}};
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(1), 1);
    scenario.units[0].card.weapons[1].keywords.clear();
    scenario.units[0].card.keywords = {{.name = "Duelist"}};
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(1), 1) << "the attacker itself";
}

TEST(ReminderConditions, TheWholePoolIsEveryWeaponInIt) {
    const auto fast = when("High Velocity", "ApplyDodge", Whose::attacker,
                           MomentCondition{.wholePool = {"High Velocity"}});
    Scenario scenario = duel(Whose::attacker, fast);
    scenario.units[0].card.keywords.clear();
    scenario.units[0].card.weapons[1].keywords = {fast};
    scenario.units[0].card.weapons.push_back(rifle());
    scenario.units[0].card.weapons[2].name = "Long rifle";
    UnitCard& card = scenario.units[0].card;
    card.miniatures = 2;
    card.weapons[1].oncePerAttack = true;
    card.weapons[2].oncePerAttack = true;
    scenario.units[0].minis = unitAt(Player::blue, card, 10, 8).minis;
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 0) << "both rifles fire";
    card.weapons[2].keywords = {fast};
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 1);
}

TEST(P11Range, OfAReminderIsMeasuredFromTheAttackingLeader) {
    const auto assault = when("Assault", "UpgradeAttackDice", Whose::attacker,
                              MomentCondition{.defender = UnitCondition{.range = 1}});
    const auto told = [&](double gap, int miniatures) {
        Scenario scenario = duel(Whose::attacker, assault, gap);
        UnitCard& card = scenario.units[0].card;
        card.miniatures = miniatures;
        scenario.units[0].minis = unitAt(Player::blue, card, 10, 8).minis;
        if (miniatures > 1) scenario.units[0].minis[1].position = {11.5, 8.0, 0.0};
        return FirstAttack(scenario, Face::hit, Face::block).told(0);
    };
    EXPECT_EQ(told(5.99, 1), 1);
    EXPECT_EQ(told(6.0, 1), 0) << "exactly 6 inches is range 2";
    EXPECT_EQ(told(6.5, 2), 0) << "only the other miniature stands within range 1";
}

TEST(P11Range, BeyondItIsWhatIsNotWithin) {
    const auto distract = when("Distract", "DeclareDefender", Whose::defender,
                               MomentCondition{.attacker = UnitCondition{.beyond = 1}});
    const auto told = [&](double gap) {
        return FirstAttack(duel(Whose::defender, distract, gap), Face::hit, Face::block).told(1);
    };
    EXPECT_EQ(told(5.99), 0);
    EXPECT_EQ(told(6.0), 1);
}

/// The defender is at (16, 8). `gap` is the distance to another red unit, which has the keyword.
long toldBeside(double gap, const KeywordText& guardian) {
    Scenario scenario = duel(Whose::defender, keyword("", "", {}));
    scenario.units[1].card.keywords.clear();
    ScenarioUnit beside = unitAt(Player::red, troopers(1), 0, 8, 180);
    beside.minis[0].position.x =
        scenario.units[1].minis[0].position.x + gap + geometry::test::smallBase.width;
    beside.card.keywords = {guardian};
    scenario.units.push_back(beside);
    return FirstAttack(scenario, Face::hit, Face::block).told(2);
}

TEST(P11Range, OfAReminderFromAnotherUnitIsBetweenTheUnits) {
    const MomentCondition near{.defender = UnitCondition{.another = true, .range = 1}};
    const auto guardian = when("Guardian", "ModifyAttackDice", Whose::defendersSide, near);
    EXPECT_EQ(toldBeside(5.99, guardian), 1);
    EXPECT_EQ(toldBeside(6.0, guardian), 0);
    EXPECT_EQ(toldInADuel("ModifyAttackDice", Whose::defendersSide, near), 0) << "it is itself";
    const auto avenger = when("Tempted", "AttackResolved", Whose::defendersSide,
                              MomentCondition{.attacker = UnitCondition{.range = 2}});
    EXPECT_EQ(toldBeside(5.0, avenger), 1) << "11 inches from the attacker";
    EXPECT_EQ(toldBeside(6.0, avenger), 0) << "12 inches";
}

TEST(ReminderConditions, AskForTokens) {
    const MomentCondition aiming{.self = UnitCondition{.tokens = {Token::aim, Token::surge}}};
    Scenario scenario =
        duel(Whose::attacker, when("Precise", "RerollAttackDice", Whose::attacker, aiming));
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 0);
    scenario.units[0].tokens[Token::dodge] = 1;
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 0);
    scenario.units[0].tokens[Token::aim] = 1;
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 1);
}

TEST(ReminderConditions, ATokenOfAnotherCloneTrooperCountsWhereItMayBeSpent) {
    const MomentCondition aiming{.self = UnitCondition{.tokens = {Token::aim}}};
    Scenario scenario =
        duel(Whose::attacker, when("Precise", "RerollAttackDice", Whose::attacker, aiming));
    scenario.units[0].card.type = UnitType::cloneTrooper;
    scenario.units.push_back(unitAt(Player::blue, scenario.units[0].card, 8, 10));
    scenario.units[2].card.keywords.clear();
    scenario.units[2].tokens[Token::aim] = 1;
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 1);
    scenario.units[2].card.type = UnitType::trooper;
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(0), 0);
}

TEST(ReminderConditions, AskForTokensThatWereSpentInThisAttack) {
    const auto nimble =
        when("Nimble", "AttackResolved", Whose::defender, MomentCondition{.spent = {Token::dodge}});
    Scenario scenario = duel(Whose::defender, nimble);
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(1), 0);
    scenario.units[1].tokens[Token::dodge] = 1;
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block).told(1), 1);
    EXPECT_EQ(FirstAttack(scenario, Face::hit, Face::block, false).told(1), 0) << "it kept it";
}

TEST(ReminderConditions, AskForWoundsOfTheAttackAndOfAUnit) {
    const MomentCondition wounding{.wounds = 1};
    EXPECT_EQ(toldInADuel("AttackResolved", Whose::attacker, wounding, Face::hit, Face::blank), 1);
    EXPECT_EQ(toldInADuel("AttackResolved", Whose::attacker, wounding, Face::hit, Face::block), 0);

    KeywordText vaapad = when("Vaapad", "GatherAttackDice", Whose::attacker,
                              MomentCondition{.self = UnitCondition{.wounds = 2}});
    KeywordText enrage = when("Enrage", "GatherAttackDice", Whose::attacker,
                              MomentCondition{.self = UnitCondition{.woundsOfX = true}});
    enrage.value = 3;
    for (const int wounds : {1, 2, 3}) {
        Scenario scenario = duel(Whose::attacker, vaapad);
        scenario.units[0].card.keywords.push_back(enrage);
        scenario.units[0].card.wounds = 5;
        scenario.units[0].wounds = {wounds};
        const FirstAttack shot(scenario, Face::hit, Face::block);
        EXPECT_EQ(shot.told(0, "Vaapad"), wounds >= 2 ? 1 : 0) << wounds;
        EXPECT_EQ(shot.told(0, "Enrage"), wounds >= 3 ? 1 : 0) << wounds;
    }
}

TEST(ReminderConditions, AskForTheKindOfTheAttack) {
    const MomentCondition melee{.attack = AttackKind::melee}, ranged{.attack = AttackKind::ranged};
    for (const char* point :
         {"DeclareDefender", "DetermineEligibleMiniatures", "ModifyAttackDice"}) {
        for (const bool touching : {false, true}) {
            Scenario scenario = duel(Whose::attacker, when("Melee", point, Whose::attacker, melee),
                                     touching ? 0.0 : 5.0);
            scenario.units[1].card.keywords = {when("Shot", point, Whose::defender, ranged)};
            const FirstAttack attack(scenario, Face::hit, Face::block);
            EXPECT_EQ(attack.told(0), touching ? 1 : 0) << point;
            EXPECT_EQ(attack.told(1), touching ? 0 : 1) << point;
        }
    }
}

/// The number of reminders about blue's first unit at its first action. `gap` is the distance to an
/// allied unit.
long toldActing(const MomentCondition& condition, double gap, int suppression = 1) {
    Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 4, 8),
                                    unitAt(Player::blue, troopers(1), 4, 8),
                                    unitAt(Player::red, troopers(1), 30, 20, 180)});
    scenario.units[1].minis[0].position.x += gap + geometry::test::smallBase.width;
    scenario.units[1].tokens[Token::suppression] = suppression;
    scenario.units[1].card.courage = 3;
    scenario.units[0].card.keywords = {when("Calm", "StartOfMakeActions", Whose::own, condition)};
    Play play(scenario, reminders(scenario));
    EXPECT_TRUE(play.until(Ask::chooseUnitToActivate));
    EXPECT_TRUE(play.pick(UnitId{0}));
    EXPECT_TRUE(play.until(Ask::chooseAction));
    return told(play.battle.log, 0, "Calm");
}

TEST(ReminderConditions, AskForSomeUnitWithinRange) {
    const MomentCondition near{
        .ally = UnitCondition{.another = true, .range = 2, .tokens = {Token::suppression}}};
    EXPECT_EQ(toldActing(near, 11.99), 1);
    EXPECT_EQ(toldActing(near, 12.0), 0);
    EXPECT_EQ(toldActing(near, 5.0, 0), 0) << "it has nothing to lose";
    EXPECT_EQ(toldActing({.ally = UnitCondition{.range = 2}}, 20.0), 1) << "itself";
    EXPECT_EQ(toldActing({.enemy = UnitCondition{.range = 2}}, 5.0), 0);
    EXPECT_EQ(toldActing({.enemy = UnitCondition{.range = 5}}, 5.0), 1);
}

TEST(ReminderConditions, AskForUnitsThatTheKeywordLists) {
    const MomentCondition listed{.ally = UnitCondition{.listed = true, .another = true}};
    for (const bool named : {false, true}) {
        Scenario scenario =
            emptyTable({unitAt(Player::blue, troopers(1), 4, 8), unitAt(Player::blue, hero(), 8, 8),
                        unitAt(Player::red, troopers(1), 30, 20, 180)});
        KeywordText direct = when("Direct", "StartOfMakeActions", Whose::own, listed);
        direct.who = std::make_shared<const UnitFilter>(
            UnitFilter{.rank = named ? Rank::commander : Rank::heavy});
        scenario.units[0].card.keywords = {direct};
        Play play(scenario, reminders(scenario));
        ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
        ASSERT_TRUE(play.pick(UnitId{0}));
        ASSERT_TRUE(play.until(Ask::chooseAction));
        EXPECT_EQ(told(play.battle.log, 0, "Direct"), named ? 1 : 0);
    }
}

TEST(P11UndeployedUnits, AreAtNoRangeOfAReminderButOfUndeployedAllies) {
    const MomentCondition near{.ally = UnitCondition{.another = true, .range = 1}};
    for (const bool bothUndeployed : {false, true}) {
        Scenario scenario = shootOut(1, 1);
        scenario.units.push_back(unitAt(Player::blue, troopers(1), 8, 8));
        scenario.units[0].card.keywords = {when("Calm", "StartOfUnitActivation", Whose::own, near),
                                           when("Infiltrate", "StartOfUnitActivation", Whose::own,
                                                {.self = UnitCondition{.undeployed = true}})};
        scenario.units[0].undeployed = true;
        scenario.units[2].undeployed = bothUndeployed;
        scenario.units[2].card.keywords = {when("Infiltrate", "StartOfUnitActivation", Whose::ally,
                                                {.self = UnitCondition{.undeployed = true}})};
        Play play(scenario, reminders(scenario));
        ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
        ASSERT_TRUE(play.pick(UnitId{0}));
        ASSERT_TRUE(play.until(Ask::chooseAction));
        EXPECT_EQ(told(play.battle.log, 0, "Calm"), bothUndeployed ? 1 : 0);
        EXPECT_EQ(told(play.battle.log, 0, "Infiltrate"), 1);
        EXPECT_EQ(told(play.battle.log, 2, "Infiltrate"), bothUndeployed ? 1 : 0);
    }
}

}  // namespace
}  // namespace sightline::engine::test
