// Keyword Glossary: Wheel Mode (p. 56).
#include "engine/legion/advice/preview/attack_preview.h"
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

/// A droideka with 2 active shields that may roll up, and an enemy that attacks it.
struct ShotAtWhileRolling : OneMover {
    ShotAtWhileRolling(bool rolls, int ion = 0) : OneMover(shieldedDroideka(), 8.0) {
        with(mover).tokens[Token::shield] = 2;
        with(enemy).card.weapons = {ranged("Rifle", 1, 3, Die::redAttack, 3)};
        if (ion > 0) with(enemy).card.weapons[0].keywords = {word(Keyword::ion, ion)};
        start();
        activate(mover);
        choose(rolls ? Option{mover} : Option{Done{}}, Ask::chooseForEffect);
        action(Action::finish);
    }
    static UnitCard shieldedDroideka() {
        UnitCard card = bearing(droideka(), Keyword::shielded, 2);
        card.wounds = 9;
        return card;
    }
    void shoot() {
        attack(enemy, mover);
        dice({crit, crit, crit});
    }
    int shields() const { return unit(mover).tokens[Token::shield]; }
};

TEST(P56WheelMode, ARollingUnitCannotFlipItsActiveShields) {
    for (const bool rolls : {true, false}) {
        ShotAtWhileRolling scene(rolls);
        const AttackPreview preview = previewAttack(scene.view(), scene.enemy, scene.mover);
        EXPECT_EQ(preview.terms.shields.total(), rolls ? 0 : 2);
        scene.shoot();
        const bool asked = scene.asks(Ask::chooseForEffect) &&
                           scene.question().citation == citationOf(Keyword::shielded);
        EXPECT_EQ(asked, !rolls);
    }
}

TEST(P56WheelMode, IonFlipsNoActiveShieldOfARollingUnit) {
    for (const bool rolls : {true, false}) {
        ShotAtWhileRolling scene(rolls, 1);
        scene.shoot();
        EXPECT_EQ(scene.shields(), rolls ? 2 : 1);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
