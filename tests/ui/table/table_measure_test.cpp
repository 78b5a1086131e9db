// Distances that a player measures on the table must be equal to the distances of the engine.
#include "app/window/legion/tools/measurement_shown.h"
#include "app/window/shell/scene/scene_images.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

using TableMeasure = TableStand;

TEST_F(TableMeasure, BetweenMiniaturesItSaysRangeAndSight) {
    const engine::Player player = session.question()->player;
    const engine::MiniId from = leaderOf(firstUnitOf(player, 4));
    const engine::MiniId to = leaderOf(firstUnitOf(engine::opponent(player), 4));
    key(Qt::Key_M);
    ASSERT_EQ(table->mode(), TableMode::measure);
    drag(table->screenOf(from), table->screenOf(to));
    ASSERT_TRUE(waitUntil([&] { return !table->tools().measure().waiting(); }));

    const engine::View& view = session.view();
    const geometry::Range range = geometry::rangeBetween(view.battlefield.dimensions(),
                                                         view.mini(from).mini, view.mini(to).mini);
    const QString words = table->tools().measure().words();
    EXPECT_TRUE(words.contains(inches(range.distance))) << words.toStdString();
    EXPECT_TRUE(words.contains(sightWords(engine::sightBetween(view, from, to))))
        << words.toStdString();
}

// A blocked line is drawn where it comes closest, with a mark on the piece that stops it.
TEST_F(TableMeasure, ABlockedLineShowsItsBestTry) {
    const engine::View& view = session.view();
    std::optional<std::pair<engine::MiniId, engine::MiniId>> blind;
    for (const engine::MiniView& one : view.minis)
        for (const engine::MiniView& other : view.minis)
            if (!blind && one.unit != other.unit && one.onTable() && other.onTable() &&
                engine::sightBetween(view, one.id, other.id).verdict ==
                    geometry::SightVerdict::blocked)
                blind = {one.id, other.id};
    ASSERT_TRUE(blind);
    const Measurement measurement{
        {blind->first},
        {blind->second},
        {},
        sightingOf(view, {{blind->first}, {blind->second}, {}, std::nullopt})};
    ASSERT_TRUE(measurement.sighting);
    ASSERT_TRUE(measurement.sighting->tried);
    rendering::Scene scene;
    SceneImages images;
    SceneDraft draft{scene, images};
    addSighting(draft, view, measurement);
    ASSERT_FALSE(scene.tubes.empty());
    EXPECT_TRUE(scene.tubes.front().dashed);
    const geometry::BestTry& tried = *measurement.sighting->tried;
    EXPECT_EQ(scene.tubes.front().from, tried.line.from);
    ASSERT_FALSE(scene.badges.empty());
    EXPECT_EQ(scene.badges.front().at, tried.stopped);
}

TEST_F(TableMeasure, BetweenPointsItIsTheirDistance) {
    key(Qt::Key_M);
    key(Qt::Key_T);
    ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
    drag(table->screenOf(geometry::Vec3{4.0, 2.0, 0.0}),
         table->screenOf(geometry::Vec3{14.0, 2.0, 0.0}));
    EXPECT_TRUE(table->tools().measure().words().startsWith("Range 2, "))
        << table->tools().measure().words().toStdString();
}

TEST_F(TableMeasure, EscapeTakesTheRulerAwayThenTheMode) {
    key(Qt::Key_M);
    drag({300, 300}, {500, 320});
    ASSERT_TRUE(table->tools().measure().active());
    key(Qt::Key_Escape);
    EXPECT_FALSE(table->tools().measure().active());
    EXPECT_EQ(table->mode(), TableMode::measure);
    key(Qt::Key_Escape);
    EXPECT_EQ(table->mode(), TableMode::look);
}

TEST(SightWords, SayHowFarARulingIsFromFlipping) {
    using geometry::SightVerdict;
    EXPECT_EQ(marginWords(0.31, true), "visible by 0.31 in");
    EXPECT_EQ(marginWords(0.31, false), "visible by at least 0.31 in");
    EXPECT_EQ(marginWords(0.5, true), "visible by 0.50 in and more");
    EXPECT_EQ(marginWords(-0.04, true), "blocked by 0.04 in");
    EXPECT_EQ(marginWords(-0.04, false), "blocked by at most 0.04 in");
    EXPECT_EQ(sightWords({SightVerdict::visible, true, {}, 0.31, true, true, {}}),
              "LOS yes, visible by 0.31 in");
    EXPECT_EQ(sightWords({SightVerdict::blocked, false, {}, {}, true, true, {}}), "LOS no");
    EXPECT_EQ(sightWords({SightVerdict::contested, false, {}, -0.02, false, false, {}}),
              "LOS too close to call");
}

}  // namespace
}  // namespace sightline::app
