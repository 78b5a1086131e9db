// Rules that a unit has while a condition holds: Enrage X and Eyes on the Prize (p. 49).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// Chewbacca with Enrage 3, 6 wounds and courage 3, and an enemy at `gap` inches from him.
struct Raging : MissionScene {
    UnitId chewbacca, enemy;
    explicit Raging(double gap = 5.0) {
        UnitCard card = bearing(lukeSkywalker(), Keyword::enrage, 3);
        card.rank = Rank::operative;
        chewbacca = blue(card, {{10.0, 10.0}});
        enemy = red(stormtroopers(), {{10.0 + smallBase + gap, 10.0}});
        scenario.lastRound = 2;
    }
    void hurt(int wounds) { adjust({Player::blue, AdjustWounds{mini(chewbacca, 0), wounds}}); }
    bool isEnraged() const {
        const UnitCard& card = *unit(chewbacca).card;
        EXPECT_EQ(card.has(Keyword::charge), !card.courage);
        return !card.courage;
    }
    int suppression() const { return unit(chewbacca).tokens[Token::suppression]; }
};

TEST(P49Enrage, WithXWoundTokensTheUnitHasChargeAndNullCourage) {
    Raging scene;
    scene.start();
    scene.hurt(2);
    EXPECT_FALSE(scene.isEnraged());
    EXPECT_FALSE(scene.recorded(Happening::effectBegan));
    scene.hurt(1);
    EXPECT_TRUE(scene.isEnraged());
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::enrage));
    EXPECT_EQ(scene.last(Happening::effectBegan).verdict,
              "Charge, null courage (Enrage 3) while the condition holds");
    EXPECT_EQ(scene.last(Happening::effectBegan).unit, scene.chewbacca);
}

TEST(P49Enrage, ItsSuppressionTokensAreLostAndItGainsNone) {
    Raging scene;
    scene.with(scene.chewbacca).tokens[Token::suppression] = 2;
    scene.start();
    scene.hurt(3);
    EXPECT_EQ(scene.suppression(), 0);
    EXPECT_EQ(scene.last(Happening::tokensRemoved).citation, citationOf(Keyword::enrage));
    scene.rest(scene.chewbacca);
    scene.attack(scene.enemy, scene.chewbacca);
    scene.dice({hit});
    while (!scene.asks(Ask::chooseUnitToActivate) && !scene.asks(Ask::chooseAction) &&
           !scene.over())
        scene.idle();
    EXPECT_EQ(scene.suppression(), 0) << "a hit would suppress another unit";
}

TEST(P49Enrage, WoundsOfAnAttackBringIt) {
    Raging scene;
    scene.with(scene.chewbacca).wounds = {2};
    scene.start();
    scene.rest(scene.chewbacca);
    scene.attack(scene.enemy, scene.chewbacca);
    scene.dice({crit});
    scene.dice({blank});
    EXPECT_TRUE(scene.isEnraged());
    EXPECT_EQ(scene.suppression(), 0) << "the suppression of the attack comes after the wounds";
}

TEST(P49Enrage, EndsWhenWoundTokensAreRemovedAndComesBackWithThem) {
    Raging scene;
    scene.start();
    scene.hurt(4);
    EXPECT_TRUE(scene.isEnraged());
    scene.hurt(-1);
    EXPECT_TRUE(scene.isEnraged()) << "still 3 wounds";
    scene.hurt(-1);
    EXPECT_FALSE(scene.isEnraged());
    EXPECT_EQ(scene.unit(scene.chewbacca).card->courage, 3);
    EXPECT_EQ(scene.last(Happening::effectEnded).citation, citationOf(Keyword::enrage));
    scene.hurt(1);
    EXPECT_TRUE(scene.isEnraged());
}

TEST(P49Enrage, IsThereInAGameThatBeginsWithTheWounds) {
    Raging scene;
    scene.with(scene.chewbacca).wounds = {3};
    scene.with(scene.chewbacca).tokens[Token::suppression] = 1;
    scene.start();
    EXPECT_TRUE(scene.isEnraged());
    EXPECT_EQ(scene.suppression(), 0);
    EXPECT_FALSE(scene.recorded(Happening::effectBegan));
}

TEST(P49Enrage, TheUnitCharges) {
    for (const int wounds : {2, 3}) {
        Raging scene(2.0);
        scene.with(scene.chewbacca).wounds = {wounds};
        scene.start();
        scene.activate(scene.chewbacca);
        scene.action(Action::move);
        scene.move(straight(2, 0.0, 2.0));
        while (scene.asks(Ask::placeUnit)) scene.follow();
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), wounds == 3) << wounds;
    }
}

TEST(P49Enrage, IsByHandInAGameThatBeganBeforeIt) {
    Raging scene;
    scene.with(scene.chewbacca).card.keywords.back().leftByHand = true;
    scene.start();
    scene.hurt(3);
    EXPECT_FALSE(scene.isEnraged());
}

KeywordText prize() {
    KeywordText text = word(Keyword::eyesOnThePrize);
    text.parameter = "Steady";
    return text;
}

/// Han has the keyword Eyes on the Prize: Steady. His base is `gap` inches from a POI.
struct Prized : MissionScene {
    UnitId han, enemy;
    explicit Prized(double gap, ObjectiveSpot spot = poi(36, 18)) {
        UnitCard card = rebelTroopers();
        card.keywords.push_back(prize());
        const double radius = spot.kind == ObjectiveKind::poi ? 1.0 : 0.5;
        han = blue(card, {{36.0 - radius - smallBase / 2.0 - gap, 18.0}});
        enemy = red(stormtroopers(), {{60.0, 33.0}});
        mission({spot}, {});
        scenario.lastRound = 2;
    }
    bool isSteady() const { return unit(han).card->has(Keyword::steady); }
};

TEST(P49EyesOnThePrize, HasTheKeywordWithinHalfRangeOfAnObjectiveToken) {
    for (const double gap : {2.99, 3.01}) {
        Prized scene(gap);
        scene.start();
        EXPECT_EQ(scene.isSteady(), gap < 3.0) << gap;
    }
}

TEST(P49EyesOnThePrize, GainsAndLosesItByMoving) {
    Prized scene(6.0);
    scene.start();
    scene.activate(scene.han);
    scene.action(Action::move);
    scene.move(straight(2, 0.0, 4.0));
    EXPECT_TRUE(scene.isSteady());
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::eyesOnThePrize));
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    scene.action(Action::move);
    scene.move(straight(2, 180.0, 4.0));
    EXPECT_FALSE(scene.isSteady());
    EXPECT_EQ(scene.last(Happening::effectEnded).citation, citationOf(Keyword::eyesOnThePrize));
}

TEST(P49EyesOnThePrize, HasItWhileItHoldsAToken) {
    Prized scene(1.0, asset(36, 18));
    scene.start();
    scene.activate(scene.han);
    scene.cardAction(0);
    ASSERT_EQ(scene.token(0).token.holder, scene.han);
    scene.action(Action::move);
    scene.move(straight(2, 180.0, 5.0));
    EXPECT_TRUE(scene.isSteady()) << "the token moves with it";
}

}  // namespace
}  // namespace sightline::engine::scene
