// The nearest legal alternative, which the game offers after it has refused a move or a place.
#include <cmath>

#include "scenario/attack_scene.h"

#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::scene {
namespace {

struct Alternative : AttackScene {
    UnitId troopers;
    Alternative() {
        troopers = blue(rebelTroopers(), column({10.0, 16.0}, 4));
        red(stormtroopers(), {{60.0, 16.0}});
        terrain(box("rubble", {14.0, 16.0}, {2.0, 4.0, 0.2}, difficultArea()));
        start();
        activate(troopers);
        action(Action::move);
    }
    Places proposed() const {
        Places places;
        for (const geometry::FormationPlace& one : question().place->proposal) {
            places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
        }
        return places;
    }
};

TEST(NearestLegalAnswer, OfAMoveEndsCloseToTheRefusedOne) {
    Alternative scene;
    const geometry::Move wished = straight(2, 0.0, 5.9);
    ASSERT_NE(scene.refusal(MoveAnswer{wished}), "");
    const auto instead = scene.game().nearestLegal(MoveAnswer{wished});
    ASSERT_TRUE(instead.has_value());
    EXPECT_EQ(scene.refusal(*instead), "");
    const double before = scene.view().mini(scene.mini(scene.troopers, 0)).mini.position.x;
    scene.move(std::get<MoveAnswer>(*instead).move);
    EXPECT_GT(scene.view().mini(scene.mini(scene.troopers, 0)).mini.position.x, before + 3.0);
}

TEST(NearestLegalAnswer, OfPlacesMovesOnlyWhoIsRefused) {
    Alternative scene;
    scene.move(straight(1, 180.0, 2.0));
    const Places good = scene.proposed();
    Places far = good;
    far.places.back().position = {30.0, 16.0, 0.0};
    ASSERT_NE(scene.refusal(far), "");
    EXPECT_FALSE(scene.game().nearestLegal(far)) << "cohesion is farther than 8 inches";
    Places close = good;
    close.places.back().position.x += 3.5;
    ASSERT_NE(scene.refusal(close), "");
    const auto instead = scene.game().nearestLegal(close);
    ASSERT_TRUE(instead.has_value());
    EXPECT_EQ(scene.refusal(*instead), "");
    const auto& places = std::get<Places>(*instead).places;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        EXPECT_EQ(places[i].position, good.places[i].position);
    }
    EXPECT_GT(places.back().position.x, good.places.back().position.x);
}

TEST(NearestLegalAnswer, IsNoneForAnswersThatAreNoPlace) {
    Alternative scene;
    EXPECT_FALSE(scene.game().nearestLegal(Count{3}));
    geometry::Move nowhere = straight(1, 0.0, 1.0);
    nowhere.pose.stop = std::nan("");
    EXPECT_FALSE(scene.game().nearestLegal(MoveAnswer{nowhere}));
    scene.move(straight(1, 180.0, 2.0));
    Places stranger = scene.proposed();
    stranger.places.back().mini = MiniId{9999};
    EXPECT_FALSE(scene.game().nearestLegal(stranger));
    Places odd = scene.proposed();
    odd.places.back().position.x = std::nan("");
    EXPECT_FALSE(scene.game().nearestLegal(odd));
}

}  // namespace
}  // namespace sightline::engine::scene
