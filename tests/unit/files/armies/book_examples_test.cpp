// The examples of the rulebook about army building, each with its heading and page.
#include "engine/legion/lists/army/equip.h"
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;
using engine::ArmyList;
using engine::ArmyUnit;

std::optional<int> valueOf(const engine::UnitCard& card, const std::string& keyword) {
    for (const engine::KeywordText& one : card.keywords) {
        if (one.name == keyword) return one.value;
    }
    return std::nullopt;
}

// Rulebook example 1: Stormtroopers have Precise 1, and the upgrade Targeting Scopes adds 1.
TEST(P8XKeywords, ExamplePreciseAddsUp) {
    using Upgrades = std::vector<std::string>;
    for (const auto& [upgrades, precise] :
         {std::pair{Upgrades{}, 1}, std::pair{Upgrades{"targeting-scopes"}, 2}}) {
        ArmyList list{.name = "Test", .faction = "empire"};
        list.units = {{"stormtroopers", upgrades}};
        const engine::ResolvedArmy army = resolve(list, cards());
        EXPECT_EQ(valueOf(equip(army, army.units.front()).card, "Precise"), precise);
    }
}

/// A changed catalogue: the name of the snowtroopers has two bullets, and a gear card has the same
/// name.
engine::Catalogue withALimitedName() {
    engine::Catalogue changed = cards();
    for (engine::UpgradeCard& card : changed.upgrades) {
        if (card.facts.id != "targeting-scopes") continue;
        card.facts.name = "Snowtroopers";
        card.limit = 2;
    }
    return changed;
}

// Rulebook example 9: a name with two bullets allows two units, two upgrades, or one of each, but
// never a third card with this name.
TEST(P17UniqueAndLimited, ExampleTwoBulletsCountAcrossCardTypes) {
    const engine::Catalogue catalogue = withALimitedName();
    const auto isTooMany = [&](int units, int upgrades) {
        ArmyList list{.name = "Test", .faction = "empire"};
        list.units = times(2, {"stormtroopers"});
        for (int i = 0; i < upgrades; ++i) {
            list.units[static_cast<std::size_t>(i)].upgrades = {"targeting-scopes"};
        }
        for (int i = 0; i < units; ++i) list.units.push_back({"snowtroopers"});
        const auto found = judgeArmy(list, catalogue, engine::ArmyParts::units);
        return std::any_of(found.begin(), found.end(), [](const auto& one) {
            return one.text.find("Snowtroopers is in the army 3 times") == 0;
        });
    };
    EXPECT_FALSE(isTooMany(2, 0));
    EXPECT_FALSE(isTooMany(0, 2));
    EXPECT_FALSE(isTooMany(1, 1));
    EXPECT_TRUE(isTooMany(2, 1));
}

// Rulebook example 10: an army of the empire with hired Black Sun Enforcers.
TEST(P41MercenariesAndRankRequirements, ExampleBlackSunEnforcers) {
    const auto objected = [](int own, int hired) {
        ArmyList list{.name = "Test", .faction = "empire"};
        list.units = {{"general-veers-master-tactician"}};
        for (int i = 0; i < own; ++i) list.units.push_back({"stormtroopers"});
        for (int i = 0; i < hired; ++i) list.units.push_back({"black-sun-enforcers"});
        return objections(list);
    };
    EXPECT_EQ(objected(3, 1), Texts{});
    EXPECT_EQ(objected(5, 1), Texts{}) << "6 corps units in all";
    EXPECT_EQ(objected(2, 1), Texts{"2 corps units, at least 3 are needed"});
    EXPECT_EQ(objected(6, 1), Texts{"7 corps units, at most 6 are allowed"});
    EXPECT_EQ(objected(3, 3), Texts{"3 corps units of mercenaries, 2 are allowed"});
}

// Rulebook example 12: each DF-90 Mortar Trooper needs its own unit of Shoretroopers.
TEST(P45Detachment, ExampleMortarTroopersAndShoretroopers) {
    const auto isLegal = [](int shoretroopers, int mortars) {
        ArmyList list = empire();
        for (int i = 0; i < shoretroopers; ++i) list.units.push_back({"shoretroopers"});
        for (int i = 0; i < mortars; ++i) list.units.push_back({"df-90-mortar-trooper"});
        return objections(list).empty();
    };
    EXPECT_FALSE(isLegal(0, 1));
    EXPECT_TRUE(isLegal(1, 1));
    EXPECT_FALSE(isLegal(1, 2));
    EXPECT_TRUE(isLegal(2, 2)) << "5 corps units that count, and 2 that do not";
    ArmyList list = empire({{"shoretroopers"}, {"shoretroopers"}, {"df-90-mortar-trooper"}});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{}) << "6 corps units, and a detachment";
}

// Rulebook example 13: Krennic allows one unit of Death Troopers in addition to three other special
// forces units.
TEST(P45Entourage, ExampleDeathTroopersBesideThreeSpecialForces) {
    ArmyList list = empire(
        {{"imperial-death-troopers"}, {"scout-troopers"}, {"scout-troopers"}, {"scout-troopers"}});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
    list.units.front() = {"director-orson-krennic-architect-of-terror"};
    EXPECT_EQ(objections(list), Texts{});
}

}  // namespace
}  // namespace sightline::app
