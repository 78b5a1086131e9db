// Keyword Glossary: Wound X (p. 56).
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// An undeployed blue unit with Wound X and Infiltrate. The edge of blue's territory is y = 0.
struct Arriving : MissionScene {
    UnitId maul;
    explicit Arriving(int x, UnitCard card = lukeSkywalker()) {
        card = bearing(bearing(std::move(card), Keyword::wound, x), Keyword::infiltrate);
        maul = blue(card, {{20.0, 3.0}});
        with(maul).undeployed = true;
        red(stormtroopers(), {{36.0, 33.0}});
        mission({poi(36, 18)}, {});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(maul);
    }
    void comeByMove() {
        choose(Done{}, Ask::chooseForEffect);
        action(Action::move);
        geometry::Move in;
        in.toolSpeed = 2;
        in.start = geometry::Vec2{20.0, 0.0};
        in.pose.contactAngle = in.pose.direction = geometry::Degrees{90.0};
        move(in);
    }
    int wounds() const { return view().mini(mini(maul, 0)).wounds; }
};

TEST(P56Wound, AUnitThatDeploysByAMoveSuffersXWounds) {
    for (const int x : {1, 2}) {
        Arriving scene(x);
        scene.begin();
        EXPECT_EQ(scene.wounds(), 0) << "it is not in play";
        scene.comeByMove();
        EXPECT_EQ(scene.wounds(), x);
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::wound));
        EXPECT_EQ(scene.number(Happening::keywordActed, "wounds"), x);
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
    }
}

TEST(P56Wound, AndOneThatIsPlaced) {
    Arriving scene(1);
    scene.begin();
    scene.choose(scene.maul, Ask::chooseForEffect);
    scene.follow();
    EXPECT_EQ(scene.wounds(), 1);
}

TEST(P56Wound, OnlyTheFirstTime) {
    Arriving scene(1);
    scene.begin();
    scene.comeByMove();
    scene.action(Action::move);
    scene.move(straight(2, 90.0, 2.0));
    EXPECT_EQ(scene.wounds(), 1);
}

TEST(P56Wound, AUnitOnTheBattlefieldHasTheWoundsThatTheScenarioStates) {
    Arriving scene(1);
    scene.with(scene.maul).undeployed = false;
    scene.begin();
    EXPECT_EQ(scene.wounds(), 0);
}

TEST(P56Wound, WoundsThatAUnitCannotSurviveDefeatIt) {
    Arriving scene(1, rebelTroopers());
    scene.begin();
    scene.comeByMove();
    EXPECT_TRUE(scene.unit(scene.maul).defeated);
}

}  // namespace
}  // namespace sightline::engine::scene
