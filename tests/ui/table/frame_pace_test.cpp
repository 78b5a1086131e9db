// With a software renderer, the resolution of frames depends on the time that the frames take.
#include "app/window/legion/table/frame_pace.h"

#include <gtest/gtest.h>
#ifdef __linux__
#include <sys/resource.h>
#endif

#include "app/window/shell/session/table_job.h"
#include "rendering/first_uses.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

TEST(FramePace, GoesDownWhileFramesAreSlowAndUpAgainWhenTheyAreQuick) {
    FramePace pace(30.0);
    EXPECT_EQ(pace.movingScale(), 1.0);
    pace.took(30.0, 1.0);
    EXPECT_EQ(pace.movingScale(), 1.0) << "within the budget";
    pace.took(30.1, 1.0);
    const double lower = pace.movingScale();
    EXPECT_LT(lower, 1.0);
    pace.took(20.0, lower);
    EXPECT_EQ(pace.movingScale(), lower) << "the finer one would be too slow";
    pace.took(5.0, lower);
    EXPECT_EQ(pace.movingScale(), 1.0);
}

TEST(FramePace, ThereIsALeastScale) {
    FramePace pace(30.0);
    for (int i = 0; i < 50; ++i) pace.took(1000.0, pace.movingScale());
    EXPECT_GE(pace.movingScale(), 0.25);
    EXPECT_LT(pace.movingScale(), 0.5);
}

TEST(FramePace, AStillPictureTellsNothingOfMovingOnes) {
    FramePace pace(30.0);
    pace.took(100.0, 1.0);
    const double lower = pace.movingScale();
    pace.took(1.0, 1.0);
    EXPECT_EQ(pace.movingScale(), lower);
}

TEST(FramePace, SamplesAreForPicturesThatAreQuicklyDrawn) {
    FramePace pace(30.0);
    EXPECT_FALSE(pace.affordsSamples()) << "nobody knows yet";
    pace.took(60.0, 1.0);
    EXPECT_TRUE(pace.affordsSamples());
    pace.took(80.0, 1.0);
    EXPECT_FALSE(pace.affordsSamples());
    pace.took(60.0, 1.0);
    pace.resized();
    EXPECT_FALSE(pace.knowsWhole());
    EXPECT_FALSE(pace.affordsSamples());
}

#ifdef __linux__
TEST(FramePace, WorkBesideTheWindowIsLessUrgentThanTheWindow) {
    LatestJob job;
    std::optional<int> there;
    job.ask([&there]() -> LatestJob::Finish {
        const int niceness = getpriority(PRIO_PROCESS, 0);
        return [&there, niceness] { there = niceness; };
    });
    ASSERT_TRUE(waitUntil([&] { return there.has_value(); }));
    EXPECT_GT(*there, getpriority(PRIO_PROCESS, 0));
}
#endif

using TablePace = TableStand;

// The first frame that draws a new kind of object is slow, so its time does not count. Each of the
// first frames draws one new kind.
constexpr int framesUntilKnown = rendering::kindsOfFirstUse + 6;

TEST_F(TablePace, IsCoarseWhileItMovesAndWholeOnceItStands) {
    table->painter().setSketched(false);
    table->painter().setFrameBudget(0.001);  // shorter than the time of any frame
    const QPointF from(500, 300);
    QTest::mousePress(table.get(), Qt::RightButton, {}, from.toPoint());
    for (int i = 1; i <= framesUntilKnown; ++i) {
        moveTo(from + QPointF(4 * i, 0), Qt::RightButton);
        table->grab();
    }
    EXPECT_LT(table->painter().lastScale(), 0.5);
    QTest::mouseRelease(table.get(), Qt::RightButton, {}, from.toPoint());
    EXPECT_TRUE(waitUntil([&] { return table->painter().lastScale() == 1.0; })) << "by itself";
}

TEST_F(TablePace, AnotherSizeIsDrawnCoarselyFirst) {
    table->painter().setSketched(false);
    table->painter().setFrameBudget(0.001);
    for (int i = 1; i <= framesUntilKnown; ++i) {
        table->resize(1000 - 5 * i, 640);
        table->grab();
    }
    EXPECT_LT(table->painter().lastScale(), 1.0);
    EXPECT_TRUE(waitUntil([&] { return table->painter().lastScale() == 1.0; }));
}

}  // namespace
}  // namespace sightline::app
