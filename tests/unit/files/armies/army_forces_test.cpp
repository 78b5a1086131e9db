// Army building: battle forces, counterparts, and prices that depend on the army. Core Rulebook p.
// 16, p. 41.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

TEST(ArmyRules, SpecialIssueUnitsStayInTheirBattleForce) {
    EXPECT_TRUE(objectsTo(empire({{"stormtroopers-heavy-response-unit",
                                   {"hh-12-stormtrooper", "t-21-stormtrooper"}}}),
                          "Stormtroopers (Heavy Response Unit) is only for Blizzard Force"));
}

TEST(ArmyRules, BattleForcesHaveTheirUnitsRanksAndLimits) {
    EXPECT_EQ(objections(blizzard({})), Texts{});
    EXPECT_TRUE(objectsTo(blizzard({{"scout-troopers"}}),
                          "Scout Troopers is not on the list of Blizzard Force"));
    EXPECT_EQ(objections(blizzard(times(2, {"stormtroopers"}))), Texts{});
    EXPECT_TRUE(objectsTo(blizzard(times(3, {"stormtroopers"})),
                          "Blizzard Force takes 0 to 2 Stormtroopers, not 3"));
    ArmyList list = blizzard({});
    list.units.pop_back();
    EXPECT_EQ(objections(list), Texts{"0 support units, at least 1 is needed"});
    list = blizzard({});
    list.units[0].upgrades = {"trusted-agent"};
    EXPECT_TRUE(objectsTo(list, "Trusted Agent is unique and not on the list of Blizzard Force"));
    list.units[0].upgrades = {"improvised-orders"};
    EXPECT_EQ(objections(list), Texts{});
    list.faction = "rebels";
    EXPECT_TRUE(objectsTo(list, "Blizzard Force is a battle force of the faction Galactic Empire"));
}

TEST(ArmyRules, MercenaryArmiesNeedABattleForce) {
    ArmyList list{.name = "Shadow", .faction = "mercenary"};
    list.units = {{"pyke-syndicate-capo"},
                  {"pyke-syndicate-foot-soldiers"},
                  {"pyke-syndicate-foot-soldiers"}};
    EXPECT_TRUE(objectsTo(list, "an army of the faction Mercenaries needs a battle force"));
    list.battleForce = "shadow-collective";
    EXPECT_EQ(objections(list), Texts{});
}

TEST(ArmyRules, ClansNeedTheirAffiliationAndChoices) {
    ArmyList list{.name = "Kryze", .faction = "mandalorians", .battleForce = "clan-kryze"};
    list.units = {{"bo-katan-kryze-savior-of-mandalore"},
                  {"mandalorian-warriors", {"clan-kryze"}},
                  {"mandalorian-warriors", {"clan-kryze"}}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[2].upgrades.clear();
    EXPECT_TRUE(objectsTo(list, "Mandalorian Warriors does not have the affiliation Clan Kryze"));
    list.units[2].upgrades = {"clan-wren"};
    EXPECT_TRUE(objectsTo(list, "Clan Kryze may not use Clan Wren"));
    ArmyList custom{.name = "Own", .faction = "mandalorians", .battleForce = "custom-clan"};
    custom.units = {{"mandalorian-leader", {"galaar-15-carbine"}},
                    {"mandalorian-warriors"},
                    {"mandalorian-warriors"}};
    EXPECT_TRUE(objectsTo(custom, "Custom Clan has 2 choices, 0 are made"));
    custom.choices = {"Veterans", "Feats of Valor"};
    EXPECT_FALSE(objectsTo(custom, "choices"));
    custom.units[1].upgrades = {"galaar-15-carbines"};
    const int withChoice = summaryOf(custom, cards()).points;
    custom.choices = {"Rapid Deployment", "Feats of Valor"};
    EXPECT_EQ(summaryOf(custom, cards()).points, withChoice + 5);
}

TEST(ArmyRules, CounterpartsJoinTheirUnit) {
    ArmyList list{.name = "R2", .faction = "rebels"};
    list.units = {
        {"leia-organa-fearless-and-inventive"},
        {"rebel-troopers"},
        {"rebel-troopers"},
        {"rebel-troopers"},
        {"r2-d2-hero-of-a-thousand-devices", {}, "c-3po-human-cyborg-relations-counterpart"}};
    EXPECT_EQ(objections(list), Texts{});
    EXPECT_EQ(summaryOf(list, cards()).pointsByUnit.back(), 55 + 15);
    std::swap(list.units[0].counterpart, list.units[4].counterpart);
    EXPECT_EQ(objections(list), Texts{"C-3PO is not a counterpart of Leia Organa"});
    EXPECT_TRUE(objectsTo(empire({{"iden-versio-inferno-squad-leader"}}),
                          "Iden Versio always comes with Iden's ID10"));
}

TEST(ArmyRules, PointsDependOnTheArmy) {
    ArmyList list{.name = "Jyn", .faction = "rebels"};
    list.units = {{"leia-organa-fearless-and-inventive"}, {"jyn-erso-stardust"}};
    const auto* pistol = cards().upgrade("jyns-se-14-blaster");
    ASSERT_NE(pistol, nullptr);
    const engine::ResolvedArmy with = resolve(list, cards());
    EXPECT_EQ(pointsOf(with, with.units[0], *pistol), pistol->points - 5);
    ArmyList alone = list;
    alone.units.pop_back();
    const engine::ResolvedArmy without = resolve(alone, cards());
    EXPECT_EQ(pointsOf(without, without.units[0], *pistol), pistol->points);
}

}  // namespace
}  // namespace sightline::app
