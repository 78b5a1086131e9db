// Damaged lists from a clipboard. The result must be a problem in one line or a valid list, but
// never a crash. Fixed seeds determine the damage, so a failure can be repeated.
#include <gtest/gtest.h>

#include <random>

#include "app/files/tables/load.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "fuzz/damaged_text.h"

namespace sightline::app {
namespace {

const engine::Catalogue& cardsOfLists() {
    static const auto catalogue = loadCatalogue(assetsFolder());
    EXPECT_TRUE(catalogue) << catalogue.problem().text;
    return *catalogue;
}
const engine::ExchangeTable& tableOfLists() {
    static const auto table = loadExchange(assetsFolder(), cardsOfLists());
    EXPECT_TRUE(table) << table.problem().text;
    return *table;
}

const engine::CardNames& namesOfLists() {
    static const engine::CardNames names(cardsOfLists(), tableOfLists());
    return names;
}

std::vector<std::string> postedLists() {
    std::vector<std::string> lists;
    lists.emplace_back(
        "Iron fist\n341/1000 (4 activations)\nCommanders:\n - Darth Vader (170): Strict Orders "
        "(5) = 175\nCorps:\n - 2\u00d7 Stormtroopers (42): DLT-19 Stormtrooper (20) = 124\n"
        "Commands: \u2022 Implacable, \u2022\u2022\u2022\u2022 Standing Orders\n");
    lists.emplace_back(
        "\u2022 Luke Skywalker (Jedi Knight) with Force Push, Force Reflexes and Recon Intel\n"
        "\u2022 3x Rebel Troopers + Z-6 Trooper + Rebel Officer\n\u2022 R2-D2 (C-3P0)\n");
    lists.emplace_back(
        "40/800\n2 Activations\nB1 Battle Droids 38 + 16 = 54\n--E-5C Trooper (16)\n"
        "Kraken 80\nTotal: 134 points\nBattle Deck\nObjectives:\n - Breakthrough\n");
    lists.emplace_back(
        "https://legionhq2.com/list/empire/bf:1atczdydu0,2ayejex00Bo,1kg0000+1lw0,bm,Ag#size=2018");
    lists.emplace_back(
        R"({"armyFaction":"rebel","units":[{"name":"Luke Skywalker","upgrades":["Hope"]}],)"
        R"("commandCards":["Standing Orders"],"listlink":"/list/rebels/1000:1aa"})");
    return lists;
}

std::string damagedList(std::string text, std::mt19937& chance) {
    static const test::Damage damage{.mostHits = 9, .strangers = {"(",      ")",
                                                                  "((((",   "= ",
                                                                  " + ",    "x",
                                                                  "99x ",   "2x",
                                                                  "\u2022", "\u00d7",
                                                                  "\n",     "\t",
                                                                  "/",      ":",
                                                                  "#",      "\xff",
                                                                  "\xe2",   "\xe2\x80",
                                                                  "*",      "**",
                                                                  "with ",  "Corps:",
                                                                  "9999",   "99999999999999",
                                                                  ", ",     "Rebel Officer ",
                                                                  "C-3PO ", "\"",
                                                                  "'"}};
    return test::damagedText(std::move(text), damage, chance);
}

void readList(const std::string& text) {
    for (const auto& army :
         {importArmy(text, namesOfLists()), engine::importText(text, namesOfLists())}) {
        if (!army) {
            EXPECT_FALSE(army.problem().text.empty());
            EXPECT_EQ(army.problem().text.find('\n'), std::string::npos) << army.problem().text;
            continue;
        }
        EXPECT_LE(army->list.units.size(), 9U * 2000U);
        judgeArmy(army->list, cardsOfLists());
        for (const auto& open : army->open) {
            EXPECT_GE(open.fitting.size(), 2U) << text;
            EXPECT_FALSE(asMiss(open, cardsOfLists()).reason.empty());
        }
        for (const auto& miss : army->missed) EXPECT_FALSE(miss.reason.empty()) << text;
        exportText(army->list, namesOfLists(), engine::TextStyle::standard);
    }
}

TEST(Fuzz, PostedLists) {
    const auto lists = postedLists();
    std::mt19937 chance(29);
    for (int round = 0; round < 1500; ++round)
        readList(damagedList(lists[static_cast<std::size_t>(round) % lists.size()], chance));
}

TEST(Fuzz, WordsOfListsInAnyOrder) {
    std::vector<std::string> words;
    for (const auto& unit : cardsOfLists().units) words.push_back(unit.card.name);
    for (const auto& upgrade : cardsOfLists().upgrades) words.push_back(upgrade.facts.name);
    for (const char* more : {"3x", "x2", "(42)", "= 190", "+", ",", "with", "and", "\n", "\n- ",
                             "\n  - ", "Corps:", "Commands:", "457/1000", "(", ")", "foo"}) {
        for (int i = 0; i < 20; ++i) words.emplace_back(more);
    }
    std::mt19937 chance(31);
    for (int round = 0; round < 400; ++round) {
        std::string text;
        for (int i = 0; i < 40; ++i)
            text += words[static_cast<std::size_t>(chance()) % words.size()] + " ";
        readList(text);
    }
}

// Long texts must be read within the time limit of the test. So the time may grow only linearly
// with the length of the text.
TEST(Fuzz, LongPostedLists) {
    for (const char* part : {"Stormtroopers ", "foo ", "foo, ", "Luke Skywalker\n", "\n- foo (5)",
                             "Corps: ", "( ", "3x ", "DLT-19 "}) {
        std::string text;
        while (text.size() < 99000) text += part;
        readList("Stormtroopers\n" + text);
    }
}

}  // namespace
}  // namespace sightline::app
