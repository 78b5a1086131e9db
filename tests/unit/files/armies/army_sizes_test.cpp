// Game sizes: their points, and the comparison of two armies. Core Rulebook p. 16.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

/// An army of 597 points with legal ranks for every game size.
ArmyList small(GameSize size) {
    ArmyList list = empire({{"at-st"},
                            {"scout-troopers"},
                            {"scout-troopers"},
                            {"darth-vader-the-emperors-apprentice"}});
    list.size = size;
    return list;
}

TEST(GameSizes, ReconEndsAt600Points) {
    ArmyList list = small(GameSize::recon);
    EXPECT_EQ(summaryOf(list, cards()).points, 597);
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"grappling-hooks"};
    list.units[2].upgrades = {"grappling-hooks"};  // total: 601 points
    EXPECT_EQ(objections(list), Texts{"601 points, at most 600 are allowed"});
    list.size = GameSize::standard;
    EXPECT_EQ(objections(list), Texts{});
}

TEST(GameSizes, EscalationEndsAt800Points) {
    ArmyList list = small(GameSize::escalation);
    list.units.push_back({"at-st"});          // total: 742 points
    list.units.push_back({"stormtroopers"});  // total: 784 points
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"dlt-19-stormtrooper"};  // total: 804 points
    EXPECT_EQ(objections(list), Texts{"804 points, at most 800 are allowed"});
}

TEST(GameSizes, OpponentsPlayTheSameOne) {
    const ArmyList standard = empire();
    EXPECT_FALSE(engine::judgeOpponents(standard, standard));
    ArmyList recon = standard;
    recon.size = GameSize::recon;
    const auto objection = engine::judgeOpponents(standard, recon);
    ASSERT_TRUE(objection);
    EXPECT_EQ(asLine(*objection),
              "the armies are for different games, standard (1000 points) and recon (600 points); "
              "choose two armies of the same size (p. 16, Points)");
    recon.size = GameSize::edition2018;  // recon has as many points as escalation, but other rules
    ArmyList escalation = standard;
    escalation.size = GameSize::escalation;
    EXPECT_TRUE(engine::judgeOpponents(recon, escalation));
}

TEST(ArmyRules, PersonnelAndHeavyWeaponMiniaturesNeedTheirSlot) {
    ArmyList list = empire();
    list.units[1].upgrades = {"dlt-19-stormtrooper", "stormtrooper"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"stormtrooper", "stormtrooper-captain"};
    EXPECT_EQ(objections(list),
              Texts{"Stormtroopers has no free personnel slot for Stormtrooper Captain"});
}

}  // namespace
}  // namespace sightline::app
