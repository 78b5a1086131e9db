// Help while playing: "What can I do?", and grey buttons that say why.
#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>

#include "app/window/action_bar.h"
#include "app/window/choice_desk.h"
#include "app/window/legion/answers/choice_popover.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/rulebook/rulebook_dialog.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/chip_row.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/choices/choice_help.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

class ChoiceHelpShown : public WindowStand {
  protected:
    ChoicePopover& popover() { return window->choices().popover(); }
    QString shown() { return popover().lines().join(QLatin1Char('\n')); }
    void activate() {
        clickRow(unitOf(question().player, 4));
        key(Qt::Key_Return);
        ASSERT_EQ(question().ask, Ask::chooseAction);
    }
    QString meaning() { return MessageWords::said(engine::choiceHelp(view(), question()).meaning); }
    KeyButton* buttonOf(const QString& words) {
        for (KeyButton* one : window->parts().bar->controls().buttons())
            if (one->text() == words) return one;
        return nullptr;
    }
    QString reasonAgainst(engine::Action action) {
        const auto refusal = session().game().refusalOf(engine::Pick{-1, engine::Option(action)});
        return refusal ? MessageWords::said(*refusal) : QString();
    }
};

TEST_F(ChoiceHelpShown, F3ExplainsTheQuestionAndFollowsTheGame) {
    startClose();
    EXPECT_FALSE(popover().isVisible());
    key(Qt::Key_F3);
    ASSERT_TRUE(popover().isVisible());
    EXPECT_TRUE(shown().contains(meaning()));
    EXPECT_TRUE(window->rect().contains(popover().geometry()));
    activate();
    ASSERT_TRUE(popover().isVisible()) << "it stays open while the player answers";
    EXPECT_TRUE(shown().contains(meaning()));
    const QString enemy =
        QString::fromStdString(view().unit(unitOf(engine::opponent(question().player), 4)).label);
    EXPECT_TRUE(waitUntil([&] { return shown().contains(enemy); }, 5000))
        << "the enemy units come from another thread";
    key(Qt::Key_2);  // key of the button Aim
    EXPECT_TRUE(shown().contains(reasonAgainst(engine::Action::aim)));
    const engine::Question asked = question();
    key(Qt::Key_Escape);
    EXPECT_FALSE(popover().isVisible());
    EXPECT_EQ(question().ask, asked.ask) << "Escape only closed the popover";
}

TEST_F(ChoiceHelpShown, AUnitThatMayNotAttackSeesItsEnemiesAsNotAttackable) {
    startClose();
    activate();
    key(Qt::Key_F3);
    EXPECT_TRUE(shown().contains(QStringLiteral("Enemy units, from the present place")));
    const auto& options = question().options;
    const auto standby =
        std::find(options.begin(), options.end(), engine::Option{engine::Action::standby});
    ASSERT_NE(standby, options.end());
    ASSERT_TRUE(session().answer(engine::Pick{static_cast<int>(standby - options.begin())}));
    ASSERT_EQ(question().ask, Ask::chooseAction);
    QCoreApplication::processEvents();
    ASSERT_FALSE(reasonAgainst(engine::Action::attack).isEmpty());
    EXPECT_TRUE(shown().contains(reasonAgainst(engine::Action::attack)));
    EXPECT_FALSE(shown().contains(QStringLiteral("Enemy units, from the present place")));
    EXPECT_TRUE(
        shown().contains(QStringLiteral("Enemy units, if the unit could attack from here")));
}

TEST_F(ChoiceHelpShown, TheQuestionMarkOpensItAndThePageLeadsToTheRule) {
    startStarter();
    activate();
    auto* mark = window->findChild<QToolButton*>(QStringLiteral("choiceHelp"));
    ASSERT_NE(mark, nullptr);
    QTest::mouseClick(mark, Qt::LeftButton);
    ASSERT_TRUE(popover().isVisible());
    QCoreApplication::processEvents();
    auto* page = popover().findChild<QLabel*>(QStringLiteral("choiceCitation"));
    ASSERT_NE(page, nullptr);
    QTest::mouseClick(page, Qt::LeftButton, {}, QPoint(6, page->fontMetrics().height() / 2));
    ASSERT_TRUE(waitUntil([&] {
        const auto* rules = window->findChild<RulebookDialog*>();
        return rules && rules->isVisible();
    }));
    QTest::mouseClick(mark, Qt::LeftButton);
    EXPECT_FALSE(popover().isVisible());
}

TEST_F(ChoiceHelpShown, EveryGreyButtonIsRefusedByTheGame) {
    startStarter();
    activate();
    key(Qt::Key_2);
    ASSERT_EQ(question().ask, Ask::chooseAction);
    const std::pair<QString, engine::Action> usual[] = {
        {QStringLiteral("Move"), engine::Action::move},
        {QStringLiteral("Aim"), engine::Action::aim},
        {QStringLiteral("Dodge"), engine::Action::dodge},
        {QStringLiteral("Attack"), engine::Action::attack},
        {QStringLiteral("Standby"), engine::Action::standby},
        {QStringLiteral("Recover"), engine::Action::recover}};
    int grey = 0;
    for (const auto& [name, action] : usual) {
        KeyButton* button = buttonOf(name);
        ASSERT_NE(button, nullptr) << name.toStdString();
        const QString reason = reasonAgainst(action);
        EXPECT_EQ(button->isEnabled(), reason.isEmpty()) << name.toStdString();
        if (button->isEnabled()) continue;
        EXPECT_EQ(button->toolTip(), reason);
        ++grey;
    }
    EXPECT_GE(grey, 1) << "Aim was made";
}

TEST_F(ChoiceHelpShown, TheReasonAppearsUnderTheMouseAndAtTheKey) {
    startStarter();
    activate();
    key(Qt::Key_2);
    ASSERT_EQ(question().ask, Ask::chooseAction);
    const QString reason = reasonAgainst(engine::Action::aim);
    KeyButton* button = buttonOf(QStringLiteral("Aim"));
    ASSERT_NE(button, nullptr);
    const QPoint middle = button->rect().center();
    QTest::mouseMove(window.get(), QPoint(5, 5));
    QTest::mouseMove(button, middle - QPoint(4, 0));
    QTest::mouseMove(button, middle);
    ASSERT_TRUE(waitUntil([] { return QToolTip::isVisible(); }, 5000));
    EXPECT_TRUE(QToolTip::text().contains(reason.toHtmlEscaped()))
        << QToolTip::text().toStdString();
    QToolTip::hideText();
    key(Qt::Key_2);
    EXPECT_TRUE(window->parts().toast->isVisible());
    EXPECT_EQ(window->parts().toast->text().toLower(), reason.toLower());
    EXPECT_EQ(question().ask, Ask::chooseAction);
}

TEST_F(ChoiceHelpShown, ATokenAndADieExplainThemselvesUnderTheMouse) {
    startStarter();
    activate();
    key(Qt::Key_2);
    window->parts().side->toggleAction(window->parts().card)->trigger();
    const QString help = MessageWords::said(engine::meaningOf(engine::Token::aim));
    ChipRow* tokens = nullptr;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    for (auto* row : window->parts().card->findChildren<QWidget*>(QStringLiteral("unitTokens")))
        tokens = dynamic_cast<ChipRow*>(row);
    ASSERT_NE(tokens, nullptr);
    ASSERT_TRUE(tokens->isVisible());
    const QPoint chip = tokens->chipRect(1).center();  // after the state of the unit
    QTest::mouseMove(tokens, chip - QPoint(3, 0));
    QTest::mouseMove(tokens, chip);
    ASSERT_TRUE(waitUntil([] { return QToolTip::isVisible(); }, 5000));
    EXPECT_TRUE(QToolTip::text().contains(help.toHtmlEscaped())) << QToolTip::text().toStdString();
    QToolTip::hideText();

    // A tool tip appears only in the active window, so the dice lie in the main window.
    DiceWidget dice(30, window.get());
    dice.setDice({{engine::Die::blackAttack, engine::Face::crit}});
    dice.setGeometry(40, 200, 200, 40);
    dice.show();
    dice.raise();
    QCoreApplication::processEvents();
    ASSERT_TRUE(waitUntil([] { return !QToolTip::isVisible(); }, 5000));
    QTest::mouseMove(&dice, QPoint(10, 12));
    QTest::mouseMove(&dice, QPoint(14, 14));
    ASSERT_TRUE(waitUntil([] { return QToolTip::isVisible(); }, 5000));
    EXPECT_TRUE(
        QToolTip::text().contains(MessageWords::said(engine::meaningOf(engine::Face::crit))));
    QToolTip::hideText();
}

}  // namespace
}  // namespace sightline::app
