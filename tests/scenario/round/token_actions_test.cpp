// Free card actions that give a token. Core Rulebook p. 17, Exhaust and Expend; p. 24, Card Actions
// and Free Actions. The example of p. 24: a readied Force upgrade exhausts and gives 1 dodge token.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

EquippedCard giving(const std::string& name, std::vector<Token> tokens) {
    EquippedCard card{.id = name, .name = name, .use = CardUse::exhaust};
    card.slot = "force";
    card.freeTokens = std::move(tokens);
    return card;
}

/// A commander with one upgrade card that `giving` describes. Its enemies are far away.
struct Giving : AttackScene {
    UnitId own;
    explicit Giving(std::vector<Token> tokens, UnitCard card = lukeSkywalker()) {
        own = blue(std::move(card), {{10.0, 10.0}});
        with(own).cards = {giving("Reflexes", std::move(tokens))};
        red(stormtroopers(), {{60.0, 10.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(own);
    }
    std::size_t offered() const {
        const auto& options = question().options;
        return static_cast<std::size_t>(std::count_if(
            options.begin(), options.end(),
            [](const Option& one) { return std::holds_alternative<CardAction>(one); }));
    }
    bool isReady() const { return unit(own).cards[0].state == EquippedCard::State::ready; }
};

TEST(P24FreeActions, ItCostsNoActionGivesTheTokenAndExhaustsTheCard) {
    Giving scene({Token::dodge});
    scene.begin();
    ASSERT_EQ(scene.offered(), 1U);
    scene.cardAction(0);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::dodge], 1);
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2);
    EXPECT_FALSE(scene.isReady());
    EXPECT_EQ(scene.last(Happening::cardTurned).citation.page, 17);
    EXPECT_EQ(scene.offered(), 0U) << "an exhausted card has no effect";
}

TEST(P24FreeActions, ItMayFollowTheLastAction) {
    Giving scene({Token::dodge});
    scene.begin();
    scene.action(Action::aim);
    scene.action(Action::dodge);
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "no action left, but a free one";
    EXPECT_EQ(scene.optionCount(), 2U) << "it, or to finish";
    scene.cardAction(0);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::dodge], 2);
    EXPECT_FALSE(scene.asks(Ask::chooseAction));
}

TEST(P24FreeActions, NotTwiceInAnActivationThoughARecoverReadiesTheCard) {
    Giving scene({Token::aim, Token::surge});
    scene.begin();
    scene.cardAction(1);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::surge], 1);
    scene.action(Action::recover);
    ASSERT_TRUE(scene.isReady());
    EXPECT_EQ(scene.offered(), 0U) << "nor the other token of the same card";
}

TEST(P24FreeActions, OneOfSeveralTokensByTheNameOfBoth) {
    Giving scene({Token::aim, Token::surge});
    scene.begin();
    ASSERT_EQ(scene.offered(), 2U);
    EXPECT_EQ(scene.question().names.at(0), "Reflexes: aim");
    scene.cardAction(0);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::aim], 1);
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::surge], 0);
    EXPECT_EQ(scene.offered(), 0U);
}

TEST(P24FreeActions, AnExhaustedCardOffersNone) {
    Giving scene({Token::dodge});
    scene.with(scene.own).cards[0].state = EquippedCard::State::exhausted;
    scene.begin();
    EXPECT_EQ(scene.offered(), 0U);
}

TEST(P24FreeActions, APanickedUnitMakesNone) {
    Giving scene({Token::dodge}, rebelTroopers());
    scene.with(scene.own).tokens[Token::suppression] = 9;
    scene.start();
    scene.activate(scene.own);
    EXPECT_FALSE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.own).tokens[Token::dodge], 0);
}

// Keyword Glossary, Master of the Force (p. 52): the keyword readies an exhausted card at the end
// of the activation. So the unit may use the card again in its next activation.
TEST(P52MasterOfTheForce, ReadiesACardThatTheUnitUsedItself) {
    Giving scene({Token::dodge}, bearing(lukeSkywalker(), Keyword::masterOfTheForce, 1));
    scene.begin();
    scene.cardAction(0);
    scene.action(Action::finish);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    scene.chance(PickSeveral{{0}, {}}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isReady());
}

}  // namespace
}  // namespace sightline::engine::scene
