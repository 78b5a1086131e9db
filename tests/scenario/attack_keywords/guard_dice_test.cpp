// Keywords that act on the dice of a guardian. Keyword Glossary: Pierce X (p. 58), Immune: Pierce
// (p. 51), Deflect (p. 48), Soresu Mastery (p. 54), which also acts for a defender.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_keywords/under_guard_scene.h"

namespace sightline::engine::scene {
namespace {

// The example in the Core Rulebook p. 58, Pierce X: "A unit with Pierce 3 attacks ... uses Guardian
// 2 to cancel 2 hits ... has rolled 2 blocks ... Pierce to cancel the 2 blocks and the unit using
// Guardian suffers 2 wounds."
TEST(P58Pierce, ExampleOnTheDiceOfAGuardian) {
    UnderGuard scene(2.0, 3);
    scene.shoot();
    scene.cancels(2);
    scene.dice({block, block});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::pierce));
    EXPECT_EQ(scene.question().most, 2);
    scene.cancels(2);
    EXPECT_EQ(scene.woundsOf(scene.guard), 2);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::suppression], 1);
    scene.dice({block, block});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 1) << "Pierce 1 is left";
}

TEST(P58Pierce, IsKeptForTheDefender) {
    UnderGuard scene(2.0, 1);
    scene.shoot();
    scene.cancels(2);
    scene.dice({block, block});
    scene.cancels(0);
    EXPECT_EQ(scene.woundsOf(scene.guard), 0);
    scene.dice({block, block});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 1);
}

TEST(P58Pierce, IsUsedUnaskedOnAGuardianWhereNothingIsLeft) {
    UnderGuard scene(2.0, 1);
    scene.shoot({hit, hit, blank, blank});
    scene.cancels(2);
    scene.dice({block, block});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.woundsOf(scene.guard), 1);
}

TEST(P51ImmunePierce, HoldsForTheDiceOfAGuardian) {
    UnderGuard scene(2.0, 2);
    scene.ofGuard().push_back({.name = Keyword::immunePierce});
    scene.shoot();
    scene.cancels(2);
    scene.dice({block, block});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.woundsOf(scene.guard), 0);
    scene.dice({block, block});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 0) << "all of it is left";
}

TEST(P48Deflect, OfAGuardianWoundsTheAttackerOnceBeforeConversion) {
    UnderGuard scene;
    scene.ofGuard().push_back({.name = Keyword::deflect});
    scene.shoot({hit, hit, hit, blank});
    scene.cancels(2);
    scene.dice({defenseSurge, defenseSurge});
    EXPECT_EQ(scene.woundsOf(scene.guard), 0) << "its chart gains surge: block";
    EXPECT_EQ(scene.woundsOf(scene.shooter), 1) << "however many surges";
    EXPECT_EQ(scene.last(Happening::woundAssigned).step, AttackStep::modifyAttackDice);
    EXPECT_EQ(scene.last(Happening::defenseRolled).step, AttackStep::modifyAttackDice);
    ASSERT_EQ(scene.rolling(), 1);
    scene.dice({defenseSurge});
    EXPECT_EQ(scene.woundsOf(scene.shooter), 1) << "the defender does not deflect";
}

/// A guard with Soresu Mastery and a dodge token.
struct Master : UnderGuard {
    explicit Master(int dodges = 1) {
        ofGuard().push_back({.name = Keyword::soresuMastery});
        with(guard).tokens[Token::dodge] = dodges;
    }
    bool asksToReroll() const {
        return asks(Ask::chooseForEffect) &&
               question().citation == citationOf(Keyword::soresuMastery);
    }
};

TEST(P54SoresuMastery, AsAGuardianRerollsAllForADodgeTokenBeforeConversion) {
    Master scene;
    scene.shoot({hit, hit, blank, blank});
    scene.cancels(2);
    scene.dice({defenseSurge, blank});
    ASSERT_TRUE(scene.asksToReroll());
    scene.choose(scene.guard, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::dodge], 0);
    ASSERT_EQ(scene.rolling(), 2) << "all of them";
    scene.dice({block, blank});
    EXPECT_FALSE(scene.asksToReroll()) << "each die once";
    EXPECT_EQ(scene.woundsOf(scene.guard), 1);
}

TEST(P54SoresuMastery, AsAGuardianNotWithoutADodgeTokenNorForBlocksAlone) {
    for (const int dodges : {0, 1}) {
        Master scene(dodges);
        scene.shoot({hit, hit, blank, blank});
        scene.cancels(2);
        scene.dice({block, dodges == 1 ? block : blank});
        EXPECT_FALSE(scene.asksToReroll());
        EXPECT_EQ(scene.unit(scene.guard).tokens[Token::dodge], dodges);
    }
}

TEST(P54SoresuMastery, MayKeepTheDice) {
    Master scene;
    scene.shoot({hit, hit, blank, blank});
    scene.cancels(2);
    scene.dice({block, blank});
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.guard).tokens[Token::dodge], 1);
    EXPECT_EQ(scene.woundsOf(scene.guard), 1);
}

TEST(P54SoresuMastery, DefendingRerollsAllOfItsDiceOnceAtNoPrice) {
    UnderGuard scene(20.0);
    scene.with(scene.defender).card.keywords = {{.name = Keyword::soresuMastery}};
    scene.shoot({hit, hit, blank, blank});
    scene.dice({block, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::soresuMastery));
    scene.choose(scene.defender, Ask::chooseForEffect);
    ASSERT_EQ(scene.rolling(), 2);
    scene.dice({block, block});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 2);
    EXPECT_EQ(scene.last(Happening::diceRerolled).citation, citationOf(Keyword::soresuMastery));
}

TEST(P54SoresuMastery, IsNotAskedForBlocksNorForSurgesThatAChartTurns) {
    UnderGuard scene(20.0);
    scene.with(scene.defender).card.keywords = {{.name = Keyword::soresuMastery}};
    scene.shoot({hit, hit, blank, blank});
    scene.dice({block, defenseSurge});  // Rebel Troopers turn surges into blocks
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 2);
}

// The game offers the reroll of Soresu Mastery to a defender with Deflect even if all of its dice
// are blocks, because a surge would wound the attacker (p. 48).
TEST(P54SoresuMastery, IsAskedForBlocksAloneWhereASurgeWouldLetDeflectAct) {
    for (const int asks : {asksSixth, asksNow}) {
        UnderGuard scene(20.0);
        scene.scenario.asks = asks;
        scene.with(scene.defender).card.keywords = {{.name = Keyword::soresuMastery},
                                                    {.name = Keyword::deflect}};
        scene.shoot({hit, hit, blank, blank});
        scene.dice({block, block});
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), asks == asksNow) << "not in saved games";
        if (asks != asksNow) continue;
        scene.choose(scene.defender, Ask::chooseForEffect);
        scene.dice({block, defenseSurge});
        EXPECT_EQ(scene.woundsOf(scene.shooter), 1);
        EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 2);
    }
}

TEST(P54SoresuMastery, IsNotAskedForWhereASurgeLetsDeflectActAlready) {
    UnderGuard scene(20.0);
    scene.with(scene.defender).card.keywords = {{.name = Keyword::soresuMastery},
                                                {.name = Keyword::deflect}};
    scene.shoot({hit, hit, blank, blank});
    scene.dice({block, defenseSurge});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.woundsOf(scene.shooter), 1);
}

TEST(P54SoresuMastery, IsNotAskedForBlocksWhereTheAttackIsImmuneToDeflect) {
    UnderGuard scene(20.0);
    scene.with(scene.defender).card.keywords = {{.name = Keyword::soresuMastery},
                                                {.name = Keyword::deflect}};
    for (Weapon& one : scene.with(scene.shooter).card.weapons)
        one.keywords.push_back({.name = Keyword::immuneDeflect});
    scene.shoot({hit, hit, blank, blank});
    scene.dice({block, block});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

TEST(P54SoresuMastery, AsAGuardianIsAskedForBlocksAloneWhereDeflectCouldAct) {
    Master scene;
    scene.ofGuard().push_back({.name = Keyword::deflect});
    scene.shoot({hit, hit, blank, blank});
    scene.cancels(2);
    scene.dice({block, block});
    ASSERT_TRUE(scene.asksToReroll());
    scene.choose(scene.guard, Ask::chooseForEffect);
    scene.dice({defenseSurge, block});
    EXPECT_EQ(scene.woundsOf(scene.shooter), 1);
}

}  // namespace
}  // namespace sightline::engine::scene
