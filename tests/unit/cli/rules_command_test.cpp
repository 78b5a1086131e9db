// `sightline-cli rules`: contents, search, pages and sections, in both languages, and the scenes
// whose questions the engine answers.
#include "app/cli/rules/rules_command.h"

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/rules/scene_answer.h"
#include "app/files/lessons/load_rulebook.h"

namespace sightline::app {
namespace {

using nlohmann::json;

struct RulesOutcome {
    int status = 0;
    std::string output, errors;
};

RulesOutcome rulesWith(const RulesSettings& settings) {
    std::ostringstream output, errors;
    const int status = rulesCommand(settings, output, errors);
    return {status, output.str(), errors.str()};
}

json rulesJson(const RulesSettings& settings) {
    const RulesOutcome outcome = rulesWith(settings);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    return json::parse(outcome.output);
}

/// The members of `stated` that `answer` does not have with the same value. Numbers in a scene are
/// rounded to three decimals.
std::string differenceOf(const json& stated, const json& answer) {
    if (stated.is_number() && answer.is_number())
        return std::abs(stated.get<double>() - answer.get<double>()) <= 0.0005
                   ? ""
                   : stated.dump() + " is " + answer.dump();
    if (stated.is_array() && answer.is_array() && stated.size() == answer.size()) {
        std::string all;
        for (std::size_t i = 0; i < stated.size(); ++i) all += differenceOf(stated[i], answer[i]);
        return all;
    }
    if (!stated.is_object() || !answer.is_object())
        return stated == answer ? "" : stated.dump() + " is " + answer.dump();
    std::string all;
    for (const auto& [name, value] : stated.items())
        all += answer.contains(name) ? differenceOf(value, answer[name]) : "no " + name;
    return all;
}

TEST(RulesCommand, PrintsTheContentsInReadingOrder) {
    const json contents = rulesJson({});
    const json& chapters = contents["chapters"];
    ASSERT_GE(chapters.size(), 14U);
    EXPECT_EQ(chapters[0]["title"], "Key concepts");
    EXPECT_EQ(chapters[0]["sections"][0]["id"], "components");
    EXPECT_EQ(chapters[chapters.size() - 2]["document"], "Rules Reference 1.1.0");
    EXPECT_EQ(chapters.back()["title"], "Keywords");
    EXPECT_EQ(chapters.back()["sections"].size(), 186U);
    const json french = rulesJson({.language = engine::RuleLanguage::french});
    EXPECT_EQ(french["chapters"][0]["title"], "Concepts clés");
}

TEST(RulesCommand, SearchesInTheChosenLanguage) {
    const json found = rulesJson({.search = "withdraw"});
    EXPECT_EQ(found["search"], "withdraw");
    EXPECT_EQ(found["sections"][0],
              json::parse(R"({"id":"withdraw","title":"Withdraw","pages":[29]})"));
    const json french =
        rulesJson({.search = "demoralisee", .language = engine::RuleLanguage::french});
    ASSERT_FALSE(french["sections"].empty());
    EXPECT_EQ(rulesJson({.search = "demoralisee"})["sections"], json::array());
}

TEST(RulesCommand, PrintsTheSectionsOfAPage) {
    const json page = rulesJson({.page = 29});
    EXPECT_EQ(page["page"], 29);
    ASSERT_EQ(page["sections"].size(), 2U);
    EXPECT_EQ(page["sections"][0]["id"], "engaged");
    EXPECT_EQ(page["sections"][1]["id"], "withdraw");
    EXPECT_FALSE(page["sections"][1]["text"].empty());
    const RulesOutcome none = rulesWith({.page = 150});
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(none.output, "");
    EXPECT_EQ(none.errors, "no section is about page 150\n");
}

TEST(RulesCommand, PrintsASectionWithItsLinks) {
    const json section = rulesJson({.id = "cover-pool"});
    EXPECT_EQ(section["title"], "Roll Cover Pool");
    EXPECT_EQ(section["chapter"], "Attack");
    EXPECT_EQ(section["pages"], json::array({34}));
    EXPECT_EQ(section["lesson"], "06_cover");
    EXPECT_EQ(section["quiz"], "expected");
    EXPECT_EQ(section["related"][0]["id"], "determine-cover");
    const json keyword = rulesJson({.id = "keyword-take-cover"});
    EXPECT_EQ(keyword["title"], "Take Cover X");
    EXPECT_EQ(keyword["pages"], json::array({55}));
    const json french =
        rulesJson({.id = "keyword-take-cover", .language = engine::RuleLanguage::french});
    EXPECT_NE(keyword["text"], french["text"]);
    EXPECT_EQ(rulesJson({.id = "y2018-disputes"})["document"], "Rules Reference 1.1.0");
}

TEST(RulesCommand, AnUnknownIdIsRefusedWithTheNearest) {
    const RulesOutcome outcome = rulesWith({.id = "widthdraw"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, "no section has the id \"widthdraw\" (did you mean \"withdraw\"?)\n");
}

TEST(RulesCommand, TheAnswerOfASceneIsComputed) {
    const json scene = rulesJson({.id = "measurement"})["scene"];
    EXPECT_EQ(scene["query"]["query"], "range");
    EXPECT_EQ(scene["answer"]["band"], 2.0);
    EXPECT_FALSE(scene["shows"].get<std::string>().empty());
}

// Every scene loads, its question is answered, and the answer is the one that the section states.
TEST(RulesCommand, EverySceneAnswersAsItsSectionStates) {
    const auto book = loadRulebook();
    ASSERT_TRUE(book) << book.problem().text;
    int scenes = 0;
    for (const engine::RuleSection* section : book->sections()) {
        if (!section->scene) continue;
        ++scenes;
        const auto answer = answerOfScene(*section->scene);
        ASSERT_TRUE(answer) << section->id << ": " << answer.problem().text;
        EXPECT_EQ(differenceOf(section->scene->ruling, *answer), "") << section->id;
    }
    EXPECT_GE(scenes, 33);
}

// The request of a scene is about the miniatures that stand in its scenario.
TEST(RulesCommand, TheQuestionOfASceneIsAboutItsMiniatures) {
    const auto book = loadRulebook();
    ASSERT_TRUE(book);
    for (const engine::RuleSection* section : book->sections()) {
        if (!section->scene || section->scene->query.is_null()) continue;
        const auto loaded = loadRuleScene(*section->scene);
        ASSERT_TRUE(loaded) << loaded.problem().text;
        for (const char* name : {"from", "leader"}) {
            if (!section->scene->query.contains(name)) continue;
            const json& asked = section->scene->query[name];
            bool stands = false;
            for (const auto& unit : loaded->scenario.units)
                for (const auto& mini : unit.minis)
                    stands |= std::abs(mini.position.x - asked["x"].get<double>()) < 1e-6 &&
                              std::abs(mini.position.y - asked["y"].get<double>()) < 1e-6;
            EXPECT_TRUE(stands) << section->id << " " << name;
        }
    }
}

TEST(RulesCommand, PrintsPlainText) {
    const RulesOutcome english = rulesWith({.id = "withdraw", .text = true});
    EXPECT_TRUE(english.output.starts_with("Withdraw (p. 29)\n\n")) << english.output;
    EXPECT_NE(english.output.find("\nSee also:\n  engaged: Engaged (p. 29)\n"), std::string::npos);
    const RulesOutcome french =
        rulesWith({.id = "measurement", .language = engine::RuleLanguage::french, .text = true});
    EXPECT_TRUE(french.output.starts_with("Prise de mesures (p. 10, 11)\n\n")) << french.output;
    EXPECT_NE(french.output.find("\nExemple\u00a0: "), std::string::npos);
    const RulesOutcome contents = rulesWith({.text = true});
    EXPECT_TRUE(contents.output.starts_with("Key concepts\n  components: Components (p. 4)\n"))
        << contents.output.substr(0, 100);
    const RulesOutcome found = rulesWith({.search = "withdraw", .text = true});
    EXPECT_TRUE(found.output.starts_with("  withdraw: Withdraw (p. 29)\n"));
}

}  // namespace
}  // namespace sightline::app
