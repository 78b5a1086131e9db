// Army building: unique names, upgrade cards, and keywords that change the limits of ranks. Core
// Rulebook p. 16-17, glossary.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

TEST(ArmyRules, UniqueNamesCountAcrossUnitsAndUpgrades) {
    ArmyList list = empire({{"darth-vader-dark-lord-of-the-sith"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"darth-vader-the-emperors-apprentice"});
    EXPECT_EQ(objections(list), Texts{"Darth Vader is in the army 2 times, at most 1 is allowed"});
    // A unit and an upgrade card have the same unique name, Agent Kallus.
    list = empire({{"agent-kallus-hunter-of-spectres"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"agent-kallus"};
    EXPECT_EQ(objections(list), Texts{"Agent Kallus is in the army 2 times, at most 1 is allowed"});
    list.units.pop_back();
    EXPECT_EQ(objections(list), Texts{});
}

TEST(ArmyRules, LimitedNamesStandAsOftenAsTheyPrint) {
    const auto limited =
        std::find_if(cards().upgrades.begin(), cards().upgrades.end(), [](const auto& card) {
            return card.limit == 2 && !card.requirement && card.battleForceChoice.empty() &&
                   card.facts.faction.empty();
        });
    ASSERT_NE(limited, cards().upgrades.end());
    // Gives a limited upgrade card to several units. The test checks only the number of copies.
    ArmyList list = empire();
    for (std::size_t unit : {1U, 2U}) list.units[unit].upgrades = {limited->facts.id};
    EXPECT_FALSE(objectsTo(list, limited->facts.name + " stands"));
    list.units[3].upgrades = {limited->facts.id};
    EXPECT_TRUE(
        objectsTo(list, limited->facts.name + " is in the army 3 times, at most 2 are allowed"));
}

TEST(ArmyRules, UpgradesNeedASlotAndTheirUnit) {
    ArmyList list = empire();
    list.units[1].upgrades = {"dlt-19-stormtrooper", "stormtrooper"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"dlt-19-stormtrooper", "hh-12-stormtrooper"};
    EXPECT_EQ(objections(list),
              Texts{"Stormtroopers has no free heavy weapon slot for HH-12 Stormtrooper"});
    list.units[1].upgrades = {"flametrooper"};
    EXPECT_EQ(objections(list), Texts{"Stormtroopers: Flametrooper is for Snowtroopers only"});
    list.units[1].upgrades = {"force-push"};
    EXPECT_EQ(objections(list), Texts{"Stormtroopers has no free force slot for Force Push"});
}

// Core Rulebook p. 17, Dual-Sided Upgrade Cards: each weapon of such a card knows its side of the
// card.
TEST(Equip, WeaponsOfADualSidedCardKnowTheirSide) {
    const auto isGun = [](const auto& card) { return card.facts.id == "dc-17m-icws-config"; };
    const auto gun = std::find_if(cards().upgrades.begin(), cards().upgrades.end(), isGun);
    ASSERT_NE(gun, cards().upgrades.end());
    EXPECT_EQ(gun->sides, (std::vector<std::string>{"Launcher", "Sniper"}));
    ASSERT_EQ(gun->weapons.size(), 2U);
    EXPECT_EQ(gun->weapons[0].side, 0);
    EXPECT_EQ(gun->weapons[1].side, 1);

    engine::EquippedCard carried{gun->facts.id, gun->facts.name, gun->use};
    carried.sides = gun->sides;
    engine::Weapon sniper = gun->weapons[1];
    sniper.card = {gun->facts.id, gun->facts.name};
    EXPECT_FALSE(isReady({carried}, sniper));
    carried.side = 1;
    EXPECT_TRUE(isReady({carried}, sniper));
    carried.state = engine::EquippedCard::State::exhausted;
    EXPECT_FALSE(isReady({carried}, sniper));
    EXPECT_TRUE(isFaceup({carried}, sniper)) << "an exhausted card still shows its side";
}

TEST(ArmyRules, AUnitCarriesEachCardOnce) {
    ArmyList list = empire();
    list.units[0].upgrades = {"strict-orders"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0].upgrades = {"strict-orders", "strict-orders"};
    EXPECT_EQ(objections(list), Texts{"General Veers carries Strict Orders twice"});
}

TEST(ArmyRules, LightSideCardsAreForTheLightSide) {
    ArmyList list = empire({{"darth-vader-dark-lord-of-the-sith", {"force-choke"}}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.back().upgrades = {"jedi-mind-trick"};
    EXPECT_EQ(objections(list), Texts{"Darth Vader: Jedi Mind Trick is for light side only"});
}

TEST(ArmyRules, SpecialSlotsAreForTheirCardsAlone) {
    ArmyList list = empire();
    list.units[1].upgrades = {"imperial-march"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"tenacity"};
    EXPECT_EQ(objections(list), Texts{"Stormtroopers has no free training slot for Tenacity"});
}

// The example of the glossary for Detachment: each DF-90 needs its own unit of Shoretroopers.
TEST(ArmyRules, DetachmentNeedsAUnitOfItsOwnAndNoRank) {
    ArmyList list = empire({{"shoretroopers"}, {"df-90-mortar-trooper"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"df-90-mortar-trooper"});
    EXPECT_EQ(objections(list),
              Texts{"DF-90 Mortar Trooper needs a unit of its own: Shoretroopers"});
    list.units.push_back({"shoretroopers"});
    EXPECT_EQ(objections(list), Texts{});  // 5 corps units count, 2 detachments do not count
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{"7 corps units, at most 6 are allowed"});
}

TEST(ArmyRules, HeavyWeaponTeamsNeedTheirWeapon) {
    ArmyList list =
        empire({{"scout-troopers"}, {"scout-troopers-strike-team", {"dlt-19x-sniper"}}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.back().upgrades.clear();
    EXPECT_EQ(objections(list).front(),
              "Scout Troopers (Strike Team) must equip 1 heavy weapon upgrade, it carries 0");
}

// The example of the glossary for Entourage: Krennic allows one unit of Death Troopers in addition
// to three special forces units.
TEST(ArmyRules, EntourageDoesNotCountItsUnit) {
    ArmyList list = empire({{"imperial-death-troopers"},
                            {"imperial-death-troopers"},
                            {"scout-troopers"},
                            {"scout-troopers"}});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
    list.units[0] = {"director-orson-krennic-architect-of-terror"};
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"scout-troopers"});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
}

TEST(ArmyRules, AssociateDoesNotCountBesideItsUnit) {
    ArmyList list = empire({{"agent-kallus-hunter-of-spectres"},
                            {"fifth-brother-the-kill-is-mine"},
                            {"seventh-sister-compelled-to-inflict-pain"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units[5] = {"darth-vader-the-emperors-apprentice"};
    EXPECT_EQ(objections(list), Texts{"3 operative units, at most 2 are allowed"});
}

TEST(ArmyRules, AFieldCommanderReplacesTheCommander) {
    ArmyList list{.name = "Cassian", .faction = "rebels"};
    list.units = {{"cassian-andor-capable-intelligence-agent", {"a280"}},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"rebel-troopers"}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0] = {"chewbacca-walking-carpet"};
    EXPECT_EQ(objections(list), Texts{"0 commander units, at least 1 is needed"});
    list.units[0] = {"cassian-andor-capable-intelligence-agent"};
    // The keyword Equip of Cassian Andor requires the upgrade A280.
    EXPECT_EQ(objections(list), Texts{"Cassian Andor must equip A280"});
}

TEST(ArmyRules, ProgrammedUnitsNeedAProgramme) {
    ArmyList list{.name = "Droids", .faction = "separatists"};
    list.units = {{"t-series-tactical-droid-programmed-for-strategy"},
                  {"b1-battle-droids"},
                  {"b1-battle-droids"},
                  {"b1-battle-droids"},
                  {"dsd1-dwarf-spider-droid", {"engagement-protocols"}}};
    EXPECT_EQ(objections(list), Texts{});
    list.units.back().upgrades.clear();
    EXPECT_EQ(objections(list),
              Texts{"DSD1 Dwarf Spider Droid must equip 1 programming upgrade, it carries 0"});
}

TEST(ArmyRules, FlexibleResponseTakesItsHeavyWeapons) {
    const ArmyUnit full{"stormtroopers-heavy-response-unit",
                        {"hh-12-stormtrooper", "t-21-stormtrooper"}};
    EXPECT_EQ(objections(blizzard({full})), Texts{});
    ArmyUnit half = full;
    half.upgrades.pop_back();
    EXPECT_EQ(
        objections(blizzard({half})).front(),
        "Stormtroopers (Heavy Response Unit) must equip 2 heavy weapon upgrades, it carries 1");
}

}  // namespace
}  // namespace sightline::app
