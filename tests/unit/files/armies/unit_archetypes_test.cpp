// The figure that the table shows for a unit must fit the unit's type and the colours of its
// faction. A data file maps units to figures.
#include <algorithm>
#include <map>
#include <set>

#include "app/files/tables/liveries.h"
#include "rendering/model/model_file.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using namespace engine;
using test::cards;

/// The kinds of figures that each unit type may have.
const std::map<UnitType, std::set<std::string>>& kindsOf() {
    static const std::map<UnitType, std::set<std::string>> kinds{
        {UnitType::trooper,
         {"trooper", "armoured trooper", "heavy trooper", "officer", "light officer", "agent",
          "gunslinger", "robed duelist", "dark duelist", "staff duelist", "old duelist",
          "small folk", "winged folk"}},
        {UnitType::cloneTrooper, {"crested trooper"}},
        {UnitType::droidTrooper,
         {"droid", "heavy droid", "staff droid", "small droid", "hovering droid", "envoy droid"}},
        {UnitType::wookieeTrooper, {"wookiee"}},
        {UnitType::mandalorianTrooper, {"jet warrior"}},
        {UnitType::creatureTrooper, {"creature rider", "heavy creature rider"}},
        {UnitType::emplacementTrooper,
         {"light emplacement", "mortar", "emplacement", "heavy emplacement"}},
        {UnitType::heavyDroidTrooper, {"large droid", "tripod droid"}},
        {UnitType::groundVehicle,
         {"wheel bike", "walker", "ridden walker", "crab walker", "tall walker", "tracked tank",
          "siege crawler"}},
        {UnitType::repulsorVehicle,
         {"bike", "heavy bike", "flying perch", "speeder", "hover platform", "truck", "airspeeder",
          "fluttercraft", "gunship", "repulsor tank", "high repulsor tank"}}};
    return kinds;
}

/// The units that name models without a kind of figure, and the kinds of these models.
const std::map<std::string, std::string>& ownFigures() {
    static const std::map<std::string, std::string> figures{{"speeder_bike", "bike"},
                                                            {"walker", "walker"}};
    return figures;
}

std::string kindOf(const UnitEntry& unit) {
    if (!unit.standIn.empty()) return unit.standIn;
    const auto own = ownFigures().find(unit.card.looks.leader);
    return own == ownFigures().end() ? unit.card.looks.leader : own->second;
}

TEST(Archetypes, EveryUnitLooksLikeItsType) {
    for (const UnitEntry& unit : cards().units) {
        const auto kinds = kindsOf().find(unit.card.type);
        ASSERT_NE(kinds, kindsOf().end()) << unit.card.id;
        EXPECT_TRUE(kinds->second.contains(kindOf(unit))) << unit.card.id << ": " << kindOf(unit);
    }
}

// A trooper with a keyword for deflecting blaster fire or for a form of fencing has a blade, so its
// figure must be a duelist.
TEST(Archetypes, DuelistsAreThoseWhoFence) {
    const std::set<std::string> duelists{"robed duelist", "dark duelist", "staff duelist",
                                         "old duelist"};
    for (const UnitEntry& unit : cards().units) {
        if (unit.card.type != UnitType::trooper) continue;
        const auto& keywords = unit.card.keywords;
        const bool fences = std::any_of(keywords.begin(), keywords.end(), [](const auto& one) {
            return one.is(Keyword::deflect) || one.name.text().find("Mastery") != std::string::npos;
        });
        EXPECT_TRUE(!fences || duelists.contains(kindOf(unit))) << unit.card.id;
    }
}

// The rim of a base shows the player's colour. Parts of the figure show the faction's colour. Only
// units of one faction may use a figure without such parts.
TEST(Archetypes, EveryModelWearsTheColoursOfPlayerAndFaction) {
    const auto liveries = loadLiveries(assetsFolder());
    ASSERT_TRUE(liveries);
    std::map<std::string, std::set<std::string>> materials;
    const auto materialsOf = [&](const std::string& name) -> const std::set<std::string>& {
        auto& names = materials[name];
        if (!names.empty()) return names;
        const auto model = rendering::readModel(
            {.path = assetsFolder() / "models" / (name + ".glb"), .up = rendering::UpAxis::y});
        EXPECT_TRUE(model) << name;
        if (model)
            for (const auto& one : model->materials) names.insert(one.name);
        return names;
    };
    std::map<std::string, std::set<std::string>> bare;
    for (const UnitEntry& unit : cards().units) {
        EXPECT_TRUE(liveries->contains(unit.facts.faction)) << unit.card.id;
        EXPECT_EQ(unit.card.faction, unit.facts.faction) << unit.card.id;
        auto models = unit.card.looks.others;
        models.push_back(unit.card.looks.leader);
        for (const std::string& model : models) {
            const auto& names = materialsOf(model);
            EXPECT_TRUE(names.contains("Tint")) << model;
            if (!names.contains("Livery") && !names.contains("LiveryTrim"))
                bare[model].insert(unit.facts.faction);
        }
    }
    for (const auto& [model, factions] : bare) {
        EXPECT_EQ(factions.size(), 1U)
            << model << " is worn by " << ::testing::PrintToString(factions);
    }
}

}  // namespace
}  // namespace sightline::app
