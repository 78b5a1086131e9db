// Army building: points, ranks and mercenaries. The tests check both sides of every limit. Core
// Rulebook p. 16, p. 41.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

TEST(ArmyRules, ACommanderAndThreeCorpsUnitsAreLegal) { EXPECT_EQ(objections(empire()), Texts{}); }

TEST(ArmyRules, PointsEndAtTheLimit) {
    // An army of 491 points: 75 + 42 + 42 + 42 = 201 points, then two AT-STs with 145 points each.
    ArmyList list = empire({{"at-st"},
                            {"at-st"},
                            {"darth-vader-dark-lord-of-the-sith"},
                            {"darth-vader-the-emperors-apprentice"}});
    list.units.back() = {"imperial-death-troopers"};
    list.units.push_back({"imperial-death-troopers"});
    list.units.push_back({"scout-troopers"});
    EXPECT_EQ(summaryOf(list, cards()).points, 201 + 290 + 170 + 66 + 66 + 48);
    EXPECT_EQ(objections(list), Texts{});
    list.size = GameSize::escalation;
    EXPECT_TRUE(objectsTo(list, "841 points, at most 800 are allowed"));
}

TEST(ArmyRules, ExactlyTheMostPointsIsAllowed) {
    ArmyList list = empire({{"at-st"}, {"at-st"}});  // total: 491 points
    list.units.push_back({"tx-225-gavw-occupier-tank"});
    EXPECT_TRUE(objectsTo(list, "3 heavy units, at most 2 are allowed"));
    list.units.pop_back();
    list.units.insert(list.units.end(), 2, {"74-z-speeder-bikes"});  // total: 631 points
    list.units.push_back({"74-z-speeder-bikes"});                    // total: 701 points
    list.units.push_back({"darth-vader-the-emperors-apprentice"});   // total: 856 points
    list.units.insert(list.units.end(), 2, {"scout-troopers"});      // total: 952 points
    list.units.push_back({"scout-troopers"});                        // total: 1000 points
    EXPECT_EQ(summaryOf(list, cards()).points, 1000);
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"grappling-hooks"};  // this upgrade costs 2 points
    EXPECT_EQ(objections(list), Texts{"1002 points, at most 1000 are allowed"});
}

TEST(ArmyRules, RanksHaveALeastAndAMost) {
    ArmyList list = empire();
    list.units.pop_back();
    EXPECT_EQ(objections(list), Texts{"2 corps units, at least 3 are needed"});
    list = empire(times(3, {"stormtroopers"}));
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{"7 corps units, at most 6 are allowed"});
    list = empire();
    list.units.erase(list.units.begin());
    EXPECT_EQ(objections(list), Texts{"0 commander units, at least 1 is needed"});
    list = empire(times(3, {"scout-troopers"}));
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"scout-troopers"});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
}

TEST(ArmyRules, TheSmallerGameHasItsOwnRanksAndPoints) {
    ArmyList list = empire();
    list.size = GameSize::recon;
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"imperial-officer-ruthless-efficiency", {}});
    EXPECT_TRUE(objectsTo(list, "2 commander units, at most 1 is allowed"));
    list = empire({{"at-st"}, {"at-st"}});
    list.size = GameSize::recon;
    EXPECT_EQ(objections(list), Texts{"2 heavy units, at most 1 is allowed"});
}

TEST(ArmyRules, UnitsShareTheFaction) {
    EXPECT_TRUE(
        objectsTo(empire({{"rebel-troopers"}}), "Rebel Troopers is of the faction Rebel Alliance"));
}

TEST(ArmyRules, MercenariesAreHiredByTheFactionsOnTheirCards) {
    EXPECT_EQ(objections(empire({{"bossk-trandoshan-terror"}})), Texts{});
    EXPECT_TRUE(objectsTo(empire({{"swoop-bike-riders"}}),
                          "is not a mercenary for the faction Galactic Empire"));
}

// Core Rulebook p. 41, "Mercenaries and Rank Requirements": an army needs at least 3 corps units
// that are not mercenaries.
TEST(ArmyRules, MercenariesFillNoMinimumButCountForTheMost) {
    ArmyList list = empire({{"black-sun-enforcers"}});
    list.units.erase(list.units.begin() + 1);
    EXPECT_EQ(objections(list), Texts{"2 corps units, at least 3 are needed"});
    list = empire({{"black-sun-enforcers"}, {"stormtroopers"}, {"stormtroopers"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{"7 corps units, at most 6 are allowed"});
}

TEST(ArmyRules, TwoCorpsMercenariesAndOneOfEachOtherRank) {
    ArmyList list = empire({{"black-sun-enforcers"}, {"pyke-syndicate-foot-soldiers"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"black-sun-enforcers"});
    EXPECT_EQ(objections(list), Texts{"3 corps units of mercenaries, 2 are allowed"});
    list = empire({{"bossk-trandoshan-terror"}, {"cad-bane-needs-no-introduction"}});
    EXPECT_EQ(objections(list), Texts{"2 operative units of mercenaries, 1 is allowed"});
}

TEST(ArmyRules, AlliesOfConvenienceAllowOneMore) {
    ArmyList list{.name = "Lando", .faction = "rebels"};
    list.units = {{"lando-calrissian-canny-general"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"swoop-bike-riders"},
                  {"swoop-bike-riders"}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0] = {"leia-organa-fearless-and-inventive"};
    EXPECT_EQ(objections(list), Texts{"2 support units of mercenaries, 1 is allowed"});
    list.units[0] = {"lando-calrissian-canny-general"};
    list.units.push_back({"swoop-bike-riders"});
    EXPECT_EQ(
        objections(list),
        Texts{"3 support units of mercenaries, 1 is allowed and 1 more for Allies of Convenience"});
}

}  // namespace
}  // namespace sightline::app
