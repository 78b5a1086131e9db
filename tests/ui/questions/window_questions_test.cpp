// The window must have a control for the answer to each kind of question.
#include <set>

#include "app/window/action_bar.h"
#include "app/window/legion/answers/answer_controls.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/widgets/progress_line.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::AnswerForm;
using engine::Ask;

class WindowQuestions : public WindowStand {
  protected:
    int usableButtons() const {
        int usable = 0;
        for (const KeyButton* button : window->findChildren<KeyButton*>())
            usable += button->isVisible() && button->isEnabled() ? 1 : 0;
        return usable;
    }
};

TEST_F(WindowQuestions, ARandomGameIsNeverWithoutAControl) {
    startClose(11);
    std::set<Ask> asked;
    for (std::uint64_t step = 0; step < 150 && session().question(); ++step) {
        asked.insert(question().ask);
        EXPECT_GT(usableButtons(), 0) << "question " << static_cast<int>(question().ask);
        ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), step)));
        QCoreApplication::processEvents();
    }
    EXPECT_TRUE(asked.contains(Ask::chooseAction));
    EXPECT_TRUE(asked.contains(Ask::chooseUnitToActivate));
}

TEST_F(WindowQuestions, EveryKindIsOfferedBarAndPanel) {
    startStarter();
    const engine::UnitId unit = view().units.front().id;
    const engine::MiniId mini = view().unit(unit).minis.front();
    const engine::Option one[] = {unit,
                                  mini,
                                  engine::Action::aim,
                                  engine::WeaponChoice{mini, 0},
                                  engine::DieIndex{0},
                                  engine::Done{}};
    for (int ask = 0; ask <= static_cast<int>(Ask::rollDice); ++ask)
        for (const engine::Option& option : one)
            for (const AnswerForm form :
                 {AnswerForm::pick, AnswerForm::pickSeveral, AnswerForm::count, AnswerForm::places,
                  AnswerForm::dice}) {
                const bool activation = static_cast<Ask>(ask) == Ask::chooseUnitToActivate;
                if (activation && !std::holds_alternative<engine::UnitId>(option)) continue;
                engine::Question question;
                question.ask = static_cast<Ask>(ask);
                question.form = form;
                question.unit = unit;
                question.options = {option};
                question.dice = {engine::Die::redAttack};
                for (const auto size : {AnswerControls::Size::bar, AnswerControls::Size::panel}) {
                    AnswerControls controls(session(), size);
                    controls.offer(&question);
                    EXPECT_FALSE(controls.buttons().empty()) << "question " << ask;
                }
            }
}

TEST_F(WindowQuestions, OneDieIsNotOneDice) {
    startStarter();
    engine::Question question;
    question.ask = Ask::rollDice;
    question.dice = {engine::Die::redAttack};
    EXPECT_EQ(QuestionWords::prompt(question, view()), QStringLiteral("Roll 1 die"));
    question.dice.push_back(engine::Die::redAttack);
    EXPECT_EQ(QuestionWords::prompt(question, view()), QStringLiteral("Roll 2 dice"));
    question.ask = Ask::rerollWithAim;
    question.most = 1;
    EXPECT_TRUE(QuestionWords::prompt(question, view()).contains(QStringLiteral("1 die")));
}

TEST_F(WindowQuestions, LargeCountsAreAnsweredToo) {
    startStarter();
    engine::Question question;
    question.ask = Ask::recover;
    question.form = AnswerForm::count;
    question.least = 0;
    question.most = 40;
    AnswerControls controls(session(), AnswerControls::Size::bar);
    controls.offer(&question);
    EXPECT_EQ(controls.buttons().size(), 1U);
}

TEST_F(WindowQuestions, AStepThatTakesItsTimeShowsAProgressLine) {
    startStarter();
    session().work().setPatience(std::chrono::milliseconds(0));
    const ProgressLine& line = *window->parts().progress;
    for (int step = 0; step < 5; ++step) ASSERT_TRUE(session().answer(engine::Pick{0}) || step > 1);
    EXPECT_GT(line.timesShown(), 0);
    EXPECT_TRUE(line.isHidden());
}

}  // namespace
}  // namespace sightline::app
