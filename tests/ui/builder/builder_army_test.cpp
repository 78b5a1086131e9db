// Builds an army in the army builder with mouse and keys, from an empty list to a legal army.
#include <QDragEnterEvent>
#include <QFile>
#include <QHelpEvent>
#include <QMimeData>
#include <QPushButton>
#include <QToolTip>

#include "app/window/legion/builder/army/army_bar.h"
#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/offers/card_page.h"
#include "app/window/shell/widgets/chip_row.h"
#include "ui/builder_stand.h"
#include "ui/dialog_hand.h"

namespace sightline::app {
namespace {

using Kind = SheetBox::Kind;

class BuilderArmy : public BuilderStand {};

/// Counts the child widgets that are added to one watched widget.
class Arrivals : public QObject {
  public:
    explicit Arrivals(QObject* place) { place->installEventFilter(this); }
    int count = 0;

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::ChildAdded) ++count;
        return false;
    }
};

TEST_F(BuilderArmy, ALegalArmyFromNothing) {
    chooseFaction(1);
    EXPECT_EQ(list().faction, "empire");
    find(QStringLiteral("veers"), "general-veers-master-tactician");
    find(QStringLiteral("stormtroopers corps"), "stormtroopers");
    QTest::keyClick(&window->sheet(), Qt::Key_D, Qt::ControlModifier);
    find(QStringLiteral("snowtroopers"), "snowtroopers");
    ASSERT_EQ(list().units.size(), 4U);

    clickBox(boxWith(Kind::freeSlot, QStringLiteral("Heavy weapon")));
    EXPECT_EQ(window->offers().tab(), OfferPanel::upgrades);
    find(QStringLiteral("dlt"), "dlt-19-stormtrooper");
    EXPECT_EQ(list().units[1].upgrades, std::vector<std::string>{"dlt-19-stormtrooper"});
    EXPECT_FALSE(model().legal()) << "hand and deck are still empty";

    clickBox(boxWith(Kind::freeCommand, {}));
    for (const char* card : {"maximum-firepower", "ambush", "evasive-maneuvers", "push",
                             "imperial-discipline", "assault"})
        find({}, card);
    clickBox(boxWith(Kind::freeBattleCard, {}));
    for (const char* card :
         {"breakthrough", "bunker-assault", "intercept-signals", "recon-mission", "surface-scan",
          "marked-targets", "advanced-intel", "cunning-deployment", "black-ops"})
        find({}, card);
    EXPECT_EQ(window->legality().verdict(), QStringLiteral("Legal"))
        << window->legality().lines().join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(model().legal());

    QTest::keyClicks(&window->head().name(), QStringLiteral("Cold march"));
    const QString file = fileNamed(QStringLiteral("cold.army.json"));
    typePath(window.get(), file);
    pressControl(*window, Qt::Key_S);
    EXPECT_FALSE(window->isWindowModified());
    const auto saved = readArmyFile(file, *stock.cards());
    ASSERT_TRUE(saved) << saved.problem().text;
    EXPECT_EQ(*saved, list());
    EXPECT_EQ(saved->name, "Cold march");
}

TEST_F(BuilderArmy, EveryStepCanBeTakenBack) {
    model().open(empire(), {});
    const engine::ArmyList before = list();
    clickBox(boxWith(Kind::unit, QStringLiteral("Snowtroopers")));
    QTest::keyClick(&window->sheet(), Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(list().units.size(), 5U);
    QTest::keyClick(&window->sheet(), Qt::Key_Delete);
    EXPECT_EQ(list().units.size(), 4U);
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(list().units.size(), 5U);
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(list(), before);
    EXPECT_FALSE(model().canUndo());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(list().units.size(), 5U);
}

TEST_F(BuilderArmy, ADroppedCardJoins) {
    model().open(empire(), {});
    settle();
    QMimeData card;
    card.setData(offerMime, "scout-troopers");
    QDragEnterEvent enter(QPoint(40, 40), Qt::CopyAction, &card, Qt::LeftButton, {});
    QApplication::sendEvent(&window->sheet(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(40, 40), Qt::CopyAction, &card, Qt::LeftButton, {});
    QApplication::sendEvent(&window->sheet(), &drop);
    ASSERT_EQ(list().units.size(), 5U);
    EXPECT_EQ(list().units.back().unit, "scout-troopers");
    EXPECT_EQ(model().selected(), 4U);
}

TEST_F(BuilderArmy, TypingANameIsOneStep) {
    model().open(empire(), {});
    window->head().name().setFocus();
    QTest::keyClick(&window->head().name(), Qt::Key_End);
    QTest::keyClicks(&window->head().name(), QStringLiteral(" army"));
    EXPECT_EQ(list().name, "Test army");
    model().undo();
    EXPECT_EQ(list().name, "Test");
    EXPECT_FALSE(model().canUndo());
}

TEST_F(BuilderArmy, ACardIsDrawnOnceForAStep) {
    model().open(empire(), {});
    settle();
    auto* card = window->findChild<CardPage*>();
    ASSERT_NE(card, nullptr);
    Arrivals pages(card->viewport());
    model().addUnit("stormtroopers");
    settle();
    EXPECT_TRUE(card->words().contains(QStringLiteral("Stormtroopers")));
    EXPECT_EQ(pages.count, 1);
}

TEST_F(BuilderArmy, WhatDoesNotFitIsGreyedWithItsReason) {
    model().open(empire(), {});
    clickBox(boxWith(Kind::freeSlot, QStringLiteral("Heavy weapon")));
    OfferList& offers = window->offers().list();
    ASSERT_TRUE(offers.choose("flametrooper"));
    EXPECT_EQ(offers.current()->reason, QStringLiteral("Flametrooper is for Snowtroopers only"));
    EXPECT_FALSE(offers.current()->fix.isEmpty());
    EXPECT_FALSE(window->findChild<QPushButton*>(QStringLiteral("addOffer"))->isEnabled());
    const engine::ArmyList before = list();
    take("flametrooper");
    EXPECT_EQ(list(), before) << "a double click adds nothing that does not fit";
    EXPECT_FALSE(offers.choose("z-6-trooper")) << "cards of other factions are not shown";
}

TEST_F(BuilderArmy, ACardInASlotMakesWayForAnother) {
    engine::ArmyList army = empire();
    army.units[1].upgrades = {"dlt-19-stormtrooper"};
    model().open(army, {});
    clickBox(boxWith(Kind::upgrade, QStringLiteral("DLT-19")));
    take("rt-97c-stormtrooper");
    EXPECT_EQ(list().units[1].upgrades, std::vector<std::string>{"rt-97c-stormtrooper"});
    clickBox(boxWith(Kind::upgrade, QStringLiteral("RT-97C")), true);
    EXPECT_TRUE(list().units[1].upgrades.empty());
}

TEST_F(BuilderArmy, ObjectionsNameRuleAndFixAndTheFiguresAreTheEngines) {
    engine::ArmyList army = empire();
    army.units.pop_back();
    model().open(army, {});
    const auto& lines = window->legality().lines();
    EXPECT_TRUE(lines.join(QLatin1Char('\n'))
                    .contains(QStringLiteral("2 corps units, at least 3 are needed; add 1 corps "
                                             "unit (p. 16, Ranks and Rank Requirements)")))
        << lines.join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(window->legality().verdict().contains(QStringLiteral("Still missing")));
    const auto summary = engine::summaryOf(list(), model().catalogue());
    EXPECT_EQ(model().summary().points, summary.points);
    EXPECT_EQ(window->findChild<ArmyBar*>()->pointsWords(),
              QStringLiteral("%1 of %2")
                  .arg(QLocale().toString(summary.points), QLocale().toString(1000)));
}

TEST_F(BuilderArmy, UnreleasedAndUnpricedCardsAreSaidBelowTheObjections) {
    engine::ArmyList army = empire();
    model().open(army, {});
    const auto said = [&] { return window->legality().lines().join(QLatin1Char('\n')); };
    EXPECT_FALSE(said().contains(QStringLiteral("not released yet")));
    army.faction = "republic";
    army.units.push_back({"anakin-skywalker-mounted-jedi-general"});
    model().open(army, {});
    EXPECT_TRUE(said().contains(
        QStringLiteral("Anakin Skywalker (Mounted Jedi General): not released yet, expected Q4 "
                       "2026; without a price, it counts 0 points")))
        << said().toStdString();
}

TEST_F(BuilderArmy, TheCardShowsDoubtsAndWhatIsDoneByHand) {
    model().open(empire(), {});
    const engine::UpgradeCard* byHand = nullptr;
    for (const auto& card : model().catalogue().upgrades)
        if (card.saidBy == engine::EffectSource::nobody) byHand = &card;
    ASSERT_NE(byHand, nullptr);
    window->card().showCard(OfferRow::Kind::upgrade, byHand->facts.id);
    EXPECT_TRUE(window->card().words().contains(QStringLiteral("By hand")));
    const engine::UnitEntry* disputed = nullptr;
    for (const auto& unit : model().catalogue().units)
        for (const auto& mark : unit.facts.marks)
            if (mark.kind == engine::Mark::Kind::disputed && mark.at == "/courage")
                disputed = &unit;
    ASSERT_NE(disputed, nullptr);
    window->card().showCard(OfferRow::Kind::unit, disputed->facts.id);
    EXPECT_TRUE(window->card().words().contains(QStringLiteral("Courage ?")));
    EXPECT_TRUE(window->card().words().contains(QStringLiteral("Disputed (courage)")));
}

TEST_F(BuilderArmy, AKeywordSaysWhatItDoesOnHover) {
    model().open(empire(), {});
    window->card().showCard(OfferRow::Kind::unit, "snowtroopers");
    ASSERT_TRUE(window->card().words().contains(QStringLiteral("Steady")));
    const engine::UnitCard& card = model().catalogue().unit("snowtroopers")->card;
    ChipRow* keywords = nullptr;
    for (QWidget* part : window->card().widget()->findChildren<QWidget*>())
        if (part->accessibleName().startsWith(
                QString::fromStdString(card.keywords.front().label())))
            keywords = dynamic_cast<ChipRow*>(part);
    ASSERT_NE(keywords, nullptr);
    const QPoint at = keywords->chipRect(0).center();
    QHelpEvent help(QEvent::ToolTip, at, keywords->mapToGlobal(at));
    QApplication::sendEvent(keywords, &help);
    const QString words = QToolTip::text();
    EXPECT_TRUE(
        words.contains(QString::fromStdString(card.keywords.front().help->text).toHtmlEscaped()))
        << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("(p. "))) << words.toStdString();
}

TEST_F(BuilderArmy, ABrokenFileSaysOneLineAndKeepsTheArmy) {
    model().open(empire(), {});
    QFile file(fileNamed(QStringLiteral("broken.army.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"format":"sightline-army","version":1,"name":"x","faction":"rebbels","units":[]})");
    file.close();
    const auto problem = window->open(file.fileName());
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->contains(QStringLiteral("/faction"))) << problem->toStdString();
    EXPECT_FALSE(problem->contains(QLatin1Char('\n')));
    EXPECT_EQ(list(), empire());
}

}  // namespace
}  // namespace sightline::app
