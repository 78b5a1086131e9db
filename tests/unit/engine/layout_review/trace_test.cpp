// A picture that is traced: the positions of its points, and its scale from two points.
#include "engine/layouts/trace.h"

#include <gtest/gtest.h>

#include "engine/layouts/layout_history.h"
#include "engine/layouts/layout_text.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

Trace mapAt(Vec2 middle, double width, double degrees = 0.0) {
    Trace trace;
    trace.picture = "/maps/map.png";
    trace.middle = middle;
    trace.width = width;
    trace.rotation = {degrees};
    return trace;
}

void expectAt(Vec2 found, Vec2 wanted) {
    EXPECT_NEAR(found.x, wanted.x, 1e-9);
    EXPECT_NEAR(found.y, wanted.y, 1e-9);
}

std::string problemWith(const Result<Trace>& trace) {
    return trace ? "none" : trace.problem().text;
}

TEST(Trace, PointsOfThePictureMoveWithIt) {
    const PicturePoint right{0.5, 0.0}, above{0.0, 0.25};
    expectAt(onTable(mapAt({36, 18}, 40), right), {56, 18});
    expectAt(onTable(mapAt({36, 18}, 40), above), {36, 28});
    expectAt(onTable(mapAt({36, 18}, 40, 90), right), {36, 38});
    expectAt(onTable(mapAt({30, 10}, 20, 180), above), {30, 5});
    for (const double degrees : {0.0, 33.0, 90.0, 271.5}) {
        const Trace trace = mapAt({12, 7}, 31, degrees);
        expectAt(onTable(trace, onPicture(trace, {50, -3})), {50, -3});
    }
}

TEST(Trace, TwoPointsAndTheirDistanceGiveTheScale) {
    const Trace trace = mapAt({36, 18}, 40, 30);
    const Vec2 first{20, 10}, second{26, 18};  // the points are ten inches apart
    const PicturePoint from = onPicture(trace, first), to = onPicture(trace, second);
    EXPECT_NEAR(apart(trace, from, to), 10.0, 1e-9);
    const auto scaled = scaledTo(trace, from, to, 12.0);
    ASSERT_TRUE(scaled) << scaled.problem().text;
    EXPECT_NEAR(scaled->width, 48.0, 1e-9);
    EXPECT_NEAR(apart(*scaled, from, to), 12.0, 1e-9);
    expectAt(onTable(*scaled, from), first);
    expectAt(onTable(*scaled, to), first + (second - first) * 1.2);
    EXPECT_EQ(scaled->rotation.value, 30.0);
}

TEST(Trace, WhatGivesNoScaleIsOneLine) {
    const Trace trace = mapAt({36, 18}, 40);
    const PicturePoint from{0.1, 0.1}, to{0.2, 0.1};
    EXPECT_EQ(problemWith(scaledTo(trace, from, from, 12.0)),
              "both points are at the same place of the picture");
    EXPECT_EQ(problemWith(scaledTo(trace, from, to, 0.0)),
              "the two points must be more than 0 in apart");
    EXPECT_EQ(problemWith(scaledTo(trace, from, to, 400.0)),
              "width of the picture in inches: expected 1 to 1000, found 4000");
}

TEST(Trace, NumbersOutOfBoundsAreOneLine) {
    EXPECT_EQ(problemWith(checked({})), "there is no picture to trace");
    Trace faint = mapAt({36, 18}, 40);
    faint.opacity = 0.0;
    EXPECT_EQ(problemWith(checked(faint)), "opacity of the picture: expected 0.05 to 1, found 0");
    EXPECT_EQ(problemWith(checked(mapAt({500, 18}, 40))),
              "the picture would lie too far from the table");
    EXPECT_EQ(problemWith(checked(mapAt({36, 18}, 40))), "none");
}

TEST(Trace, ItIsAStepLikeAnyOther) {
    LayoutHistory history;
    EXPECT_FALSE(history.apply(LayoutStep::trace, withTrace(history.now(), mapAt({36, 18}, 40))));
    EXPECT_FALSE(history.apply(LayoutStep::trace, withTrace(history.now(), mapAt({30, 18}, 40))));
    EXPECT_EQ(history.undoes(), LayoutStep::trace);
    EXPECT_TRUE(history.unsaved());
    EXPECT_TRUE(history.undo());
    EXPECT_EQ(history.now().trace->middle, Vec2(36, 18));
    EXPECT_TRUE(history.undo());
    EXPECT_FALSE(history.now().trace);
    EXPECT_TRUE(history.redo());
    EXPECT_TRUE(history.now().trace);
    EXPECT_FALSE(history.apply(LayoutStep::trace, withTrace(history.now(), std::nullopt)));
    EXPECT_FALSE(history.now().trace);
}

TEST(Trace, TheFileKeepsItAndNamesItFromItsOwnFolder) {
    Trace trace = mapAt({36.5, 18}, 40, 12);
    trace.opacity = 0.25;
    trace.shown = false;
    const TerrainLayout layout = *withTrace({}, trace);
    const auto read = [](const std::string& text) {
        return terrainLayout(*parseJson(text, "t"), "t", {});
    };
    const auto whole = read(layoutText(layout));
    ASSERT_TRUE(whole) << whole.problem().text;
    EXPECT_EQ(*whole, layout);
    const auto near = read(layoutText(layout, "/maps/tables"));
    ASSERT_TRUE(near) << near.problem().text;
    EXPECT_EQ(near->trace->picture, "../map.png");
    const auto wrong = read(R"({"format":"sightline-layout","version":1,"pieces":[],
        "table":{"width":72,"depth":36},"trace":{"picture":"a.png","middle":[1,2],"width":0}})");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.problem().text, "t: /trace/width: expected a number from 1 to 1000, found 0");
}

}  // namespace
}  // namespace sightline::engine
