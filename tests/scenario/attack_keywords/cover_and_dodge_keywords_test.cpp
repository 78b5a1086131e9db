// Keywords of the defender about cover, dodge tokens and defense dice. Core Rulebook, Keyword
// Glossary: Danger Sense X p. 48, Low Profile and Outmaneuver p. 52.
#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A gunner with 2 red dice shoots at a trooper with 6 wounds, red dice and courage 3.
struct UnderFire : AttackScene {
    UnitId gunner, target;
    explicit UnderFire(Keyword keyword = Keyword::none, std::optional<int> x = std::nullopt,
                       bool barricaded = false) {
        UnitCard card = lukeSkywalker();
        if (keyword != Keyword::none) card.keywords = {word(keyword, x)};
        gunner = blue(lukeSkywalker(), {{10.0, 14.0}});
        target = red(card, {{16.0 + smallBase, 14.0}});
        blue(stormtroopers(), column({4.0, 30.0}, 2));
        if (barricaded)
            terrain(box("barricade", {15.2 + smallBase, 14.0}, {0.4, 3.0, 1.0}, barricade()));
    }
    int& token(Token token) { return with(target).tokens[token]; }
    void shoot(std::vector<Face> rolled) {
        start();
        attack(gunner, target);
        dice(std::move(rolled));
    }
    AttackPreview preview() { return previewAttack(view(), gunner, target); }
};

TEST(P52LowProfile, OneDieIsABlockAlready) {
    for (const Keyword keyword : {Keyword::lowProfile, Keyword::none}) {
        UnderFire scene(keyword, {}, true);
        scene.shoot({hit, hit});
        const bool low = keyword == Keyword::lowProfile;
        ASSERT_EQ(scene.rolling(), low ? 1 : 2);
        scene.dice(std::vector<Face>(low ? 1 : 2, blank));
        EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), low ? 1 : 0);
        ASSERT_EQ(scene.recorded(Happening::keywordActed), low);
        if (!low) continue;
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::lowProfile));
        EXPECT_EQ(scene.rolling(), 1) << "1 hit is left";
    }
}

TEST(P52LowProfile, ASingleHitNeedsNoRoll) {
    UnderFire scene(Keyword::lowProfile, {}, true);
    scene.shoot({hit, blank});
    EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), 1);
    EXPECT_FALSE(scene.asks(Ask::rollDice));
}

TEST(P52LowProfile, NothingIsAddedWithoutAHitOrWithoutCover) {
    UnderFire critical(Keyword::lowProfile, {}, true);
    critical.shoot({crit, blank});
    EXPECT_FALSE(critical.recorded(Happening::keywordActed)) << "no die would be rolled";
    EXPECT_EQ(critical.attackDice(), "1 crit, 1 blank");

    UnderFire open(Keyword::lowProfile);
    open.shoot({hit, hit});
    EXPECT_FALSE(open.recorded(Happening::keywordActed));
    EXPECT_EQ(open.rolling(), 2) << "defense dice";
}

TEST(P52LowProfile, BlastCancelsItsBlockToo) {
    UnderFire scene(Keyword::lowProfile, {}, true);
    for (Weapon& one : scene.with(scene.gunner).card.weapons)
        one.keywords.push_back(word(Keyword::blast));
    scene.shoot({hit, hit});
    ASSERT_EQ(scene.rolling(), 1);
    scene.dice({block});
    EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), 0);
}

TEST(P52LowProfile, IsInThePreview) {
    UnderFire scene(Keyword::lowProfile, {}, true);
    scene.start();
    OddsQuestion question;
    question.pool[Die::redAttack] = 2;
    question.defenseDie = Die::redDefense;
    question.cover = geometry::Cover::heavy;
    const double without = oddsOf(question).mean;
    question.lowProfile = true;
    EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
    EXPECT_LT(scene.preview().expectedWounds, without);
    ASSERT_EQ(scene.preview().besides.size(), 1U);
    EXPECT_EQ(scene.preview().besides[0].keyword, Keyword::lowProfile);
}

TEST(P52Outmaneuver, DodgeTokensCancelCritsFirst) {
    for (const int spent : {0, 1, 2}) {
        UnderFire scene(Keyword::outmaneuver);
        scene.token(Token::dodge) = 2;
        scene.shoot({crit, hit});
        scene.dodge(spent);
        ASSERT_EQ(scene.recorded(Happening::keywordActed), spent > 0);
        if (spent == 0) {
            EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
            continue;
        }
        EXPECT_EQ(wordsOf(scene.last(Happening::hitsCanceled).dice), spent == 1 ? "1 hit" : "");
        EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), spent);
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::outmaneuver));
    }
}

TEST(P52Outmaneuver, WithoutItOnlyHits) {
    UnderFire scene;
    scene.token(Token::dodge) = 2;
    scene.shoot({crit, hit});
    scene.dodge(2);
    EXPECT_EQ(scene.attackDice(), "1 crit");
}

TEST(P52Outmaneuver, WithoutACritItSaysNothing) {
    UnderFire scene(Keyword::outmaneuver);
    scene.token(Token::dodge) = 1;
    scene.shoot({hit, hit});
    scene.dodge(1);
    EXPECT_EQ(scene.attackDice(), "1 hit");
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P52Outmaneuver, HighVelocityForbidsTheTokens) {
    UnderFire scene(Keyword::outmaneuver);
    scene.token(Token::dodge) = 1;
    for (Weapon& one : scene.with(scene.gunner).card.weapons)
        one.keywords.push_back(word(Keyword::highVelocity));
    scene.shoot({crit, hit});
    EXPECT_FALSE(scene.asks(Ask::spendDodge));
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
}

TEST(P52Outmaneuver, IsInThePreview) {
    UnderFire scene(Keyword::outmaneuver);
    scene.token(Token::dodge) = 1;
    scene.start();
    OddsQuestion question;
    question.pool[Die::redAttack] = 2;
    question.defenseDie = Die::redDefense;
    question.dodge = 1;
    const double without = oddsOf(question).mean;
    question.outmaneuver = true;
    EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
    EXPECT_LT(scene.preview().expectedWounds, without);
    EXPECT_EQ(scene.preview().besides.size(), 1U);
}

TEST(P48DangerSense, RollsADieForEachSuppressionTokenUpToX) {
    for (const int tokens : {0, 1, 2}) {
        UnderFire scene(Keyword::dangerSense, 1);
        scene.token(Token::suppression) = tokens;
        scene.shoot({crit, blank});
        ASSERT_EQ(scene.rolling(), tokens == 0 ? 1 : 2) << tokens;
        ASSERT_EQ(scene.recorded(Happening::keywordActed), tokens > 0);
        if (tokens == 0) continue;
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::dangerSense));
    }
    UnderFire all(Keyword::dangerSense, 3);
    all.token(Token::suppression) = 2;
    all.shoot({crit, blank});
    EXPECT_EQ(all.rolling(), 3) << "no more dice than tokens";
}

TEST(P48DangerSense, AddsNoDiceToNoRoll) {
    UnderFire scene(Keyword::dangerSense, 3);
    scene.token(Token::suppression) = 2;
    scene.shoot({blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rollDice));
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

// p. 34: nothing ends the attack before the Roll Defense Dice step. A surge on the extra dice
// wounds the attacker.
TEST(P48DangerSense, ItsDiceMayDeflectAnAttackWithoutHits) {
    UnderFire scene(Keyword::dangerSense, 3);
    scene.with(scene.target).card.keywords.push_back(word(Keyword::deflect));
    scene.token(Token::suppression) = 2;
    scene.shoot({blank, blank});
    ASSERT_EQ(scene.rolling(), 2);
    scene.dice({defenseSurge, blank});
    EXPECT_EQ(scene.view().mini(scene.mini(scene.gunner, 0)).wounds, 1);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.target, 0)).wounds, 0);
    EXPECT_FALSE(scene.asks(Ask::rollDice));
}

TEST(P48DangerSense, IsInThePreview) {
    UnderFire scene(Keyword::dangerSense, 2);
    scene.token(Token::suppression) = 1;
    scene.start();
    OddsQuestion question;
    question.pool[Die::redAttack] = 2;
    question.defenseDie = Die::redDefense;
    question.moreDefenseDice = 1;
    EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
}

/// A unit with 2 suppression tokens rallies. If `x` has a value, the unit has Danger Sense.
struct WaryRally : AttackScene {
    UnitId wary;
    explicit WaryRally(std::optional<int> x) {
        UnitCard card = lukeSkywalker();
        if (x) card.keywords = {word(Keyword::dangerSense, x)};
        wary = blue(card, {{10.0, 14.0}});
        red(stormtroopers(), {{40.0, 14.0}});
        with(wary).tokens[Token::suppression] = 2;
        start();
        activate(wary);
    }
    int tokens() const { return unit(wary).tokens[Token::suppression]; }
};

TEST(P48DangerSense, MayKeepTokensThatItWouldRemove) {
    for (const int kept : {0, 1}) {
        WaryRally scene(1);
        scene.dice({block, block});
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().most, 1) << "at most X of the 2";
        scene.chance(Count{kept}, Ask::chooseForEffect);
        EXPECT_EQ(scene.tokens(), kept);
        EXPECT_EQ(scene.recorded(Happening::keywordActed), kept > 0);
    }
}

TEST(P48DangerSense, KeepsNoMoreThanItWouldRemove) {
    WaryRally scene(3);
    scene.dice({block, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().most, 1);
    scene.chance(Count{1}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(), 2);
}

TEST(P48DangerSense, IsNotAskedIfNothingIsRemovedOrWithoutIt) {
    WaryRally unlucky(2);
    unlucky.dice({blank, blank});
    EXPECT_FALSE(unlucky.asks(Ask::chooseForEffect));
    WaryRally plain(std::nullopt);
    plain.dice({block, block});
    EXPECT_FALSE(plain.asks(Ask::chooseForEffect));
    EXPECT_EQ(plain.tokens(), 0);
}

TEST(P48DangerSense, AChosenNumberIsNotAskedForAgain) {
    WaryRally scene(2);
    scene.dice({blank, blank});
    scene.action(Action::recover);
    scene.recover(1);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.tokens(), 1);
}

}  // namespace
}  // namespace sightline::engine::scene
