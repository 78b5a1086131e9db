// The table while something is dragged: the footprints of the terrain near it, and the arrow heads
// of the lines of sight to it.
#include "app/window/shell/scene/scene_arrow.h"
#include "app/window/shell/scene/scene_images.h"
#include "geometry/range/extent.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class DragSurroundings : public TableStand {
  protected:
    rendering::Scene drawn() const {
        rendering::Scene scene;
        SceneImages images;
        SceneDraft draft{scene, images};
        table->tools().draw(draft);
        return scene;
    }
    std::size_t piecesNear(geometry::Vec2 place) const {
        const auto pieces = session.view().battlefield.pieces();
        return std::size_t(
            std::count_if(pieces.begin(), pieces.end(), [&](const geometry::PieceInfo& piece) {
                return geometry::gap(geometry::Extent(geometry::Outline{place, place, 0.0}),
                                     geometry::Extent(piece.footprint)) <= 6.0;
            }));
    }
};

TEST_F(DragSurroundings, FootprintsNearTheDraggedLeaderShowWhileItIsDragged) {
    const engine::MiniId leader = leaderOf(startMoving());
    EXPECT_TRUE(drawn().polygons.empty());
    const QPointF from = table->screenOf(leader);
    pull(from, from + QPointF(10, -60));
    ASSERT_TRUE(table->tools().move().wish());
    const std::size_t near =
        piecesNear(geometry::plan(table->tools().move().wish()->verdict.end.position));
    EXPECT_GT(near, 0U) << "the test needs terrain near the leader";
    EXPECT_LT(near, session.view().battlefield.pieces().size());
    EXPECT_EQ(drawn().polygons.size(), near);
    key(Qt::Key_Escape);
    EXPECT_TRUE(drawn().polygons.empty());
}

TEST(SceneArrow, HasItsHeadAtItsEnd) {
    rendering::Scene scene;
    SceneImages images;
    SceneDraft draft{scene, images};
    rendering::Tube line{{0, 0, 1}, {10, 0, 2}, 0.03, {}};
    line.dashed = true;
    addArrow(draft, line);
    ASSERT_EQ(scene.tubes.size(), 3U);
    for (std::size_t i = 1; i < 3; ++i) {
        EXPECT_EQ(scene.tubes[i].to, line.to);
        EXPECT_FALSE(scene.tubes[i].dashed);
        EXPECT_LT(scene.tubes[i].from.x, 10.0);
        EXPECT_GT(scene.tubes[i].from.x, 9.0);
    }
    EXPECT_NEAR(scene.tubes[1].from.y, -scene.tubes[2].from.y, 1e-9);
}

}  // namespace
}  // namespace sightline::app
