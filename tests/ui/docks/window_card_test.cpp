// The text of a card must fit into the card, even in a small window.
#include <QLineF>
#include <QScrollArea>
#include <memory>

#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/table/table_card.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/widgets/stat_cell.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using WindowCard = WindowStand;

TEST_F(WindowCard, NoUnitCardIsWiderThanItsPanel) {
    window->resize(1280, 620);
    QStringList armies;
    for (const char* name : {"separatists_iron_tide", "republic_council"})
        armies << QString::fromStdString(
            (assetsFolder() / "armies" / (std::string(name) + ".army.json")).string());
    ASSERT_FALSE(window->desk().startWith(armies, {}));
    waitForTable();
    window->parts().side->open(window->parts().card);
    const QScrollArea* area = &window->parts().card->page();
    bool scrolled = false;
    for (const engine::UnitView& unit : view().units) {
        session().choice().select(unit.id);
        QApplication::processEvents();
        EXPECT_LE(area->widget()->width(), area->viewport()->width()) << unit.label;
        scrolled = scrolled || area->widget()->height() > area->viewport()->height();
    }
    EXPECT_TRUE(scrolled) << "a card that needs a scroll bar is among them";
}

// A unit's card opens with a click. The table stays below the pointer, so that the next click hits
// the same things.
TEST_F(WindowCard, TheTableStaysWhereItIsWhenACardOpensAndCloses) {
    window->resize(1600, 900);
    startClose();
    TableView* table = window->parts().table;
    const engine::UnitId unit = unitOf(engine::Player::blue, 4);
    const auto settle = [&] { ASSERT_TRUE(waitUntil([&] { return table->settled(); })); };
    settle();
    const QPointF before = table->screenOf(leaderOf(unit));
    clickTable(leaderOf(unit));
    ASSERT_EQ(window->parts().side->opened(), window->parts().card);
    settle();
    const QPointF open = table->screenOf(leaderOf(unit));
    EXPECT_LT(QLineF(before, open).length(), 0.5);
    session().choice().select(std::nullopt);
    ASSERT_TRUE(waitUntil([&] { return window->parts().side->opened() == nullptr; }));
    settle();
    EXPECT_LT(QLineF(before, table->screenOf(leaderOf(unit))).length(), 0.5);
}

// If the panel has its smallest width, a long caption is shortened, but a value is never shortened.
// The tested captions are longer than the captions of any language.
TEST(StatCellWidth, ACaptionGivesWayAndAValueDoesNot) {
    const std::unique_ptr<StatCell> lengthy(
        StatCell::number(QStringLiteral("8"), QStringLiteral("Adrenaline of the defense")));
    const std::unique_ptr<StatCell> brief(
        StatCell::number(QStringLiteral("8"), QStringLiteral("W")));
    EXPECT_EQ(lengthy->minimumSizeHint(), brief->minimumSizeHint());
    EXPECT_LT(lengthy->minimumSizeHint().width(), lengthy->sizeHint().width());
    const std::unique_ptr<StatCell> valuable(
        StatCell::number(QStringLiteral("1234567890"), QStringLiteral("W")));
    EXPECT_EQ(valuable->minimumSizeHint(), valuable->sizeHint());
}

TEST(TableCardPlace, StaysClearOfTheLinesItTalksAbout) {
    QWidget table;
    table.resize(900, 500);
    TableCard card(&table);
    const QPointF leader(300, 250);
    const QString words = QStringLiteral("Seen by 3 of 9 enemies");
    for (const std::vector<QPointF>& enemies :
         {std::vector<QPointF>{{700, 300}, {650, 330}, {720, 280}},
          std::vector<QPointF>{{60, 330}, {90, 300}, {420, 420}},
          std::vector<QPointF>{{60, 200}, {520, 180}, {500, 330}}}) {
        card.showAt(words, Tone::plain, leader, enemies);
        for (const QPointF enemy : enemies) {
            EXPECT_FALSE(QRectF(card.geometry()).contains(enemy));
            EXPECT_FALSE(QRectF(card.geometry()).contains((leader + enemy) / 2.0));
        }
    }
}

}  // namespace
}  // namespace sightline::app
