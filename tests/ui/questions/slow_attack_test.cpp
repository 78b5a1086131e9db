// An attack in slow motion: each step is announced, then its results are shown.
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <algorithm>
#include <set>

#include "app/window/dice_show.h"
#include "app/window/legion/attack/slow_attack.h"
#include "app/window/legion/words/dice_fates.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/choices/meaning.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/menu_hand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::AttackStep;

class SlowAttackShown : public WindowStand {
  protected:
    void TearDown() override {
        QSettings().remove(QStringLiteral("attackInSlowMotion"));
        WindowStand::TearDown();
    }
    SlowAttack& slow() { return *window->parts().slow; }
    void switchOn() {
        auto* entry = window->findChild<QAction*>(QStringLiteral("slowAttackSwitch"));
        ASSERT_NE(entry, nullptr);
        auto* menu = qobject_cast<QMenu*>(entry->parent());
        ASSERT_NE(menu, nullptr);
        chooseInMenu(*window->menuBar(), *menu, entry);
        ASSERT_TRUE(slow().wanted());
    }
    /// Declares an attack with all weapons.
    void attack() {
        clickRow(unitOf(question().player, 4));
        key(Qt::Key_Return);
        press(QStringLiteral("Attack"));
        pass();
        const engine::UnitId defender = unitOf(engine::opponent(question().player), 4);
        press(QString::fromStdString(view().unit(defender).label));
        press(QStringLiteral("Attack "));
        pass();
        ASSERT_EQ(question().ask, Ask::chooseWeapons);
        press(QStringLiteral("Form attack pool"));
    }
    void pass() {
        for (int i = 0; i < 30 && slow().running(); ++i) key(Qt::Key_Space);
    }
    QString shown() {
        QStringList all;
        for (const QLabel* label : slow().findChildren<QLabel*>()) all << label->text();
        return all.join(QLatin1Char('\n'));
    }
};

TEST_F(SlowAttackShown, EachStepIsAnnouncedWithItsReasonBeforeItsResults) {
    startClose();
    switchOn();
    attack();
    std::set<AttackStep> seen;
    for (int i = 0; i < 40 && session().game().view(view().player).attack; ++i) {
        if (!slow().running()) {
            if (question().ask == Ask::declareAdditionalDefender)
                press(QStringLiteral("No further"));
            else
                key(Qt::Key_0), key(Qt::Key_1);
            continue;
        }
        EXPECT_TRUE(slow().isVisible());
        EXPECT_TRUE(session().heldBack());
        if (const auto step = slow().announced()) {
            seen.insert(*step);
            EXPECT_TRUE(shown().contains(MessageWords::said(engine::meaningOf(*step))));
        }
        key(Qt::Key_Space);
    }
    pass();
    EXPECT_FALSE(session().heldBack());
    EXPECT_FALSE(slow().isVisible());
    EXPECT_TRUE(seen.contains(AttackStep::rollAttackDice));
    EXPECT_TRUE(seen.contains(AttackStep::compareResults));
    EXPECT_FALSE(window->parts().dice->running());
}

TEST_F(SlowAttackShown, EscapeShowsThePresentStateAndOffIsOff) {
    startClose();
    switchOn();
    attack();
    if (!slow().running() && question().ask == Ask::declareAdditionalDefender)
        press(QStringLiteral("No further"));
    ASSERT_TRUE(slow().running());
    key(Qt::Key_Escape);
    EXPECT_FALSE(slow().running());
    EXPECT_FALSE(session().heldBack());
    slow().setWanted(false);
    while (session().game().canUndo() && view().attack && session().undo()) {
    }
    EXPECT_FALSE(slow().running());
}

TEST_F(SlowAttackShown, ARedoneAnswerIsShownAtOnce) {
    startClose();
    switchOn();
    attack();
    pass();
    ASSERT_TRUE(session().undo());
    EXPECT_FALSE(slow().running());
    ASSERT_TRUE(session().redo());
    EXPECT_FALSE(slow().running()) << "the players have seen these steps";
    EXPECT_FALSE(session().heldBack());
}

// The groups of dice: 4 dice are rolled, a surge becomes a hit, cover cancels a hit, and 2 hits and
// a crit are left.
TEST(DiceFatesShown, GroupTheDiceByWhatBecameOfThem) {
    using engine::Die;
    using engine::Face;
    using Dice = std::vector<engine::RolledDie>;
    const auto ruling = [](engine::Happening happening, Dice dice) {
        engine::Ruling one;
        one.happening = happening;
        one.dice = std::move(dice);
        return one;
    };
    const auto black = [](Face face) { return engine::RolledDie{Die::blackAttack, face}; };
    engine::Record record;
    record.push_back(ruling(engine::Happening::diceRolled,
                            {black(Face::hit), black(Face::hit), black(Face::crit),
                             black(Face::attackSurge), black(Face::blank)}));
    record.push_back(ruling(engine::Happening::surgesConverted,
                            {black(Face::hit), black(Face::hit), black(Face::crit),
                             black(Face::hit), black(Face::blank)}));
    record.push_back(
        ruling(engine::Happening::hitsCanceled,
               {black(Face::hit), black(Face::hit), black(Face::crit), black(Face::blank)}));
    const auto fates = DiceFates::of(record, {0, 1, 2}, true);
    ASSERT_EQ(fates.size(), 4U);
    EXPECT_EQ(fates[0].dice.size(), 5U);
    EXPECT_EQ(fates[1].dice, Dice{black(Face::hit)});
    EXPECT_FALSE(fates[1].canceled);
    EXPECT_EQ(fates[2].dice, Dice{black(Face::hit)});
    EXPECT_TRUE(fates[2].canceled);
    EXPECT_EQ(fates[3].dice, (Dice{black(Face::hit), black(Face::hit), black(Face::crit)}));
    EXPECT_TRUE(DiceFates::of(record, {0, 1, 2}, false).empty());
}

TEST_F(SlowAttackShown, OnePressOfSpaceTooManyPressesNoOtherButton) {
    startClose();
    switchOn();
    attack();
    ASSERT_TRUE(slow().running());
    const auto buttons = window->findChildren<QAbstractButton*>();
    const auto other = std::find_if(buttons.begin(), buttons.end(), [](const auto* button) {
        return button->isVisible() && button->isEnabled() && (button->focusPolicy() & Qt::TabFocus);
    });
    ASSERT_NE(other, buttons.end());
    (*other)->setFocus();
    ASSERT_EQ(QApplication::focusWidget(), *other);
    pass();
    ASSERT_FALSE(slow().running());
    EXPECT_EQ(qobject_cast<QAbstractButton*>(QApplication::focusWidget()), nullptr);
}

}  // namespace
}  // namespace sightline::app
