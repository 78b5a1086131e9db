// Keyword Glossary: Wheel Mode (p. 56).
#include "scenario/movement/one_mover.h"

namespace sightline::engine::scene {
namespace {

UnitCard droideka() {
    UnitCard card = bearing(bearing(lukeSkywalker(), Keyword::wheelMode), Keyword::unconcerned);
    card.type = UnitType::droidTrooper;
    card.speed = 1;
    return card;
}

/// A unit with Wheel Mode and an enemy in range. The game has asked whether the unit uses Wheel
/// Mode; `rolls` is the answer.
struct Rolling : OneMover {
    explicit Rolling(bool rolls) : OneMover(droideka(), 8.0) {
        start();
        activate(mover);
        choose(rolls ? Option{mover} : Option{Done{}}, Ask::chooseForEffect);
    }
    const UnitCard& card() const { return *unit(mover).card; }
    bool has(Keyword keyword) const { return card().has(keyword); }
};

TEST(P56WheelMode, ItsSpeedIs3AndItsKeywordsChange) {
    Rolling scene(true);
    EXPECT_EQ(scene.card().speed, 3);
    EXPECT_EQ(scene.card().sumOf(Keyword::cover), 2);
    EXPECT_TRUE(scene.has(Keyword::ai));
    EXPECT_FALSE(scene.has(Keyword::unconcerned));
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::wheelMode));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::attack));
}

TEST(P56WheelMode, MayBeDeclined) {
    Rolling scene(false);
    EXPECT_EQ(scene.card().speed, 1);
    EXPECT_TRUE(scene.has(Keyword::unconcerned));
    EXPECT_FALSE(scene.has(Keyword::ai));
    EXPECT_TRUE(scene.offers(Action::attack));
}

TEST(P56WheelMode, TheSpeedLastsForTheActivationTheRestForTheRound) {
    Rolling scene(true);
    scene.action(Action::finish);
    EXPECT_EQ(scene.card().speed, 1);
    EXPECT_EQ(scene.card().sumOf(Keyword::cover), 2);
    scene.rest(scene.enemy);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.card().sumOf(Keyword::cover), 0);
    EXPECT_TRUE(scene.has(Keyword::unconcerned));
    EXPECT_FALSE(scene.has(Keyword::ai));
    scene.activate(scene.mover);
    EXPECT_TRUE(scene.asks(Ask::chooseForEffect)) << "in the next round again";
}

TEST(P56WheelMode, NoAttackOutsideItsActivationEither) {
    for (const bool rolls : {true, false}) {
        Rolling scene(rolls);
        scene.action(Action::standby);
        scene.action(Action::finish);
        scene.activate(scene.enemy);
        scene.action(Action::aim);
        scene.standBy(scene.mover);
        ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
        EXPECT_EQ(scene.offers(Action::attack), !rolls);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
