// The window shows dice that roll over a tray. Then the dice lie in the tray and show the results
// of the game.
#include <QSettings>
#include <QSignalSpy>
#include <algorithm>

#include "app/window/action_bar.h"
#include "app/window/dice_show.h"
#include "app/window/legion/answers/decider_plate.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/dice/rolled_dice.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/why_popover.h"
#include "app/window/shell/dice/dice_tray.h"
#include "app/window/shell/session/game_opener.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/die_picture.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Happening;

class WindowDice : public WindowStand {
  protected:
    DiceShow& show() { return *window->parts().dice; }
    DiceTray& tray() { return window->parts().bar->tray(); }

    /// Plays up to the choice of weapons for an attack with four dice and an aim token.
    void declare() {
        startClose();
        show().setWanted(true);
        clickRow(unitOf(question().player, 4));
        key(Qt::Key_Return);
        press(QStringLiteral("Aim"));
        press(QStringLiteral("Attack"));
        const engine::UnitId defender = unitOf(engine::opponent(question().player), 4);
        press(QString::fromStdString(view().unit(defender).label));
        press(QStringLiteral("Attack "));
        ASSERT_EQ(question().ask, Ask::chooseWeapons);
    }
    /// Rolls the attack dice. The dice may still be moving after this function.
    void roll() {
        press(QStringLiteral("Form attack pool"));
        if (question().ask == Ask::declareAdditionalDefender) press(QStringLiteral("No further"));
        ASSERT_EQ(session().game().question()->ask, Ask::rerollWithAim);
    }
    void expectTrayHoldsTheRoll() {
        std::vector<engine::RolledDie> lying;
        for (const DiceRow::Slot& place : tray().places()) lying.push_back(place.die.die);
        EXPECT_EQ(lying, view().attack->attackDice);
        EXPECT_TRUE(tray().away().empty());
    }
    bool record(Happening happening) {
        for (const auto& ruling : session().game().record())
            if (ruling.happening == happening) return true;
        return false;
    }
    /// Counts how often the picture of the dice differs from the previous picture.
    int changesWhileRunning() {
        QImage before;
        int changes = 0;
        for (int i = 0; i < 1000 && show().running(); ++i) {
            QTest::qWait(8);
            if (!show().isVisible()) continue;
            const QImage now = show().grab().toImage();
            if (!before.isNull() && now != before) ++changes;
            before = now;
        }
        return changes;
    }
};

TEST_F(WindowDice, TumbleAndLieAsTheGameRolledThem) {
    declare();
    roll();
    ASSERT_TRUE(show().running()) << "the roll stands, and the dice still fly";
    EXPECT_EQ(tray().away().size(), 4U) << "none of them lies there yet";
    EXPECT_GT(changesWhileRunning(), 5);
    EXPECT_FALSE(show().running());
    EXPECT_FALSE(show().isVisible());
    EXPECT_EQ(question().ask, Ask::rerollWithAim);
    expectTrayHoldsTheRoll();
}

TEST_F(WindowDice, WhatTheyComeToIsHeldBackUntilTheyLie) {
    declare();
    const int lines = window->parts().record->list()->model()->rowCount();
    const QString asked = window->parts().bar->plate().what();
    roll();
    ASSERT_TRUE(show().running());
    EXPECT_TRUE(session().heldBack());
    EXPECT_FALSE(view().attack->step > engine::AttackStep::rollAttackDice);
    EXPECT_NE(question().ask, Ask::rerollWithAim);
    EXPECT_EQ(window->parts().attack->rerollDice(), nullptr);
    EXPECT_LT(window->parts().record->list()->model()->rowCount(),
              static_cast<int>(session().game().record().size()));
    EXPECT_GE(window->parts().record->list()->model()->rowCount(), lines);
    EXPECT_FALSE(session().answer(engine::Count{1})) << "nobody has seen what is asked";
    EXPECT_FALSE(show().running()) << "an answer reveals";
    EXPECT_EQ(question().ask, Ask::rerollWithAim);
    EXPECT_NE(window->parts().bar->plate().what(), asked);
    EXPECT_NE(window->parts().attack->rerollDice(), nullptr);
    EXPECT_EQ(window->parts().record->list()->model()->rowCount(),
              static_cast<int>(session().game().record().size()));
}

TEST_F(WindowDice, ASavedGameHoldsTheRollThatStillFlies) {
    declare();
    roll();
    ASSERT_TRUE(session().heldBack());
    const QString path = fileNamed(QStringLiteral("flying.sightline"));
    ASSERT_FALSE(session().saveAs(path));
    GameSession again;
    ASSERT_FALSE(GameOpener(again).open(path));
    EXPECT_EQ(again.game().digest(), session().game().digest());
}

TEST_F(WindowDice, OnlyRerolledDiceFlyAgain) {
    declare();
    roll();
    show().finish();
    DiceWidget* dice = window->parts().attack->rerollDice();
    ASSERT_NE(dice, nullptr);
    for (const int die : {1, 3})
        QTest::mouseClick(dice, Qt::LeftButton, {}, dice->dieRect(die).center());
    const std::vector<engine::RolledDie> before = view().attack->attackDice;
    std::vector<NewRoll> rolls;
    const std::size_t from = session().game().record().size();
    QObject::connect(&session(), &GameSession::movedOn, &show(),
                     [&] { rolls = RolledDice::since(session().game(), from); });
    press(QStringLiteral("Reroll 2"));
    ASSERT_FALSE(rolls.empty());
    EXPECT_EQ(rolls.front().kind, DiceGroup::Kind::attack);
    EXPECT_EQ(rolls.front().thrown, std::vector<bool>({false, true, false, true}));
    for (const std::size_t kept : {0U, 2U}) EXPECT_EQ(rolls.front().dice[kept], before[kept]);
    EXPECT_TRUE(show().running());
}

TEST_F(WindowDice, AKeySkipsThemAndAnswersNothing) {
    declare();
    roll();
    ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
    const std::size_t before = answers();
    key(Qt::Key_Shift);
    EXPECT_TRUE(show().running()) << "it may be held for something else";
    key(Qt::Key_Return);
    EXPECT_FALSE(show().running());
    EXPECT_EQ(question().ask, Ask::rerollWithAim) << "the question comes to be read first";
    EXPECT_EQ(answers(), before);
    key(Qt::Key_Return);
    EXPECT_NE(session().game().question()->ask, Ask::rerollWithAim) << "kept the dice";
}

TEST_F(WindowDice, AShortcutSkipsThemAndTakesNothingBack) {
    declare();
    roll();
    ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
    const std::uint64_t rolled = session().game().digest();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(show().running());
    EXPECT_EQ(session().game().digest(), rolled);
}

TEST_F(WindowDice, AClickOnThemEndsTheShowAndAnswersNothing) {
    declare();
    roll();
    ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
    const std::size_t before = answers();
    QTest::mouseClick(&show(), Qt::LeftButton);
    EXPECT_FALSE(show().running());
    EXPECT_FALSE(show().isVisible());
    EXPECT_EQ(answers(), before);
    expectTrayHoldsTheRoll();
}

TEST_F(WindowDice, AClickOnThemMeansNothingThatLiesUnderThem) {
    declare();
    roll();
    ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
    RecordPanel& record = *window->parts().record;
    const int line = record.list()->model()->rowCount() - 1;
    const QPoint under =
        record.list()->viewport()->mapTo(window.get(), record.lineRect(line).center());
    ASSERT_TRUE(show().geometry().contains(under));
    QTest::mouseClick(window->windowHandle(), Qt::LeftButton, {}, under);
    EXPECT_FALSE(show().running());
    EXPECT_FALSE(window->parts().why->isVisible()) << "the line was hidden";
    QTest::mouseClick(window->windowHandle(), Qt::LeftButton, {}, under);
    EXPECT_TRUE(window->parts().why->isVisible()) << "it is there now";
}

TEST_F(WindowDice, AWindowOfAnotherSizeShowsThemLying) {
    declare();
    roll();
    ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
    window->resize(1280, 720);
    ASSERT_TRUE(waitUntil([this] { return window->width() == 1280; }));
    EXPECT_FALSE(show().running());
    expectTrayHoldsTheRoll();
}

TEST_F(WindowDice, TakenBackAndDoneAgainTheyDoNotFly) {
    declare();
    roll();
    show().finish();
    QSignalSpy began(&show(), &DiceShow::began);
    ASSERT_TRUE(session().undo());
    EXPECT_TRUE(session().game().canRedo());
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_EQ(question().ask, Ask::rerollWithAim);
    EXPECT_EQ(began.count(), 0);
    expectTrayHoldsTheRoll();
}

TEST_F(WindowDice, RalliesTumbleOverTheRecordOrTheTableAndLeaveTheBarAlone) {
    for (const bool open : {false, true}) {
        startClose();
        window->parts().record->setOpen(open);
        QApplication::processEvents();
        show().setWanted(true);
        const engine::UnitId unit = unitOf(question().player, 4);
        ASSERT_TRUE(session().answer(engine::Adjust{
            question().player, engine::AdjustToken{unit, engine::Token::suppression, 3}}));
        clickRow(unit);
        key(Qt::Key_Return);
        ASSERT_TRUE(record(Happening::rallied));
        ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
        const ActionBar& bar = *window->parts().bar;
        const QRect answers(bar.mapTo(window.get(), QPoint(0, 0)), bar.size());
        EXPECT_FALSE(show().geometry().intersects(answers));
        if (open)
            EXPECT_GT(show().y(), answers.bottom()) << "the open record is their tray";
        else
            EXPECT_LT(show().geometry().bottom(), answers.top()) << "a line is too low for them";
        EXPECT_TRUE(window->rect().contains(show().geometry()));
        EXPECT_TRUE(waitUntil([this] { return !show().running(); }, 10'000)) << "by themselves";
    }
}

TEST_F(WindowDice, TumbleInTheBarWhereTheRecordIsALine) {
    declare();
    ASSERT_FALSE(window->parts().record->isOpen());
    roll();
    ASSERT_TRUE(waitUntil([this] { return show().isVisible(); }));
    const DeciderPlate& plate = window->parts().bar->plate();
    EXPECT_GT(show().y(), plate.mapTo(window.get(), QPoint(0, plate.height())).y() - 1)
        << "who decides stays in view";
    EXPECT_LE(show().geometry().bottom(), window->height());
    EXPECT_GT(changesWhileRunning(), 5);
    expectTrayHoldsTheRoll();
}

TEST_F(WindowDice, ManyDiceFindRoomAndEnd) {
    declare();
    roll();
    show().finish();
    const std::vector<engine::RolledDie> many(
        24, engine::RolledDie{engine::Die::blackAttack, engine::Face::blank});
    ASSERT_TRUE(
        session().answer(engine::Adjust{question().player, engine::AdjustDice{false, many}}));
    ASSERT_EQ(view().attack->attackDice.size(), 24U);
    expectTrayHoldsTheRoll();
    for (const DiceRow::Slot& place : tray().places())
        EXPECT_TRUE(tray().rect().contains(place.middle.toPoint()));
}

TEST_F(WindowDice, DiceOfTheirOwnAreNotThrownAgain) {
    declare();
    session().setRealDice(true);
    QSignalSpy began(&show(), &DiceShow::began);
    press(QStringLiteral("Form attack pool"));
    if (question().ask == Ask::declareAdditionalDefender) press(QStringLiteral("No further"));
    ASSERT_EQ(question().ask, Ask::rollDice);
    session().answer(session().game().seededChance());
    EXPECT_EQ(began.count(), 0);
}

TEST_F(WindowDice, PlayersDoWithoutThemInTheMenu) {
    declare();
    QAction* tumble = nullptr;
    for (QAction* action : window->findChildren<QAction*>())
        if (action->text().remove(QLatin1Char('&')) == QLatin1String("Dice that tumble"))
            tumble = action;
    ASSERT_NE(tumble, nullptr);
    ASSERT_TRUE(tumble->isCheckable());
    tumble->setChecked(true);
    tumble->setChecked(false);
    EXPECT_FALSE(show().wanted());
    EXPECT_FALSE(QSettings().value(QStringLiteral("tumblingDice")).toBool());
    roll();
    EXPECT_FALSE(show().running());
    expectTrayHoldsTheRoll();
    tumble->setChecked(true);
    EXPECT_TRUE(QSettings().value(QStringLiteral("tumblingDice")).toBool());
}

TEST(DicePicture, EverySideOfADieIsThereOnce) {
    for (const engine::Die die : {engine::Die::redAttack, engine::Die::whiteDefense})
        for (const engine::Face face : engine::facesOf(die))
            for (int side = 0; side < static_cast<int>(engine::facesOf(die).size()); ++side) {
                std::vector<engine::Face> shown = facesWith({die, face}, side);
                EXPECT_EQ(shown[static_cast<std::size_t>(side)], face);
                std::vector<engine::Face> own = engine::facesOf(die);
                std::sort(shown.begin(), shown.end());
                std::sort(own.begin(), own.end());
                EXPECT_EQ(shown, own);
            }
}

TEST(DicePicture, ManyDiceLieBesideEachOtherInLittleRoom) {
    const LyingDie attack{{engine::Die::redAttack, engine::Face::hit}, false};
    const LyingDie defense{{engine::Die::whiteDefense, engine::Face::block}, true};
    for (const int count : {1, 5, 24}) {
        DiceRow row;
        row.setGroups({{DiceGroup::Kind::attack, QStringLiteral("Attack dice"),
                        std::vector<LyingDie>(static_cast<std::size_t>(count), attack)},
                       {DiceGroup::Kind::defense, QStringLiteral("Defense dice"),
                        std::vector<LyingDie>(static_cast<std::size_t>(count), defense)}});
        const QRectF room(0, 0, 560, 68);
        const auto places = row.places(room, QFontMetrics(QApplication::font()));
        ASSERT_EQ(places.size(), 2U * static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < places.size(); ++i) {
            EXPECT_GT(places[i].scale, 20.0) << "large enough to be read";
            const double half = 0.32 * places[i].scale;
            EXPECT_TRUE(room.contains(
                QRectF(places[i].middle, QSizeF()).adjusted(-half, -half, half, half)));
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GT(QLineF(places[i].middle, places[j].middle).length(), 2.0 * half);
        }
    }
}

}  // namespace
}  // namespace sightline::app
