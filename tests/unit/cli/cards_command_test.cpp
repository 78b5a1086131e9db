// `sightline-cli cards`: the number of cards of each kind, by who applies their effects: data,
// code, or the players by hand.
#include "app/cli/lists/cards_command.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/card_counts.h"
#include "engine/legion/rules/cards/applied_by_code.h"

namespace sightline::app {
namespace {

TEST(CardsCommand, CountsEveryCardOnce) {
    std::ostringstream output, errors;
    ASSERT_EQ(cardsCommand({}, output, errors), 0) << errors.str();
    const auto said = nlohmann::json::parse(output.str());
    const std::map<std::string, int> totals{
        {"units", 178},       {"counterparts", 5},   {"upgrades", 434}, {"command cards", 236},
        {"battle cards", 43}, {"battle forces", 20}, {"keywords", 186}};
    ASSERT_EQ(said["cards"].size(), totals.size());
    for (const auto& [kind, total] : totals) {
        const auto& counts = said["cards"][kind];
        EXPECT_EQ(counts["total"], total) << kind;
        int sum = 0;
        for (const char* part : {"byData", "byDataAsKnown", "byCode", "byHand", "unknown"})
            sum += counts[part].get<int>();
        EXPECT_EQ(sum, total) << kind;
    }
    EXPECT_EQ(said["cards"]["keywords"]["byCode"], engine::appliedByCode().keywords.size());
    EXPECT_GT(said["doubts"]["disputed"], 0);
    // A unit counts as "byData" if the players apply none of the keywords of the unit and of its
    // weapons by hand.
    const auto catalogue = loadCatalogue(assetsFolder());
    int whole = 0;
    for (const engine::UnitEntry& unit : catalogue->units) {
        bool byHand = false;
        for (const auto& keyword : unit.card.keywords) byHand = byHand || !keyword.automated;
        for (const auto& weapon : unit.card.weapons)
            for (const auto& keyword : weapon.keywords) byHand = byHand || !keyword.automated;
        whole += byHand ? 0 : 1;
    }
    EXPECT_EQ(said["cards"]["units"]["byData"], whole);
    EXPECT_EQ(said["cards"]["units"]["byHand"], 0);
}

// The README of the catalogue must contain the numbers that the command prints.
TEST(CardsCommand, ItsFiguresStandInTheReadme) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    std::ifstream file(assetsFolder() / "catalogue/README.md");
    const std::string readme{std::istreambuf_iterator<char>(file), {}};
    for (const engine::CardCounts& one : engine::countCards(*catalogue)) {
        std::ostringstream row;
        row << "| " << one.kind << " | " << one.total << " | " << one.byData << " | "
            << one.byDataAsKnown << " | " << one.byCode << " | " << one.byHand << " | "
            << one.unknown << " |";
        EXPECT_NE(readme.find(row.str()), std::string::npos) << row.str();
    }
    for (const auto& [kind, count] : engine::countMarks(*catalogue)) {
        const std::string words = std::to_string(count) + " `" + nameOf(kind) + "`";
        EXPECT_NE(readme.find(words), std::string::npos) << words;
    }
}

// The state of each card in the output. A unit counts as fully automated only if all keywords of
// its card and of its weapons are automated.
TEST(CardsCommand, TellsOfEveryCardWhatPlaysByItself) {
    std::ostringstream output, errors;
    ASSERT_EQ(cardsJsonCommand({}, output, errors), 0) << errors.str();
    const auto said = nlohmann::json::parse(output.str());
    const std::map<std::string, std::size_t> totals{
        {"units", 178}, {"counterparts", 5},   {"upgrades", 434}, {"commands", 236},
        {"battle", 43}, {"battle_forces", 20}, {"keywords", 186}};
    const std::set<std::string> states{"whole", "part", "by hand", "unknown"};
    for (const auto& [kind, total] : totals) {
        EXPECT_EQ(said[kind].size(), total) << kind;
        for (const auto& [id, own] : said[kind].items()) {
            EXPECT_TRUE(states.contains(own["state"])) << id << own;
            EXPECT_EQ(own.contains("by_hand"),
                      own["state"] == "part" || (own["state"] == "by hand" && kind != "keywords"))
                << id << own;
        }
    }
    EXPECT_EQ(said["keywords"]["Agile"], nlohmann::json({{"state", "whole"}}));
    EXPECT_EQ(said["keywords"]["Arm"], nlohmann::json({{"state", "whole"}}));
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    for (const engine::UnitEntry& unit : catalogue->units) {
        bool whole = true;
        const auto look = [&](const std::vector<engine::KeywordText>& keywords) {
            for (const engine::KeywordText& one : keywords) whole = whole && one.automated;
        };
        look(unit.card.keywords);
        for (const engine::Weapon& weapon : unit.card.weapons) look(weapon.keywords);
        EXPECT_EQ(said["units"][unit.facts.id]["state"] == "whole", whole) << unit.facts.id;
    }
    for (const engine::UpgradeCard& card : catalogue->upgrades)
        EXPECT_EQ(said["upgrades"][card.facts.id]["state"] == "unknown",
                  card.saidBy == engine::EffectSource::nobody)
            << card.facts.id;
}

TEST(CardsCommand, RefusesAPackThatIsNone) {
    std::ostringstream output, errors;
    EXPECT_EQ(cardsCommand({"/no/such/pack"}, output, errors), 1);
    EXPECT_FALSE(errors.str().empty());
}

}  // namespace
}  // namespace sightline::app
