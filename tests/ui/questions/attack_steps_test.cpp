// After an attack, the attack panel must show the result of each step.
#include <QLabel>
#include <algorithm>

#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/step_line.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/record_words.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask, engine::AttackStep;

/// Luke has Pierce and shoots at Vader, who has Deflect and Immune: Pierce.
class DeflectedAttack : public WindowStand {
  protected:
    /// Shoots. The test chooses the dice results, as players with real dice do: the attack dice
    /// show hits, the first defense die shows a surge, the other defense dice show blocks.
    void shoot() {
        startClose();
        session().setRealDice(true);
        luke = unitOf(question().player, 1);
        const engine::UnitId vader = unitOf(engine::opponent(question().player), 1);
        clickRow(luke);
        key(Qt::Key_Return);
        press(QStringLiteral("Attack"));
        ASSERT_EQ(question().ask, Ask::declareDefender);
        press(QString::fromStdString(view().unit(vader).label));
        press(QStringLiteral("Attack "));
        for (int i = 0; i < 20 && view().attack; ++i) {
            if (question().ask == Ask::rollDice) {
                ASSERT_TRUE(session().answer(rolled(question().dice)));
            } else {
                press(question().ask == Ask::chooseWeapons ? QStringLiteral("Form attack pool")
                                                           : QStringLiteral("Applied"));
            }
        }
        ASSERT_FALSE(view().attack);
        ASSERT_TRUE(waitUntil([&] { return steps().size() == attackSteps; }));
        QApplication::processEvents();
    }
    static engine::DiceAnswer rolled(const std::vector<engine::Die>& dice) {
        using enum engine::Face;
        engine::DiceAnswer answer;
        for (const engine::Die die : dice) {
            const bool first = answer.faces.empty();
            answer.faces.push_back(engine::isAttack(die) ? hit : first ? defenseSurge : block);
        }
        return answer;
    }
    /// The lines of the attack panel for the steps of the attack, in order. All of them must be
    /// visible.
    std::vector<const StepLine*> steps() {
        std::vector<const StepLine*> found;
        for (int step = 0; step < attackSteps; ++step) {
            const QString name = QuestionWords::step(static_cast<AttackStep>(step));
            for (const StepLine* line : window->parts().attack->findChildren<StepLine*>())
                if (line->isVisible() && line->accessibleName().startsWith(name))
                    found.push_back(line);
        }
        return found;
    }
    const StepLine& stepLine(AttackStep step) {
        return *steps().at(static_cast<std::size_t>(step));
    }
    /// The line with the ruling about the only wound.
    const RulingLine* woundLine() {
        QString words;
        for (const auto& ruling : session().game().record())
            if (ruling.happening == engine::Happening::woundAssigned)
                words = RecordWords::line(ruling, view());
        for (const RulingLine* line : window->parts().attack->findChildren<RulingLine*>())
            if (line->isVisible() && line->accessibleName() == words) return line;
        return nullptr;
    }
    engine::UnitId luke;
};

/// The whole text of the step must be visible in its line.
void expectWhole(const StepLine& line) {
    const auto* words = line.findChild<QLabel*>();
    ASSERT_NE(words, nullptr);
    const std::string step = line.accessibleName().toStdString();
    EXPECT_TRUE(line.accessibleName().endsWith(words->text())) << step;
    if (words->text().isEmpty()) return;
    EXPECT_TRUE(line.rect().contains(words->geometry())) << step;
    EXPECT_GE(words->height(), words->heightForWidth(words->width())) << step;
}

TEST_F(DeflectedAttack, AWoundStandsInTheStepInWhichItWasSuffered) {
    shoot();
    ASSERT_EQ(view().mini(leaderOf(luke)).wounds, 1);
    ASSERT_NE(woundLine(), nullptr) << "unasked, as those of step 9";
    EXPECT_GT(woundLine()->y(), stepLine(AttackStep::rollDefenseDice).y());
    EXPECT_LT(woundLine()->y(), stepLine(AttackStep::modifyDefenseDice).y());
}

TEST_F(DeflectedAttack, EveryStepHoldsItsReasonsWhole) {
    shoot();
    int told = 0;
    for (const StepLine* line : steps()) {
        expectWhole(*line);
        told += line->findChild<QLabel*>()->text().isEmpty() ? 0 : 1;
    }
    EXPECT_GT(told, 4);
    const auto* reasons = stepLine(AttackStep::modifyDefenseDice).findChild<QLabel*>();
    EXPECT_TRUE(reasons->text().contains(QStringLiteral("Immune: Pierce")))
        << reasons->text().toStdString();
}

TEST(AttackSteps, WhatDoesNotFitBesideTheNameStandsBelowIt) {
    const QString reasons = QStringLiteral("2 blocks (Pierce 3, Impervious, Immune: Pierce)");
    QWidget window;
    window.resize(1000, 400);
    StepLine line(AttackStep::modifyDefenseDice, StepState::done, reasons, &window);
    window.show();
    for (const int width : {200, 280, 360, 900}) {
        line.resize(width, line.heightForWidth(width));
        EXPECT_EQ(line.findChild<QLabel*>()->text(), reasons);
        expectWhole(line);
    }
    EXPECT_GT(line.heightForWidth(200), line.heightForWidth(360));
    EXPECT_GT(line.heightForWidth(360), line.heightForWidth(900));
    EXPECT_EQ(line.heightForWidth(900), line.sizeHint().height()) << "a line of its own";
}

TEST(AttackSteps, ALongNameTakesSeveralLines) {
    const StepLine line(AttackStep::chooseAdditionalAttackPool, StepState::current, {});
    EXPECT_EQ(line.heightForWidth(900), line.sizeHint().height());
    EXPECT_GE(line.heightForWidth(160), line.sizeHint().height() + line.fontMetrics().height());
}

}  // namespace
}  // namespace sightline::app
