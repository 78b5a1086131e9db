// Keyword Glossary: Independent (p. 51), Reliable X and Retinue (p. 53).
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"
#include "scenario/named_units.h"

namespace sightline::engine::scene {
namespace {

/// Troopers with a keyword, and Luke at `gap` inches from them. The game begins with the Activation
/// Phase.
struct Beginning : AttackScene {
    UnitId troopers, luke, enemy;
    explicit Beginning(KeywordText keyword, double gap = 5.0) {
        troopers = blue(bearing(rebelTroopers(), std::move(keyword)), {{10.0, 10.0}});
        luke = blue(lukeSkywalker(), {{10.0 + smallBase + gap, 10.0}});
        enemy = red(stormtroopers(), {{60.0, 30.0}});
        scenario.lastRound = 2;
    }
    int tokens(Token token) const { return unit(troopers).tokens[token]; }
    void chooseText(int text) { choose(EffectName{2 + text}, Ask::chooseForEffect); }
};

TEST(P53Reliable, GainsXSurgeTokensAtTheStartOfEachActivationPhase) {
    Beginning scene(word(Keyword::reliable, 2));
    scene.start();
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "no question";
    EXPECT_EQ(scene.tokens(Token::surge), 2);
    EXPECT_EQ(scene.unit(scene.luke).tokens[Token::surge], 0);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::reliable));
    scene.rest(scene.troopers);
    scene.rest(scene.enemy);
    scene.rest(scene.luke);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.tokens(Token::surge), 2) << "the End Phase removed the others";
}

TEST(P53Reliable, AlsoOfAnUndeployedUnitAndOfSeveralUnitsWithoutAQuestion) {
    Beginning scene(word(Keyword::reliable, 1));
    const UnitId undeployed =
        scene.blue(bearing(rebelTroopers(), word(Keyword::reliable, 1)), {{}});
    scene.with(undeployed).undeployed = true;
    scene.start();
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_EQ(scene.unit(undeployed).tokens[Token::surge], 1);
    EXPECT_EQ(scene.tokens(Token::surge), 1);
}

TEST(P53Reliable, IsByHandInAGameThatBeganBeforeIt) {
    KeywordText byHand = word(Keyword::reliable, 2);
    byHand.leftByHand = true;
    Beginning scene(byHand);
    scene.start();
    EXPECT_EQ(scene.tokens(Token::surge), 0);
}

TEST(P53Retinue, GainsEither1AimOr1DodgeToken) {
    for (const int text : {0, 1}) {
        Beginning scene(namingUnit(Keyword::retinue, "Luke Skywalker"));
        scene.start();
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().unit, scene.troopers);
        EXPECT_EQ(scene.question().names.front(), "Retinue: Luke Skywalker");
        EXPECT_EQ(scene.optionCount(), 2U) << "the unit must gain one of them";
        scene.chooseText(text);
        EXPECT_EQ(scene.tokens(Token::aim), text == 0 ? 1 : 0);
        EXPECT_EQ(scene.tokens(Token::dodge), text == 0 ? 0 : 1);
        EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::retinue));
        EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    }
}

TEST(P53Retinue, WithinRange2OfTheUnitThatItNames) {
    for (const double gap : {11.99, 12.01}) {
        Beginning scene(namingUnit(Keyword::retinue, "Luke Skywalker"), gap);
        scene.start();
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), gap < 12.0) << gap;
    }
    for (const char* name : {"Darth Vader", "Stormtroopers", "Rebel Troopers"}) {
        Beginning scene(namingUnit(Keyword::retinue, name));
        scene.start();
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << name << ": no ally, or the unit itself";
    }
}

KeywordText independent(std::vector<KeywordText::Gain> gains, bool all = false) {
    KeywordText text = word(Keyword::independent);
    text.parameter = "as the test says";
    text.gains = std::move(gains);
    text.gainsAll = all;
    return text;
}

TEST(P51Independent, MayGainXOfTheListedTokens) {
    for (const bool gains : {true, false}) {
        Beginning scene(independent({{"surge", 2}}));
        scene.start();
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().unit, scene.troopers);
        EXPECT_EQ(scene.optionCount(), 2U);
        if (gains)
            scene.chooseText(0);
        else
            scene.choose(Done{}, Ask::chooseForEffect);
        EXPECT_EQ(scene.tokens(Token::surge), gains ? 2 : 0);
        EXPECT_EQ(scene.recorded(Happening::tokenGained), gains);
        if (gains) {
            EXPECT_EQ(scene.last(Happening::tokenGained).citation,
                      citationOf(Keyword::independent));
        }
        EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    }
}

TEST(P51Independent, OneOfTwoKindsOrBothAsTheCardSays) {
    Beginning either(independent({{"aim", 1}, {"dodge", 1}}));
    either.start();
    EXPECT_EQ(either.optionCount(), 3U);
    either.chooseText(1);
    EXPECT_EQ(either.tokens(Token::aim), 0);
    EXPECT_EQ(either.tokens(Token::dodge), 1);
    Beginning both(independent({{"aim", 1}, {"dodge", 1}}, true));
    both.start();
    EXPECT_EQ(both.optionCount(), 2U);
    both.chooseText(0);
    EXPECT_EQ(both.tokens(Token::aim), 1);
    EXPECT_EQ(both.tokens(Token::dodge), 1);
}

TEST(P51Independent, NotWithAnOrderToken) {
    Beginning scene(independent({{"aim", 1}}));
    scene.with(scene.troopers).ordered = true;
    scene.start();
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    EXPECT_EQ(scene.tokens(Token::aim), 0);
}

TEST(P51Independent, AStandbyTokenIsNotOfferedTwice) {
    Beginning scene(independent({{"standby", 1}}));
    scene.with(scene.troopers).tokens[Token::standby] = 1;
    scene.start();
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P51Independent, EachInstanceActsByItself) {
    Beginning scene(independent({{"dodge", 1}}));
    scene.with(scene.troopers).card.keywords.push_back(independent({{"surge", 1}}));
    scene.start();
    scene.chooseText(0);
    scene.chooseText(0);
    EXPECT_EQ(scene.tokens(Token::dodge), 1);
    EXPECT_EQ(scene.tokens(Token::surge), 1);
}

TEST(P51Independent, AnInstanceWithoutAnEffectAsksNoQuestion) {
    Beginning scene(independent({{"standby", 1}}));
    scene.with(scene.troopers).tokens[Token::standby] = 1;
    scene.with(scene.troopers).card.keywords.push_back(independent({{"surge", 1}}));
    scene.start();
    scene.chooseText(0);
    EXPECT_EQ(scene.tokens(Token::surge), 1);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P51Independent, MayMakeTheListedActionAsAFreeAction) {
    Beginning scene(independent({{"move", 1}}));
    scene.start();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.troopers);
    EXPECT_TRUE(scene.offers(Action::climb)) << "any Move action";
    EXPECT_FALSE(scene.offers(Action::aim));
    scene.freeAction(Action::move);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, citationOf(Keyword::independent));
    scene.move(straight(1, 90.0, 2.0));
    ASSERT_TRUE(scene.asks(Ask::chooseUnitToActivate));
    scene.activate(scene.troopers);
    EXPECT_EQ(scene.unit(scene.troopers).actionsLeft, 2) << "it is free";
    Beginning declined(independent({{"move", 1}}));
    declined.start();
    declined.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(declined.asks(Ask::chooseUnitToActivate));
}

/// Luke has Independent: Move, and the troopers have Retinue: Luke Skywalker. A Move of 2 inches
/// towards the troopers brings Luke within range 2.
struct MovingLuke : Beginning {
    explicit MovingLuke(double gap)
        : Beginning(namingUnit(Keyword::retinue, "Luke Skywalker"), gap) {
        with(luke).card.keywords.push_back(independent({{"move", 1}}));
    }
    void resolveFirst(Keyword keyword) {
        ASSERT_TRUE(asks(Ask::chooseEffect));
        const auto& ids = question().ids;
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (ids[i].starts_with(std::string(nameOf(keyword))))
                return chance(Pick{static_cast<int>(i)}, Ask::chooseEffect);
        ADD_FAILURE() << "the effect is not offered";
    }
    void moveLuke(double towards) {
        freeAction(Action::move);
        move(straight(1, towards, 2.0));
    }
};

// p. 6: a player resolves simultaneous effects in any order.
TEST(P51Independent, ItsMoveMayComeBeforeOrAfterRetinue) {
    MovingLuke before(13.0);
    before.start();
    before.resolveFirst(Keyword::independent);
    before.moveLuke(180.0);
    ASSERT_TRUE(before.asks(Ask::chooseForEffect)) << "now within range 2";
    before.chooseText(0);
    EXPECT_EQ(before.tokens(Token::aim), 1);

    MovingLuke after(13.0);
    after.start();
    after.resolveFirst(Keyword::retinue);
    EXPECT_TRUE(after.asks(Ask::chooseFreeAction)) << "Luke was too far away";
    EXPECT_EQ(after.tokens(Token::aim), 0);

    MovingLuke away(11.0);
    away.start();
    away.resolveFirst(Keyword::independent);
    away.moveLuke(0.0);
    EXPECT_TRUE(away.asks(Ask::chooseUnitToActivate)) << "no longer within range 2";

    MovingLuke older(13.0);
    older.scenario.asks = asksNinth;
    older.start();
    EXPECT_TRUE(older.asks(Ask::chooseFreeAction));
}

TEST(P51Independent, NoOrderIsAskedIfNoUnitMayMove) {
    Beginning scene(namingUnit(Keyword::retinue, "Luke Skywalker"));
    scene.with(scene.luke).card.keywords.push_back(independent({{"aim", 1}}));
    scene.start();
    EXPECT_TRUE(scene.asks(Ask::chooseForEffect));
}

TEST(P51Independent, RecoverIsOfferedOnlyWhereItHasAnEffect) {
    for (const int suppression : {0, 2}) {
        Beginning scene(independent({{"recover", 1}}));
        scene.with(scene.troopers).tokens[Token::suppression] = suppression;
        scene.start();
        ASSERT_EQ(scene.asks(Ask::chooseFreeAction), suppression > 0);
        if (suppression == 0) continue;
        scene.freeAction(Action::recover);
        scene.recover(2);
        EXPECT_EQ(scene.tokens(Token::suppression), 0);
    }
}

TEST(P51Independent, APlayerWithSimpleSenseTakesTheTokens) {
    Beginning scene(independent({{"aim", 1}}));
    scene.start();
    const Answer taken = sensibleAnswer(scene.game(), 1);
    EXPECT_EQ(std::get<Pick>(taken).option, 0);
}

}  // namespace
}  // namespace sightline::engine::scene
