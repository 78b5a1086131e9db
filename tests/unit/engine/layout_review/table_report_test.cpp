// The table report must not depend on the number of threads. Parts of the report must be available
// before the whole report, and a caller must be able to stop it.
#include "engine/legion/advice/layout_review/table_report.h"

#include <gtest/gtest.h>

#include <thread>

#include "unit/engine/tables.h"

namespace sightline::engine::test {
namespace {
using namespace geometry::test;

LaidTable village() {
    return laid({box("hall", {30, 14, 0}, {6, 4, 4}, heavyWall(), 10.0),
                 box("barn", {12, 22, 0}, {4, 6, 3}, heavyWall()),
                 box("wall", {50, 20, 0}, {9, 0.6, 1.2}, heavyWall(), 35.0),
                 box("line", {40, 26, 0}, {3, 0.6, 0.9}, barricade()),
                 box("block", {60, 8, 0}, {4, 4, 7}, impassable()),
                 cylinder("wood", {22, 8, 0}, 6.0, 4.0, woods())});
}

TableReport reported(unsigned threads) {
    ReportSettings settings;
    settings.quick = true;
    settings.workers.threads = threads;
    return reportOf(village(), {missionWith({{18, 18}, {54, 14}})}, settings);
}

void expectSame(const TableReport& one, const TableReport& other) {
    EXPECT_EQ(one.coverage.coveredArea, other.coverage.coveredArea);
    EXPECT_EQ(one.findings.size(), other.findings.size());
    ASSERT_EQ(one.bases.size(), other.bases.size());
    for (std::size_t i = 0; i < one.bases.size(); ++i) {
        EXPECT_EQ(one.bases[i].fromNear, other.bases[i].fromNear);
        EXPECT_EQ(one.bases[i].reachedArea, other.bases[i].reachedArea);
    }
    ASSERT_EQ(one.lanes.size(), other.lanes.size());
    for (std::size_t i = 0; i < one.lanes.size(); ++i) {
        EXPECT_EQ(one.lanes[i].length, other.lanes[i].length);
        EXPECT_EQ(one.lanes[i].one.position, other.lanes[i].one.position);
    }
    for (const std::size_t side : {0U, 1U}) {
        EXPECT_EQ(one.seen[side].troopers.exposed, other.seen[side].troopers.exposed);
        EXPECT_EQ(one.seen[side].high.open, other.seen[side].high.open);
    }
    ASSERT_EQ(one.missions.size(), other.missions.size());
    EXPECT_EQ(one.missions[0].fairness.figure, other.missions[0].fairness.figure);
}

TEST(TableReport, IsTheSameOnAnyNumberOfThreads) {
    const TableReport alone = reported(1);
    ASSERT_TRUE(alone.complete);
    EXPECT_EQ(alone.bases.size(), 2U);
    EXPECT_EQ(alone.missions.size(), 1U);
    EXPECT_FALSE(alone.lanes.empty());
    expectSame(alone, reported(4));
}

TEST(TableReport, TheBetterPlaceIsTheSameOnAnyNumberOfThreads) {
    const BattleCard card = missionWith({{12, 18}, {20, 18}});
    const LaidTable table = laid({box("wall", {12, 12, 0}, {24, 1, 7}, impassable()),
                                  box("hut", {30, 20, 0}, {3, 3, 3}, heavyWall())});
    const auto one = betterPlace(table, card, Workers{1}),
               four = betterPlace(table, card, Workers{4});
    ASSERT_TRUE(one && four);
    EXPECT_EQ(one->piece, four->piece);
    EXPECT_EQ(one->by, four->by);
    EXPECT_EQ(one->after, four->after);
}

TEST(TableReport, IsToldPartByPartOnTheThreadThatAsked) {
    std::vector<double> shares;
    bool coverageFirst = false, elsewhere = false;
    ReportSettings settings;
    settings.quick = true;
    const auto asking = std::this_thread::get_id();
    settings.progress = [&](const TableReport& known, double share) {
        if (shares.empty()) coverageFirst = known.coverage.coveredArea > 0.0 && known.bases.empty();
        elsewhere = elsewhere || std::this_thread::get_id() != asking;
        shares.push_back(share);
    };
    EXPECT_TRUE(reportOf(village(), {missionWith({{18, 18}})}, settings).complete);
    EXPECT_TRUE(coverageFirst);
    EXPECT_FALSE(elsewhere);
    EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
    EXPECT_NEAR(shares.back(), 1.0, 1e-9);
    EXPECT_EQ(shares.size(), 7U);
}

TEST(TableReport, StopsWhenAskedAndSaysSo) {
    std::stop_source stop;
    ReportSettings settings;
    settings.quick = true;
    settings.workers.stop = stop.get_token();
    settings.progress = [&](const TableReport& known, double) {
        if (!known.bases.empty()) stop.request_stop();
    };
    const TableReport report = reportOf(village(), {missionWith({{18, 18}})}, settings);
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.bases.size(), 1U);
    EXPECT_TRUE(report.missions.empty());
    EXPECT_GT(report.coverage.coveredArea, 0.0);
}

TEST(TableReport, AFirstLookStandsWhereNothingFinerIsKnownYet) {
    const TableReport first = reported(2);
    std::vector<TableReport> known;
    ReportSettings settings;
    std::stop_source stop;
    settings.workers.stop = stop.get_token();
    settings.progress = [&](const TableReport& part, double) {
        known.push_back(part);
        if (part.bases.size() == 1) stop.request_stop();
    };
    reportOf(village(), {missionWith({{18, 18}, {54, 14}})}, settings);
    ASSERT_FALSE(known.empty());
    ASSERT_EQ(known.back().bases.size(), 1U);
    const TableReport both = withFirstLook(known.back(), first);
    ASSERT_EQ(both.bases.size(), 2U);
    EXPECT_EQ(both.bases[0].ground.cell, placesApart) << "measured finely";
    EXPECT_EQ(both.bases[1].ground.cell, first.bases[1].ground.cell) << "not yet";
    EXPECT_EQ(both.lanes.size(), first.lanes.size());
    EXPECT_EQ(both.missions.size(), 1U);
    EXPECT_TRUE(both.seen[1].high.complete);
    EXPECT_FALSE(both.complete);
    TableReport whole;
    whole.complete = true;
    EXPECT_TRUE(withFirstLook(whole, first).lanes.empty()) << "it has none, and is done";
}

TEST(TableReport, MapsOfOtherProportionsAreLeftOut) {
    BattleCard recon = missionWith({{18, 18}});
    recon.map->drawn = {36, 36};
    BattleCard advantage;
    ReportSettings settings;
    settings.quick = true;
    EXPECT_TRUE(reportOf(village(), {recon, advantage}, settings).missions.empty());
}

}  // namespace
}  // namespace sightline::engine::test
