// Help for the player who decides: each question has a meaning, and each choice an effect.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/legion/advice/choices/choice_help.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

TEST(ChoiceHelp, EveryKindOfQuestionHasAMeaning) {
    std::set<std::string> seen;
    const int last = static_cast<int>(Ask::divulgeCommandCard);
    for (int kind = 0; kind <= last; ++kind) {
        const std::string meaning = english(meaningOf(static_cast<Ask>(kind)));
        EXPECT_GE(meaning.size(), 30U) << "kind of question " << kind;
        EXPECT_LE(meaning.size(), 180U) << meaning;
        EXPECT_TRUE(seen.insert(meaning).second) << meaning << " is said twice";
    }
    EXPECT_TRUE(meaningOf(static_cast<Ask>(last + 1)).none()) << "the list above is not complete";
}

TEST(ChoiceHelp, EveryTokenFaceAndStepHasAMeaningAndARule) {
    std::set<std::string> seen;
    for (const TokenKind& kind : tokenTable) {
        EXPECT_TRUE(seen.insert(english(meaningOf(kind.token))).second) << kind.name;
        EXPECT_GT(ruleOf(kind.token).page, 0) << kind.name;
    }
    for (int face = 0; face <= static_cast<int>(Face::defenseSurge); ++face)
        EXPECT_TRUE(seen.insert(english(meaningOf(static_cast<Face>(face)))).second) << face;
    const int last = static_cast<int>(AttackStep::chooseAdditionalAttackPool);
    for (int step = 0; step <= last; ++step) {
        EXPECT_TRUE(seen.insert(english(meaningOf(static_cast<AttackStep>(step)))).second) << step;
        EXPECT_GE(ruleOf(static_cast<AttackStep>(step)).page, 31) << step;
    }
    EXPECT_FALSE(seen.contains(""));
}

TEST(ChoiceHelp, TheActionsOfAUnitSayWhatTheyGive) {
    Play play(shootOut());
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    const View before = viewOf(play.battle, Player::blue);
    const ChoiceHelp units = choiceHelp(before, *play.question());
    ASSERT_EQ(units.choices.size(), play.question()->options.size());
    EXPECT_EQ(english(units.choices.front().effect),
              "2 actions, miniatures: 4, Speed 2, weapons up to range 3");
    ASSERT_TRUE(play.pick(UnitId{0}));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    const ChoiceHelp help = choiceHelp(viewOf(play.battle, Player::blue), *play.question());
    EXPECT_EQ(help.citation.page, 24);
    ASSERT_FALSE(help.unit.empty());
    EXPECT_EQ(english(help.unit.front()), "actions left: 2");
    for (const ChoiceEffect& one : help.choices) EXPECT_FALSE(one.effect.none());
}

TEST(ChoiceHelp, EachEnemyIsATargetOrSaysWhyNot) {
    Scenario scenario = emptyTable({unitAt(Player::blue, troopers(), 4, 8),
                                    unitAt(Player::red, troopers(), 12, 8, 180),
                                    unitAt(Player::red, troopers(), 32, 8, 180)});
    Play play(scenario);
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    const auto targets = possibleTargets(viewOf(play.battle, Player::blue), UnitId{0});
    ASSERT_EQ(targets.size(), 2U);
    EXPECT_TRUE(targets[0].legal);
    EXPECT_TRUE(english(targets[0].why).starts_with("range 2, expected wounds "));
    EXPECT_FALSE(targets[1].legal);
    EXPECT_NE(english(targets[1].why).find("out of range of every weapon"), std::string::npos);
}

// In a whole game, every question has help, and every stated reason is a refusal of the game.
TEST(ChoiceHelp, EveryQuestionOfAGameHasHelp) {
    auto started = Game::start(skirmish(), 5);
    ASSERT_TRUE(started);
    Game& game = **started;
    int reasons = 0;
    for (std::uint64_t step = 0; game.question() && step < 150; ++step) {
        const Question question = shownTo(game.question()->player, *game.question());
        const ChoiceHelp help = choiceHelp(game.view(question.player), question);
        EXPECT_FALSE(help.meaning.none());
        EXPECT_EQ(help.choices.size(), question.options.size());
        for (const RefusedAction& one : refusedActions(game)) {
            EXPECT_EQ(
                std::count(question.options.begin(), question.options.end(), Option(one.action)),
                0);
            EXPECT_EQ(one.why.text.find("names an option"), std::string::npos) << one.why.text;
            ++reasons;
        }
        ASSERT_FALSE(
            game.answer(isChance(question) ? game.seededChance() : randomAnswer(game, step)));
    }
    EXPECT_GT(reasons, 5);
}

}  // namespace
}  // namespace sightline::engine::test
