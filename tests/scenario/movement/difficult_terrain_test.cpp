// Core Rulebook p. 27: the speed of a unit is reduced if any of its miniatures ends in difficult
// terrain.
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A leader, and another miniature 1.5 inches beside the leader. The other miniature would end its
/// move in rubble.
struct Rubble : AttackScene {
    UnitId troopers;
    Rubble() {
        troopers = blue(rebelTroopers(), {{10.0, 16.0}, {10.0, 17.5}});
        red(stormtroopers(), {{60.0, 16.0}});
        terrain(box("rubble", {16.0, 18.0}, {2.0, 2.0, 0.2}, difficultArea()));
        start();
        activate(troopers);
        action(Action::move);
    }
    Answer followerAt(double x, double y) const {
        return Places{{{mini(troopers, 1), {x, y, 0.0}, {}}}};
    }
};

TEST(P27MovingThroughTerrain, NobodyEndsInDifficultTerrainAfterAFasterTool) {
    Rubble scene;
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_EQ(scene.refusal(scene.followerAt(15.9, 17.5)),
              "it ends in difficult terrain, and the leader's tool was too fast for that (p. 27, "
              "Moving Through Terrain)");
    EXPECT_EQ(scene.refusal(scene.followerAt(14.4, 17.5)), "") << "beside the rubble";
    scene.follow();
    const geometry::Vec3 end = scene.view().mini(scene.mini(scene.troopers, 1)).mini.position;
    EXPECT_TRUE(end.x < 15.0 || end.x > 17.0 || end.y < 17.0 || end.y > 19.0)
        << "the proposal keeps out of it";
}

TEST(P27MovingThroughTerrain, TheSlowerToolLetsTheOthersEndInDifficultTerrain) {
    Rubble scene;
    scene.move(straight(1, 0.0, 3.9));
    EXPECT_EQ(scene.refusal(scene.followerAt(15.4, 17.5)), "");
}

}  // namespace
}  // namespace sightline::engine::scene
