// Keywords at the end of an activation and at the start of the Activation Phase. Keyword Glossary:
// Regenerate X (p. 53), Latent Power, Mechanized Infantry (p. 52).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A blue hero with the tested keyword, and an enemy at `gap` inches from the hero. The hero ends
/// its activation.
struct Finishing : AttackScene {
    UnitId hero, enemy;
    explicit Finishing(const UnitCard& card, double gap = 3.0) {
        hero = blue(card, {{20.0, 16.0}});
        enemy = red(wookiees(), {{20.0 + smallBase + gap, 16.0}});
        scenario.lastRound = 2;
    }
    void finish() {
        start();
        activate(hero);
        action(Action::finish);
    }
    int woundsOf(UnitId unit) const { return view().mini(mini(unit, 0)).wounds; }
    int tokens(UnitId id, Token token) const { return unit(id).tokens[token]; }
};

UnitCard bossk(int x = 3) { return bearing(lukeSkywalker(), Keyword::regenerate, x); }

TEST(P53Regenerate, ADieForEachWoundUpToX) {
    for (const int wounds : {0, 1, 3, 4}) {
        Finishing scene(bossk());
        scene.with(scene.hero).wounds = {wounds};
        scene.finish();
        EXPECT_EQ(scene.rolling(), std::min(wounds, 3)) << wounds;
        if (wounds > 0) {
            EXPECT_EQ(scene.question().dice.front(), Die::whiteDefense);
            EXPECT_EQ(scene.question().roll, RollKind::regenerate);
        }
    }
}

TEST(P53Regenerate, BlocksAndSurgesRemoveWounds) {
    Finishing scene(bossk());
    scene.with(scene.hero).wounds = {4};
    scene.finish();
    scene.dice({block, defenseSurge, blank});
    EXPECT_EQ(scene.woundsOf(scene.hero), 2);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::regenerate));
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P53Regenerate, EndsEnrageIfTooFewWoundsRemain) {
    for (const Face face : {block, blank}) {
        Finishing scene(bearing(bossk(), Keyword::enrage, 3));
        scene.with(scene.hero).wounds = {3};
        scene.finish();
        EXPECT_FALSE(scene.unit(scene.hero).card->courage);
        scene.dice({face, blank, blank});
        EXPECT_EQ(scene.unit(scene.hero).card->courage.has_value(), face == block);
    }
}

/// Two wookiees with Regenerate 3 and with 2 wounds and 1 wound.
struct Regrowing : AttackScene {
    UnitId pair = blue(bearing(wookiees(), Keyword::regenerate, 3), {{20.0, 16.0}, {20.0, 18.0}});
    explicit Regrowing(std::vector<Face> faces) {
        red(stormtroopers(), {{60.0, 16.0}});
        with(pair).wounds = {2, 1};
        scenario.lastRound = 2;
        start();
        activate(pair);
        action(Action::finish);
        dice(std::move(faces));
    }
    int woundsOf(int index) const { return view().mini(mini(pair, index)).wounds; }
};

TEST(P53Regenerate, ThePlayerChoosesTheMiniature) {
    Regrowing scene({block, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::regenerate));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.choose(scene.mini(scene.pair, 1), Ask::chooseForEffect);
    EXPECT_EQ(scene.woundsOf(0), 2);
    EXPECT_EQ(scene.woundsOf(1), 0);
}

TEST(P53Regenerate, IsNotAskedIfAllOrOnlyOneCanHeal) {
    Regrowing all({block, block, block});
    EXPECT_FALSE(all.asks(Ask::chooseForEffect));
    EXPECT_EQ(all.woundsOf(0) + all.woundsOf(1), 0);
    Regrowing two({block, block, blank});
    two.choose(two.mini(two.pair, 1), Ask::chooseForEffect);
    EXPECT_FALSE(two.asks(Ask::chooseForEffect)) << "only the leader has wounds";
    EXPECT_EQ(two.woundsOf(0), 1);
}

// At the end of an activation, the player chooses whether Regenerate or the poison tokens act
// first.
TEST(P53Regenerate, BeforeOrAfterPoison) {
    Finishing scene(bossk());
    scene.with(scene.hero).wounds = {1};
    scene.with(scene.hero).tokens[Token::poison] = 1;
    scene.finish();
    EXPECT_TRUE(scene.asks(Ask::chooseEffect));
}

/// A blue hero with Latent Power, a wounded ally and an enemy, both within range 1.
struct Latent : Finishing {
    UnitId ally;
    explicit Latent(double gap = 3.0)
        : Finishing(bearing(lukeSkywalker(), Keyword::latentPower), gap) {
        ally = blue(wookiees(), {{20.0 - smallBase - gap, 16.0}});
        with(ally).wounds = {1};
    }
    void reach(Face face) {
        finish();
        choose(hero, Ask::chooseForEffect);
        dice({face});
    }
};

TEST(P52LatentPower, ASurgeStrikesAnEnemy) {
    Latent scene;
    scene.reach(defenseSurge);
    EXPECT_EQ(scene.tokens(scene.hero, Token::suppression), 1);
    EXPECT_EQ(scene.tokens(scene.enemy, Token::suppression), 2);
    EXPECT_EQ(scene.tokens(scene.enemy, Token::immobilize), 2);
    EXPECT_EQ(scene.woundsOf(scene.ally), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::latentPower));
}

TEST(P52LatentPower, ABlankHealsAnAlly) {
    Latent scene;
    scene.reach(blank);
    EXPECT_EQ(scene.woundsOf(scene.ally), 0);
    EXPECT_EQ(scene.tokens(scene.enemy, Token::immobilize), 0);
}

TEST(P52LatentPower, TheHealedAllyLosesEnrage) {
    Latent scene;
    scene.with(scene.ally).card.keywords.push_back({.name = Keyword::enrage, .value = 1});
    scene.reach(blank);
    EXPECT_EQ(scene.woundsOf(scene.ally), 0);
    EXPECT_TRUE(scene.unit(scene.ally).card->courage);
    EXPECT_FALSE(scene.unit(scene.ally).card->has(Keyword::charge));
}

TEST(P52LatentPower, ABlockDoesNothing) {
    Latent scene;
    scene.reach(block);
    EXPECT_EQ(scene.woundsOf(scene.ally), 1);
    EXPECT_EQ(scene.tokens(scene.enemy, Token::immobilize), 0);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P52LatentPower, TheWoundOrThePoisonIsThePlayersChoice) {
    for (const int which : {0, 1}) {
        Latent scene;
        scene.with(scene.ally).tokens[Token::poison] = 1;
        scene.reach(blank);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        const Option option = scene.question().options[static_cast<std::size_t>(which)];
        scene.choose(option, Ask::chooseForEffect);
        EXPECT_EQ(scene.woundsOf(scene.ally), which == 0 ? 0 : 1);
        EXPECT_EQ(scene.tokens(scene.ally, Token::poison), which == 0 ? 1 : 0);
    }
}

TEST(P52LatentPower, MayBeDeclinedAndNeedsAUnitWithinRange1) {
    Latent declined;
    declined.finish();
    declined.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(declined.tokens(declined.hero, Token::suppression), 0);
    for (const double gap : {5.9, 6.1}) {
        Latent scene(gap);
        scene.finish();
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), gap < 6.0) << gap;
    }
}

TEST(P52LatentPower, DroidsAndVehiclesAreNotHealed) {
    Latent scene;
    scene.with(scene.ally).card.type = UnitType::droidTrooper;
    scene.reach(blank);
    EXPECT_EQ(scene.woundsOf(scene.ally), 1);
}

/// A blue vehicle, and one or two blue units with Mechanized Infantry at `gap` inches from the
/// vehicle. The scene begins at the start of the Activation Phase.
struct Mechanized : AttackScene {
    UnitId infantry, vehicle;
    explicit Mechanized(double gap = 6.0, bool second = false) {
        const UnitCard card = bearing(rebelTroopers(), Keyword::mechanizedInfantry);
        vehicle = blue(atRt(), {{20.0, 16.0}});
        const double away = largeBase / 2.0 + smallBase / 2.0 + gap;
        infantry = blue(card, {{20.0 + away, 16.0}});
        if (second) blue(card, {{20.0 - away, 16.0}});
        red(stormtroopers(), {{60.0, 30.0}});
        scenario.lastRound = 2;
        start();
    }
    int tokens(UnitId id, Token token) const { return unit(id).tokens[token]; }
};

TEST(P52MechanizedInfantry, BothGainAnAimOrADodge) {
    Mechanized scene;
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    scene.choose(scene.vehicle, Ask::chooseForEffect);
    EXPECT_EQ(scene.question().unit, scene.infantry);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.question().unit, scene.vehicle);
    const Option dodge = scene.question().options[1];
    scene.choose(dodge, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.infantry, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.vehicle, Token::dodge), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::mechanizedInfantry));
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P52MechanizedInfantry, AVehicleWithinRange2) {
    for (const double gap : {11.9, 12.1}) {
        Mechanized scene(gap);
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), gap < 12.0) << gap;
    }
}

TEST(P52MechanizedInfantry, MayBeDeclined) {
    Mechanized scene;
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_EQ(scene.tokens(scene.infantry, Token::aim), 0);
}

TEST(P52MechanizedInfantry, EachUnitChoosesADifferentVehicle) {
    Mechanized scene(6.0, true);
    if (scene.asks(Ask::chooseEffect)) scene.pickFirst(Ask::chooseEffect);
    scene.choose(scene.vehicle, Ask::chooseForEffect);
    scene.pickFirst(Ask::chooseForEffect);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "no other vehicle for the second unit";
}

}  // namespace
}  // namespace sightline::engine::scene
