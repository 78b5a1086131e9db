// Drags under a roof. The roof hides the place in the picture, but the miniature goes there.
#include "app/window/legion/tools/move_wish.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

constexpr double roofTop = 2.7;  // inches

class DragUnderRoof : public TableStand {
  protected:
    engine::MiniId startToMoveTheLeader() {
        const engine::MiniId leader = leaderOf(startMoving());
        EXPECT_TRUE(waitUntil([&] { return table->tools().move().region().reach().has_value(); }));
        return leader;
    }
    Result<LoadedScenario> scenarioOfTest() override {
        return scenarioFromJson(starterOn(SIGHTLINE_TEST_DATA "/layouts/roofs.layout.json"),
                                "starter battle beside roofs");
    }
    /// The point that hides this point of the ground from the camera.
    geometry::Vec3 hiderOf(const geometry::Vec3& ground) {
        const geometry::Segment ray{table->camera().eye(), ground};
        return groundUnder(ray, session.view().battlefield);
    }
};

TEST_F(DragUnderRoof, TheLeaderGoesToThePlaceOnTheGround) {
    const engine::MiniId leader = startToMoveTheLeader();
    const geometry::Vec3 stand = standOf(leader);
    const double ahead = session.question()->player == engine::Player::blue ? 1.0 : -1.0;
    const geometry::Vec3 under = stand + geometry::Vec3{0.0, 4.5 * ahead, 0.0};
    ASSERT_NEAR(hiderOf(under).z, roofTop, 1e-6) << "the test needs a place behind a roof";
    pull(table->screenOf(stand), table->screenOf(under));
    const auto& wish = table->tools().move().wish();
    ASSERT_TRUE(wish);
    EXPECT_TRUE(wish->verdict.legal);
    EXPECT_NEAR(wish->verdict.end.position.z, 0.0, 1e-6);
    EXPECT_LT(glm::distance(wish->verdict.end.position, under), 0.05);
}

// A post blocks the straight move to the place, but a bent move reaches it.
TEST_F(DragUnderRoof, APlaceThatABentMoveReachesIsMeant) {
    const engine::MiniId leader = startToMoveTheLeader();
    const DragMove& tool = table->tools().move();
    ASSERT_TRUE(tool.region().reach());
    const geometry::Reach& reach = *tool.region().reach();
    const MoveWish straight{session.view().battlefield, *session.question()->move};
    std::optional<geometry::Vec3> behind;
    for (int cell = 0; cell < reach.columns * reach.rows && !behind; ++cell) {
        const int column = cell % reach.columns, row = cell / reach.columns;
        const geometry::Vec2 place = reach.centre(column, row);
        const geometry::Vec3 point{place, 0.0};
        if (reach.legal(column, row) && std::abs(hiderOf(point).z - roofTop) < 1e-6 &&
            !wishedBy(straight, place).verdict.legal)
            behind = point;
    }
    ASSERT_TRUE(behind) << "the test needs a place behind the post";
    pull(table->screenOf(standOf(leader)), table->screenOf(*behind));
    ASSERT_TRUE(tool.wish());
    EXPECT_FALSE(tool.wish()->verdict.legal);
    ASSERT_TRUE(waitUntil([&] { return tool.closest().has_value(); }));
    EXPECT_LT(glm::distance(tool.closest()->verdict.end.position, *behind), 0.3);
}

TEST_F(DragUnderRoof, TheOtherMiniaturesGoThereToo) {
    const engine::MiniId leader = startToMoveTheLeader();
    const double ahead = session.question()->player == engine::Player::blue ? 1.0 : -1.0;
    const geometry::Vec3 under = standOf(leader) + geometry::Vec3{0.0, 4.5 * ahead, 0.0};
    drag(table->screenOf(leader), table->screenOf(under));
    ASSERT_TRUE(waitUntil([&] { return table->tools().places().active(); }));
    const DragPlaces& tool = table->tools().places();
    const geometry::Vec3 from = tool.places().front().mini.position;
    const geometry::Vec3 to = from + geometry::Vec3{0.3, 0.0, 0.0};
    ASSERT_NEAR(from.z, 0.0, 1e-6);
    ASSERT_NEAR(hiderOf(to).z, roofTop, 1e-6) << "the test needs a place behind a roof";
    pull(table->screenOf(from), table->screenOf(to));
    EXPECT_LT(glm::distance(tool.places().front().mini.position, to), 0.05);
}

// A roof also hides open ground behind it. This ground is not under the roof, so the pointer on the
// roof does not select it.
TEST_F(DragUnderRoof, OpenGroundBehindARoofIsNotMeant) {
    TablePointer pointer;
    const geometry::Battlefield& field = session.view().battlefield;
    const geometry::Vec3 eye{23.5, -10.0, 20.0};
    const auto at = [&](const geometry::Vec3& ground) {
        const geometry::Segment ray{eye, ground + (ground - eye) * 0.1};
        return underRoofs(pointerAt({}, ray, session.view()), field);
    };
    const auto under = at({23.5, 14.5, 0.0});
    ASSERT_EQ(under.size(), 1U);
    EXPECT_NEAR(glm::distance(under.front(), geometry::Vec3{23.5, 14.5, 0.0}), 0.0, 1e-6);
    EXPECT_TRUE(at({23.5, 16.5, 0.0}).empty());
    EXPECT_TRUE(at({23.5, 8.0, 0.0}).empty());
}

}  // namespace
}  // namespace sightline::app
