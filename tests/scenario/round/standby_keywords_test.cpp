// Keyword Glossary: Ready X and Sentinel (p. 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(P53Ready, GainsXAimTokensAfterAStandbyAction) {
    for (const Action action : {Action::standby, Action::dodge}) {
        AttackScene scene;
        const UnitId guard =
            scene.blue(bearing(stormtroopers(), Keyword::ready, 2), {{10.0, 10.0}});
        scene.red(rebelTroopers(), {{60.0, 30.0}});
        scene.start();
        scene.activate(guard);
        scene.action(action);
        const bool stands = action == Action::standby;
        EXPECT_EQ(scene.unit(guard).tokens[Token::aim], stands ? 2 : 0);
        EXPECT_EQ(scene.unit(guard).tokens[Token::standby], stands ? 1 : 0);
        if (stands) {
            EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::ready));
        }
    }
}

TEST(P53Ready, AnotherUnitsStandbyGivesItNothing) {
    AttackScene scene;
    const UnitId guard = scene.blue(bearing(stormtroopers(), Keyword::ready, 1), {{10.0, 10.0}});
    const UnitId other = scene.blue(stormtroopers(), {{10.0, 15.0}});
    scene.red(rebelTroopers(), {{60.0, 30.0}});
    scene.start();
    scene.activate(other);
    scene.action(Action::standby);
    EXPECT_EQ(scene.unit(guard).tokens[Token::aim], 0);
}

/// A unit on standby, and an enemy at `gap` inches from it that aims.
struct Watched : AttackScene {
    UnitId guard, enemy;
    Watched(UnitCard card, double gap) {
        guard = red(std::move(card), {{10.0, 14.0}});
        enemy = blue(rebelTroopers(), {{10.0 + smallBase + gap, 14.0}});
        with(guard).tokens[Token::standby] = 1;
        start();
        activate(enemy);
        action(Action::aim);
    }
};

TEST(P53Sentinel, ReactsAtRange3) {
    for (const double gap : {11.9, 12.1, 17.9, 18.1}) {
        Watched sentinel(bearing(stormtroopers(), Keyword::sentinel), gap);
        EXPECT_EQ(sentinel.asks(Ask::spendStandby), gap < 18.0) << gap;
        Watched other(stormtroopers(), gap);
        EXPECT_EQ(other.asks(Ask::spendStandby), gap < 12.0) << gap;
    }
}

TEST(P53Sentinel, IsInTheRecordOnlyBeyondRange2) {
    for (const double gap : {11.9, 12.1}) {
        Watched scene(bearing(stormtroopers(), Keyword::sentinel), gap);
        scene.standBy(scene.guard);
        EXPECT_EQ(scene.recorded(Happening::keywordActed), gap > 12.0) << gap;
        if (gap > 12.0) {
            EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::sentinel));
        }
        scene.freeAction(Action::attack);
        EXPECT_FALSE(scene.unit(scene.guard).tokens[Token::standby]);
    }
}

TEST(P53Sentinel, IsNotInTheRecordIfAnotherUnitReacts) {
    AttackScene scene;
    const UnitId near = scene.red(stormtroopers(), {{10.0, 14.0}});
    const UnitId sentinel = scene.red(bearing(stormtroopers(), Keyword::sentinel), {{10.0, 10.0}});
    const UnitId enemy = scene.blue(rebelTroopers(), {{10.0 + smallBase + 11.9, 14.0}});
    for (const UnitId one : {near, sentinel}) scene.with(one).tokens[Token::standby] = 1;
    scene.start();
    scene.activate(enemy);
    scene.action(Action::aim);
    scene.standBy(near);
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

}  // namespace
}  // namespace sightline::engine::scene
