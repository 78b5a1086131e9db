// The rows and pages of a table report, without a window.
#include <gtest/gtest.h>
#include <QImage>
#include <QPainter>
#include <algorithm>

#include "app/files/tables/load.h"
#include "app/window/layouts/reports/placement_paper.h"
#include "app/window/layouts/reports/report_flow.h"
#include "app/window/layouts/reports/report_maps.h"
#include "app/window/layouts/reports/report_paper.h"
#include "app/window/layouts/reports/report_words.h"
#include "app/window/shell/widgets/table_relief.h"
#include "ui/picture.h"

namespace sightline::app {
namespace {

geometry::Dimensions sizes() { return *loadDimensions(assetsFolder()); }

engine::TerrainPiece blockAt(const std::string& id, geometry::Vec2 at, geometry::Vec3 size) {
    engine::TerrainPiece piece;
    piece.id = id;
    piece.name = "Block " + id;
    piece.shape = engine::boxShape(size);
    piece.position = {at, 0.0};
    piece.facts = {geometry::Movement::impassable, geometry::Cover::heavy, true};
    return piece;
}

/// Two blocks with 2 inches between them. One of them extends beyond the right edge of the table.
engine::TerrainLayout narrowTable() {
    engine::TerrainLayout layout;
    layout.name = "Narrow";
    layout.table = {36, 36};
    layout.pieces = {blockAt("a", {27, 18}, {6, 4, 3}), blockAt("b", {34.5, 18}, {5, 4, 3})};
    return layout;
}

MissionCards noCards() { return std::make_shared<const std::vector<engine::BattleCard>>(); }

KnownTable measured(const engine::TerrainLayout& layout) {
    const auto known = measureTable({layout, sizes(), noCards()}, {}, {});
    return known ? *known : nullptr;
}

const ReportRow* rowOf(const std::vector<ReportRow>& rows, const QString& key) {
    for (const ReportRow& row : rows) {
        if (row.key == key) return &row;
        if (const ReportRow* below = rowOf(row.rows, key)) return below;
    }
    return nullptr;
}

TEST(ReportRows, SayWhatIsMeasuredAgainstWhatAndOnWhichPage) {
    const KnownTable known = measured(narrowTable());
    ASSERT_NE(known, nullptr);
    ASSERT_TRUE(known->report.complete);
    const auto rows = ReportRows::of(*known);
    ASSERT_EQ(rows.size(), 8U);
    const ReportRow* over = rowOf(rows, QStringLiteral("finding/0"));
    ASSERT_NE(over, nullptr);
    EXPECT_EQ(over->words, QStringLiteral("Block b: hangs 1 in over the edge of the table"));
    EXPECT_EQ(over->pieces, (engine::PieceIds{"b"}));
    EXPECT_EQ(over->against, QStringLiteral("p. 19"));
    const ReportRow* gap = rowOf(rows, QStringLiteral("gap/0"));
    ASSERT_NE(gap, nullptr);
    EXPECT_EQ(gap->words, QStringLiteral("2 in between Block a and Block b"));
    EXPECT_EQ(gap->pieces, (engine::PieceIds{"a", "b"}));
    EXPECT_TRUE(gap->against.contains(QStringLiteral("large base"))) << gap->against.toStdString();
    EXPECT_TRUE(gap->against.endsWith(QStringLiteral("(p. 27)")));
    EXPECT_TRUE(rowOf(rows, QStringLiteral("covered"))->doubtful);
    for (const ReportRow& section : rows) EXPECT_FALSE(section.words.isEmpty());
}

TEST(ReportRows, SectionsThatAreNotMeasuredYetSaySo) {
    std::vector<KnownTable> told;
    std::stop_source stop;
    const MeasureListener hears{[&](const KnownTable& known) {
        told.push_back(known);
        stop.request_stop();
    }};
    const auto known = measureTable({narrowTable(), sizes(), noCards()}, hears, stop.get_token());
    ASSERT_TRUE(known);
    EXPECT_EQ(*known, nullptr) << "it was stopped";
    ASSERT_EQ(told.size(), 1U);
    EXPECT_GT(told[0]->report.coverage.coveredArea, 10.0) << "coverage comes first";
    int measuring = 0;
    for (const ReportRow& section : ReportRows::of(*told[0]))
        if (section.words.contains(QStringLiteral("measuring"))) ++measuring;
    EXPECT_EQ(measuring, 7) << "all but the coverage";
}

TEST(ReportRows, ShiftsAreSaidForWhoStandsAtTheNearEdge) {
    EXPECT_EQ(ReportWords::shift({0, 2}), QStringLiteral("2 in to the far edge"));
    EXPECT_EQ(ReportWords::shift({-1, -1}),
              QStringLiteral("1 in to the near edge and 1 in to the left"));
    EXPECT_EQ(ReportWords::figure(0.194), QStringLiteral("+0.19"));
    EXPECT_EQ(ReportWords::figure(-0.001), QStringLiteral("0.00"));
}

TEST(ReportMapsOfATable, BasesAreCutOffWhereTheyCannotStand) {
    const KnownTable known = measured(narrowTable());
    ASSERT_NE(known, nullptr);
    const auto map = ReportMaps::mapOf(*known, {ReportPick::What::base, 0, 0});
    ASSERT_TRUE(map);
    const auto redAt = [&](geometry::Vec2 at) {
        const auto column = static_cast<std::size_t>(at.x / map->cell),
                   row = static_cast<std::size_t>(at.y / map->cell);
        return map->cells->rgba[4 * (row * static_cast<std::size_t>(map->cells->columns) + column)];
    };
    EXPECT_NE(redAt({27, 18}), redAt({10, 10})) << "red on the block, green beside it";
    EXPECT_FALSE(ReportMaps::mapOf(*known, {ReportPick::What::base, 99, 0}));
    EXPECT_FALSE(ReportMaps::mapOf(*known, {ReportPick::What::lane, 0, 0}));
    for (const auto what : {ReportPick::What::exposure, ReportPick::What::cover})
        for (std::size_t way = 0; way < seenWays; ++way) {
            const auto seen = ReportMaps::mapOf(*known, {what, way, 0});
            ASSERT_TRUE(seen);
            EXPECT_EQ(seen->cells->rgba.size(), 4 * seen->cells->hatching.size());
        }
}

TEST(ReportFlow, NoRowRunsOutOfItsPage) {
    std::vector<ReportRow> sections(3);
    for (ReportRow& section : sections) {
        section.words = QStringLiteral("Section");
        for (int i = 0; i < 40; ++i)
            section.rows.push_back({QString::number(i), QStringLiteral("words ").repeated(30),
                                    QStringLiteral("measured against something (p. 1)")});
    }
    const QRectF room(20, 20, 400, 600);
    const ReportFlow flow(sections, room);
    EXPECT_GT(flow.pages(), 5);
    for (int page = 0; page < flow.pages(); ++page) {
        QImage image(440, 640, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        flow.paint(painter, page);
        painter.end();
        EXPECT_GT(coloursIn(image), 1) << "page " << page << " is blank";
        for (int x = 0; x < image.width(); ++x) {
            ASSERT_EQ(image.pixel(x, 8), qRgb(255, 255, 255));
            ASSERT_EQ(image.pixel(x, 630), qRgb(255, 255, 255)) << "page " << page;
        }
    }
}

TEST(ReportPaper, EveryPageOfATableIsPainted) {
    const KnownTable known = measured(narrowTable());
    ASSERT_NE(known, nullptr);
    const ReportPaper paper(*known);
    const QSize page = paper.size();
    const QImage picture = paper.picture();
    ASSERT_EQ(picture.height(), paper.pages() * page.height());
    for (int i = 0; i < paper.pages(); ++i)
        EXPECT_GT(coloursIn(picture.copy(QRect(QPoint(0, i * page.height()), page))), 3) << i;
}

TEST(PlacementPaper, EveryPieceIsOnThePlanAndInTheList) {
    engine::TerrainLayout layout = narrowTable();
    layout.pieces.clear();
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column)
            layout.pieces.push_back(blockAt("p" + std::to_string(8 * row + column),
                                            {2.5 + 4.0 * column, 2.5 + 4.0 * row}, {2, 2, 2}));
    const auto table = engine::laidTable(layout, sizes());
    ASSERT_TRUE(table) << table.problem().text;
    const engine::PlacementSheet sheet = engine::placementSheet(*table);
    const PlacementPaper paper(sheet, QStringLiteral("Blocks"));
    EXPECT_EQ(paper.pages(), 3) << "64 rows, few of which find room below a square plan";
    const QImage picture = paper.picture();
    EXPECT_EQ(picture.height(), 3 * paper.size().height());
    const double scale = paper.size().width() / engine::a4Page.width;
    for (const engine::SheetPiece& piece : sheet.pieces) {
        const geometry::Vec2 inside = piece.label + 0.8 * sheet.millimetresPerInch;
        const QPoint at(int(inside.x * scale), int(inside.y * scale));
        EXPECT_NE(picture.pixel(at), qRgb(255, 255, 255)) << piece.number;
    }
    for (int page = 0; page < 3; ++page)
        EXPECT_GT(coloursIn(picture.copy(0, page * 1240, 1754, 1160)), 3) << page;
}

TEST(TableRelief, TerrainLiesWhereItStandsAndTheNearEdgeIsBelow) {
    engine::TerrainLayout layout = narrowTable();
    layout.pieces = {blockAt("n", {9, 6}, {4, 4, 3})};
    const auto table = engine::laidTable(layout, sizes());
    ASSERT_TRUE(table);
    const QImage relief = tableRelief(*table, "desert", 180);
    EXPECT_EQ(relief.size(), QSize(180, 180));
    const QRgb ground = relief.pixel(90, 90);
    EXPECT_NE(relief.pixel(onRelief({9, 6}, {36, 36}, relief.size()).toPoint()), ground);
    EXPECT_EQ(relief.pixel(onRelief({9, 30}, {36, 36}, relief.size()).toPoint()), ground);
    EXPECT_NE(tableRelief(*table, "ice", 180).pixel(90, 90), ground);
}

}  // namespace
}  // namespace sightline::app
