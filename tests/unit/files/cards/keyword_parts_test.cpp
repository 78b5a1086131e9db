// Keywords that code applies only in part. The catalogue and the code must name the same parts, and
// the game must remind players only of the parts that the players apply by hand.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/point_names.h"
#include "engine/legion/rules/asking/ask.h"
#include "unit/engine/first_attack.h"
#include "unit/files/planted_catalogue.h"

namespace sightline::app {
namespace {
using nlohmann::json;
using sightline::test::PlantedCatalogue;

/// A catalogue in which code applies four parts of the keyword Counterpart, but not its part
/// "Upgrades".
struct WithParts : PlantedCatalogue {
    WithParts() {
        engine::AppliedByCode applied = engine::appliedByCode();
        std::erase_if(applied.keywords,
                      [](const engine::AppliedKeyword& one) { return one.name == "Counterpart"; });
        applied.inParts = {{"Counterpart", {"Army Building", "Wounds", "Weapons", "Loss"}}};
        apply(applied);
        leaveByHand("Arm");
        change("automation.json", [](json& file) {
            file["keywords"]["Counterpart"] = {
                {"done", {"Army Building", "Wounds", "Weapons", "Loss"}},
                {"not yet", json::array({"Upgrades"})}};
        });
        change("reminders.json", [](json& file) {
            file["keywords"]["Counterpart"] = {{"parts", {{"Upgrades", json::object()}}}};
        });
    }
};

TEST(KeywordParts, PlantedDisagreementsAboutPartsAreNamed) {
    WithParts planted;
    const auto counterpart = [&](const json& status) {
        return planted.problemWith("automation.json",
                                   [&](json& bad) { bad["keywords"]["Counterpart"] = status; });
    };
    const auto parts = [](const json& done, const json& left) {
        return json{{"done", done}, {"not yet", left}};
    };
    const json done{"Army Building", "Wounds", "Weapons", "Loss"}, left = json::array({"Upgrades"});
    EXPECT_EQ(counterpart(parts(done, left)), "no problem");
    for (const char* word : {"done", "not yet"}) {
        EXPECT_EQ(counterpart(word),
                  "automation.json: /keywords/Counterpart: the code applies parts of "
                  "\"Counterpart\", expected which");
    }
    EXPECT_EQ(counterpart(parts({"Army Building", "Wounds", "Weapons", "Loss", "Tokens"}, left)),
              "automation.json: /keywords/Counterpart/done/4: no code applies \"Counterpart: "
              "Tokens\"");
    EXPECT_EQ(counterpart(parts(done, {"Upgrades", "Loss"})),
              "automation.json: /keywords/Counterpart/not yet/1: the code applies \"Counterpart: "
              "Loss\"");
    EXPECT_EQ(counterpart(parts({"Army Building", "Wounds", "Weapons"}, left)),
              "automation.json: /keywords/Counterpart/done: \"Counterpart: Loss\" is missing");
    EXPECT_TRUE(counterpart(parts(done, json::array()))
                    .starts_with("automation.json: /keywords/Counterpart"));
    EXPECT_EQ(planted.problemWith("automation.json",
                                  [&](json& bad) { bad["keywords"]["Arm"] = parts(done, left); }),
              "automation.json: /keywords/Arm: no code applies parts of \"Arm\"");
    EXPECT_EQ(
        planted.problemWith("automation.json",
                            [&](json& bad) { bad["keywords"]["Nimble"] = parts(done, left); }),
        "automation.json: /keywords/Nimble: the code applies all of \"Nimble\"");
}

TEST(KeywordParts, PartsThatAreLeftHaveTheirMomentsAndNoOthers) {
    WithParts planted;
    const auto moments = [&](auto plant) {
        return planted.problemWith(
            "reminders.json", [&](json& bad) { plant(bad["keywords"]["Counterpart"]["parts"]); });
    };
    EXPECT_EQ(moments([](json& parts) { parts.erase("Upgrades"); }),
              "reminders.json: /keywords/Counterpart/parts: \"Upgrades\" is missing");
    EXPECT_EQ(moments([](json& parts) { parts["Loss"] = json::object(); }),
              "reminders.json: /keywords/Counterpart/parts/Loss: \"Loss\" is no part that is left "
              "to the players");
    EXPECT_EQ(planted.problemWith("reminders.json",
                                  [](json& bad) {
                                      bad["keywords"]["Arm"] = {{"parts", json::object()}};
                                  }),
              "reminders.json: /keywords/Arm/parts: automation.json knows no parts of "
              "\"Arm\"");
}

TEST(KeywordParts, CardsKnowWhichPartsOfAKeywordAreLeft) {
    const auto catalogue = WithParts().load();
    ASSERT_TRUE(catalogue) << catalogue.problem().text;
    using Parts = std::vector<std::string>;
    EXPECT_EQ(catalogue->keyword("Counterpart")->help->byHand, Parts{"Upgrades"});
    EXPECT_FALSE(catalogue->keyword("Counterpart")->automated);
    EXPECT_TRUE(catalogue->keyword("Nimble")->help->byHand.empty());
    EXPECT_TRUE(catalogue->keyword("Nimble")->automated);
}

// A reminder of a keyword names the parts that the players still apply by hand.
TEST(KeywordParts, AReminderNamesThePartsThatAreLeft) {
    using namespace engine::test;
    engine::CardHelp help;
    help.text = "Its help.";
    help.byHand = {"Moves"};
    help.moments = {{.point = *engine::timingPointNamed("StartOfMakeActions")}};
    engine::Scenario scenario = shootOut(1, 1);
    scenario.units[0].card.keywords = {
        {.name = "Of a pack", .help = std::make_shared<const engine::CardHelp>(help)}};
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

TEST(P49FieldCommander, IsInCodeAltogetherAndBroughtToMindNowhere) {
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue);
    EXPECT_TRUE(catalogue->keyword("Field Commander")->automated);
    EXPECT_TRUE(catalogue->keyword("Field Commander")->help->moments.empty());
}

}  // namespace
}  // namespace sightline::app
