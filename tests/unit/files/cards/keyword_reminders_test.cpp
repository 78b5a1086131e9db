// The reminders of the published keywords, with the data of the catalogue. Each reminder must come
// at the moments that the rulebook names, and never when the keyword cannot act.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "unit/engine/first_attack.h"

namespace sightline::engine::test {
namespace {

/// A published keyword in a game that began before code applied any keyword.
KeywordText published(const std::string& name, std::optional<int> value = {}) {
    static const Catalogue catalogue = app::loadCatalogue(app::assetsFolder()).value();
    return {
        .name = name, .value = value, .help = catalogue.keyword(name)->help, .leftByHand = true};
}

/// A blue and a red trooper. Their bases are 3.9 inches apart.
struct Duel {
    Scenario scenario = shootOut(1, 1);

    UnitCard& red() { return scenario.units[1].card; }
    std::vector<KeywordText>& rifle() { return scenario.units[0].card.weapons[1].keywords; }
    FirstAttack shows(Face attack, Face defense = Face::blank) const {
        return {scenario, attack, defense};
    }
};

TEST(P46Armor, NeedsAHitOrACriticalResultThatPrimitiveTurns) {
    Duel duel;
    duel.red().keywords = {published("Armor", 2)};
    EXPECT_EQ(duel.shows(Face::hit).told(1, "Armor 2"), 1);
    EXPECT_EQ(duel.shows(Face::crit).told(1), 0);
    EXPECT_EQ(duel.shows(Face::blank).told(1), 0);
    duel.rifle() = {published("Primitive")};
    EXPECT_EQ(duel.shows(Face::crit).told(1, "Armor 2"), 1);
    EXPECT_EQ(duel.shows(Face::crit).told(0, "Primitive"), 1);
}

TEST(P58Impact, NeedsAHitAndArmor) {
    Duel duel;
    duel.rifle() = {published("Impact", 1)};
    EXPECT_EQ(duel.shows(Face::hit).told(0), 0);
    duel.red().keywords = {published("Armor", 1)};
    EXPECT_EQ(duel.shows(Face::hit).told(0, "Impact 1"), 1);
    EXPECT_EQ(duel.shows(Face::crit).told(0), 0);
}

TEST(P58Pierce, NeedsABlock) {
    Duel duel;
    duel.rifle() = {published("Pierce", 1)};
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(0, "Pierce 1"), 1);
    EXPECT_EQ(duel.shows(Face::hit, Face::blank).told(0), 0);
}

TEST(P51Impervious, NeedsABlockAndPierce) {
    Duel duel;
    duel.red().keywords = {published("Impervious"), published("Immune: Pierce")};
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(1), 0);
    duel.rifle() = {published("Pierce", 1)};
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(1, "Impervious"), 1);
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(1, "Immune: Pierce"), 1);
    EXPECT_EQ(duel.shows(Face::hit, Face::blank).told(1), 0);
}

TEST(P57AntiMateriel, IsAgainstVehiclesAndAntiPersonnelAgainstTroopers) {
    Duel duel;
    duel.rifle() = {published("Anti-Materiel", 1), published("Anti-Personnel", 1)};
    EXPECT_EQ(duel.shows(Face::hit).told(0, "Anti-Personnel"), 1);
    EXPECT_EQ(duel.shows(Face::hit).told(0, "Anti-Materiel"), 0);
    duel.scenario.units[1] = unitAt(Player::red, walker(), 17, 8, 180);
    EXPECT_EQ(duel.shows(Face::hit).told(0, "Anti-Personnel"), 0);
    EXPECT_EQ(duel.shows(Face::hit).told(0, "Anti-Materiel"), 1);
}

TEST(P57Assault, IsWithinRange1OfTheUnitLeader) {
    Duel duel;
    duel.rifle() = {published("Assault", 1)};
    EXPECT_EQ(duel.shows(Face::hit).told(0, "Assault 1"), 1);
    duel.scenario.units[1].minis[0].position.x = 16.0 + geometry::test::smallBase.width;
    EXPECT_EQ(duel.shows(Face::hit).told(0), 0);
}

TEST(P50Guardian, IsForAnotherTrooperWithinRange1ThatIsShotAt) {
    Duel duel;
    duel.scenario.units.push_back(unitAt(Player::red, troopers(1), 18, 8, 180));
    UnitCard& guard = duel.scenario.units[2].card;
    guard.keywords = {published("Guardian", 2)};
    EXPECT_EQ(duel.shows(Face::hit).told(2, "Guardian 2"), 1);
    EXPECT_EQ(duel.shows(Face::crit).told(2), 0) << "it stops hits";
    guard.keywords[0].who = std::make_shared<const UnitFilter>(UnitFilter{.name = "Hero"});
    EXPECT_EQ(duel.shows(Face::hit).told(2), 0) << "Guardian for somebody else";
    guard.keywords = {published("Guardian", 2)};
    duel.red().keywords = {published("Guardian", 1)};
    EXPECT_EQ(duel.shows(Face::hit).told(2), 0) << "the defender is a guardian itself";
    EXPECT_EQ(duel.shows(Face::hit).told(1), 0);
    duel.red().keywords.clear();
    const double contact = 10.0 + geometry::test::smallBase.width;
    duel.scenario.units[1].minis[0].position.x = contact;
    duel.scenario.units[2].minis[0].position.x = contact + 2.0;
    EXPECT_EQ(duel.shows(Face::hit).told(2), 0) << "in melee nobody guards";
}

TEST(P54Shielded, IsAgainstHitsAndCriticalResultsOfRangedAttacks) {
    Duel duel;
    duel.red().keywords = {published("Shielded", 1)};
    EXPECT_EQ(duel.shows(Face::hit).told(1, "Shielded 1"), 1);
    EXPECT_EQ(duel.shows(Face::crit).told(1), 1);
    EXPECT_EQ(duel.shows(Face::blank).told(1), 0);
    duel.scenario.units[1].minis[0].position.x = 10.0 + geometry::test::smallBase.width;
    EXPECT_EQ(duel.shows(Face::hit).told(1), 0);
}

TEST(P57HighVelocity, IsAgainstDodgeTokensAndDeflect) {
    Duel duel;
    duel.rifle() = {published("High Velocity")};
    EXPECT_EQ(duel.shows(Face::hit).told(0), 0);
    duel.scenario.units[1].tokens[Token::dodge] = 1;
    EXPECT_EQ(duel.shows(Face::hit).told(0), 1);
    duel.scenario.units[1].tokens[Token::dodge] = 0;
    duel.red().keywords = {published("Deflect")};
    EXPECT_EQ(duel.shows(Face::hit).told(0), 1);
}

TEST(P58Ion, TurnsShieldsAndSticksToWoundedVehiclesAndDroids) {
    Duel duel;
    duel.rifle() = {published("Ion", 1)};
    EXPECT_EQ(duel.shows(Face::hit, Face::blank).told(0), 0);
    duel.red().type = UnitType::droidTrooper;
    EXPECT_EQ(duel.shows(Face::hit, Face::blank).told(0), 1);
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(0), 0) << "it is unharmed";
    duel.red().keywords = {published("Shielded", 1)};
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(0), 1);
}

TEST(P52Nimble, NeedsADodgeTokenThatWasSpent) {
    Duel duel;
    duel.red().keywords = {published("Nimble")};
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(1), 0);
    duel.scenario.units[1].tokens[Token::dodge] = 1;
    EXPECT_EQ(duel.shows(Face::hit, Face::block).told(1, "Nimble"), 1);
    EXPECT_EQ(FirstAttack(duel.scenario, Face::hit, Face::block, false).told(1), 0);
}

/// The number of reminders with `label` about blue's first unit at its action.
long toldActing(const Scenario& scenario, const std::string& label) {
    Play play(scenario, reminders(scenario));
    EXPECT_TRUE(play.until(Ask::chooseUnitToActivate));
    EXPECT_TRUE(play.pick(UnitId{0}));
    EXPECT_TRUE(play.until(Ask::chooseAction));
    return told(play.battle.log, 0, label);
}

TEST(P53Scout, IsForUndeployedUnits) {
    Scenario scenario = shootOut(1, 1);
    scenario.units[0].card.keywords = {published("Scout", 1), published("Infiltrate")};
    EXPECT_EQ(toldActing(scenario, "Scout 1"), 0);
    EXPECT_EQ(toldActing(scenario, "Infiltrate"), 0);
    scenario.units[0].undeployed = true;
    EXPECT_EQ(toldActing(scenario, "Scout 1"), 1);
    EXPECT_EQ(toldActing(scenario, "Infiltrate"), 1);
}

TEST(P52Observe, NeedsAnEnemyWithinRange3) {
    Scenario scenario = shootOut(1, 1);
    scenario.units[0].card.keywords = {published("Observe", 2)};
    const double at = 10.0 + 18.0 + geometry::test::smallBase.width;
    scenario.units[1].minis[0].position.x = at - 0.01;
    EXPECT_EQ(toldActing(scenario, "Observe 2"), 1);
    scenario.units[1].minis[0].position.x = at;
    EXPECT_EQ(toldActing(scenario, "Observe 2"), 0);
}

// An enemy in base contact is within range 1, so the game gives the reminder. The players check
// whether the move started a melee.
TEST(P47Charge, NeedsAnEnemyWithinRange1AfterTheMove) {
    for (const double gap : {6.0, 40.0}) {
        Scenario scenario = emptyTable({unitAt(Player::blue, troopers(1), 10, 8),
                                        unitAt(Player::red, troopers(1), 10 + gap, 8, 180)},
                                       {72, 36});
        scenario.units[0].card.keywords = {published("Charge")};
        Play play(scenario, reminders(scenario));
        ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
        ASSERT_TRUE(play.pick(UnitId{0}));
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(Action::move));
        play.step();
        EXPECT_EQ(told(play.battle.log, 0, "Charge"), gap < 10.0 ? 1 : 0) << gap;
    }
}

TEST(P53Ready, FollowsTheStandbyActionOnly) {
    Scenario scenario = shootOut(1, 1);
    scenario.units[0].card.keywords = {published("Ready", 1)};
    for (const Action action : {Action::standby, Action::aim}) {
        Play play(scenario, reminders(scenario));
        ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
        ASSERT_TRUE(play.pick(UnitId{0}));
        ASSERT_TRUE(play.until(Ask::chooseAction));
        ASSERT_TRUE(play.pick(action));
        EXPECT_EQ(told(play.battle.log, 0, "Ready 1"), action == Action::standby ? 1 : 0);
    }
}

}  // namespace
}  // namespace sightline::engine::test
