// Temporary effects of a unit: the players begin and end them in the unit's menu.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>

#include "app/window/legion/adjust/adjust_menu.h"
#include "app/window/legion/adjust/effect_dialog.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Player;

class EffectsByHand : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        startStarter();
        unit_ = unitOf(Player::blue, 4);
        clickRow(unit_);
        for (QAction* menu : window->menuBar()->actions())
            for (QAction* one : menu->menu()->actions())
                if (one->text().remove(QLatin1Char('&')).startsWith(QStringLiteral("Adjust…")))
                    one->trigger();
        menu_ = window->findChild<AdjustMenu*>();
        ASSERT_NE(menu_, nullptr);
    }
    void click(QWidget* within, const QString& name) {
        auto* button = within->findChild<QAbstractButton*>(name);
        ASSERT_NE(button, nullptr) << name.toStdString();
        ASSERT_TRUE(waitUntil([&] { return button->isVisible(); })) << name.toStdString();
        ASSERT_TRUE(button->isEnabled()) << name.toStdString();
        QTest::mouseClick(button, Qt::LeftButton);
    }
    EffectDialog* openDialog() {
        click(menu_, QStringLiteral("newEffect"));
        auto* dialog = menu_->findChild<EffectDialog*>();
        EXPECT_NE(dialog, nullptr);
        EXPECT_TRUE(QTest::qWaitForWindowExposed(dialog));
        return dialog;
    }
    bool isOpen() const {
        const auto* dialog = menu_->findChild<EffectDialog*>();
        return dialog && dialog->isVisible();
    }
    template <class Field>
    Field* field(EffectDialog* dialog, const char* name) {
        auto* found = dialog->findChild<Field*>(QString::fromLatin1(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    /// In a combo box of the dialog, presses the Down key until the current entry begins with
    /// `words`.
    void choose(EffectDialog* dialog, const char* name, const QString& words) {
        auto* list = field<QComboBox>(dialog, name);
        list->setFocus();
        for (int i = 0; i < list->count() && !list->currentText().startsWith(words); ++i)
            QTest::keyClick(list, Qt::Key_Down);
        EXPECT_TRUE(list->currentText().startsWith(words)) << words.toStdString();
    }
    const engine::UnitView& unit() { return view().unit(unit_); }

    engine::UnitId unit_{};
    AdjustMenu* menu_ = nullptr;
};

TEST_F(EffectsByHand, AreGivenAndEndedFromTheMenuOfTheUnit) {
    ASSERT_FALSE(unit().card->has(engine::Keyword::sentinel));
    const int speed = unit().card->speed;
    EffectDialog* dialog = openDialog();
    EXPECT_FALSE(field<QSpinBox>(dialog, "effectX")->isEnabled()) << "no keyword yet";
    choose(dialog, "effectGains", QStringLiteral("Sentinel"));
    EXPECT_FALSE(field<QSpinBox>(dialog, "effectX")->isEnabled()) << "it has no X";
    auto* slower = field<QSpinBox>(dialog, "effectSpeed");
    slower->setFocus();
    QTest::keyClick(slower, Qt::Key_Down);
    auto* source = field<QLineEdit>(dialog, "effectSource");
    source->setFocus();
    QTest::keyClicks(source, QStringLiteral("Dug In"));
    click(dialog, QStringLiteral("giveEffect"));

    ASSERT_EQ(unit().effects.size(), 1U);
    EXPECT_EQ(unit().effects[0].until, engine::EffectDuration::round);
    EXPECT_EQ(unit().effects[0].brings.source, "Dug In");
    EXPECT_EQ(unit().card->speed, speed - 1);
    EXPECT_EQ(unit().card->keywords.back().label(), "Sentinel");
    EXPECT_EQ(session().game().record().back().happening, engine::Happening::adjusted);
    EXPECT_FALSE(isOpen());

    click(menu_, QStringLiteral("end effect %1").arg(unit().effects[0].number));
    EXPECT_TRUE(unit().effects.empty());
    EXPECT_EQ(unit().card->speed, speed);
}

TEST_F(EffectsByHand, AskForTheXOfAKeywordThatHasOne) {
    EffectDialog* dialog = openDialog();
    choose(dialog, "effectGains", QStringLiteral("Armor"));
    auto* x = field<QSpinBox>(dialog, "effectX");
    ASSERT_TRUE(x->isEnabled());
    x->setFocus();
    QTest::keyClick(x, Qt::Key_Up);
    const int wanted = x->value();
    click(dialog, QStringLiteral("giveEffect"));
    ASSERT_EQ(unit().effects.size(), 1U);
    EXPECT_EQ(unit().effects[0].brings.keywords.at(0).value, wanted);
}

TEST_F(EffectsByHand, TakeAKeywordThatTheUnitHas) {
    ASSERT_FALSE(unit().card->keywords.empty());
    const engine::KeywordText had = unit().card->keywords.front();
    EffectDialog* dialog = openDialog();
    choose(dialog, "effectLoses", QString::fromStdString(had.label()));
    choose(dialog, "effectUntil", QStringLiteral("until the end of the game"));
    click(dialog, QStringLiteral("giveEffect"));
    ASSERT_EQ(unit().effects.size(), 1U);
    EXPECT_EQ(unit().effects[0].until, engine::EffectDuration::game);
    for (const engine::KeywordText& one : unit().card->keywords)
        EXPECT_NE(one.label(), had.label());
}

TEST_F(EffectsByHand, WhatTheGameRefusesStaysOpenAndSaysWhy) {
    EffectDialog* dialog = openDialog();
    click(dialog, QStringLiteral("giveEffect"));
    auto* why = field<QLabel>(dialog, "effectRefused");
    EXPECT_TRUE(isOpen());
    EXPECT_TRUE(why->text().contains(QStringLiteral("keywords"))) << why->text().toStdString();
    choose(dialog, "effectGains", QStringLiteral("Sentinel"));
    choose(dialog, "effectUntil", QStringLiteral("until the end of the attack"));
    click(dialog, QStringLiteral("giveEffect"));
    EXPECT_TRUE(isOpen());
    EXPECT_TRUE(why->text().contains(QStringLiteral("no attack is under way")));
    EXPECT_TRUE(unit().effects.empty());
    click(dialog, QStringLiteral("cancelEffect"));
    EXPECT_FALSE(isOpen());
}

}  // namespace
}  // namespace sightline::app
