// Keywords by which another unit acts: Guidance (p. 50), Pulling the Strings (p. 53), Ruthless
// (p. 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"
#include "scenario/named_units.h"

namespace sightline::engine::scene {
namespace {

KeywordText asAction(KeywordText text, KeywordText::Action action = KeywordText::Action::card) {
    text.action = action;
    return text;
}

UnitFilter ofRank(Rank rank) {
    UnitFilter who;
    who.rank = rank;
    who.isTrooper = true;
    return who;
}

KeywordText guidance(KeywordText::Action action = KeywordText::Action::card) {
    return asAction(naming(Keyword::guidance, "Corps Trooper", ofRank(Rank::corps)), action);
}

/// A leader with the tested keyword at (10, 10), rebels at `gap` inches from the leader, and an
/// enemy at range 2 of the rebels.
struct Leading : AttackScene {
    UnitId leader, rebels, enemy;
    explicit Leading(KeywordText keyword, double gap = 3.0) {
        leader = blue(bearing(lukeSkywalker(), std::move(keyword)), {{10.0, 10.0}});
        rebels = blue(rebelTroopers(), {{10.0, 10.0 + smallBase + gap}});
        enemy = red(stormtroopers(), {{20.0, 16.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(leader);
    }
    bool isOffered(int cost = 1) const { return offers(CardAction{0, cost}); }
};

TEST(P50Guidance, AnotherUnitOfTheKindMakesAFreeActionThatIsNoAttack) {
    Leading scene(guidance());
    scene.begin();
    ASSERT_TRUE(scene.isOffered());
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction)) << "no question about the only unit";
    EXPECT_EQ(scene.question().unit, scene.rebels);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::guidance));
    for (const Action action :
         {Action::move, Action::climb, Action::aim, Action::dodge, Action::standby})
        EXPECT_TRUE(scene.offers(action));
    EXPECT_FALSE(scene.offers(Action::attack));
    EXPECT_FALSE(scene.offers(Action::recover)) << "nothing to recover";
    scene.freeAction(Action::aim);
    EXPECT_EQ(scene.unit(scene.rebels).tokens[Token::aim], 1);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, citationOf(Keyword::guidance));
    EXPECT_EQ(scene.last(Happening::actionMade).unit, scene.rebels);
    EXPECT_EQ(scene.unit(scene.leader).actionsLeft, 1);
    EXPECT_FALSE(scene.isOffered()) << "once in an activation";
}

// p. 24: a Card action is an action. The question lists the Card action after the name and the text
// of Guidance.
TEST(P50Guidance, ACardActionIsAnActionThatIsNoAttack) {
    Leading scene(guidance());
    scene.with(scene.rebels).card.keywords.push_back(asAction(word(Keyword::bolster, 1)));
    scene.begin();
    scene.cardAction(0);
    const CardAction bolster{2, 0};
    ASSERT_TRUE(scene.offers(bolster));
    EXPECT_EQ(scene.question().names[2], "Bolster");
    scene.choose(bolster, Ask::chooseFreeAction);
    EXPECT_EQ(scene.last(Happening::actionMade).unit, scene.rebels);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, citationOf(Keyword::guidance));
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::bolster));
}

// p. 53: a Recover action flips inactive shield tokens (Recharge).
TEST(P50Guidance, ARecoverActionMayOnlyFlipShieldTokens) {
    for (const bool spent : {true, false}) {
        Leading scene(guidance());
        ScenarioUnit& droids = scene.with(scene.rebels);
        droids.card = bearing(bearing(droids.card, Keyword::shielded, 1), Keyword::recharge, 1);
        droids.tokens[spent ? Token::inactiveShield : Token::shield] = 1;
        scene.begin();
        scene.cardAction(0);
        EXPECT_EQ(scene.offers(Action::recover), spent);
        if (!spent) continue;
        scene.freeAction(Action::recover);
        EXPECT_EQ(scene.unit(scene.rebels).tokens[Token::shield], 1);
    }
}

TEST(P50Guidance, TheUnitKeepsItsOwnActivation) {
    Leading scene(guidance(KeywordText::Action::free));
    scene.begin();
    ASSERT_TRUE(scene.isOffered(0));
    scene.cardAction(0);
    scene.freeAction(Action::aim);
    EXPECT_EQ(scene.unit(scene.leader).actionsLeft, 2) << "a Free Card action";
    scene.action(Action::finish);
    scene.rest(scene.enemy);
    scene.activate(scene.rebels);
    EXPECT_EQ(scene.unit(scene.rebels).actionsLeft, 2);
    EXPECT_TRUE(scene.offers(Action::aim)) << "the free action was outside its activation";
}

TEST(P50Guidance, AUnitMayDecline) {
    Leading scene(guidance());
    scene.begin();
    scene.cardAction(0);
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.leader).actionsLeft, 1) << "the action was made";
}

TEST(P50Guidance, WithinRange2) {
    for (const double gap : {11.99, 12.01}) {
        Leading scene(guidance(), gap);
        scene.begin();
        EXPECT_EQ(scene.isOffered(), gap < 12.0) << gap;
    }
}

TEST(P50Guidance, NeitherItselfNorAnotherKindOfUnitNorAnEnemy) {
    Leading scene(asAction(naming(Keyword::guidance, "Commander", ofRank(Rank::commander))));
    scene.begin();
    EXPECT_FALSE(scene.isOffered());
    Leading enemies(guidance());
    enemies.with(enemies.rebels).undeployed = true;
    enemies.with(enemies.enemy).minis.front().position = {12.0, 12.0, 0.0};
    enemies.begin();
    EXPECT_FALSE(enemies.isOffered());
}

TEST(P50Guidance, OneOfSeveralUnitsIsChosen) {
    Leading scene(guidance());
    const UnitId other = scene.blue(rebelTroopers(), {{12.0, 10.0}});
    scene.begin();
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.choose(other, Ask::chooseForEffect);
    scene.freeAction(Action::dodge);
    EXPECT_EQ(scene.unit(other).tokens[Token::dodge], 1);
    EXPECT_EQ(scene.unit(scene.rebels).tokens[Token::dodge], 0);
}

// An engaged unit may withdraw only in its own activation (p. 29). So Guidance cannot give it a
// Move.
TEST(P50Guidance, AnEngagedUnitMakesNoMove) {
    Leading scene(guidance());
    scene.with(scene.enemy).minis.front().position = {10.0, 13.0 + 2.0 * smallBase, 0.0};
    scene.begin();
    scene.cardAction(0);
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_TRUE(scene.offers(Action::aim));
}

TEST(P50Guidance, TheEnemyMayReactToTheActionWithStandby) {
    Leading scene(guidance());
    scene.with(scene.enemy).tokens[Token::standby] = 1;
    scene.begin();
    scene.cardAction(0);
    scene.freeAction(Action::aim);
    EXPECT_TRUE(scene.asks(Ask::spendStandby));
}

KeywordText strings() { return asAction(word(Keyword::pullingTheStrings)); }

TEST(P53PullingTheStrings, AnotherTrooperUnitMayAttackOrMove) {
    Leading scene(strings());
    scene.begin();
    ASSERT_TRUE(scene.isOffered());
    scene.cardAction(0);
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.rebels);
    EXPECT_TRUE(scene.offers(Action::attack));
    EXPECT_TRUE(scene.offers(Action::move));
    EXPECT_FALSE(scene.offers(Action::aim));
    scene.freeAction(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons("A-280", 1);
    scene.dice({blank});
    EXPECT_EQ(scene.last(Happening::actionMade).citation, citationOf(Keyword::pullingTheStrings));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.question().unit, scene.leader);
    EXPECT_TRUE(scene.offers(Action::attack)) << "it was no attack of this unit";
}

TEST(P53PullingTheStrings, MayBeDeclined) {
    Leading scene(strings());
    scene.begin();
    scene.cardAction(0);
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_FALSE(scene.recorded(Happening::attackDeclared));
}

TEST(P53PullingTheStrings, TheUnitMoves) {
    Leading scene(strings());
    scene.begin();
    scene.cardAction(0);
    scene.freeAction(Action::move);
    scene.move(straight(2, 90.0, 4.0));
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.question().unit, scene.leader);
}

TEST(P53PullingTheStrings, NeedsATrooperUnitThatTheParameterNames) {
    Leading vehicle(strings());
    vehicle.with(vehicle.rebels).card = atRt();
    vehicle.begin();
    EXPECT_FALSE(vehicle.isOffered());
    UnitFilter empire;
    empire.faction = "empire";
    empire.isTrooper = true;
    for (const char* faction : {"empire", "rebels"}) {
        Leading scene(asAction(naming(Keyword::pullingTheStrings, "Empire Trooper", empire)));
        scene.with(scene.rebels).card.faction = faction;
        scene.begin();
        EXPECT_EQ(scene.isOffered(), std::string(faction) == "empire");
    }
}

TEST(P53PullingTheStrings, WithinRange2) {
    for (const double gap : {11.99, 12.01}) {
        Leading scene(strings(), gap);
        scene.begin();
        EXPECT_EQ(scene.isOffered(), gap < 12.0) << gap;
    }
}

/// Gideon with Ruthless at (10, 10), and a corps unit with an order token at `gap` inches from him.
/// The corps unit has two miniatures with 1 wound each.
struct Driven : AttackScene {
    UnitId gideon, corps, enemy;
    explicit Driven(double gap = 3.0) {
        gideon = blue(bearing(darthVader(), Keyword::ruthless), {{10.0, 10.0}});
        const double y = 10.0 + smallBase + gap;
        corps = blue(stormtroopers(), {{10.0, y}, {11.5, y}});
        enemy = red(rebelTroopers(), {{20.0, 16.0}});
        with(corps).ordered = true;
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(corps);
    }
    bool isDriven() {
        begin();
        return asks(Ask::chooseFreeAction);
    }
};

TEST(P53Ruthless, AUnitMaySuffer1WoundForAFreeActionAsItsActivationBegins) {
    Driven scene;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.corps);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::ruthless));
    EXPECT_EQ(scene.miniaturesOf(scene.corps), 2) << "the wound comes after the choice";
    for (const Action action :
         {Action::move, Action::aim, Action::dodge, Action::attack, Action::standby})
        EXPECT_TRUE(scene.offers(action));
    scene.freeAction(Action::aim);
    EXPECT_EQ(scene.miniaturesOf(scene.corps), 1);
    EXPECT_EQ(scene.unit(scene.corps).tokens[Token::aim], 1);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, citationOf(Keyword::ruthless));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.corps).actionsLeft, 2);
    EXPECT_FALSE(scene.offers(Action::aim)) << "a free action counts in its activation";
}

TEST(P53Ruthless, ACardActionCountsInTheActivation) {
    Driven scene;
    scene.with(scene.corps).card.keywords.push_back(asAction(word(Keyword::bolster, 1)));
    scene.begin();
    scene.choose(CardAction{2, 0}, Ask::chooseFreeAction);
    EXPECT_EQ(scene.miniaturesOf(scene.corps), 1) << "the wound comes before the action";
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    for (const Option& one : scene.question().options)
        EXPECT_FALSE(std::holds_alternative<CardAction>(one)) << "once in an activation";
}

TEST(P53Ruthless, MayBeDeclined) {
    Driven scene;
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_EQ(scene.miniaturesOf(scene.corps), 2);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

// p. 12: two undeployed units are within range and in LOS of each other.
TEST(P53Ruthless, ActsBetweenUndeployedUnits) {
    for (const bool both : {true, false}) {
        Driven scene;
        scene.with(scene.corps).undeployed = true;
        scene.with(scene.gideon).undeployed = both;
        scene.begin();
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), both);
    }
}

TEST(P53Ruthless, ComesBeforeRallying) {
    Driven scene;
    scene.with(scene.corps).tokens[Token::suppression] = 1;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_TRUE(scene.offers(Action::recover));
    scene.freeAction(Action::recover);
    scene.recover(1);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "no token is left to rally";
}

TEST(P53Ruthless, WithinRange2AndInLineOfSight) {
    EXPECT_TRUE(Driven(11.99).isDriven());
    EXPECT_FALSE(Driven(12.01).isDriven());
    Driven walled;
    walled.terrain(box("wall", {10.0, 12.5}, {20.0, 1.0, 6.0}, building()));
    EXPECT_FALSE(walled.isDriven());
}

TEST(P53Ruthless, NeedsAFaceupOrderTokenAndACorpsTrooperUnit) {
    Driven unordered;
    unordered.with(unordered.corps).ordered = false;
    EXPECT_FALSE(unordered.isDriven());
    Driven special;
    special.with(special.corps).card.rank = Rank::specialForces;
    EXPECT_FALSE(special.isDriven());
    Driven vehicle;
    vehicle.with(vehicle.corps).card.type = UnitType::groundVehicle;
    EXPECT_FALSE(vehicle.isDriven());
    Driven foreign;
    foreign.with(foreign.gideon).player = Player::red;
    EXPECT_FALSE(foreign.isDriven()) << "an enemy's keyword";
}

TEST(P53Ruthless, TheLastMiniatureMayFallForIt) {
    Driven scene;
    scene.with(scene.corps).minis.pop_back();
    scene.begin();
    scene.freeAction(Action::aim);
    EXPECT_TRUE(scene.unit(scene.corps).defeated);
    EXPECT_FALSE(scene.recorded(Happening::tokenGained)) << "a defeated unit makes no action";
}

TEST(P53Ruthless, ASecondUnitWithItGivesNoSecondAction) {
    Driven scene;
    UnitCard other = bearing(lukeSkywalker(), Keyword::ruthless);
    scene.blue(other, {{8.0, 10.0}});
    scene.begin();
    scene.freeAction(Action::aim);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.miniaturesOf(scene.corps), 1);
}

}  // namespace
}  // namespace sightline::engine::scene
