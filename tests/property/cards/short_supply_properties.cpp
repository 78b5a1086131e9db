// Tests rules with "up to N", "choose" or "may" if there are few candidates. Every keyword that the
// game applies is played with few tokens, and with 0 to 4 friendly units beside the unit with the
// keyword. Every question must have an option, every game must go on, and no number of tokens may
// fall below zero.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "property/cards/keyword_scenes.h"

namespace sightline::engine::test {
namespace {

// Maximum number of answers in one game. With this number, most games reach their second round.
constexpr std::size_t mostAnswers = 400;

// The fault of a question, such as no option, or bounds that do not fit the number of options.
// Empty: no fault.
std::string faultOf(const Question& question) {
    const int options = static_cast<int>(question.options.size());
    // Order tokens are drawn from a pool that may have several equal tokens.
    const bool mayRepeat = question.form == AnswerForm::draw;
    for (std::size_t i = 0; i < question.options.size() && !mayRepeat; ++i) {
        const auto rest = question.options.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        if (std::find(rest, question.options.end(), question.options[i]) != question.options.end())
            return "an option is offered twice";
    }
    switch (question.form) {
        case AnswerForm::pick:
        case AnswerForm::draw:
            return options == 0 ? "no option" : "";
        case AnswerForm::pickSeveral:
            if (options == 0) return "no option";
            if (question.least < 0 || question.most < 1) return "nothing may be chosen";
            if (question.least > question.most) return "more must than may be chosen";
            if (question.least > options) return "more must be chosen than there are";
            return question.keyword && question.most > options ? "more may be chosen than there are"
                                                               : "";
        case AnswerForm::count:
            if (question.least < 0 || question.most < 1) return "nothing may be counted";
            return question.least > question.most ? "more must than may be counted" : "";
        case AnswerForm::dice:
            return question.dice.empty() ? "no dice" : "";
        case AnswerForm::move:
        case AnswerForm::places:
        case AnswerForm::spot:
            return "";
    }
    return "";
}

// True if the question allows at least two answers. A keyword must not ask a question that has only
// one answer, unless the scenario demands every question (`asksEverything`).
bool canMatter(const Question& question) {
    switch (question.form) {
        case AnswerForm::pick:
            return question.options.size() > 1;
        case AnswerForm::pickSeveral:
            return question.least < static_cast<int>(question.options.size());
        case AnswerForm::count:
            return question.least < question.most;
        default:
            return true;
    }
}

void expectNoDebt(const Game& game) {
    const View view = game.view(Player::blue);
    for (const UnitView& unit : view.units)
        for (const TokenKind& kind : tokenTable)
            EXPECT_GE(unit.tokens[kind.token], 0) << unit.label << ", " << kind.name;
}

/// The keywords that asked at least one question in one test.
using Asking = std::set<Keyword>;

void play(Keyword keyword, int friends, std::uint64_t seed, Asking& asking) {
    auto scenario = sceneOf(keyword, friends, seed);
    if (!scenario) return;
    scenario->asksEverything = seed % 2 == 1;
    auto started = Game::start(*std::move(scenario), seed);
    ASSERT_TRUE(started) << started.problem().text;
    Game& game = **started;
    while (game.question() && game.journal().answers.size() < mostAnswers) {
        const Question asked = *game.question();
        SCOPED_TRACE("answer " + std::to_string(game.journal().answers.size()));
        ASSERT_EQ(faultOf(asked), "")
            << "question " << static_cast<int>(asked.ask) << ", " << asked.citation.section;
        if (asked.keyword) {
            asking.insert(asked.keyword->keyword);
            EXPECT_TRUE(game.scenario().asksEverything || canMatter(asked))
                << asked.citation.section;
        }
        expectNoDebt(game);
        const Answer answer = asked.form == AnswerForm::dice
                                  ? Answer{game.seededDice()}
                                  : randomAnswer(game, seed * 1009 + game.journal().answers.size());
        const auto refusal = game.answer(answer);
        ASSERT_FALSE(refusal) << refusal->text;
    }
    for (const std::string& broken : brokenInvariants(game)) ADD_FAILURE() << broken;
}

class ShortSupply : public testing::TestWithParam<int> {};

TEST_P(ShortSupply, LeavesNoQuestionWithoutAnOptionAndNoTokenBelowZero) {
    Asking asking;
    for (const Keyword keyword : keywordsInCode()) {
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
            SCOPED_TRACE(std::string(nameOf(keyword)) + ", " + std::to_string(GetParam()) +
                         " friends, seed " + std::to_string(seed));
            play(keyword, GetParam(), seed, asking);
        }
    }
    // Without this check, the test would also pass if no keyword asked a question.
    EXPECT_GE(asking.size(), 15U);
    RecordProperty("asking", static_cast<int>(asking.size()));
}

INSTANTIATE_TEST_SUITE_P(Friends, ShortSupply, testing::Range(0, 5));

// Each keyword that a unit or an upgrade of the catalogue has must have a scene.
TEST(KeywordScenes, ThereIsOneForEachKeywordThatAUnitCanHave) {
    std::string without;
    for (const Keyword keyword : keywordsInCode()) {
        // No card of the catalogue has Anti-Personnel. Only command cards have the others.
        constexpr std::array onNoUnit{Keyword::antiPersonnel, Keyword::arm,
                                      Keyword::detonate,      Keyword::hereIAm,
                                      Keyword::kablamo,       Keyword::smokeAndMirrors};
        if (std::find(onNoUnit.begin(), onNoUnit.end(), keyword) != onNoUnit.end()) continue;
        if (!sceneOf(keyword, 1, 1)) without += std::string(nameOf(keyword)) + "\n";
    }
    EXPECT_EQ(without, "");
}

}  // namespace
}  // namespace sightline::engine::test
