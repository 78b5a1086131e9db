// Command cards whose effect is data and not C++ code. Core Rulebook p. 8, 21.
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard droids(UnitCard card) {
    card.type = UnitType::droidTrooper;
    return card;
}

TEST(CardRogerRoger, EachUnitThatItOrdersGainsOneDodgeOrOneSurge) {
    WithCard scene("roger-roger", droids(battleDroids()));
    scene.start();
    scene.play(scene.name);
    scene.play("Standing Orders");
    ASSERT_TRUE(scene.isAsked("roger-roger"));
    EXPECT_EQ(scene.question().unit, scene.first);
    ASSERT_EQ(scene.optionCount(), 2U) << "no way to decline";
    EXPECT_EQ(scene.question().names[2], "Gain: 1 dodge");
    EXPECT_NE(scene.refusal(Pick{2}), "");
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.first, Token::dodge), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, page(21, "Roger, Roger!"));
    ASSERT_TRUE(scene.isAsked("roger-roger"));
    scene.choose(EffectName{3}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.second, Token::surge), 1);
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge) + scene.tokens(scene.luke, Token::surge), 0)
        << "Luke was issued no order";
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardCovertObservation, AnEnemyUnitThatACommandCardOrdersGainsOneSuppression) {
    WithCard scene("covert-observation");
    scene.start();
    scene.play(scene.name);
    scene.play("Assault");
    while (scene.asks(Ask::issueOrders)) scene.idle();
    EXPECT_EQ(scene.unit(scene.storm1).order, faceup);
    EXPECT_EQ(scene.tokens(scene.storm1, Token::suppression), 1);
    EXPECT_EQ(scene.tokens(scene.storm2, Token::suppression), 1);
    EXPECT_EQ(scene.tokens(scene.vader, Token::suppression), 0) << "he has null courage";
    EXPECT_EQ(scene.tokens(scene.first, Token::suppression), 0) << "an order of its own side";
}

TEST(CardLyingInWait, BosskGainsSharpshooterForTheRoundAndAnAimAfterEachEnemyActivation) {
    WithCard scene("lying-in-wait", rebelTroopers(), "Bossk");
    scene.start();
    scene.play(scene.name);
    scene.play("Standing Orders");
    EXPECT_EQ(scene.view().unit(scene.luke).card->sumOf(Keyword::sharpshooter), 1);
    EXPECT_EQ(scene.view().unit(scene.first).card->sumOf(Keyword::sharpshooter), 0);
    EXPECT_EQ(scene.unit(scene.luke).effects.size(), 1U) << "both players see it";
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, page(21, "Lying In Wait"));
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    scene.rest(scene.luke);
    EXPECT_EQ(scene.tokens(scene.luke, Token::aim), 0) << "no enemy unit";
    ASSERT_EQ(scene.question().player, Player::red);
    scene.rest(scene.vader);
    EXPECT_EQ(scene.tokens(scene.luke, Token::aim), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).unit, scene.luke);
}

/// Blue's first corps unit attacks the stormtroopers and rolls only blanks. Blue has played a
/// command card.
struct Covering : WithCard {
    Covering() : WithCard("covering-fire") {
        with(first).minis[0].position = {10.0, 20.0, 0.0};
        with(second).minis[0].position = {13.0, 20.0, 0.0};
    }
    void shoot() {
        start();
        play(name);
        play("Standing Orders");
        while (!asks(Ask::chooseUnitToActivate)) idle();
        attack(first, storm1);
        while (asks(Ask::rollDice)) idle();
    }
};

TEST(CardCoveringFire, AnotherAlliedUnitInRange2OfTheAttackerMayGainADodge) {
    Covering scene;
    scene.shoot();
    ASSERT_TRUE(scene.isAsked("covering-fire"));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.optionCount(), 2U) << "the other corps unit, or nobody";
    EXPECT_FALSE(scene.offers(scene.first)) << "the attacker";
    EXPECT_FALSE(scene.offers(scene.luke)) << "beyond range 2";
    scene.choose(scene.second, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.second, Token::dodge), 1);
}

TEST(CardCoveringFire, MayBeDeclined) {
    Covering scene;
    scene.shoot();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.second, Token::dodge), 0);
}

TEST(CardLyingInWait, EndsWithTheRound) {
    WithCard scene("lying-in-wait", rebelTroopers(), "Bossk");
    scene.start();
    scene.play(scene.name);
    scene.play("Standing Orders");
    while (scene.view().round == 1) scene.idle();
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.view().unit(scene.luke).card->sumOf(Keyword::sharpshooter), 0);
    EXPECT_TRUE(scene.unit(scene.luke).effects.empty());
}

/// A command card that stays in play. Each allied unit that activates gains a surge token. A pack
/// may add such a card.
CommandCard lastingCard() {
    CommandCard card = standingOrders();
    card.id = card.name = "vigil";
    card.returnsToHand = false;
    card.permanent = true;
    CardSentence sentence{
        .when = {{timingPointNamed("StartOfUnitActivation").value(), Whose::ally}}};
    sentence.steps.push_back({.who = CardRole::actor, .gain = {{Token::surge, 1}}});
    card.program =
        std::make_shared<const CardProgram>(CardProgram{.sentences = {std::move(sentence)}});
    return card;
}

TEST(PermanentCommandCard, ActsInLaterRoundsToo) {
    WithCard scene("roger-roger");
    scene.hands({standingOrders(), assault()}, {assault(), standingOrders()});
    scene.scenario.commandHands[0].push_back(lastingCard());
    AdjustHand permanent{Player::blue, "vigil", AdjustHand::Destination::permanent};
    scene.scenario.begun.push_back({Player::blue, std::move(permanent)});
    scene.scenario.phase = Phase::activation;
    scene.with(scene.luke).ordered = true;
    scene.start();
    scene.activate(scene.luke);
    EXPECT_EQ(scene.tokens(scene.luke, Token::surge), 1);
    EXPECT_EQ(scene.tokens(scene.first, Token::surge), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
