// The map of the places that are visible from a player's territory. A wall hides a place if the
// place is not visible from any point of the territory.
#include "engine/legion/rules/rulings/lookout.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(SeenFromATerritory, AWallHidesWhatLiesBehindItAndItsEndsDoNot) {
    MissionScene scene;
    scene.mission({}, {});
    scene.terrain({.id = "wall",
                   .shape = geometry::BoxShape{{40.0, 0.5, 8.0}},
                   .position = {36.0, 12.0, 0.0},
                   .facts = {geometry::Kind::obstacle,
                             geometry::Movement::open,
                             geometry::Cover::heavy,
                             true,
                             {}}});
    scene.blue(rebelTroopers(), {{36.0, 3.0}});
    scene.red(stormtroopers(), {{36.0, 33.0}});
    scene.start();
    const Lookout lookout = Lookout::ofTerritory(scene.view(), Player::blue, 3.0);
    const geometry::ExposureMap map =
        lookout.settled(lookout.map(2.0, std::stop_token()), std::stop_token());
    ASSERT_TRUE(map.complete);
    EXPECT_TRUE(map.any);
    EXPECT_EQ(map.eyes, 48);             // one viewer for each square of 3 inches
    EXPECT_EQ(map.at(18, 4).seenBy, 1);  // in front of the wall
    EXPECT_EQ(map.at(18, 7).seenBy, 0);  // close behind the middle of the wall
    EXPECT_EQ(map.at(18, 7).unsure, 0);  // every viewer's verdict is certain
    EXPECT_EQ(map.at(2, 14).openTo, 1);  // beyond the end of the wall
}

}  // namespace
}  // namespace sightline::engine::scene
