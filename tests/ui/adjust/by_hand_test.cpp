// The list of reminders for effects that the game does not apply, and the dialogs that change the
// game by hand.
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include "app/window/action_bar.h"
#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/adjust/adjust_menu.h"
#include "app/window/legion/adjust/pool_weapon_dialog.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/hand_tool.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/adjust/by_hand_stand.h"
#include "ui/picture.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Player;

TEST_F(ByHand, VictoryPointsAreCountedInADialog) {
    startStarter();
    AdjustGameMenu* dialog = openGameMenu();
    click(dialog, QStringLiteral("Victory points of Red more"));
    click(dialog, QStringLiteral("Victory points of Red more"));
    EXPECT_EQ(points(Player::red), 2);
    click(dialog, QStringLiteral("Victory points of Red less"));
    EXPECT_EQ(points(Player::red), 1);
}

TEST_F(ByHand, ATokenIsNamedPlacedGivenAndRemoved) {
    startStarter();
    AdjustGameMenu* dialog = openGameMenu();
    dialog->findChild<QLineEdit*>(QStringLiteral("newTokenName"))->setText("Supply Cache");
    click(dialog, QStringLiteral("placeToken"));
    ASSERT_TRUE(table().tools().hand().carrying());
    clickTableAt({36, 18, 0});
    ASSERT_EQ(view().mission.tokens.size(), 1U);
    const auto& token = view().mission.tokens[0].token;
    EXPECT_EQ(token.name, "Supply Cache");
    EXPECT_NEAR(token.position.x, 36.0, 0.5);
    EXPECT_FALSE(table().tools().hand().carrying());
    const engine::UnitId unit = unitOf(Player::blue, 4);
    clickRow(unit);
    dialog = openGameMenu();
    click(dialog, QStringLiteral("Give Supply Cache"));
    EXPECT_EQ(view().mission.tokens[0].token.holder, unit);
    click(dialog, QStringLiteral("Remove Supply Cache"));
    EXPECT_TRUE(view().mission.tokens[0].token.removed);
}

TEST_F(ByHand, MiniaturesAreDraggedAnywhere) {
    startStarter();
    const engine::MiniId leader = leaderOf(unitOf(Player::blue, 4));
    const geometry::Vec3 before = view().mini(leader).mini.position;
    action(QStringLiteral("Move by hand"))->setChecked(true);
    ASSERT_TRUE(table().tools().hand().on());
    const geometry::Vec3 to{36, 18, 0};
    const QPointF grip = table().screenOf(leader);
    drag(grip, grip + table().screenOf(to) - table().screenOf(before));
    EXPECT_GT(glm::distance(view().mini(leader).mini.position, before), 3.0);
    EXPECT_EQ(session().game().record().back().happening, engine::Happening::adjusted);
    key(Qt::Key_Escape);
    EXPECT_FALSE(action(QStringLiteral("Move by hand"))->isChecked());
    EXPECT_FALSE(table().tools().hand().on());
}

TEST_F(ByHand, ADefeatedMiniatureReturnsWhereThePlayersClick) {
    startStarter();
    const engine::UnitId unit = unitOf(Player::blue, 4);
    const engine::MiniId fallen = view().unit(unit).minis.back();
    ASSERT_TRUE(session().answer(engine::Adjust{Player::blue, engine::AdjustWounds{fallen, 1}}));
    clickRow(unit);
    action(QStringLiteral("Adjust…"))->trigger();
    auto* dialog = window->findChild<AdjustMenu*>();
    ASSERT_NE(dialog, nullptr);
    click(dialog, QStringLiteral("return 4"));
    ASSERT_TRUE(table().tools().hand().carrying());
    clickTableAt({36, 18, 0});
    EXPECT_FALSE(view().mini(fallen).defeated);
    EXPECT_NEAR(view().mini(fallen).mini.position.x, 36.0, 0.5);
}

TEST_F(ByHand, AnAttackWaitsUnderItsRemindersUntilTheDiceAreChanged) {
    startCloseByHand();
    const ReminderList* list = window->parts().reminders;
    const QSize tableBefore = table().size();
    bool waited = false;
    for (std::uint64_t step = 0; step < 400 && session().question() && !waited; ++step) {
        const engine::Answer next = question().ask == Ask::rollDice
                                        ? engine::Answer{session().game().seededDice()}
                                        : engine::randomAnswer(session().game(), step);
        ASSERT_TRUE(session().answer(next));
        waited = session().question() && question().ask == Ask::applyByHand && view().attack &&
                 !view().attack->attackDice.empty();
    }
    ASSERT_TRUE(waited) << "the starter units carry keywords that are by hand";
    EXPECT_TRUE(list->isVisible());
    EXPECT_FALSE(list->lines().isEmpty());
    EXPECT_EQ(static_cast<std::size_t>(list->lines().size()), view().reminders.size());
    QApplication::processEvents();
    EXPECT_TRUE(window->parts().attack->isVisible());
    EXPECT_EQ(table().height(), tableBefore.height()) << "nothing jumps when a line comes";
    EXPECT_TRUE(table().rect().contains(list->geometry()));
    for (const QLabel* line : list->findChildren<QLabel*>()) {
        EXPECT_GE(line->height(), line->heightForWidth(line->width())) << "it is cut off";
    }
    const auto before = view().attack->attackDice;
    AdjustGameMenu* dialog = openGameMenu();
    click(dialog, QStringLiteral("Add Red attack die"));
    EXPECT_EQ(view().attack->attackDice.size(), before.size() + 1);
    click(dialog, QStringLiteral("done"));
    const engine::AttackStep step = view().attack->step;
    press(QStringLiteral("Applied"));
    EXPECT_TRUE(!session().question() || question().ask != Ask::applyByHand ||
                view().attack->step > step)
        << "the attack goes on";
}

// Each line of the reminders leads to its unit, and its button to the page of changes.
TEST_F(ByHand, AReminderLeadsToWhatItChanges) {
    startCloseByHand(R"({"format":"sightline-army","version":1,"name":"Riders","faction":"rebels",
        "units":[{"unit":"luke-skywalker-commander-skywalker","upgrades":["offensive-push"]},
                 {"unit":"rebel-troopers","upgrades":[]},{"unit":"rebel-troopers","upgrades":[]},
                 {"unit":"at-rt-rebels","upgrades":[]}]})");
    const engine::UnitId luke = unitOf(engine::Player::blue, 1);
    const auto pick = [&](const engine::Option& option) {
        const auto& options = question().options;
        const auto found = std::find(options.begin(), options.end(), option);
        ASSERT_NE(found, options.end());
        ASSERT_TRUE(session().answer(engine::Pick{static_cast<int>(found - options.begin())}));
    };
    pick(luke);
    pick(engine::Action::move);
    QApplication::processEvents();
    ReminderList* list = window->parts().reminders;
    ASSERT_TRUE(list->isVisible());
    EXPECT_FALSE(list->geometry().intersects(table().contentsRect()));
    for (const QString& line : list->lines())
        EXPECT_FALSE(line.contains(QStringLiteral(" X"))) << line.toStdString();
    session().choice().select(std::nullopt);
    const auto lines = list->findChildren<QLabel*>(QStringLiteral("reminderLine"));
    ASSERT_FALSE(lines.isEmpty());
    QTest::mouseClick(lines.front(), Qt::LeftButton, {}, QPoint(20, 8));
    EXPECT_EQ(session().choice().selected(), luke);
    auto* change = list->findChild<QAbstractButton*>(QStringLiteral("reminderChange"));
    ASSERT_NE(change, nullptr) << "Offensive Push is exhausted by its use";
    QTest::mouseClick(change, Qt::LeftButton);
    const auto& cards = view().unit(luke).cards;
    EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [](const auto& card) {
        return card.state == engine::EquippedCard::State::exhausted;
    }));
    auto* adjust = list->findChild<QAbstractButton*>(QStringLiteral("reminderAdjust"));
    ASSERT_NE(adjust, nullptr);
    QTest::mouseClick(adjust, Qt::LeftButton);
    auto* dialog = window->findChild<AdjustMenu*>();
    ASSERT_NE(dialog, nullptr);
    dialog->close();
}

// Players add two weapons by hand to attack pools. No card of the attacker has these weapons.
TEST_F(ByHand, WeaponsJoinTheAttackPool) {
    startCloseByHand();
    const auto pools = [&] { return view().attack ? view().attack->pools.size() : 0; };
    for (std::uint64_t step = 0; step < 400 && session().question() && pools() == 0; ++step) {
        const engine::Answer next = question().ask == Ask::rollDice
                                        ? engine::Answer{session().game().seededDice()}
                                        : engine::randomAnswer(session().game(), step);
        ASSERT_TRUE(session().answer(next));
    }
    ASSERT_EQ(pools(), 1U);
    AdjustGameMenu* menu = openGameMenu();
    const auto dialog = [&] {
        click(menu, QStringLiteral("newPoolWeapon"));
        auto* opened = menu->findChild<PoolWeaponDialog*>();
        EXPECT_NE(opened, nullptr);
        return opened;
    };
    PoolWeaponDialog* own = dialog();
    click(own, QStringLiteral("addWeapon"));
    EXPECT_FALSE(own->findChild<QLabel*>(QStringLiteral("weaponRefused"))->text().isEmpty());
    own->findChild<QLineEdit*>(QStringLiteral("weaponName"))->setText(QStringLiteral("Launcher"));
    auto* keyword = own->findChild<QComboBox*>(QStringLiteral("weaponKeyword"));
    keyword->setCurrentIndex(keyword->findText(QStringLiteral("Pierce")));
    own->findChild<QSpinBox*>(QStringLiteral("weaponX"))->setValue(2);
    click(own, QStringLiteral("addWeapon"));
    const auto& added = view().attack->pools.back().added;
    ASSERT_EQ(added.size(), 1U);
    EXPECT_EQ(added.front().name, "Launcher");
    EXPECT_EQ(added.front().keywords.front().label(), "Pierce 2");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

    PoolWeaponDialog* printed = dialog();
    auto* weapon = printed->findChild<QComboBox*>(QStringLiteral("poolWeapon"));
    const int row = weapon->findText(QStringLiteral("DL-44 Blaster Pistol"));
    ASSERT_GT(row, 0);
    weapon->setCurrentIndex(row);
    EXPECT_FALSE(printed->findChild<QLineEdit*>(QStringLiteral("weaponName"))->isEnabled());
    click(printed, QStringLiteral("addWeapon"));
    EXPECT_EQ(view().attack->pools.back().added.back().name, "DL-44 Blaster Pistol");
    EXPECT_GT(view().attack->pools.back().added.back().dice.size(), 0);
}

TEST_F(ByHand, OnlyTheAdjusterIsFramedAndTheListStaysWhereItIs) {
    startStarter();
    window->resize(1280, 720);
    clickRow(unitOf(Player::blue, 4));
    action(QStringLiteral("Adjust…"))->trigger();
    auto* dialog = window->findChild<AdjustMenu*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_LE(dialog->height(), 680);
    auto* scroll = dialog->findChild<QScrollArea*>();
    ASSERT_NE(scroll, nullptr);
    const auto* done = dialog->findChild<QAbstractButton*>(QStringLiteral("done"));
    EXPECT_TRUE(dialog->rect().contains(done->geometry())) << "in sight without scrolling";
    int checked = 0;
    for (const Player player : engine::bothPlayers) {
        auto* who = dialog->findChild<QPushButton*>(
            QStringLiteral("Who adjusts %1").arg(theme::nameOf(player)));
        ASSERT_NE(who, nullptr);
        checked += who->isChecked() ? 1 : 0;
        EXPECT_FALSE(who->hasFocus()) << "nothing else looks chosen";
        EXPECT_TRUE(who->styleSheet().contains(theme::of(player).name()));
    }
    EXPECT_EQ(checked, 1);
    QScrollBar& bar = *scroll->verticalScrollBar();
    ASSERT_GT(bar.maximum(), 0);
    bar.setValue(bar.maximum());
    const int down = bar.value();
    auto* more = dialog->findChild<QAbstractButton*>(QStringLiteral("Unit leader more"));
    ASSERT_NE(more, nullptr);
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Space);
    EXPECT_EQ(bar.value(), down);
    ASSERT_NE(dialog->focusWidget(), nullptr);
    EXPECT_EQ(dialog->focusWidget()->objectName(), QStringLiteral("Unit leader more"));
}

TEST_F(ByHand, ChangesAreCreditedToWhoeverMakesThem) {
    startStarter();
    const engine::UnitId unit = unitOf(Player::blue, 4);
    const Player asked = question().player;
    const auto lastBy = [&] { return session().game().record().back().player; };
    clickRow(unit);
    action(QStringLiteral("Adjust…"))->trigger();
    auto* dialog = window->findChild<AdjustMenu*>();
    ASSERT_NE(dialog, nullptr);
    click(dialog, QStringLiteral("Aim more"));
    EXPECT_EQ(lastBy(), asked) << "whoever is asked, where nobody says otherwise";
    const bool blue = asked == Player::blue;
    click(dialog, blue ? QStringLiteral("Who adjusts Red") : QStringLiteral("Who adjusts Blue"));
    click(dialog, QStringLiteral("Aim more"));
    EXPECT_EQ(lastBy(), engine::opponent(asked));
    ASSERT_TRUE(session().answer(engine::randomAnswer(session().game(), 1)));
    EXPECT_EQ(session().adjuster(), question().player) << "the next question begins anew";
}

}  // namespace
}  // namespace sightline::app
