// Players must be able to tell the units of an army by their figures. Each unit has models that no
// other unit of its faction has, and no other card has the figure of a named character.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/legion/lists/army/equip.h"
#include "rendering/model/coarse_model.h"
#include "rendering/model/model_file.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using namespace engine;
using test::cards;

std::set<std::string> modelsOf(const UnitCard::Appearance& looks) {
    std::set<std::string> models(looks.others.begin(), looks.others.end());
    models.insert(looks.leader);
    return models;
}

TEST(OwnFigures, NoTwoUnitsOfAFactionLookTheSame) {
    std::map<std::pair<std::string, std::string>, std::string> leaders;
    std::map<std::pair<std::string, std::set<std::string>>, std::string> looks;
    for (const UnitEntry& unit : cards().units) {
        const auto& card = unit.card;
        const auto leader = leaders.try_emplace({card.faction, card.looks.leader}, card.id);
        EXPECT_TRUE(leader.second) << card.id << " and " << leader.first->second;
        const auto look = looks.try_emplace({card.faction, modelsOf(card.looks)}, card.id);
        EXPECT_TRUE(look.second) << card.id << " and " << look.first->second;
    }
}

TEST(OwnFigures, NamedCharactersShareTheirFigureWithNobody) {
    std::map<std::string, std::set<std::string>> wearers;
    for (const UnitEntry& unit : cards().units) {
        for (const std::string& model : modelsOf(unit.card.looks))
            wearers[model].insert(unit.card.id);
    }
    for (const CounterpartCard& card : cards().counterparts)
        wearers[card.looks.leader].insert(card.facts.id);
    int named = 0;
    for (const UnitEntry& unit : cards().units) {
        // The Bad Batch brings no miniature of its own. Its upgrade cards bring the characters.
        if (!unit.card.unique || unit.card.miniatures != 1) continue;
        ++named;
        for (const std::string& model : modelsOf(unit.card.looks)) {
            EXPECT_EQ(wearers[model].size(), 1U)
                << model << ": " << ::testing::PrintToString(wearers[model]);
        }
    }
    EXPECT_GE(named, 75);
    for (const CounterpartCard& card : cards().counterparts)
        EXPECT_EQ(wearers[card.looks.leader].size(), 1U) << card.facts.id;
}

// A squad of the common kinds has a leader and men in four poses.
TEST(OwnFigures, CommonTroopersHaveFivePoses) {
    for (const char* id :
         {"rebel-troopers", "fleet-troopers", "stormtroopers", "clone-trooper-infantry",
          "b1-battle-droids", "mandalorian-warriors", "mandalorian-initiates", "weequay-pirates"}) {
        const auto& all = cards().units;
        const auto unit = std::find_if(all.begin(), all.end(),
                                       [&](const UnitEntry& one) { return one.card.id == id; });
        ASSERT_NE(unit, all.end()) << id;
        EXPECT_GE(modelsOf(unit->card.looks).size(), 5U) << id;
    }
}

TEST(OwnFigures, TheBearerOfEachHeavyWeaponHasItsOwnModel) {
    int bearers = 0;
    for (const UpgradeCard& card : cards().upgrades) {
        if (card.slot != "heavy weapon" || card.miniatures == 0) continue;
        ++bearers;
        // The base of an aqua droid is larger than the bases of other bearers.
        if (card.facts.id == "heavy-aqua-droid") continue;
        EXPECT_FALSE(card.model.empty()) << card.facts.id;
    }
    EXPECT_GE(bearers, 60);
    const auto& units = cards().units;
    const auto aqua = std::find_if(units.begin(), units.end(), [](const UnitEntry& one) {
        return one.card.id == "aqua-droids";
    });
    ASSERT_NE(aqua, units.end());
    EXPECT_EQ(aqua->heavyModel, "droid_giant_heavy");
}

// A table with many figures must stay fast in software.
TEST(OwnFigures, FiguresOnFootStayLight) {
    std::set<std::string> names;
    for (const UnitEntry& unit : cards().units) {
        if (unit.card.base == "small") names.merge(modelsOf(unit.card.looks));
    }
    for (const UpgradeCard& card : cards().upgrades) {
        if (!card.model.empty()) names.insert(card.model);
    }
    std::size_t sum = 0;
    for (const std::string& name : names) {
        const auto model = rendering::readModel(
            {.path = assetsFolder() / "models" / (name + ".glb"), .up = rendering::UpAxis::y});
        ASSERT_TRUE(model) << name;
        const auto triangles = std::size_t(rendering::triangleCount(*model));
        EXPECT_LE(triangles, 8'500U) << name;
        sum += triangles;
    }
    EXPECT_LE(sum / names.size(), 5'000U);
}

TEST(OwnFigures, AnUpgradeThatLeadsBringsItsOwnFigure) {
    ArmyList list{.name = "A", .faction = "republic"};
    list.units = {{"clone-trooper-infantry", {"clone-captain-rex", "z-6-clone-trooper"}}};
    const ResolvedArmy army = resolve(list, cards());
    const EquippedUnit squad = equip(army, army.units.front());
    EXPECT_EQ(squad.card.looks.leader, "captain_rex");
    EXPECT_EQ(
        std::count(squad.card.looks.others.begin(), squad.card.looks.others.end(), "clone_rotary"),
        1);
}

}  // namespace
}  // namespace sightline::app
