// Army building: upgrades and battle forces that change the affiliation or rank of units. Core
// Rulebook p. 41 (Affiliations, Mercenaries, Battle Forces).
#include "engine/legion/lists/army/equip.h"
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

engine::ResolvedUnit only(const ArmyUnit& unit, const std::string& faction) {
    static ArmyList list;
    list = {.name = "Test", .faction = faction};
    list.units = {unit};
    return resolve(list, cards()).units.front();
}

TEST(P41Affiliations, AnUpgradesStandsInThePlaceOfThePrintedOne) {
    const auto affiliations = [](const ArmyUnit& unit) {
        return only(unit, "mandalorians").traits.affiliations;
    };
    using Set = std::set<std::string>;
    EXPECT_EQ(affiliations({"mandalorian-warriors"}), Set{"Mandalorians"});
    EXPECT_EQ(affiliations({"mandalorian-warriors", {"clan-wren"}}), Set{"Clan Wren"});
    EXPECT_EQ(affiliations({"wlo-5-speeder-tank", {"black-sun-crew"}}), Set{"Black Sun"});
}

// With the upgrade Children of the Watch, the unit cannot have GALAAR-15 Carbines, although its
// printed unit card allows them.
TEST(P41Affiliations, AnUpgradesCountsForOtherUpgrades) {
    ArmyList list{.name = "T", .faction = "mandalorians", .battleForce = "mandalorian-clans"};
    list.units = {{"mandalorian-warriors", {"clan-wren", "galaar-15-carbines"}}};
    EXPECT_FALSE(objectsTo(list, "GALAAR-15 Carbines is for"));
    list.units[0].upgrades[0] = "children-of-the-watch";
    EXPECT_TRUE(objectsTo(list, "GALAAR-15 Carbines is for"));
}

TEST(P41Mercenaries, AnUpgradesFactionsStandInThePlaceOfThePrintedOnes) {
    const auto hired = [](const char* faction, std::vector<std::string> crew) {
        ArmyList list{.name = "T", .faction = faction};
        list.units = {{"wlo-5-speeder-tank", std::move(crew)}};
        return !objectsTo(list, "is not a mercenary for");
    };
    EXPECT_TRUE(hired("rebels", {}));
    EXPECT_FALSE(hired("rebels", {"black-sun-crew"}));
    EXPECT_TRUE(hired("empire", {"black-sun-crew"}));
    EXPECT_TRUE(hired("rebels", {"pyke-syndicate-crew"}));
}

// Imperial March requires corps units of the empire. Scouts of the remnant count as corps units.
TEST(P41BattleForces, AUnitThatCountsAsCorpsCountsSoForUpgrades) {
    ArmyList list = empire({{"scout-troopers", {"imperial-march"}}});
    EXPECT_TRUE(objectsTo(list, "Scout Troopers: Imperial March is for corps Empire only"));
    list.battleForce = "imperial-remnant";
    EXPECT_FALSE(objectsTo(list, "Imperial March"));
    list.units.push_back({"74-z-speeder-bikes", {"imperial-march"}});
    EXPECT_TRUE(objectsTo(list, "74-Z Speeder Bikes: Imperial March is for corps Empire only"));
}

// Mandalorian Clans: every unit must have the same affiliation as one of the army's commanders or
// operatives.
TEST(P41BattleForces, MandalorianClansFollowTheirLeaders) {
    ArmyList list{.name = "T", .faction = "mandalorians", .battleForce = "mandalorian-clans"};
    list.units = {{"bo-katan-kryze-savior-of-mandalore"},
                  {"mandalorian-warriors", {"clan-kryze"}},
                  {"mandalorian-warriors", {"clan-kryze"}},
                  {"clan-kryze-veterans"}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[2].upgrades = {"clan-wren"};
    EXPECT_EQ(objections(list), Texts{"Mandalorian Warriors has the affiliation Clan Wren, which "
                                      "no commander or operative of the army has"});
    list.units.push_back({"sabine-wren-back-in-the-fold"});
    EXPECT_EQ(objections(list), Texts{}) << "an operative of that clan";
    list.units[1].upgrades.clear();
    EXPECT_EQ(objections(list), Texts{"Mandalorian Warriors has the affiliation Mandalorians, "
                                      "which no commander or operative of the army has"});
    list.battleForce = "clan-kryze";
    EXPECT_FALSE(objectsTo(list, "which no commander"));
}

ArmyList customClan(std::vector<std::string> choices) {
    ArmyList list{.name = "Own", .faction = "mandalorians", .battleForce = "custom-clan"};
    list.choices = std::move(choices);
    list.units = {{"mandalorian-leader", {"galaar-15-carbine", "battlemaster"}},
                  {"mandalorian-warriors"},
                  {"mandalorian-warriors"}};
    return list;
}

TEST(P41BattleForces, ACustomClanMakesTwoDifferentChoices) {
    EXPECT_EQ(objections(customClan({"Veterans", "Feats of Valor"})), Texts{});
    EXPECT_EQ(objections(customClan({"Veterans"})), Texts{"Custom Clan has 2 choices, 1 is made"});
    const Texts twice{"Custom Clan: the choice \"Veterans\" is made more than once"};
    EXPECT_EQ(objections(customClan({"Veterans", "Veterans"})), twice);
    EXPECT_EQ(objections(customClan({"Veterans", "Feats of Valor", "Veterans"})), twice);
    EXPECT_EQ(objections(customClan({"Veterans", "Feats of Valor", "Guns for Hire"})),
              Texts{"Custom Clan has 2 choices, 3 are made"});
    EXPECT_EQ(objections(customClan({"Veterans", "Feats of Honour"})),
              Texts{"Custom Clan has no choice \"Feats of Honour\""});
}

// A custom clan has "1 extra copy each" of some limited cards: one additional copy of each card,
// and only one for each unit.
TEST(P41BattleForces, TheFreeToolsOfACustomClanAreThereOnce) {
    const std::string rockets = "tools-of-the-trade-jetpack-rockets";
    ArmyList list = customClan({"Veterans", "Tools of the Trade"});
    list.units[1].upgrades = {rockets, "tools-of-the-trade-whipcord-launcher"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[2].upgrades = {rockets};
    EXPECT_EQ(
        objections(list),
        Texts{"Tools of the Trade: Jetpack Rockets is in the army 2 times, at most 1 is allowed"});
    for (const auto& offer : offersFor(list, 0, "grenades", cards())) {
        if (offer.card->facts.id == rockets) {
            EXPECT_TRUE(offer.misfit);
        }
    }
    list.units[2].upgrades = {"jetpack-rockets"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0].upgrades.push_back("whipcord-launcher");
    list.units[0].upgrades.push_back("tools-of-the-trade-whipcord-launcher");
    list.units[1].upgrades.clear();
    EXPECT_EQ(objections(list), Texts{"Mandalorian Leader carries Whipcord Launcher twice"});
    list = customClan({"Veterans", "Feats of Valor"});
    list.units[1].upgrades = {rockets};
    EXPECT_TRUE(objectsTo(list, "Jetpack Rockets needs the choice Tools of the Trade"));
}

// Guns for Hire: the vehicles of the battle force become Mandalorian and accept orders only from
// Mandalorians.
TEST(P41BattleForces, GunsForHireTakeTheAffiliation) {
    for (const char* id : {"wlo-5-speeder-tank", "tx-225-gavw-occupier-tank"}) {
        ArmyList list = customClan({"Guns for Hire", "Feats of Valor"});
        list.units.push_back({id});
        EXPECT_EQ(objections(list), Texts{}) << id;
        const engine::ResolvedArmy army = resolve(list, cards());
        EXPECT_EQ(equip(army, army.units.back()).card.affiliation, "Mandalorians") << id;
        list.choices = {"Veterans", "Feats of Valor"};
        EXPECT_TRUE(objectsTo(list, "is not on the list of Custom Clan")) << id;
    }
}

}  // namespace
}  // namespace sightline::app
