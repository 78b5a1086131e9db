// Questions in which a keyword offers its effect: which answer declines the offer, and which
// questions demand a choice.
#include <gtest/gtest.h>

#include "app/cli/games/keyword_offers.h"

namespace sightline::app {
namespace {

using engine::AnswerForm;
using engine::Question;

Question asking(AnswerForm form, int least, int most) {
    Question question;
    question.form = form;
    question.least = least;
    question.most = most;
    return question;
}

TEST(KeywordOffers, DoneDeclinesAChoiceOfOneOption) {
    Question question = asking(AnswerForm::pick, 1, 1);
    question.options = {engine::UnitId{3}, engine::Done{}};
    const auto answer = decliningAnswer(question);
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<engine::Pick>(*answer).option, 1);
    EXPECT_TRUE(isDeclined(question, *answer));
    EXPECT_FALSE(isDeclined(question, engine::Pick{0}));
    question.options = {engine::UnitId{3}, engine::UnitId{4}};
    EXPECT_FALSE(decliningAnswer(question)) << "one of the units must be chosen";
    question.options = {engine::Done{}};
    EXPECT_FALSE(decliningAnswer(question)) << "nothing is offered";
}

TEST(KeywordOffers, NoOptionDeclinesAChoiceOfSeveral) {
    const Question question = asking(AnswerForm::pickSeveral, 0, 2);
    const auto answer = decliningAnswer(question);
    ASSERT_TRUE(answer);
    EXPECT_TRUE(std::get<engine::PickSeveral>(*answer).options.empty());
    EXPECT_TRUE(isDeclined(question, *answer));
    EXPECT_FALSE(isDeclined(question, engine::PickSeveral{{1}}));
    EXPECT_FALSE(decliningAnswer(asking(AnswerForm::pickSeveral, 1, 2)));
    EXPECT_FALSE(decliningAnswer(asking(AnswerForm::pickSeveral, 0, 0)));
}

TEST(KeywordOffers, ZeroDeclinesANumber) {
    const Question question = asking(AnswerForm::count, 0, 3);
    const auto answer = decliningAnswer(question);
    ASSERT_TRUE(answer);
    EXPECT_EQ(std::get<engine::Count>(*answer).count, 0);
    EXPECT_TRUE(isDeclined(question, *answer));
    EXPECT_FALSE(isDeclined(question, engine::Count{1}));
    EXPECT_FALSE(decliningAnswer(asking(AnswerForm::count, 1, 3)));
}

TEST(KeywordOffers, AMoveCannotBeDeclined) {
    EXPECT_FALSE(decliningAnswer(asking(AnswerForm::move, 0, 0)));
}

}  // namespace
}  // namespace sightline::app
