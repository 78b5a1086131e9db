// Keyword Glossary: Compel (p. 47), Inspire X (p. 51), Master of the Force X (p. 52).
#include <memory>

#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard compelling(Rank rank) {
    UnitCard card = darthVader();
    UnitFilter who;
    who.rank = rank;
    who.isTrooper = true;
    KeywordText keyword{.name = Keyword::compel, .parameter = "Corps Trooper"};
    keyword.who = std::make_shared<const UnitFilter>(who);
    card.keywords.push_back(keyword);
    return card;
}

/// Suppressed troopers in the column x = 10, and Vader at `gap` inches from the closest of them.
/// His null courage protects the troopers from panic.
struct Compelled : AttackScene {
    UnitId troopers, vader;
    explicit Compelled(double gap = 5.0, UnitCard card = stormtroopers(), Rank rank = Rank::corps) {
        troopers = blue(std::move(card), column({10.0, 10.0}, 4));
        vader = blue(compelling(rank), {{10.0 + smallBase + gap, 10.0}});
        red(rebelTroopers(), column({60.0, 10.0}, 4));
        with(troopers).tokens[Token::suppression] = 1;
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(troopers);
        if (asks(Ask::rollDice)) dice({blank});
    }
};

TEST(P47Compel, ASuppressedUnitMayGain1SuppressionForAFreeMoveAction) {
    Compelled scene;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.troopers);
    EXPECT_EQ(scene.question().names.front(), "Compel: Corps Trooper");
    EXPECT_TRUE(scene.offers(Action::climb)) << "any Move action";
    EXPECT_FALSE(scene.offers(Action::attack));
    scene.freeAction(Action::move);
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 2);
    EXPECT_EQ(scene.last(Happening::suppressionGained).citation, citationOf(Keyword::compel));
    scene.move(straight(2, 180.0, 4.0));
    scene.follow();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 1) << "suppressed: 2 less 1";
}

TEST(P47Compel, MayBeDeclinedForNothing) {
    Compelled scene;
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.troopers).tokens[Token::suppression], 1);
}

TEST(P47Compel, ReachesToRange2) {
    for (const double gap : {11.99, 12.01}) {
        Compelled scene(gap);
        scene.begin();
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), gap < 12.0) << gap;
    }
}

TEST(P47Compel, OnlyTheKindThatItNames) {
    Compelled other(5.0, stormtroopers(), Rank::specialForces);
    other.begin();
    EXPECT_TRUE(other.asks(Ask::chooseAction));
    UnitCard droid = battleDroids();
    droid.type = UnitType::droidTrooper;
    Compelled droids(5.0, droid);
    droids.begin();
    EXPECT_TRUE(droids.asks(Ask::chooseAction)) << "droids are not compelled";
    // Older games leave Dauntless to the players, but the game itself must still protect units with
    // Dauntless from Compel.
    UnitCard dauntless = stormtroopers();
    dauntless.keywords.push_back({.name = Keyword::dauntless, .leftByHand = true});
    Compelled brave(5.0, dauntless);
    brave.begin();
    EXPECT_TRUE(brave.asks(Ask::chooseAction)) << "Dauntless units are not affected";
    dauntless.keywords.back().leftByHand = false;
    Compelled bold(5.0, dauntless);
    bold.begin();
    EXPECT_EQ(bold.question().citation, citationOf(Keyword::dauntless)) << "only its own Move";
    bold.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(bold.asks(Ask::chooseAction));
}

TEST(P47Compel, NeitherUnsuppressedNorPanicked) {
    Compelled calm;
    calm.with(calm.troopers).tokens[Token::suppression] = 0;
    calm.begin();
    EXPECT_TRUE(calm.asks(Ask::chooseAction));

    Compelled panicked;
    UnitCard mortal = compelling(Rank::corps);
    mortal.courage = 1;
    panicked.with(panicked.vader).card = mortal;
    panicked.with(panicked.troopers).tokens[Token::suppression] = 2;
    panicked.start();
    panicked.activate(panicked.troopers);
    panicked.dice({blank, blank});
    EXPECT_FALSE(panicked.asks(Ask::chooseFreeAction));
}

TEST(P47Compel, TheTokenDoesNotPanicItInThatStep) {
    Compelled scene;
    UnitCard mortal = compelling(Rank::corps);
    mortal.courage = 1;
    scene.with(scene.vader).card = mortal;
    scene.begin();
    scene.freeAction(Action::move);
    EXPECT_TRUE(scene.unit(scene.troopers).isPanicked);
    scene.move(straight(1, 180.0, 1.0));
    scene.follow();
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "what it is was told when the step began";
}

TEST(P47Compel, APlayerWithSimpleSenseTakesTheMoveUnlessItWouldPanic) {
    Compelled fearless;
    fearless.begin();
    const Answer taken = sensibleAnswer(fearless.game(), 1);
    EXPECT_EQ(std::get<Pick>(taken).option, fearless.indexOf(Action::move));

    Compelled mortal;
    mortal.with(mortal.vader).card.courage = 3;
    mortal.begin();
    const Answer declined = sensibleAnswer(mortal.game(), 1);
    EXPECT_EQ(std::get<Pick>(declined).option, mortal.indexOf(Done{}));
}

TEST(P47Compel, TwoOfThemCompelOnce) {
    Compelled scene;
    scene.blue(compelling(Rank::corps), {{10.0 + smallBase + 5.0, 14.0}});
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

/// Leia with Inspire, and two suppressed units; one of them is at the given distance.
struct Inspired : AttackScene {
    UnitId leia, close, far;
    Inspired(int x, double gap) {
        UnitCard card = lukeSkywalker();
        card.keywords.push_back({.name = Keyword::inspire, .value = x});
        leia = blue(card, {{10.0, 10.0}});
        close = blue(rebelTroopers(), {{10.0, 14.0}});
        far = blue(rebelTroopers(), {{10.0 + smallBase + gap, 10.0}});
        const UnitId enemy = red(stormtroopers(), {{60.0, 10.0}});
        with(leia).tokens[Token::suppression] = 1;
        with(close).tokens[Token::suppression] = 1;
        with(far).tokens[Token::suppression] = 3;
        with(enemy).tokens[Token::suppression] = 1;
        scenario.lastRound = 2;
        start();
        activate(leia);
        dice({blank});
        action(Action::finish);
    }
};

TEST(P51Inspire, RemovesUpToXTokensInAllFromOthersWithinRange2) {
    Inspired scene(3, 11.99);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().names.front(), "Inspire 3");
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::inspire));
    EXPECT_EQ(scene.optionCount(), 3U) << "both units, not itself, or nobody";
    scene.choose(scene.far, Ask::chooseForEffect);
    scene.choose(scene.close, Ask::chooseForEffect);
    EXPECT_FALSE(scene.offers(scene.close)) << "it has none left";
    scene.choose(scene.far, Ask::chooseForEffect);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "X are removed";
    EXPECT_EQ(scene.unit(scene.far).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.unit(scene.close).tokens[Token::suppression], 0);
    EXPECT_EQ(scene.unit(scene.leia).tokens[Token::suppression], 1);
}

TEST(P51Inspire, BeyondRange2NobodyIsChosenAndThePlayerMayStop) {
    Inspired scene(2, 12.01);
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_FALSE(scene.offers(scene.far));
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.close).tokens[Token::suppression], 1);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
}

TEST(P51Inspire, IsAskedOnlyWhereSomebodyHasSuppression) {
    AttackScene scene;
    UnitCard card = lukeSkywalker();
    card.keywords.push_back({.name = Keyword::inspire, .value = 1});
    const UnitId leia = scene.blue(card, {{10.0, 10.0}});
    scene.blue(rebelTroopers(), {{10.0, 14.0}});
    scene.red(stormtroopers(), {{60.0, 10.0}});
    scene.start();
    scene.rest(leia);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

/// Leia with Inspire, with one wound left and a poison token, and an ally with suppression.
struct Poisoned : AttackScene {
    UnitId leia, ally;
    Poisoned() {
        UnitCard card = lukeSkywalker();
        card.keywords.push_back(word(Keyword::inspire, 1));
        card.wounds = 1;
        leia = blue(card, {{10.0, 10.0}});
        ally = blue(rebelTroopers(), {{10.0, 14.0}});
        red(stormtroopers(), {{60.0, 10.0}});
        with(leia).tokens[Token::poison] = 1;
        with(ally).tokens[Token::suppression] = 1;
        scenario.lastRound = 2;
        start();
        activate(leia);
        action(Action::finish);
    }
};

// Poison and Inspire both act at the end of the activation. A defeated unit inspires nobody.
TEST(P51Inspire, AUnitThatPoisonDefeatsFirstInspiresNobody) {
    Poisoned scene;
    ASSERT_TRUE(scene.asks(Ask::chooseEffect));
    const auto& names = scene.question().names;
    const int poison = names[0].starts_with("Poison") ? 0 : 1;
    scene.choose(EffectName{poison}, Ask::chooseEffect);
    EXPECT_TRUE(scene.unit(scene.leia).defeated);
    EXPECT_EQ(scene.unit(scene.ally).tokens[Token::suppression], 1);
}

/// Luke with two exhausted Force upgrades and one exhausted gear upgrade, at the end of his
/// activation.
struct Mastering : AttackScene {
    UnitId luke;
    /// If `dying` is true, Luke has 1 wound left and 1 poison token.
    explicit Mastering(int x, bool dying = false) {
        UnitCard card = lukeSkywalker();
        if (dying) card.wounds = 1;
        card.keywords.push_back({.name = Keyword::masterOfTheForce, .value = x});
        luke = blue(card, {{10.0, 10.0}});
        if (dying) {
            with(luke).tokens[Token::poison] = 1;
            blue(rebelTroopers(), {{10.0, 20.0}});
        }
        for (const auto& [name, slot] : {std::pair{"Force Push", "force"},
                                         {"Force Reflexes", "force"},
                                         {"Grappling Hooks", "gear"}}) {
            EquippedCard one{.id = name, .name = name, .use = CardUse::exhaust};
            one.state = EquippedCard::State::exhausted;
            one.slot = slot;
            with(luke).cards.push_back(one);
        }
        red(stormtroopers(), {{60.0, 10.0}});
        scenario.lastRound = 2;
        start();
        rest(luke);
    }
    bool isReady(std::size_t card) const {
        return unit(luke).cards[card].state == EquippedCard::State::ready;
    }
    std::string pickCards(const std::vector<int>& which) { return refusal(PickSeveral{which, {}}); }
};

TEST(P52MasterOfTheForce, ReadiesUpToXExhaustedForceUpgrades) {
    Mastering scene(1);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U) << "no gear";
    EXPECT_EQ(scene.question().names[3], "Force Reflexes");
    EXPECT_NE(scene.pickCards({0, 1}), "") << "1 at most";
    EXPECT_EQ(scene.pickCards({}), "") << "or none";
    scene.chance(PickSeveral{{1}, {}}, Ask::chooseForEffect);
    EXPECT_FALSE(scene.isReady(0));
    EXPECT_TRUE(scene.isReady(1));
    EXPECT_FALSE(scene.isReady(2));
    EXPECT_EQ(scene.last(Happening::cardTurned).citation, citationOf(Keyword::masterOfTheForce));
}

// Poison and Master of the Force both act at the end of the activation.
TEST(P52MasterOfTheForce, AUnitThatPoisonDefeatsFirstReadiesNothing) {
    Mastering scene(1, true);
    ASSERT_TRUE(scene.asks(Ask::chooseEffect));
    const int poison = scene.question().names[0].starts_with("Poison") ? 0 : 1;
    scene.choose(EffectName{poison}, Ask::chooseEffect);
    EXPECT_TRUE(scene.unit(scene.luke).defeated);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_FALSE(scene.recorded(Happening::cardTurned));
}

TEST(P52MasterOfTheForce, BothWhereXIs2) {
    Mastering scene(2);
    scene.chance(PickSeveral{{0, 1}, {}}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isReady(0) && scene.isReady(1));
}

TEST(P52MasterOfTheForce, TheOrderWithInspireIsThePlayers) {
    AttackScene scene;
    UnitCard card = lukeSkywalker();
    card.keywords = {{.name = Keyword::masterOfTheForce, .value = 1},
                     {.name = Keyword::inspire, .value = 1}};
    const UnitId luke = scene.blue(card, {{10.0, 10.0}});
    EquippedCard push{.id = "force-push", .name = "Force Push", .use = CardUse::exhaust};
    push.state = EquippedCard::State::exhausted;
    push.slot = "force";
    scene.with(luke).cards = {push};
    const UnitId other = scene.blue(rebelTroopers(), {{10.0, 14.0}});
    scene.with(other).tokens[Token::suppression] = 1;
    scene.red(stormtroopers(), {{60.0, 10.0}});
    scene.start();
    scene.rest(luke);
    EXPECT_TRUE(scene.asks(Ask::chooseEffect));
}

}  // namespace
}  // namespace sightline::engine::scene
