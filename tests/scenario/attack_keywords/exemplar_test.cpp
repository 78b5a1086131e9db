// Tokens of other units in an attack: Exemplar (p. 49), We're Not Regs (p. 56), with the rule of
// Clone Troopers (p. 39).
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard clones() {
    UnitCard card = snowtroopers();
    card.type = UnitType::cloneTrooper;
    card.attackSurge = AttackSurge::none;
    return card;
}

UnitCard plainTroopers() {
    UnitCard card = snowtroopers();
    card.attackSurge = AttackSurge::none;
    return card;
}

/// A unit, an allied unit whose closest base is `gap` inches away, and an enemy.
struct Sharing : AttackScene {
    UnitId own, other, enemy;
    Sharing(const UnitCard& card, const UnitCard& second, double gap = 3.0) {
        own = blue(card, column({10.0, 14.0}, 4));
        other = blue(second, {{10.0, 14.0 - smallBase - gap}});
        enemy = red(rebelTroopers(), column({20.0, 14.0}, 4));
    }
    explicit Sharing(double gap = 3.0)
        : Sharing(plainTroopers(), bearing(lukeSkywalker(), Keyword::exemplar), gap) {}
    void roll(std::vector<Face> faces) {
        start();
        attack(own, enemy);
        dice(std::move(faces));
    }
    int of(UnitId id, Token token) const { return unit(id).tokens[token]; }
};

TEST(P49Exemplar, AnAttackerSpendsOneAimTokenOfIt) {
    Sharing scene;
    scene.with(scene.other).tokens[Token::aim] = 2;
    scene.roll({blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    scene.reroll({0, 1});
    EXPECT_EQ(scene.of(scene.other, Token::aim), 1) << "the owner loses it";
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::exemplar));
    EXPECT_EQ(scene.last(Happening::keywordActed).unit, scene.own);
    EXPECT_EQ(scene.last(Happening::keywordActed).other, scene.other);
    scene.dice({hit, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim)) << "1 token";
}

// Exemplar allows 1 token of another unit in each pool. Long Shot spends an aim token before the
// first pool, and this token is the 1 token of the first pool.
TEST(P49Exemplar, TheTokenForLongShotIsItsOneToken) {
    UnitCard card = plainTroopers();
    card.weapons.resize(1);
    card.weapons.front().maximumRange = 1;
    card.weapons.front().keywords = {word(Keyword::longShot)};
    Sharing scene(card, bearing(lukeSkywalker(), Keyword::exemplar));
    scene.with(scene.other).tokens[Token::aim] = 3;
    scene.roll({blank, blank, blank, blank});
    EXPECT_EQ(scene.of(scene.other, Token::aim), 2);
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

TEST(P49Exemplar, TheAttackerChoosesBetweenItsOwnTokenAndThatToken) {
    Sharing scene;
    scene.with(scene.own).tokens[Token::aim] = 1;
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    scene.reroll({0});
    ASSERT_TRUE(scene.asks(Ask::spendToken));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::exemplar));
    scene.spendTokenOf(scene.own);
    EXPECT_EQ(scene.of(scene.own, Token::aim), 0);
    EXPECT_EQ(scene.of(scene.other, Token::aim), 1);
}

TEST(P49Exemplar, TheAttackerChoosesWhoseTokenItIs) {
    Sharing scene;
    const UnitId third = scene.blue(bearing(lukeSkywalker(), Keyword::exemplar), {{7.0, 14.0}});
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.with(third).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    scene.reroll({0});
    scene.spendTokenOf(third);
    EXPECT_EQ(scene.of(scene.other, Token::aim), 1);
    EXPECT_EQ(scene.of(third, Token::aim), 0);
    scene.dice({blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim)) << "of 1 of those units";
}

TEST(P49Exemplar, OnlyWithinRange2AndInSight) {
    for (const double gap : {11.99, 12.0}) {
        Sharing scene(gap);
        scene.with(scene.other).tokens[Token::aim] = 1;
        scene.roll({blank, blank, blank, blank});
        EXPECT_EQ(scene.asks(Ask::rerollWithAim), gap < 12.0) << gap;
    }
    Sharing hidden(6.0);
    hidden.with(hidden.other).tokens[Token::aim] = 1;
    hidden.terrain(box("wall", {10.0, 10.5}, {20.0, 1.0, 6.0}, building()));
    hidden.roll({blank, blank, blank, blank});
    EXPECT_FALSE(hidden.asks(Ask::rerollWithAim));
}

TEST(P49Exemplar, OnlyOfTheSameFactionOrAffiliation) {
    const auto asksFor = [](const std::string& faction, const std::string& affiliation) {
        Sharing scene;
        scene.with(scene.own).card.faction = "rebels";
        scene.with(scene.other).card.faction = faction;
        scene.with(scene.other).card.affiliation = affiliation;
        scene.with(scene.other).tokens[Token::aim] = 1;
        scene.roll({blank, blank, blank, blank});
        return scene.asks(Ask::rerollWithAim);
    };
    EXPECT_TRUE(asksFor("rebels", ""));
    EXPECT_FALSE(asksFor("empire", ""));
    EXPECT_FALSE(asksFor("rebels", "Black Sun")) << "a mercenary belongs to no Faction";
}

TEST(P49Exemplar, AMercenaryOfTheSameAffiliationSpendsItsTokens) {
    Sharing scene;
    for (const UnitId one : {scene.own, scene.other})
        scene.with(one).card.affiliation = "Black Sun";
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    EXPECT_TRUE(scene.asks(Ask::rerollWithAim));
}

TEST(P49Exemplar, LendsASurgeToken) {
    Sharing scene;
    scene.with(scene.other).tokens[Token::surge] = 1;
    scene.roll({attackSurge, blank, blank, blank});
    scene.surge(1);
    EXPECT_EQ(scene.attackDice(), "1 hit, 3 blank");
    EXPECT_EQ(scene.of(scene.other, Token::surge), 0);
}

TEST(P49Exemplar, LendsADodgeTokenToADefender) {
    Sharing scene;
    scene.with(scene.other).tokens[Token::dodge] = 2;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.attack(scene.enemy, scene.own);
    scene.dice({hit, hit, blank, blank});
    EXPECT_EQ(scene.refusal(Count{2}), "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply Dodge)");
    scene.dodge(1);
    EXPECT_EQ(scene.of(scene.other, Token::dodge), 1);
}

TEST(P49Exemplar, LendsNothingElseAndNothingByHand) {
    Sharing scene;
    scene.with(scene.other).card.keywords.back().leftByHand = true;
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

TEST(P49Exemplar, TheEnemySpendsNoTokenOfIt) {
    Sharing scene;
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.attack(scene.enemy, scene.own);
    scene.dice({blank, blank, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

// Exemplar and the rule of Clone Troopers each allow 1 token.
TEST(P49Exemplar, ACloneTrooperAlsoSpendsATokenOfAnotherCloneTrooper) {
    Sharing scene(clones(), bearing(lukeSkywalker(), Keyword::exemplar));
    const UnitId clone = scene.blue(clones(), {{7.0, 14.0}});
    for (const UnitId one : {scene.other, clone}) scene.with(one).tokens[Token::aim] = 2;
    scene.roll({blank, blank, blank, blank});
    scene.reroll({0});
    scene.spendTokenOf(clone);
    scene.dice({blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    scene.reroll({0});
    scene.dice({blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
    EXPECT_EQ(scene.of(clone, Token::aim), 1);
    EXPECT_EQ(scene.of(scene.other, Token::aim), 1);
}

TEST(P49Exemplar, ThePreviewCountsItsTokens) {
    const auto hits = [](int aim, double gap) {
        Sharing scene(gap);
        scene.with(scene.other).tokens[Token::aim] = aim;
        scene.start();
        return previewAttack(scene.view(), scene.own, scene.enemy).expectedWounds;
    };
    EXPECT_GT(hits(1, 3.0), hits(0, 3.0));
    EXPECT_EQ(hits(1, 12.1), hits(0, 12.1));
}

TEST(P56WereNotRegs, SpendsNoTokenOfAnotherCloneTrooper) {
    Sharing scene(bearing(clones(), Keyword::wereNotRegs), clones());
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

TEST(P56WereNotRegs, AnotherCloneTrooperSpendsNoneOfItsTokens) {
    Sharing scene(clones(), bearing(clones(), Keyword::wereNotRegs));
    scene.with(scene.other).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
}

TEST(P56WereNotRegs, ItsOwnTokensAreItsOwn) {
    Sharing scene(bearing(clones(), Keyword::wereNotRegs), clones());
    scene.with(scene.own).tokens[Token::aim] = 1;
    scene.roll({blank, blank, blank, blank});
    EXPECT_TRUE(scene.asks(Ask::rerollWithAim));
}

// A Clone Trooper unit with We're Not Regs cannot use tokens of other Clone Trooper units. "Cannot"
// overrides "can" (p. 5), so Exemplar helps only if its unit is no Clone Trooper unit.
TEST(P56WereNotRegs, AndExemplar) {
    for (const bool clone : {true, false}) {
        const UnitCard exemplar = clone ? clones() : lukeSkywalker();
        Sharing scene(bearing(clones(), Keyword::wereNotRegs),
                      bearing(exemplar, Keyword::exemplar));
        scene.with(scene.other).tokens[Token::aim] = 1;
        scene.roll({blank, blank, blank, blank});
        EXPECT_EQ(scene.asks(Ask::rerollWithAim), !clone);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
