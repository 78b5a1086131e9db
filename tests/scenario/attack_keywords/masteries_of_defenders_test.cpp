// Keywords of a defender about wounds, rerolls and cover. Core Rulebook, Keyword Glossary: Death
// from Above p. 48 (of the attacker), Djem So Mastery p. 49, Shien Mastery p. 54, Uncanny Luck X
// and Unconcerned p. 55.
#include "scenario/attack_keywords/duel_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(P49DjemSoMastery, ABlankWoundsTheAttackerInMelee) {
    for (const bool blanks : {true, false}) {
        DuelScene scene(0.0);
        scene.shotAt().keywords = {word(Keyword::djemSoMastery)};
        scene.fire({crit, crit, crit, crit, crit, blanks ? blank : crit});
        scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), block));
        EXPECT_EQ(scene.woundsOf(scene.shooter), blanks ? 1 : 0);
        EXPECT_EQ(scene.told(Keyword::djemSoMastery), blanks);
    }
}

TEST(P49DjemSoMastery, OneWoundForSeveralBlanksAndNoneAtRange) {
    DuelScene melee(0.0);
    melee.shotAt().keywords = {word(Keyword::djemSoMastery)};
    melee.fire({});
    EXPECT_EQ(melee.woundsOf(melee.shooter), 1);
    DuelScene ranged(6.0);
    ranged.shotAt().keywords = {word(Keyword::djemSoMastery)};
    ranged.fire({hit, blank});
    ranged.dice({block});
    EXPECT_EQ(ranged.woundsOf(ranged.shooter), 0);
}

TEST(P49DjemSoMastery, TheAttackGoesOnIfTheAttackerFalls) {
    DuelScene scene(0.0);
    scene.shotAt().keywords = {word(Keyword::djemSoMastery)};
    scene.shooting().wounds = 1;
    scene.fire({crit, crit});
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.unit(scene.shooter).defeated);
    EXPECT_EQ(scene.woundsOf(scene.target), 2);
}

TEST(P49DjemSoMastery, IsInThePreview) {
    for (const double gap : {0.0, 6.0}) {
        DuelScene scene(gap);
        scene.shotAt().keywords = {word(Keyword::djemSoMastery)};
        scene.start();
        EXPECT_EQ(scene.preview().besides.size(), gap == 0.0 ? 1U : 0U);
    }
}

TEST(P54ShienMastery, DeflectWoundsForEachSurge) {
    for (const bool master : {true, false}) {
        DuelScene scene;
        scene.shotAt().keywords = {word(Keyword::deflect)};
        if (master) scene.shotAt().keywords.push_back(word(Keyword::shienMastery));
        scene.fire({crit, crit});
        scene.dice({defenseSurge, defenseSurge});
        EXPECT_EQ(scene.woundsOf(scene.shooter), master ? 2 : 1);
        EXPECT_EQ(scene.told(Keyword::shienMastery), master);
    }
}

TEST(P54ShienMastery, ImmuneDeflectStopsItsWounds) {
    DuelScene scene;
    scene.arm(Keyword::immuneDeflect);
    scene.shotAt().keywords = {word(Keyword::deflect), word(Keyword::shienMastery)};
    scene.fire({crit, crit});
    scene.dice({defenseSurge, defenseSurge});
    EXPECT_EQ(scene.woundsOf(scene.shooter), 0);
}

TEST(P54ShienMastery, AnUnhurtUnitGainsNoSuppression) {
    for (const bool hurt : {true, false}) {
        for (const bool suppressive : {true, false}) {
            DuelScene scene;
            if (suppressive) scene.arm(Keyword::suppressive);
            scene.shotAt().keywords = {word(Keyword::shienMastery)};
            scene.shotAt().courage = 4;
            scene.fire({crit, hit});
            scene.dice({hurt ? blank : block, block});
            const int tokens = suppressive ? 2 : 1;
            EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], hurt ? tokens : 0);
            EXPECT_EQ(scene.told(Keyword::shienMastery), !hurt);
        }
    }
}

TEST(P54ShienMastery, IsInThePreviewWithDeflectOnly) {
    for (const bool deflects : {true, false}) {
        DuelScene scene;
        scene.shotAt().keywords = {word(Keyword::shienMastery)};
        if (deflects) scene.shotAt().keywords.push_back(word(Keyword::deflect));
        scene.start();
        EXPECT_EQ(scene.preview().besides.size(), deflects ? 2U : 0U);
    }
}

TEST(P55UncannyLuck, RerollsUpToXDiceTogetherWorstFirst) {
    DuelScene scene(0.0);
    scene.shotAt().keywords = {word(Keyword::uncannyLuck, 2)};
    scene.fire({crit, crit, crit, crit});
    scene.dice({block, defenseSurge, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::uncannyLuck));
    EXPECT_EQ(scene.question().most, 2);
    scene.chooseCount(2);
    ASSERT_EQ(scene.rolling(), 2);
    scene.dice({block, blank});
    EXPECT_EQ(wordsOf(scene.last(Happening::diceRerolled).dice), "2 block, 1 dsurge, 1 blank")
        << "the blanks, not the surge";
    EXPECT_EQ(scene.woundsOf(scene.target), 2);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "no die is rerolled twice";
    EXPECT_EQ(scene.last(Happening::diceRerolled).citation, citationOf(Keyword::uncannyLuck));
}

TEST(P55UncannyLuck, MayBeDeclinedAndIsNotAskedWithoutADieToImprove) {
    DuelScene declined;
    declined.shotAt().keywords = {word(Keyword::uncannyLuck, 3)};
    declined.fire({crit, crit});
    declined.dice({blank, block});
    EXPECT_EQ(declined.question().most, 1) << "1 die does not block";
    declined.chooseCount(0);
    EXPECT_EQ(declined.woundsOf(declined.target), 1);

    DuelScene good;
    good.shotAt().keywords = {word(Keyword::uncannyLuck, 3)};
    good.shotAt().defenseSurge = DefenseSurge::block;
    good.fire({crit, crit});
    good.dice({defenseSurge, block});
    EXPECT_FALSE(good.asks(Ask::chooseForEffect)) << "the chart turns the surge";
}

// A surge on a rerolled block could wound the attacker, so the player chooses the dice.
TEST(P55UncannyLuck, ThePlayerChoosesTheDiceIfSurgesWound) {
    for (const bool rerolls : {true, false}) {
        DuelScene scene;
        scene.shotAt().keywords = {word(Keyword::uncannyLuck, 1), word(Keyword::deflect),
                                   word(Keyword::shienMastery)};
        scene.fire({crit, crit});
        scene.dice({block, defenseSurge});
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().player, Player::red);
        EXPECT_EQ(scene.question().options, (std::vector<Option>{DieIndex{0}, DieIndex{1}}));
        EXPECT_NE(scene.refusal(PickSeveral{{0, 1}, {}}), "") << "1 die at most";
        scene.chance(PickSeveral{rerolls ? std::vector<int>{0} : std::vector<int>{}, {}},
                     Ask::chooseForEffect);
        EXPECT_EQ(scene.rolling(), rerolls ? 1 : 0);
        if (rerolls) scene.dice({defenseSurge});
        EXPECT_EQ(scene.woundsOf(scene.shooter), rerolls ? 2 : 1);
    }
}

TEST(P55UncannyLuck, IsInThePreview) {
    DuelScene scene;
    scene.shotAt().keywords = {word(Keyword::uncannyLuck, 2)};
    scene.start();
    OddsQuestion question;
    question.pool[Die::redAttack] = 2;
    question.defenseDie = Die::redDefense;
    question.luck = 2;
    EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
    EXPECT_TRUE(scene.preview().leftOut.empty());
}

TEST(P55Unconcerned, HasNoCoverOfAnyKind) {
    for (const bool concerned : {true, false}) {
        DuelScene scene;
        scene.barricaded();
        scene.shotAt().keywords = {word(Keyword::cover, 1)};
        if (!concerned) scene.shotAt().keywords.push_back(word(Keyword::unconcerned));
        scene.token(scene.target, Token::suppression) = 1;
        scene.shotAt().courage = 1;
        scene.fire({hit, hit});
        EXPECT_EQ(scene.attackView().coverDice.empty(), !concerned ? true : scene.rolling() == 2);
        EXPECT_EQ(scene.attackView().cover,
                  concerned ? geometry::Cover::heavy : geometry::Cover::none);
        EXPECT_EQ(scene.told(Keyword::unconcerned), !concerned);
    }
}

TEST(P55Unconcerned, IsInThePreviewAndSilentWithoutCover) {
    DuelScene scene;
    scene.barricaded();
    scene.shotAt().keywords = {word(Keyword::unconcerned)};
    scene.start();
    EXPECT_EQ(scene.preview().cover, geometry::Cover::none);

    DuelScene open;
    open.shotAt().keywords = {word(Keyword::unconcerned)};
    open.fire({hit, hit});
    EXPECT_FALSE(open.told(Keyword::unconcerned));
}

/// The attacker has Death from Above and stands on a tower of the given height. The target is
/// behind a barricade.
struct Tower : DuelScene {
    explicit Tower(double height, geometry::Kind kind = geometry::Kind::obstacle) {
        geometry::Facts facts = crates();
        facts.kind = kind;
        facts.blocksLos = false;
        terrain(box("tower", {10.0, 14.0}, {3.0, 3.0, height}, facts));
        barricaded();
        shooting().keywords = {word(Keyword::deathFromAbove)};
    }
    /// Puts the target onto a terrain piece of the given height.
    void raise(double height, geometry::Kind kind = geometry::Kind::obstacle) {
        geometry::Facts facts = crates();
        facts.kind = kind;
        facts.blocksLos = false;
        const double x = with(target).minis[0].position.x;
        terrain(box("hill", {x + 0.2, 14.0}, {1.6, 2.0, height}, facts));
    }
    bool prevents() {
        start();
        return !preview().terms.coverCanceling.allowed();
    }
};

TEST(P48DeathFromAbove, CoverCancelsNoHitsFromHigherTerrain) {
    for (const Keyword keyword : {Keyword::deathFromAbove, Keyword::none}) {
        Tower scene(1.0);
        scene.shooting().keywords = {};
        if (keyword != Keyword::none) scene.shooting().keywords = {word(keyword)};
        scene.fire({hit, hit});
        ASSERT_EQ(scene.rolling(), 2) << "the cover pool is rolled";
        scene.dice({block, block});
        EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"),
                  keyword == Keyword::none ? 2 : 0);
        EXPECT_EQ(scene.told(Keyword::deathFromAbove), keyword != Keyword::none);
    }
}

TEST(P48DeathFromAbove, ComparesTheTerrainOfBothLeaders) {
    EXPECT_TRUE(Tower(1.0).prevents());
    EXPECT_FALSE(Tower(1.0, geometry::Kind::area).prevents()) << "area terrain does not count";
    Tower level(2.0);
    level.raise(2.0);
    EXPECT_FALSE(level.prevents()) << "not higher";
    Tower higher(2.0);
    higher.raise(1.0);
    EXPECT_TRUE(higher.prevents());
    Tower area(2.0);
    area.raise(3.0, geometry::Kind::area);
    EXPECT_FALSE(area.prevents()) << "area terrain of the defender counts";
}

TEST(P48DeathFromAbove, NotOnTheGroundAndTheBlockOfLowProfileCancelsNothing) {
    DuelScene ground;
    ground.barricaded();
    ground.shooting().keywords = {word(Keyword::deathFromAbove)};
    ground.start();
    EXPECT_TRUE(ground.preview().terms.coverCanceling.allowed());

    Tower scene(1.0);
    scene.shotAt().keywords = {word(Keyword::lowProfile), word(Keyword::immuneBlast)};
    scene.fire({hit, hit});
    scene.dice({block});
    EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), 0);
}

TEST(P48DeathFromAbove, IsInThePreview) {
    Tower above(1.0), below(1.0);
    below.shooting().keywords = {};
    above.start();
    below.start();
    EXPECT_GT(above.preview().expectedWounds, below.preview().expectedWounds);
    ASSERT_EQ(above.preview().besides.size(), 1U);
    EXPECT_EQ(above.preview().besides[0].keyword, Keyword::deathFromAbove);
}

}  // namespace
}  // namespace sightline::engine::scene
