// Shield tokens. Core Rulebook, Keyword Glossary: Generator X p. 50, Shielded X p. 54, Ion X p. 58.
#include "scenario/attack_keywords/duel_scene.h"

namespace sightline::engine::scene {
namespace {

/// The target has Shielded 2.
struct Shields : DuelScene {
    explicit Shields(double gap = 6.0) : DuelScene(gap) {
        shotAt().keywords = {word(Keyword::shielded, 2)};
    }
    int active() const { return unit(target).tokens[Token::shield]; }
    int inactive() const { return unit(target).tokens[Token::inactiveShield]; }
};

TEST(P54Shielded, AUnitBeginsWithXActiveTokens) {
    Shields scene;
    scene.start();
    EXPECT_EQ(scene.active(), 2);
    EXPECT_EQ(scene.inactive(), 0);

    Shields begun;
    begun.token(begun.target, Token::inactiveShield) = 1;
    begun.start();
    EXPECT_EQ(begun.active(), 1) << "a game that begins later states its inactive tokens";

    Shields byHand;
    byHand.shotAt().keywords[0].leftByHand = true;
    byHand.start();
    EXPECT_EQ(byHand.active(), 0) << "in games of earlier versions";
}

TEST(P54Shielded, EachFlippedTokenCancelsACritOrAHit) {
    for (const int flipped : {0, 1, 2}) {
        Shields scene;
        scene.fire({crit, hit});
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().player, Player::red);
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::shielded));
        EXPECT_EQ(scene.question().most, 2);
        scene.chooseCount(flipped);
        EXPECT_EQ(scene.active(), 2 - flipped);
        EXPECT_EQ(scene.inactive(), flipped);
        EXPECT_EQ(scene.told(Keyword::shielded), flipped > 0);
        if (flipped < 2) {
            EXPECT_EQ(scene.attackDice(), flipped == 0 ? "1 crit, 1 hit" : "1 hit");
        }
    }
}

TEST(P54Shielded, IsAskedUpToTheResultsAndTheActiveTokens) {
    Shields one;
    one.fire({hit, blank});
    EXPECT_EQ(one.question().most, 1) << "1 result";

    Shields spent;
    spent.token(spent.target, Token::inactiveShield) = 1;
    spent.fire({hit, hit});
    EXPECT_EQ(spent.question().most, 1) << "1 active token";

    Shields none;
    none.token(none.target, Token::inactiveShield) = 2;
    none.fire({hit, hit});
    EXPECT_FALSE(none.asks(Ask::chooseForEffect));

    Shields missed;
    missed.fire({});
    EXPECT_FALSE(missed.asks(Ask::chooseForEffect));
}

TEST(P54Shielded, NotInMelee) {
    Shields scene(0.0);
    scene.fire({crit, crit});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.active(), 2);
}

TEST(P54Shielded, ACanceledRollStillSuppresses) {
    Shields scene;
    scene.fire({crit, hit});
    scene.chooseCount(2);
    EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.woundsOf(scene.target), 0);
}

TEST(P54Shielded, ThePreviewCountsTheActiveTokens) {
    for (const int inactive : {0, 1, 2}) {
        Shields scene;
        scene.token(scene.target, Token::inactiveShield) = inactive;
        scene.start();
        OddsQuestion question;
        question.pool[Die::redAttack] = 2;
        question.defenseDie = Die::redDefense;
        question.shields = 2 - inactive;
        EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
        EXPECT_TRUE(scene.preview().leftOut.empty());
    }
}

TEST(P54Shielded, TokensComeAndGoWithTheKeyword) {
    Shields scene;
    scene.token(scene.target, Token::inactiveShield) = 1;
    scene.start();
    AdjustEffect gains{.unit = scene.target, .until = EffectDuration::round};
    gains.gains = {{.keyword = "Shielded", .value = 3}};
    scene.adjust({Player::red, gains});
    EXPECT_EQ(scene.active(), 4);
    EXPECT_EQ(scene.inactive(), 1);
    AdjustEffect loses{.unit = scene.target, .until = EffectDuration::game};
    loses.loses = {{.keyword = "Shielded"}};
    scene.adjust({Player::red, loses});
    EXPECT_EQ(scene.active() + scene.inactive(), 0);
}

TEST(P58Ion, FlipsShieldsBeforeOtherEffects) {
    for (const int x : {1, 2, 3}) {
        Shields scene;
        scene.arm(Keyword::ion, x);
        scene.fire({crit, blank});
        EXPECT_EQ(scene.inactive(), 1) << "1 result";
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "1 active shield is left";
        EXPECT_EQ(scene.question().most, 1);
        EXPECT_EQ(scene.attackDice(), "1 crit, 1 blank") << "Ion cancels nothing for it";
        EXPECT_TRUE(scene.told(Keyword::ion));
    }
    Shields both;
    both.arm(Keyword::ion, 2);
    both.fire({crit, hit});
    EXPECT_EQ(both.inactive(), 2);
    EXPECT_FALSE(both.asks(Ask::chooseForEffect));

    Shields limited;
    limited.arm(Keyword::ion, 1);
    limited.fire({crit, hit});
    EXPECT_EQ(limited.inactive(), 1) << "Ion 1";
}

TEST(P58Ion, AlsoInMeleeAndNothingWithoutShields) {
    Shields melee(0.0);
    melee.arm(Keyword::ion, 1);
    melee.fire({crit});
    EXPECT_EQ(melee.inactive(), 1);
    DuelScene plain;
    plain.arm(Keyword::ion, 1);
    plain.fire({crit, crit});
    EXPECT_FALSE(plain.told(Keyword::ion));
}

TEST(P58Ion, IsInThePreview) {
    Shields scene;
    scene.arm(Keyword::ion, 1);
    scene.start();
    OddsQuestion question;
    question.pool[Die::redAttack] = 2;
    question.defenseDie = Die::redDefense;
    question.shields = 2;
    const double shielded = oddsOf(question).mean;
    question.ion = 1;
    EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
    EXPECT_GT(scene.preview().expectedWounds, shielded);
}

TEST(P58Ion, WoundedVehiclesAndDroidsGainTokens) {
    const auto tokens = [](UnitType type, Face defense) {
        DuelScene scene;
        scene.arm(Keyword::ion, 2);
        scene.shotAt().type = type;
        if (isVehicle(type)) scene.shotAt().courage = {};
        scene.fire({crit, blank});
        EXPECT_EQ(scene.unit(scene.target).tokens[Token::ion], 0) << "not before the end";
        scene.dice({defense});
        EXPECT_EQ(scene.told(Keyword::ion), scene.unit(scene.target).tokens[Token::ion] > 0);
        return scene.unit(scene.target).tokens[Token::ion];
    };
    EXPECT_EQ(tokens(UnitType::droidTrooper, blank), 2);
    EXPECT_EQ(tokens(UnitType::heavyDroidTrooper, blank), 2);
    EXPECT_EQ(tokens(UnitType::repulsorVehicle, blank), 2);
    EXPECT_EQ(tokens(UnitType::trooper, blank), 0);
    EXPECT_EQ(tokens(UnitType::droidTrooper, block), 0) << "no wound";
}

TEST(P50Generator, FlipsUpToXTokensInTheEndPhase) {
    for (const int x : {1, 2}) {
        Shields scene;
        scene.shotAt().keywords.push_back(word(Keyword::generator, x));
        scene.token(scene.target, Token::inactiveShield) = 2;
        scene.start();
        const int round = scene.view().round;
        while (scene.view().round == round && !scene.over()) scene.idle();
        EXPECT_EQ(scene.active(), x);
        EXPECT_EQ(scene.inactive(), 2 - x);
        EXPECT_TRUE(scene.told(Keyword::generator));
    }
}

TEST(P50Generator, SaysNothingWithoutInactiveTokens) {
    Shields scene;
    scene.shotAt().keywords.push_back(word(Keyword::generator, 1));
    scene.start();
    const int round = scene.view().round;
    while (scene.view().round == round && !scene.over()) scene.idle();
    EXPECT_EQ(scene.active(), 2);
    EXPECT_FALSE(scene.told(Keyword::generator));
}

}  // namespace
}  // namespace sightline::engine::scene
