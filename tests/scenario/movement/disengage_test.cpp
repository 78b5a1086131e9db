// Keyword Glossary: Disengage (p. 48); p. 29 (Engaged, Withdraw).
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/movement/one_mover.h"

namespace sightline::engine::scene {
namespace {

/// The moving unit is in base contact with an enemy unit.
struct InContact : OneMover {
    explicit InContact(bool disengages = true)
        : OneMover(disengages ? bearing(lukeSkywalker(), Keyword::disengage) : lukeSkywalker(),
                   0.0) {}
    void begin() {
        start();
        activate(mover);
    }
    bool mustWithdraw() {
        action(Action::move);
        return question().citation == page(29, "Withdraw");
    }
};

TEST(P48Disengage, EngagedWithOneUnitItMovesAsNormal) {
    for (const bool disengages : {true, false}) {
        InContact scene(disengages);
        scene.begin();
        EXPECT_EQ(scene.mustWithdraw(), !disengages);
        EXPECT_EQ(scene.question().move->terms.speed, disengages ? 2 : 1);
        scene.move(straight(1, 90.0, 3.0));
        while (scene.asks(Ask::placeUnit)) scene.follow();
        ASSERT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_EQ(scene.offers(Action::standby), disengages) << "it did not withdraw";
        EXPECT_EQ(scene.offers(Action::attack), disengages);
    }
}

TEST(P48Disengage, AfterAnAttackToo) {
    InContact scene;
    scene.start();
    scene.attack(scene.mover, scene.enemy);
    while (scene.asks(Ask::rollDice)) scene.idle();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.offers(Action::move));
}

TEST(P48Disengage, WithTwoEnemyUnitsItWithdraws) {
    for (const bool trooper : {true, false}) {
        InContact scene;
        UnitCard other = trooper ? stormtroopers() : atRt();
        const double radius = trooper ? smallBase / 2.0 : largeBase / 2.0;
        scene.red(other, {{10.0 - smallBase / 2.0 - radius, 16.0}});
        scene.begin();
        EXPECT_EQ(scene.mustWithdraw(), trooper) << "a vehicle does not engage it";
    }
}

TEST(P48Disengage, MovesOutOfItsActivationToo) {
    for (const bool disengages : {true, false}) {
        UnitCard card = bearing(lukeSkywalker(), Keyword::reinforcements);
        OneMover scene(disengages ? bearing(card, Keyword::disengage) : card, 0.0);
        scene.start();
        scene.rest(scene.mover);
        scene.rest(scene.enemy);
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), disengages);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
