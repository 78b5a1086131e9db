// Keyword Glossary: AI (p. 46), Override (p. 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

KeywordText aiOf(const std::string& actions) {
    KeywordText text = word(Keyword::ai);
    text.parameter = actions;
    return text;
}

UnitCard droids(const std::string& actions) {
    UnitCard card = battleDroids();
    card.type = UnitType::droidTrooper;
    card.courage = 1;
    card.keywords = {aiOf(actions)};
    return card;
}

/// Droids with AI at (10, 10) that have suppression tokens, and an enemy at `gap` inches.
struct Programmed : AttackScene {
    UnitId machine, enemy;
    explicit Programmed(const std::string& actions, double gap = 10.0, int suppression = 1)
        : Programmed(droids(actions), gap, suppression) {}
    Programmed(UnitCard card, double gap, int suppression) {
        machine = blue(std::move(card), {{10.0, 10.0}});
        enemy = red(rebelTroopers(), {{10.0 + smallBase + gap, 10.0}});
        with(machine).tokens[Token::suppression] = suppression;
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(machine);
        if (asks(Ask::rollDice)) dice(std::vector<Face>(question().dice.size(), blank));
    }
    bool isFree() const { return offers(Action::aim) && offers(Action::finish); }
    int actionsLeft() const { return unit(machine).actionsLeft; }
};

TEST(P46AI, ASuppressedUnitMustMakeAListedActionFirst) {
    Programmed scene("Attack");
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_TRUE(scene.offers(Action::attack));
    EXPECT_EQ(scene.actionsLeft(), 2);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::ai));
    EXPECT_NE(scene.refusal(Pick{1, Option{Action::aim}}), "");
    EXPECT_NE(scene.refusal(Pick{1, Option{Action::finish}}), "");
    scene.action(Action::attack);
    scene.defend(scene.enemy);
    scene.weapons("E-5", 1);
    scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), blank));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.isFree()) << "its other action is as it likes";
    EXPECT_EQ(scene.actionsLeft(), 1);
}

TEST(P46AI, FreeActionsMayComeBeforeIt) {
    Programmed scene("Attack");
    EquippedCard reflexes{.id = "reflexes", .name = "Reflexes", .use = CardUse::exhaust};
    reflexes.freeTokens = {Token::aim};
    scene.with(scene.machine).cards = {reflexes};
    scene.begin();
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.cardAction(0);
    EXPECT_EQ(scene.unit(scene.machine).tokens[Token::aim], 1);
    EXPECT_EQ(scene.optionCount(), 1U) << "a free action is not the listed action";
    EXPECT_TRUE(scene.offers(Action::attack));
    EXPECT_EQ(scene.actionsLeft(), 2);
}

TEST(P46AI, OneOfTheListedActionsAndEveryKindOfMove) {
    Programmed scene("Dodge, Move");
    scene.begin();
    EXPECT_TRUE(scene.offers(Action::dodge));
    EXPECT_TRUE(scene.offers(Action::move));
    EXPECT_TRUE(scene.offers(Action::climb));
    EXPECT_FALSE(scene.offers(Action::attack));
    EXPECT_FALSE(scene.offers(Action::aim));
    EXPECT_FALSE(scene.offers(Action::finish));
    scene.action(Action::dodge);
    EXPECT_TRUE(scene.isFree());
}

TEST(P46AI, OtherKeywordsAndUnknownNamesListNoAction) {
    UnitCard card = droids("Dodge, Hesitate");
    card.keywords.push_back(word(Keyword::independent));
    card.keywords.back().parameter = "Move";
    card.keywords.push_back(word(Keyword::jump, 1));
    Programmed scene(std::move(card), 10.0, 1);
    scene.begin();
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_TRUE(scene.offers(Action::dodge));
}

TEST(P46AI, WithoutAPossibleActionTheUnitMakes1Less) {
    Programmed scene("Attack", 40.0);
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.actionsLeft(), 1);
    EXPECT_TRUE(scene.isFree());
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::ai));
}

TEST(P46AI, ActsOnlyOnAnImpairedUnit) {
    Programmed calm("Attack", 10.0, 0);
    calm.begin();
    EXPECT_TRUE(calm.isFree());
    EXPECT_FALSE(calm.recorded(Happening::keywordActed));
    Programmed rallied("Attack");
    rallied.start();
    rallied.activate(rallied.machine);
    rallied.dice({block});
    EXPECT_TRUE(rallied.isFree()) << "no longer suppressed";
    Programmed panicked("Attack", 10.0, 2);
    panicked.begin();
    EXPECT_FALSE(panicked.recorded(Happening::keywordActed));
}

TEST(P46AI, NotWithAFaceupOrderToken) {
    Programmed scene("Attack");
    scene.with(scene.machine).ordered = true;
    scene.begin();
    EXPECT_TRUE(scene.isFree());
    EXPECT_EQ(scene.actionsLeft(), 2);
}

TEST(P46AI, ADamagedVehicleAndOneThatLostHalfItsMiniatures) {
    UnitCard tank = atRt();
    tank.keywords = {aiOf("Attack")};
    Programmed damaged(tank, 10.0, 0);
    damaged.with(damaged.machine).tokens[Token::vehicleDamage] = 1;
    damaged.begin();
    EXPECT_EQ(damaged.optionCount(), 1U);
    EXPECT_TRUE(damaged.offers(Action::attack));

    UnitCard bikes = speederBikes();
    bikes.keywords = {aiOf("Dodge")};
    for (const bool half : {false, true}) {
        AttackScene scene;
        const UnitId riders = scene.blue(bikes, {{10.0, 10.0}, {10.0, 14.0}});
        scene.red(rebelTroopers(), {{40.0, 30.0}});
        scene.start();
        if (half) scene.adjust({Player::blue, AdjustWounds{scene.mini(riders, 1), bikes.wounds}});
        scene.activate(riders);
        EXPECT_EQ(scene.offers(Action::aim), !half);
        EXPECT_TRUE(scene.offers(Action::dodge));
    }
}

TEST(P46AI, SeveralInstancesMakeOneList) {
    UnitCard card = droids("Attack");
    card.keywords.push_back(aiOf("Aim"));
    Programmed scene(card, 10.0, 1);
    scene.begin();
    EXPECT_EQ(scene.optionCount(), 2U);
    EXPECT_TRUE(scene.offers(Action::attack));
    EXPECT_TRUE(scene.offers(Action::aim));
}

TEST(P46AI, IsByHandInAGameThatBeganBeforeIt) {
    UnitCard card = droids("Attack");
    card.keywords.front().leftByHand = true;
    Programmed scene(card, 10.0, 1);
    scene.begin();
    EXPECT_TRUE(scene.isFree());
}

/// Suppressed droids with AI, and Kraken with Override at `gap` inches from them.
struct Overridden : Programmed {
    UnitId kraken;
    explicit Overridden(double gap = 5.0) : Programmed("Attack", 10.0) {
        UnitCard card = lukeSkywalker();
        card.name = "Kraken";
        card.courage = 2;
        kraken = blue(bearing(card, Keyword::override), {{10.0, 10.0 + smallBase + gap}});
    }
    void open() {
        start();
        activate(machine);
    }
    void rally() { dice({blank}); }
};

TEST(P53Override, MayGain1SuppressionAndTheUnitIgnoresAI) {
    Overridden scene;
    scene.open();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.choose(scene.kraken, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.kraken).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::override));
    scene.rally();
    EXPECT_TRUE(scene.isFree());
    EXPECT_EQ(scene.actionsLeft(), 2);
}

// A unit is within every range of itself.
TEST(P53Override, TheActivatingUnitMayHaveTheKeywordItself) {
    UnitCard card = droids("Attack");
    card.keywords.push_back(word(Keyword::override));
    Programmed scene(card, 10.0, 1);
    scene.start();
    scene.activate(scene.machine);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    scene.choose(scene.machine, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.machine).tokens[Token::suppression], 2);
}

TEST(P53Override, MayBeDeclined) {
    Overridden scene;
    scene.open();
    scene.choose(Done{}, Ask::chooseForEffect);
    scene.rally();
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_EQ(scene.unit(scene.kraken).tokens[Token::suppression], 0);
}

TEST(P53Override, WithinRange3AndNotPanicked) {
    for (const double gap : {17.99, 18.01}) {
        Overridden scene(gap);
        scene.open();
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), gap < 18.0) << gap;
    }
    for (const int suppression : {3, 4}) {
        Overridden scene;
        scene.with(scene.kraken).tokens[Token::suppression] = suppression;
        scene.open();
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), suppression < 4) << suppression;
    }
}

TEST(P53Override, OneOfSeveralUnitsGainsTheToken) {
    Overridden scene;
    UnitCard card = lukeSkywalker();
    card.rank = Rank::support;
    const UnitId other = scene.blue(bearing(card, Keyword::override), {{15.0, 10.0}});
    scene.open();
    EXPECT_EQ(scene.optionCount(), 3U);
    scene.choose(other, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::rollDice)) << "asked once";
    EXPECT_EQ(scene.unit(other).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.unit(scene.kraken).tokens[Token::suppression], 0);
}

TEST(P53Override, IsAskedOnlyWhereAIWouldAct) {
    Overridden calm;
    calm.with(calm.machine).tokens[Token::suppression] = 0;
    calm.open();
    EXPECT_TRUE(calm.asks(Ask::chooseAction));
    Overridden ordered;
    ordered.with(ordered.machine).ordered = true;
    ordered.open();
    EXPECT_TRUE(ordered.asks(Ask::rollDice));
    Overridden without;
    without.with(without.machine).card.keywords.clear();
    without.open();
    EXPECT_TRUE(without.asks(Ask::rollDice));
}

TEST(P53Override, ADamagedVehicleStillHasAISoItRollsNoDamage) {
    Overridden scene;
    UnitCard tank = atRt();
    tank.keywords = {aiOf("Attack")};
    scene.with(scene.machine).card = tank;
    scene.with(scene.machine).tokens[Token::suppression] = 0;
    scene.with(scene.machine).tokens[Token::vehicleDamage] = 1;
    scene.open();
    scene.choose(scene.kraken, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.isFree());
}

}  // namespace
}  // namespace sightline::engine::scene
