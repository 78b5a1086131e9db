// The fingerprint of the cards in a game: it must not depend on the formatting of the files, and it
// must change if a card of the game changes.
#include "engine/legion/rules/files/rules_in_force.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "app/files/tables/open_journal.h"
#include "engine/legion/lists/catalogue/card_content.h"
#include "unit/files/own_cards.h"
#include "unit/files/saved_games.h"
#include "unit/files/text_files.h"

namespace sightline::engine {
namespace {
namespace fs = std::filesystem;
using app::assetsFolder;
using sightline::test::TextFiles;

/// A copy of the program's assets with a catalogue that a test can change. The program uses the
/// copy while this object exists.
class OtherAssets {
  public:
    OtherAssets() {
        const fs::path own = assetsFolder();
        for (const auto& entry : fs::directory_iterator(own)) {
            if (entry.path().filename() != "catalogue")
                fs::create_symlink(entry.path(), folder() / entry.path().filename());
        }
        fs::copy(own / "catalogue", folder() / "catalogue", fs::copy_options::recursive);
        setenv("SIGHTLINE_ASSETS_DIR", folder().c_str(), 1);
    }
    ~OtherAssets() { unsetenv("SIGHTLINE_ASSETS_DIR"); }
    OtherAssets(const OtherAssets&) = delete;
    OtherAssets& operator=(const OtherAssets&) = delete;

    /// Changes a file of the catalogue and writes it without line breaks.
    void change(const std::string& file, const std::function<void(nlohmann::json&)>& edit) const {
        auto json = parseJsonFile(folder() / "catalogue" / file).value();
        edit(json);
        files_.write("catalogue/" + file, json.dump());
    }

  private:
    const fs::path& folder() const { return files_.folder(); }
    TextFiles files_;
};

nlohmann::json& cardOf(nlohmann::json& list, const std::string& id) {
    for (auto& card : list)
        if (card["id"] == id) return card;
    ADD_FAILURE() << "no card " << id;
    return list;
}

PlayedUnder rulesOfStarter() {
    const auto starter = app::loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    EXPECT_TRUE(starter) << starter.problem().text;
    return starter->scenario.rules.value_or(PlayedUnder{});
}

TEST(CardContent, IsOfTheValuesNotOfTheText) {
    const auto one = nlohmann::json::parse(R"({"id":"a","wounds":3,"dice":["red","black"]})");
    const auto same = nlohmann::json::parse(R"({ "dice": ["red", "black"],
                                                 "wounds": 3.0, "id": "a" })");
    EXPECT_EQ(contentOf(one), contentOf(same));
    for (const char* other :
         {R"({"id":"a","wounds":4,"dice":["red","black"]})",
          R"({"id":"a","wounds":"3","dice":["red","black"]})",
          R"({"id":"a","wounds":3,"dice":["black","red"]})",
          R"({"id":"a","wounds":3,"dice":["redblack"]})",
          R"({"id":"a","wounds":3,"dice":[["red","black"]]})", R"({"id":"a","wounds":3})",
          R"({"id":"a","wound":3,"dice":["red","black"]})"})
        EXPECT_NE(contentOf(one), contentOf(nlohmann::json::parse(other))) << other;
}

TEST(CardContent, PricesPicturesAndDoubtsDoNotCount) {
    const auto one = nlohmann::json::parse(R"({"id":"a"})");
    for (const char* member :
         {"points", "looks", "marks", "display_name", "released", "expected", "starts_with"}) {
        auto other = one;
        other[member] = 1;
        EXPECT_EQ(contentOf(one), contentOf(other)) << member;
        other = {{"id", "a"}, {"parts", {{member, 1}}}};
        EXPECT_NE(contentOf({{"id", "a"}, {"parts", nlohmann::json::object()}}), contentOf(other))
            << "deeper inside it is something else";
    }
}

TEST(RulesInForce, NameTheRulesAndWhatCodeApplies) {
    const PlayedUnder rules = rulesOfStarter();
    EXPECT_EQ(rules.rulesDate, "2026-05-29");
    EXPECT_TRUE(playedUnderFromJson(toJson(rules))) << "a journal can be read again";
    EXPECT_TRUE(std::is_sorted(rules.automated.begin(), rules.automated.end()));
    std::size_t count = appliedByCode().keywords.size();
    for (const auto* ids :
         {&appliedByCode().upgrades, &appliedByCode().commands, &appliedByCode().battleForces})
        count += ids->size();
    for (const PartialKeyword& one : appliedByCode().inParts) count += one.parts.size();
    std::set<std::string> byData;
    for (const UpgradeCard& card : sightline::test::cards().upgrades)
        if (card.program && !card.program->inCode) byData.insert(card.facts.id);
    for (const CommandEntry& card : sightline::test::cards().commands)
        if (card.program && !card.program->inCode) byData.insert(card.facts.id);
    for (const BattleEntry& card : sightline::test::cards().battleCards)
        for (const BattleEntry::Scoring& one : card.scoring)
            if (one.counts) byData.insert(card.facts.id);
    for (const BattleEntry& card : sightline::test::cards().battleCards)
        if (card.program) byData.insert(card.facts.id + ": rules");
    for (const BattleForce& force : sightline::test::cards().battleForces)
        if (force.program && !force.program->inCode) byData.insert(force.facts.id);
    EXPECT_GT(byData.size(), 10U);
    EXPECT_EQ(rules.automated.size(), count + byData.size());
}

TEST(RulesInForce, AreTheSameHoweverTheCardsAreWritten) {
    const PlayedUnder before = rulesOfStarter();
    const OtherAssets assets;
    assets.change("units/rebels.json", [](nlohmann::json&) {});
    EXPECT_EQ(rulesOfStarter(), before);
}

TEST(RulesInForce, OnlyCardsOfTheGameCount) {
    const PlayedUnder before = rulesOfStarter();
    const OtherAssets assets;
    assets.change("units/republic.json", [](nlohmann::json& file) {
        for (auto& unit : file["units"]) unit["wounds"] = unit["wounds"].get<int>() + 1;
    });
    EXPECT_EQ(rulesOfStarter(), before);
    assets.change("units/rebels.json", [](nlohmann::json& file) {
        auto& unit = cardOf(file["units"], "rebel-troopers");
        unit["wounds"] = unit["wounds"].get<int>() + 1;
    });
    const PlayedUnder after = rulesOfStarter();
    EXPECT_NE(after.catalogue, before.catalogue);
    EXPECT_EQ(after.automated, before.automated);
}

TEST(RulesInForce, SizesOfBasesCount) {
    const PlayedUnder before = rulesOfStarter();
    const OtherAssets assets;
    assets.change("dimensions.json", [](nlohmann::json& file) {
        auto& length = file["tools"]["lengths_mm"][0];
        length = length.get<double>() + 0.1;
    });
    EXPECT_NE(rulesOfStarter().catalogue, before.catalogue);
}

// A saved game whose card has changed. All answers are still legal, so the game must open and must
// report the changed card.
TEST(RulesInForce, AGameWhoseCardChangedSinceSaysSo) {
    const TextFiles files;
    const auto path = files.folder() / "game.sightline";
    ASSERT_TRUE(writeJournal(path, sightline::test::playedStarter(5)));
    const OtherAssets assets;
    assets.change("units/rebels.json", [](nlohmann::json& file) {
        cardOf(file["units"], "rebel-troopers")["courage"] = 3;
    });
    const auto opened = app::openJournal(path);
    ASSERT_TRUE(opened) << opened.problem().text;
    EXPECT_TRUE(opened->change.cards);
    EXPECT_FALSE(opened->change.unknown);
    EXPECT_TRUE(opened->change.since.empty());
    EXPECT_FALSE(opened->stop);
    EXPECT_EQ(opened->used, 5U);
}

}  // namespace
}  // namespace sightline::engine
