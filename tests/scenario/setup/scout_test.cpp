// Keyword Glossary: Scout X (p. 53).
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard scouting(UnitCard card, int x) {
    card.keywords.push_back({.name = Keyword::scout, .value = x});
    return card;
}

/// One blue scout that is not on the battlefield. Blue's edge is y = 0.
struct Scouting : AttackScene {
    UnitId scout;
    explicit Scouting(const UnitCard& card) {
        scout = blue(card, {{0.0, 0.0}});
        with(scout).undeployed = true;
        red(stormtroopers(), {{36.0, 30.0}});
    }
    void begin() {
        start();
        activate(scout);
    }
    geometry::Move in(int speed) const {
        geometry::Move move;
        move.toolSpeed = speed;
        move.start = geometry::Vec2{20.0, 0.0};
        move.pose.contactAngle = move.pose.direction = geometry::Degrees{90.0};
        return move;
    }
};

TEST(P53Scout, DeploysWithAFreeMoveActionOfThatSpeed) {
    for (const int x : {1, 3}) {
        Scouting scene(scouting(rebelTroopers(), x));
        scene.begin();
        ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::scout));
        scene.freeAction(Action::move);
        EXPECT_EQ(scene.refusal(MoveAnswer{scene.in(3)}).empty(), x == 3) << "whatever its Speed";
        scene.move(scene.in(x));
        EXPECT_FALSE(scene.unit(scene.scout).undeployed);
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_EQ(scene.unit(scene.scout).actionsLeft, 2) << "a free one";
    }
}

TEST(P53Scout, ItsNumbersAddUpTo3AtMost) {
    Scouting scene(scouting(scouting(rebelTroopers(), 2), 2));
    scene.begin();
    ASSERT_TRUE(scene.question().keyword);
    EXPECT_EQ(scene.question().keyword->value, 3);
    scene.freeAction(Action::move);
    EXPECT_EQ(scene.question().move->terms.speed, 3);
}

TEST(P53Scout, TheCardOfTheUnitShowsNoMoreThan3) {
    for (const int more : {1, 2}) {
        Scouting scene(scouting(rebelTroopers(), 2));
        scene.begin();
        AdjustEffect effect{.unit = scene.scout, .gains = {{"Scout", more}}};
        effect.until = EffectDuration::round;
        scene.adjust({Player::blue, effect});
        EXPECT_EQ(scene.unit(scene.scout).card->sumOf(Keyword::scout), 3) << more;
    }
}

TEST(P53Scout, EvenWhereItsSpeedIs0) {
    UnitCard card = scouting(rebelTroopers(), 2);
    card.speed = 0;
    Scouting scene(card);
    scene.begin();
    scene.freeAction(Action::move);
    scene.move(scene.in(2));
    EXPECT_FALSE(scene.unit(scene.scout).undeployed);
    EXPECT_FALSE(scene.offers(Action::move)) << "it moves no farther";
}

TEST(P53Scout, IgnoresDifficultTerrain) {
    for (const bool free : {true, false}) {
        Scouting scene(scouting(rebelTroopers(), 2));
        scene.terrain(box("rubble", {20.0, 3.0}, {8.0, 6.0, 0.2}, difficultArea()));
        scene.begin();
        if (free) {
            scene.freeAction(Action::move);
        } else {
            scene.choose(Done{}, Ask::chooseFreeAction);
            scene.action(Action::move);
        }
        EXPECT_EQ(scene.refusal(MoveAnswer{scene.in(2)}).empty(), free);
    }
}

TEST(P53Scout, MayBeDeclinedAndOnlyTheUndeployedAreAsked) {
    Scouting scene(scouting(rebelTroopers(), 2));
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::finish)) << "it must deploy";

    AttackScene there;
    const UnitId scout = there.blue(scouting(rebelTroopers(), 2), {{20.0, 10.0}});
    there.red(stormtroopers(), {{36.0, 30.0}});
    there.start();
    there.activate(scout);
    EXPECT_TRUE(there.asks(Ask::chooseAction));
}

TEST(P53Scout, ADeployingUnitMayJump) {
    UnitCard card = scouting(rebelTroopers(), 3);
    card.keywords.push_back({.name = Keyword::jump, .value = 1});
    Scouting scene(card);
    scene.terrain(box("hall", {20.0, 6.0}, {8.0, 8.0, 5.0}, geometry::Facts{}));
    scene.begin();
    EXPECT_TRUE(scene.offers(Action::move));
    scene.freeAction(Action::jump);
    EXPECT_EQ(scene.refusal(MoveAnswer{scene.in(3)}), "") << "onto the hall at the edge";
}

}  // namespace
}  // namespace sightline::engine::scene
