// Keywords that give tokens after an attack: Mandalorians Are Stronger Together (p. 52), Victory or
// Death (p. 56), We Fight for Our Family (p. 56).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard warriors(Keyword keyword) {
    UnitCard card = bearing(rebelTroopers(), keyword);
    card.courage = 3;
    card.wounds = 3;
    return card;
}

/// A single warrior with a keyword, another unit with the same keyword at `gap` inches from it, and
/// an enemy.
struct Warriors : AttackScene {
    UnitId own, other, enemy;
    explicit Warriors(Keyword keyword, double gap = 5.0) {
        own = blue(warriors(keyword), {{10.0, 10.0}});
        other = blue(warriors(keyword), {{10.0, 10.0 + smallBase + gap}});
        enemy = red(stormtroopers(), {{20.0, 10.0}});
        scenario.lastRound = 2;
    }
    int of(UnitId id, Token token) const { return unit(id).tokens[token]; }
    /// Declines or gives the first answer at each question, until the attack has ended or the game
    /// asks for the unit that gains a token.
    void endAttack() {
        while (view().attack && !asks(Ask::chooseForEffect)) idle();
    }
    void redAttacks(std::vector<Face> faces) {
        scenario.firstPlayer = Player::red;
        start();
        attack(enemy, own);
        dice(std::move(faces));
    }
};

struct Together : Warriors {
    explicit Together(double gap = 5.0) : Warriors(Keyword::mandaloriansAreStrongerTogether, gap) {}
    void blueAttacks() {
        start();
        attack(own, enemy);
        dice({blank});
    }
};

TEST(P52MandaloriansAreStrongerTogether, AnAimTokenSpentGivesADodgeTokenAfterTheAttack) {
    Together scene;
    scene.with(scene.own).tokens[Token::aim] = 2;
    scene.blueAttacks();
    scene.reroll({0});
    scene.dice({blank});
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 0) << "the attack goes on";
    scene.reroll({0});
    scene.dice({blank});
    scene.endAttack();
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 1) << "1 or more tokens: once";
    EXPECT_EQ(scene.of(scene.own, Token::aim), 0);
    EXPECT_EQ(scene.of(scene.other, Token::dodge), 0);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation,
              citationOf(Keyword::mandaloriansAreStrongerTogether));
}

TEST(P52MandaloriansAreStrongerTogether, ADodgeTokenSpentGivesAnAimToken) {
    Together scene;
    scene.with(scene.own).tokens[Token::dodge] = 1;
    scene.redAttacks({hit});
    scene.dodge(1);
    scene.endAttack();
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 0);
    EXPECT_EQ(scene.of(scene.own, Token::aim), 1);
}

TEST(P52MandaloriansAreStrongerTogether, NoTokenSpentGivesNone) {
    Together scene;
    scene.with(scene.own).tokens[Token::aim] = 1;
    scene.blueAttacks();
    scene.keep();
    scene.endAttack();
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 0);
    EXPECT_EQ(scene.of(scene.own, Token::aim), 1);
}

TEST(P52MandaloriansAreStrongerTogether, NeedsAnotherSuchUnitWithinRange2) {
    for (const double gap : {11.99, 12.01}) {
        Together scene(gap);
        scene.with(scene.own).tokens[Token::aim] = 1;
        scene.blueAttacks();
        scene.reroll({0});
        scene.dice({blank});
        scene.endAttack();
        EXPECT_EQ(scene.of(scene.own, Token::dodge), gap < 12.0 ? 1 : 0) << gap;
    }
    Together alone;
    alone.with(alone.other).card.keywords.clear();
    alone.with(alone.own).tokens[Token::aim] = 1;
    alone.blueAttacks();
    alone.reroll({0});
    alone.dice({blank});
    alone.endAttack();
    EXPECT_EQ(alone.of(alone.own, Token::dodge), 0) << "the other unit has no such keyword";
}

// If an attacker uses a token of another unit, the attacker counts as the unit that spends the
// token.
TEST(P52MandaloriansAreStrongerTogether, CountsATokenOfAnExemplar) {
    Together scene;
    scene.with(scene.other).card.keywords.push_back(word(Keyword::exemplar));
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.blueAttacks();
    scene.reroll({0});
    scene.dice({blank});
    scene.endAttack();
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 1);
    EXPECT_EQ(scene.of(scene.other, Token::dodge), 0);
}

TEST(P52MandaloriansAreStrongerTogether, CountsAnAimTokenSpentBeforeTheFirstPool) {
    Together scene;
    UnitCard& card = scene.with(scene.own).card;
    card.weapons = {ranged("Rifle", 1, 1, Die::blackAttack)};
    card.weapons.front().keywords = {word(Keyword::longShot)};
    scene.with(scene.own).tokens[Token::aim] = 1;
    scene.start();
    scene.activate(scene.own);
    scene.action(Action::attack);
    while (scene.view().attack && !scene.asks(Ask::rollDice)) {
        if (scene.asks(Ask::chooseWeapons))
            scene.weapons();
        else
            scene.idle();
    }
    EXPECT_EQ(scene.of(scene.own, Token::aim), 0);
    scene.endAttack();
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 1);
}

TEST(P56VictoryOrDeath, AWoundedUnitMayGainSuppressionForAnAimOrADodgeToken) {
    for (const int chosen : {0, 1}) {
        Warriors scene(Keyword::victoryOrDeath);
        scene.redAttacks({crit});
        scene.endAttack();
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::victoryOrDeath));
        EXPECT_EQ(scene.optionCount(), 3U) << "aim, dodge, or nothing";
        const int before = scene.of(scene.own, Token::suppression);
        scene.chance(Pick{chosen}, Ask::chooseForEffect);
        EXPECT_EQ(scene.of(scene.own, Token::suppression), before + 1);
        EXPECT_EQ(scene.of(scene.own, Token::aim), chosen == 0 ? 1 : 0);
        EXPECT_EQ(scene.of(scene.own, Token::dodge), chosen == 1 ? 1 : 0);
    }
}

TEST(P56VictoryOrDeath, MayBeDeclined) {
    Warriors scene(Keyword::victoryOrDeath);
    scene.redAttacks({crit});
    scene.endAttack();
    const int before = scene.of(scene.own, Token::suppression);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.of(scene.own, Token::suppression), before);
    EXPECT_EQ(scene.of(scene.own, Token::aim), 0);
}

TEST(P56VictoryOrDeath, NeedsAWoundAndASurvivor) {
    Warriors unhurt(Keyword::victoryOrDeath);
    unhurt.redAttacks({hit});
    unhurt.dice({block});
    unhurt.endAttack();
    EXPECT_FALSE(unhurt.asks(Ask::chooseForEffect));

    Warriors fallen(Keyword::victoryOrDeath);
    fallen.with(fallen.own).card.wounds = 1;
    fallen.redAttacks({crit});
    fallen.endAttack();
    EXPECT_FALSE(fallen.asks(Ask::chooseForEffect));
}

TEST(P56VictoryOrDeath, NotForAWoundByTheDefender) {
    Warriors scene(Keyword::victoryOrDeath);
    UnitCard& enemy = scene.with(scene.enemy).card;
    enemy.keywords = {word(Keyword::deflect)};
    scene.start();
    scene.attack(scene.own, scene.enemy);
    scene.dice({hit});
    if (scene.asks(Ask::rollDice)) scene.dice({defenseSurge});
    scene.endAttack();
    EXPECT_EQ(scene.last(Happening::woundAssigned).unit, scene.own) << "Deflect wounds it";
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

TEST(P56WeFightForOurFamily, AfterItsAttackAnotherSuchUnitGainsADodgeToken) {
    Warriors scene(Keyword::weFightForOurFamily);
    scene.start();
    scene.attack(scene.own, scene.enemy);
    scene.dice({blank});
    scene.endAttack();
    EXPECT_EQ(scene.of(scene.other, Token::dodge), 1) << "the only candidate, without a question";
    EXPECT_EQ(scene.of(scene.own, Token::dodge), 0);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation,
              citationOf(Keyword::weFightForOurFamily));
}

TEST(P56WeFightForOurFamily, OfSeveralUnitsThePlayerMustChooseOne) {
    Warriors scene(Keyword::weFightForOurFamily);
    const UnitId third = scene.blue(warriors(Keyword::weFightForOurFamily), {{6.0, 10.0}});
    scene.start();
    scene.attack(scene.own, scene.enemy);
    scene.dice({blank});
    scene.endAttack();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_FALSE(scene.offers(Done{}));
    scene.choose(third, Ask::chooseForEffect);
    EXPECT_EQ(scene.of(third, Token::dodge), 1);
    EXPECT_EQ(scene.of(scene.other, Token::dodge), 0);
}

TEST(P56WeFightForOurFamily, OnlyWithinRange2AndOnlyWithTheKeyword) {
    Warriors far(Keyword::weFightForOurFamily, 12.01);
    far.start();
    far.attack(far.own, far.enemy);
    far.dice({blank});
    far.endAttack();
    EXPECT_EQ(far.of(far.other, Token::dodge), 0);

    Warriors stranger(Keyword::weFightForOurFamily);
    stranger.with(stranger.other).card.keywords.clear();
    stranger.start();
    stranger.attack(stranger.own, stranger.enemy);
    stranger.dice({blank});
    stranger.endAttack();
    EXPECT_EQ(stranger.of(stranger.other, Token::dodge), 0);
}

TEST(P56WeFightForOurFamily, NoOtherActionGivesAToken) {
    Warriors scene(Keyword::weFightForOurFamily);
    scene.start();
    scene.activate(scene.own);
    scene.action(Action::aim);
    EXPECT_EQ(scene.of(scene.other, Token::dodge), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
