// Keywords that code applies only in part. The catalogue and the code must name the same parts, and
// the game must remind players only of the parts that they apply by hand.
#include <gtest/gtest.h>

#include <set>

#include "app/files/load.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/rules/asking/ask.h"
#include "unit/engine/first_attack.h"
#include "unit/files/planted_catalogue.h"

namespace sightline::app {
namespace {
using nlohmann::json;
using sightline::test::PlantedCatalogue;

TEST(KeywordParts, PlantedDisagreementsAboutPartsAreNamed) {
    PlantedCatalogue planted;
    const auto hover = [&](const json& status) {
        return planted.problemWith("automation.json",
                                   [&](json& bad) { bad["keywords"]["Hover"] = status; });
    };
    const auto parts = [](const json& done, const json& left) {
        return json{{"done", done}, {"not yet", left}};
    };
    const json done{"Standby", "Reverse", "Ground"}, left{"Air", "Strafe"};
    EXPECT_EQ(hover(parts(done, left)), "no problem");
    for (const char* word : {"done", "not yet"}) {
        EXPECT_EQ(hover(word),
                  "automation.json: /keywords/Hover: the code applies parts of \"Hover\", expected "
                  "which");
    }
    EXPECT_EQ(hover(parts({"Standby", "Reverse", "Ground", "Strafe"}, json::array({"Air"}))),
              "automation.json: /keywords/Hover/done/3: no code applies \"Hover: Strafe\"");
    EXPECT_EQ(hover(parts(done, {"Air", "Strafe", "Ground"})),
              "automation.json: /keywords/Hover/not yet/2: the code applies \"Hover: Ground\"");
    EXPECT_EQ(hover(parts({"Standby", "Reverse"}, left)),
              "automation.json: /keywords/Hover/done: \"Hover: Ground\" is missing");
    EXPECT_TRUE(hover(parts(done, json::array())).starts_with("automation.json: /keywords/Hover"));
    EXPECT_EQ(
        planted.problemWith("automation.json",
                            [&](json& bad) { bad["keywords"]["Tempted"] = parts(done, left); }),
        "automation.json: /keywords/Tempted: no code applies parts of \"Tempted\"");
    EXPECT_EQ(
        planted.problemWith("automation.json",
                            [&](json& bad) { bad["keywords"]["Nimble"] = parts(done, left); }),
        "automation.json: /keywords/Nimble: the code applies all of \"Nimble\"");
}

TEST(KeywordParts, PartsThatAreLeftHaveTheirMomentsAndNoOthers) {
    PlantedCatalogue planted;
    const auto moments = [&](auto plant) {
        return planted.problemWith("reminders.json",
                                   [&](json& bad) { plant(bad["keywords"]["Hover"]["parts"]); });
    };
    EXPECT_EQ(moments([](json& parts) { parts.erase("Air"); }),
              "reminders.json: /keywords/Hover/parts: \"Air\" is missing");
    EXPECT_EQ(moments([](json& parts) { parts["Ground"] = json::object(); }),
              "reminders.json: /keywords/Hover/parts/Ground: \"Ground\" is no part that is left to "
              "the players");
    EXPECT_EQ(planted.problemWith("reminders.json",
                                  [](json& bad) {
                                      bad["keywords"]["Tempted"] = {{"parts", json::object()}};
                                  }),
              "reminders.json: /keywords/Tempted/parts: automation.json knows no parts of "
              "\"Tempted\"");
}

TEST(KeywordParts, CardsKnowWhichPartsOfAKeywordAreLeft) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    using Parts = std::vector<std::string>;
    EXPECT_EQ(catalogue->keyword("Hover")->help->byHand, (Parts{"Air", "Strafe"}));
    EXPECT_TRUE(catalogue->keyword("Nimble")->help->byHand.empty());
    EXPECT_TRUE(catalogue->keyword("Tempted")->help->byHand.empty());
    std::set<std::string> seen;
    for (const auto& unit : catalogue->units) {
        for (const engine::KeywordText& one : unit.card.keywords) {
            if (!one.is(engine::Keyword::hover)) continue;
            seen.insert(one.parameter);
            EXPECT_FALSE(one.automated);
            EXPECT_EQ(one.help->byHand,
                      one.parameter == "Air" ? (Parts{"Air", "Strafe"}) : Parts{"Strafe"})
                << unit.card.id;
        }
    }
    EXPECT_EQ(seen, (std::set<std::string>{"Air", "Ground"}));
}

engine::KeywordText printedKeyword(const std::string& name, int value) {
    static const engine::Catalogue catalogue = loadCatalogue(assetsFolder()).value();
    return {.name = name, .value = value, .help = catalogue.keyword(name)->help};
}

TEST(P55Stationary, RemindsOfItsMovesAlone) {
    using namespace engine::test;
    engine::Scenario scenario = shootOut(1, 1);
    scenario.units[0].card.keywords = {printedKeyword("Stationary", 0)};
    Play play(scenario, engine::test::reminders(scenario));
    ASSERT_TRUE(play.until(engine::Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(engine::UnitId{0}));
    ASSERT_TRUE(play.until(engine::Ask::chooseAction));
    const engine::Record& log = play.battle.log;
    const auto said = std::find_if(log.begin(), log.end(), [](const engine::Ruling& one) {
        return one.happening == engine::Happening::reminded;
    });
    ASSERT_NE(said, log.end());
    EXPECT_TRUE(said->verdict.ends_with(" By hand: Moves.")) << said->verdict;
}

TEST(P55Stationary, IsNotBroughtToMindWhereTheGameHasItDeploy) {
    const engine::KeywordText stationary = printedKeyword("Stationary", 0);
    ASSERT_EQ(stationary.help->moments.size(), 1U);
    EXPECT_EQ(stationary.help->moments[0].point, *engine::timingPointNamed("StartOfMakeActions"));
}

TEST(P49FieldCommander, IsInCodeAltogetherAndBroughtToMindNowhere) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    EXPECT_TRUE(catalogue->keyword("Field Commander")->automated);
    EXPECT_TRUE(catalogue->keyword("Field Commander")->help->moments.empty());
}

}  // namespace
}  // namespace sightline::app
