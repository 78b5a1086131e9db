// The dialog that settles a dispute about the table, in the real window. The player asks a
// question, the window shows the answer of the engine, and the player saves the sheet of the
// dispute.
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>
#include <QTranslator>

#include "app/window/legion/disputes/settle_words.h"
#include "app/window/legion/disputes/sheet_paper.h"
#include "app/window/legion/sandbox/sandbox_palette.h"
#include "app/window/legion/table/table_view.h"
#include "ui/dialog_hand.h"
#include "ui/menu_hand.h"
#include "ui/settle_stand.h"

namespace sightline::app {
namespace {

using engine::DisputeAbout;
using engine::MiniId;
using engine::Player;
using geometry::Vec3;

class WindowSettle : public SettleStand {
  protected:
    /// Types a number into a field.
    static void type(QDoubleSpinBox* box, const char* number) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QLatin1String(number));
    }
    /// Replaces the id of the wall by its name, like the window.
    static std::string byName(std::string line) {
        const std::string id = "of wall";
        if (const auto at = line.find(id); at != std::string::npos)
            line.replace(at, id.size(), "of Wall");
        return line;
    }
};

// Two walls have the same name. The window tells them apart by a number after the name, and shows
// no internal id.
TEST_F(WindowSettle, AWallLaidByHandIsCalledByItsName) {
    openWithWall();
    engine::AdjustTerrain laid;
    laid.made.emplace();
    laid.made->name = "Wall";
    laid.made->facts = view().battlefield.piece("wall")->facts;
    laid.made->size = {0.2, 30.0, 1.98};
    laid.at = {30.0, 18.0};
    ASSERT_TRUE(session().answer(engine::Adjust{session().adjuster(), laid}));
    const std::string id = view().battlefield.pieces().back().id;
    ASSERT_TRUE(id.starts_with("by-hand-")) << id;
    EXPECT_EQ(SettleWords::piece(view(), id), QStringLiteral("Wall 2"));
    EXPECT_EQ(SettleWords::piece(view(), "wall"), QStringLiteral("Wall 1"));
    openDialog();
    chooseMini("settleFirst", first());
    chooseMini("settleSecond", second());
    pressPart("settleMore");
    auto* what = part<QComboBox>("unsureWhat");
    choose(what, 1);
    auto* who = part<QComboBox>("unsureWho");
    choose(who, who->findText(QStringLiteral("Wall 2")));
    choose(what, 1);
    ASSERT_TRUE(sheetCame());
    for (const std::string& line : dialog()->sheet()->sheet().doubts)
        EXPECT_EQ(line.find("by-hand"), std::string::npos) << line;
    EXPECT_EQ(verdict().find("by-hand"), std::string::npos) << verdict();
    EXPECT_NE(verdict().find("if height of Wall 2 is over 1.99 in"), std::string::npos)
        << verdict();
}

TEST_F(WindowSettle, TheMenuOpensItAndTheAnswerIsThatOfTheEngine) {
    EXPECT_FALSE(command()->isEnabled()) << "nothing is shown";
    startStarter();
    ASSERT_TRUE(command()->isEnabled());
    auto* game = qobject_cast<QMenu*>(command()->parent());
    ASSERT_NE(game, nullptr);
    chooseInMenu(*window->menuBar(), *game, command());
    waitForDialog();

    const MiniId from = leaderOf(unitOf(Player::blue, 4)), to = leaderOf(unitOf(Player::red, 4));
    for (const DisputeAbout about :
         {DisputeAbout::lineOfSight, DisputeAbout::obscured, DisputeAbout::range}) {
        chooseAbout(about);
        chooseMini("settleFirst", from);
        chooseMini("settleSecond", to);
        ASSERT_TRUE(sheetCame());
        EXPECT_EQ(verdict(), settledByEngine(asked(about, from, to)));
        EXPECT_EQ(words("settleVerdict").toStdString(), verdict());
        const QString question = QString::fromStdString(dialog()->sheet()->sheet().asked);
        for (const MiniId mini : {from, to})
            EXPECT_TRUE(question.contains(SettleWords::mini(view(), mini)))
                << question.toStdString();
    }
    command()->trigger();
    EXPECT_EQ(window->findChildren<SettleDialog*>().size(), 1) << "one is open already";
    EXPECT_NE(dialog()->sheet(), nullptr);
}

TEST_F(WindowSettle, WhoIsLookedAtIsChosen) {
    startStarter();
    const engine::UnitId own = unitOf(Player::red, 4);
    session().choice().select(own);
    openDialog();
    EXPECT_EQ(part<QComboBox>("settleFirst")->currentData().toInt(), leaderOf(own).value);
    const MiniId near{part<QComboBox>("settleSecond")->currentData().toInt()};
    const auto away = [&](MiniId mini) {
        return geometry::rangeBetween(view().battlefield.dimensions(),
                                      view().mini(leaderOf(own)).mini, view().mini(mini).mini)
            .distance;
    };
    EXPECT_EQ(view().unit(view().mini(near).unit).player, Player::blue);
    for (const engine::MiniView& mini : view().minis) {
        if (view().unit(mini.unit).player != Player::blue) continue;
        EXPECT_LE(away(near), away(mini.id));
    }
}

TEST_F(WindowSettle, WhatNobodyIsSureOfChangesTheAnswer) {
    openWithWall();
    openDialog();
    chooseMini("settleFirst", first());
    chooseMini("settleSecond", second());
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "LOS is there");

    pressPart("settleMore");
    choose(part<QComboBox>("unsureWhat"), 1);
    auto* give = part<QDoubleSpinBox>("unsureGive");
    EXPECT_DOUBLE_EQ(give->value(), 0.1);
    give->setFocus();
    QTest::keyClick(give, Qt::Key_Return);
    EXPECT_TRUE(dialog()->isVisible()) << "Enter in a field presses no button";
    ASSERT_TRUE(sheetCame());
    engine::DisputeRequest unsure = asked(DisputeAbout::lineOfSight, first(), second());
    unsure.pieceLeeways["wall"].height = 0.1;
    EXPECT_EQ(verdict(), byName(settledByEngine(unsure)));
    EXPECT_NE(verdict().find("height of Wall is over 1."), std::string::npos) << verdict();
    EXPECT_TRUE(verdict().ends_with(" in")) << verdict();
    EXPECT_FALSE(dialog()->sheet()->sheet().doubts.empty());

    give->setFocus();
    give->selectAll();
    QTest::keyClicks(give, QStringLiteral("0.02"));
    QTest::keyClick(give, Qt::Key_Return);
    ASSERT_TRUE(sheetCame());
    unsure.pieceLeeways["wall"].height = 0.02;
    EXPECT_EQ(verdict(), byName(settledByEngine(unsure)));

    QTest::mouseClick(part<QToolButton>("unsureRemove"), Qt::LeftButton);
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "LOS is there");
}

TEST_F(WindowSettle, WhatAQuestionDoesNotRestOnCountsForNothing) {
    openWithWall();
    openDialog();
    chooseMini("settleFirst", first());
    pressPart("settleMore");
    auto* who = part<QComboBox>("unsureWho");
    choose(who, who->findText(SettleWords::mini(view(), first())));
    chooseAbout(DisputeAbout::height);
    EXPECT_FALSE(part<QDoubleSpinBox>("unsureGive")->isEnabled());
    EXPECT_FALSE(part<QComboBox>("settleFirst")->isVisible());
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "height 1");
    chooseAbout(DisputeAbout::lineOfSight);
    EXPECT_TRUE(part<QDoubleSpinBox>("unsureGive")->isEnabled());
}

TEST_F(WindowSettle, WhatCannotBeAskedIsSaidInOneLine) {
    openWithWall();
    openDialog();
    chooseMini("settleFirst", first());
    chooseMini("settleSecond", first());
    ASSERT_TRUE(waitUntil([&] { return words("settleLine").contains(QLatin1String("itself")); }));
    EXPECT_EQ(dialog()->sheet(), nullptr);
    EXPECT_FALSE(part<QPushButton>("settlePdf")->isEnabled());
    EXPECT_FALSE(part<QPushButton>("settlePng")->isEnabled());
}

TEST_F(WindowSettle, TheAnswerFollowsTheTable) {
    openWithWall();
    openDialog();
    ASSERT_TRUE(sheetCame());
    EXPECT_TRUE(words("settleLine").isEmpty());
    setDown(Player::blue, {26, 28, 0});
    EXPECT_TRUE(words("settleLine").contains(QLatin1String("Work"))) << "settled again";
    EXPECT_EQ(part<QComboBox>("settleFirst")->count(), 3);
    ASSERT_TRUE(sheetCame());
    EXPECT_TRUE(words("settleLine").isEmpty());
}

TEST_F(WindowSettle, TheSheetIsSavedAndAFileThatCannotBeIsNamed) {
    openWithWall();
    openDialog();
    ASSERT_TRUE(sheetCame());
    const auto save = [&](const char* button, const QString& path) {
        typePath(window.get(), path);
        pressPart(button);
        ASSERT_TRUE(waitUntil([&] { return part<QPushButton>(button)->isEnabled(); }));
    };
    const QString pdf = fileNamed(QStringLiteral("sheet.pdf"));
    save("settlePdf", pdf);
    EXPECT_TRUE(words("settleLine").contains(pdf)) << words("settleLine").toStdString();
    QFile file(pdf);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().startsWith("%PDF"));

    const QString png = fileNamed(QStringLiteral("sheet.png"));
    save("settlePng", png);
    EXPECT_EQ(QImage(png).size(), SheetPaper::size());

    const QString nowhere = QStringLiteral("/proc/sheet.pdf");  // no user can create this file
    save("settlePdf", nowhere);
    EXPECT_TRUE(words("settleLine").contains(nowhere)) << words("settleLine").toStdString();
    EXPECT_FALSE(words("settleLine").contains(QLatin1Char('\n')));
    EXPECT_FALSE(QFile::exists(nowhere));
}

TEST_F(WindowSettle, ClosingWhileItWorksWaitsForNothing) {
    startStarter();
    for (int time = 0; time < 3; ++time) {
        openDialog();
        for (int rows = 0; rows < 6; ++rows) pressPart("settleMore");
        EXPECT_TRUE(words("settleLine").contains(QLatin1String("Working")));
        QTest::keyClick(dialog(), Qt::Key_Escape);
        ASSERT_TRUE(waitUntil([&] { return dialog() == nullptr; }));
    }
    openDialog();
    chooseAbout(DisputeAbout::range);
    ASSERT_TRUE(sheetCame());
    pressPart("settleClose");
    ASSERT_TRUE(waitUntil([&] { return dialog() == nullptr; }));
    openDialog();
    pressPart("settleMore");  // the test closes the window during the computation
}

TEST_F(WindowSettle, TheSheetSpeaksTheLanguageOfTheWindow) {
    openWithWall();
    QTranslator translator;
    ASSERT_TRUE(translator.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    qApp->installTranslator(&translator);
    openDialog();
    const bool settled = waitUntil([&] { return dialog()->sheet() != nullptr; });
    qApp->removeTranslator(&translator);
    ASSERT_TRUE(settled);
    EXPECT_EQ(verdict(), "La LdV existe");
    EXPECT_TRUE(dialog()->sheet()->sheet().asked.starts_with("Ligne de vue de "));
}

TEST_F(WindowSettle, FitsASmallScreen) {
    startStarter();
    openDialog();
    dialog()->resize(1040, 560);
    for (int rows = 0; rows < 8; ++rows) pressPart("settleMore");
    ASSERT_TRUE(sheetCame());
    EXPECT_LE(dialog()->minimumSizeHint().width(), 1040);
    EXPECT_LE(dialog()->minimumSizeHint().height(), 560);
    for (const char* name : {"settleRule", "settlePdf", "settlePng", "settleClose"}) {
        auto* button = part<QPushButton>(name);
        const QRect there(button->mapTo(dialog(), QPoint()), button->size());
        EXPECT_TRUE(dialog()->rect().contains(there)) << name;
        EXPECT_GE(button->width(), button->minimumSizeHint().width()) << name;
    }
    const DisputeSheetView* drawings = dialog()->sheet();
    const QRect drawn(drawings->mapTo(dialog(), QPoint()), drawings->size());
    EXPECT_TRUE(dialog()->rect().contains(drawn)) << "the drawings need no scrolling";
    EXPECT_GE(drawn.height(), 220);
}

// The numbers of the question are those on the table until a player changes them. The answer and
// the drawing follow each change.
TEST_F(WindowSettle, NumbersAreStatedInFieldsAndTheAnswerFollows) {
    openWithWall();
    openDialog();
    chooseMini("settleFirst", first());
    chooseMini("settleSecond", second());
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "LOS is there");
    auto* wall = part<QDoubleSpinBox>("numberPiece");
    EXPECT_DOUBLE_EQ(wall->value(), 1.95);
    EXPECT_FALSE(part<QPushButton>("numberReset")->isEnabled());
    type(wall, "3");
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "LOS is blocked");
    EXPECT_TRUE(words("settleWhy").contains(QLatin1String("In the way: Wall")))
        << words("settleWhy").toStdString();
    // The threshold has a direction and a unit: both silhouettes are 2 in high.
    EXPECT_TRUE(words("settleWhy").contains(QLatin1String("If height of Wall is under 1.9")))
        << words("settleWhy").toStdString();
    EXPECT_TRUE(words("settleWhy").contains(QLatin1String("p. 30")));

    auto* distance = part<QDoubleSpinBox>("numberDistance");
    const double before = distance->value();
    type(distance, "4");
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "LOS is there") << "the target stands before the wall";
    EXPECT_TRUE(words("numberBetween").contains(QLatin1String("No terrain")));
    EXPECT_EQ(dialog()->sheet()->sheet().plan.dimensions.front().text, "4.00 in");
    pressPart("numberReset");
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "LOS is there");
    EXPECT_DOUBLE_EQ(distance->value(), before);
    EXPECT_FALSE(part<QPushButton>("numberReset")->isEnabled());
    EXPECT_DOUBLE_EQ(part<QDoubleSpinBox>("numberPiece")->value(), 1.95);
}

TEST_F(WindowSettle, ARangeTellsBothEndsOfItsBand) {
    openWithWall();
    openDialog();
    chooseAbout(DisputeAbout::range);
    EXPECT_FALSE(part<QDoubleSpinBox>("numberFromHeight")->isVisible());
    type(part<QDoubleSpinBox>("numberDistance"), "8");
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), "range 2");
    const QString why = words("settleWhy");
    EXPECT_TRUE(why.contains(QLatin1String("If the distance is under 6.00 in: range 1.")))
        << why.toStdString();
    EXPECT_TRUE(why.contains(QLatin1String("If the distance is 12.00 in or more: range 3.")))
        << why.toStdString();
}

// The player clicks the miniature on the table. The click selects nothing and answers nothing.
TEST_F(WindowSettle, TheMiniatureIsClickedOnTheTable) {
    openWithWall();
    setDown(Player::red, {46, 26, 0});
    const MiniId third = leaderOf(engine::UnitId{2});
    key(Qt::Key_T);
    TableView& table = *window->parts().table;
    ASSERT_TRUE(waitUntil([&] { return table.settled(); }));
    const auto selected = session().choice().selected();
    openDialog();
    const auto pick = [&](const char* button, MiniId mini) {
        QTest::mouseClick(part<QToolButton>(button), Qt::LeftButton);
        ASSERT_FALSE(dialog()->isVisible());
        QTest::mouseClick(&table, Qt::LeftButton, {}, table.screenOf(mini).toPoint());
        ASSERT_TRUE(dialog()->isVisible());
    };
    pick("settlePickSecond", third);
    EXPECT_EQ(part<QComboBox>("settleSecond")->currentData().toInt(), third.value);
    pick("settlePickFirst", second());
    EXPECT_EQ(part<QComboBox>("settleFirst")->currentData().toInt(), second().value);
    EXPECT_EQ(session().choice().selected(), selected);
    QTest::mouseClick(part<QToolButton>("settlePickFirst"), Qt::LeftButton);
    QTest::keyClick(&table, Qt::Key_Escape);
    ASSERT_TRUE(dialog()->isVisible());
    EXPECT_EQ(part<QComboBox>("settleFirst")->currentData().toInt(), second().value);
    ASSERT_TRUE(sheetCame());
}

TEST_F(WindowSettle, FromAnEmptySandboxToASheetInAFile) {
    const auto problem = window->sandbox().open({});
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
    key(Qt::Key_T);
    TableView& table = *window->parts().table;
    ASSERT_TRUE(waitUntil([&] { return table.settled(); }));
    SandboxPalette& palette = window->sandbox().palette();
    ASSERT_TRUE(waitUntil([&] { return palette.ready(); }));
    const auto set = [&](const char* side, Vec3 at) {
        QTest::mouseClick(palette.findChild<QPushButton*>(QLatin1String(side)), Qt::LeftButton);
        auto* list = palette.findChild<QListWidget*>(QStringLiteral("sandboxUnits"));
        const auto rows = list->findItems(QStringLiteral("Bare base: small"), Qt::MatchExactly);
        ASSERT_EQ(rows.size(), 1);
        list->scrollToItem(rows.front());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(rows.front()).center());
        QTest::mouseClick(&table, Qt::LeftButton, {}, table.screenOf(at).toPoint());
    };
    set("sandboxBlue", {20, 18, 0});
    set("sandboxRed", {32, 18, 0});
    ASSERT_EQ(view().units.size(), 2U);
    openDialog();
    chooseAbout(DisputeAbout::range);
    chooseMini("settleFirst", first());
    chooseMini("settleSecond", second());
    ASSERT_TRUE(sheetCame());
    EXPECT_EQ(verdict(), settledByEngine(asked(DisputeAbout::range, first(), second())));
    const QString pdf = fileNamed(QStringLiteral("range.pdf"));
    typePath(window.get(), pdf);
    pressPart("settlePdf");
    ASSERT_TRUE(waitUntil([&] { return words("settleLine").contains(pdf); }));
    QFile file(pdf);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().startsWith("%PDF"));
}

}  // namespace
}  // namespace sightline::app
