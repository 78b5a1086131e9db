// Upgrade cards whose effect is data and not C++ code. Core Rulebook p. 16-17 (Upgrade Cards,
// Exhaust and Expend), p. 24.
#include "scenario/cards/carrying_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(CardJediMindTrick, AsAFreeActionItExhaustsAndSuppressesAnEnemyTrooperInRange2) {
    Carrying scene("jedi-mind-trick");
    scene.begin();
    ASSERT_EQ(scene.offered(), 1U);
    scene.cardAction(0);
    ASSERT_TRUE(scene.isAsked("jedi-mind-trick"));
    ASSERT_EQ(scene.optionCount(), 1U) << "no commander, and no way to decline";
    EXPECT_TRUE(scene.offers(scene.enemy));
    EXPECT_NE(scene.refusal(Pick{1}), "");
    scene.choose(scene.enemy, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.enemy, Token::suppression), 2);
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2);
    EXPECT_EQ(scene.offered(), 0U);
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardJediMindTrick, IsNotOfferedWithoutATargetInRange2) {
    Carrying scene("jedi-mind-trick", lukeSkywalker(), 14.0);
    scene.begin();
    EXPECT_EQ(scene.offered(), 0U);
}

TEST(CardForceChoke, AnEnemyTrooperInRange1SuffersAWound) {
    Carrying scene("force-choke", lukeSkywalker(), 5.0);
    scene.begin();
    scene.cardAction(0);
    scene.choose(scene.enemy, Ask::chooseForEffect);
    while (scene.asks(Ask::assignWound)) scene.pickFirst(Ask::assignWound);
    while (scene.asks(Ask::chooseUnitLeader)) scene.pickFirst(Ask::chooseUnitLeader);
    EXPECT_EQ(scene.miniaturesOf(scene.enemy), 1);
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
}

TEST(CardForceChoke, NotInRange2) {
    Carrying scene("force-choke", lukeSkywalker(), 8.0);
    scene.begin();
    EXPECT_EQ(scene.offered(), 0U);
}

TEST(CardGovernorPryce, AnAlliedTrooperGainsAnAimAndASuppression) {
    Carrying scene("governor-pryce", atRt());
    scene.begin();
    scene.cardAction(0);
    EXPECT_FALSE(scene.offers(scene.own)) << "a vehicle";
    scene.choose(scene.ally, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.ally, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.ally, Token::suppression), 1);
    EXPECT_EQ(scene.state(), EquippedCard::State::ready) << "the card does not exhaust";
    EXPECT_EQ(scene.offered(), 0U) << "once in an activation (p. 24)";
}

TEST(CardPloKoon, GivesAgile2UntilTheEndOfTheActivation) {
    Carrying scene("plo-koon-saber-class-tank", atRt());
    scene.begin();
    scene.cardAction(0);
    EXPECT_EQ(scene.view().unit(scene.own).card->sumOf(Keyword::agile), 2);
    scene.action(Action::aim);
    scene.action(Action::finish);
    EXPECT_EQ(scene.view().unit(scene.own).card->sumOf(Keyword::agile), 0);
}

TEST(CardWedgeAntilles, MakesAFreePivot) {
    Carrying scene("wedge-antilles", atRt());
    scene.begin();
    ASSERT_EQ(scene.offered(), 1U);
    scene.cardAction(0);
    ASSERT_FALSE(scene.asks(Ask::chooseFreeAction)) << "the card action already says which";
    EXPECT_EQ(scene.question().form, AnswerForm::move);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, page(16, "Wedge Antilles"));
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2);
}

TEST(CardIntoTheFray, MayGainASurgeWhenAnEnemyInRange1Activates) {
    Carrying scene("into-the-fray", lukeSkywalker(), 5.0);
    scene.start();
    scene.rest(scene.own);
    ASSERT_EQ(scene.question().player, Player::red);
    scene.activate(scene.enemy);
    ASSERT_TRUE(scene.isAsked("into-the-fray"));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().names[2], "Use Into the Fray");
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.own, Token::surge), 0);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    scene.rest(scene.ally);
    scene.activate(scene.leader);
    ASSERT_TRUE(scene.isAsked("into-the-fray"));
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.own, Token::surge), 1);
}

TEST(CardIntoTheFray, NotInRange2) {
    Carrying scene("into-the-fray", lukeSkywalker(), 9.0);
    scene.start();
    scene.rest(scene.own);
    scene.activate(scene.enemy);
    EXPECT_FALSE(scene.isAsked("into-the-fray"));
}

TEST(CardAnger, GainsAnAimAfterWounds) {
    UnitCard hardy = rebelTroopers();
    hardy.wounds = 2;
    Carrying scene("anger", hardy, 5.0);
    scene.with(scene.enemy).cards = {upgrade("force-choke")};
    scene.start();
    scene.rest(scene.ally);
    scene.activate(scene.enemy);
    scene.cardAction(0);
    scene.choose(scene.own, Ask::chooseForEffect);
    while (scene.asks(Ask::assignWound)) scene.pickFirst(Ask::assignWound);
    EXPECT_EQ(scene.tokens(scene.own, Token::aim), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, page(16, "Anger"));
    EXPECT_EQ(scene.tokens(scene.ally, Token::aim), 0);
}

TEST(CardEndurance, MayRemoveASuppressionAtTheEndOfTheActivationPhase) {
    Carrying scene("endurance");
    scene.with(scene.own).tokens[Token::suppression] = 3;
    scene.start();
    while (!scene.isAsked("endurance") && !scene.over()) scene.idle();
    const auto removed = [&] {
        const Record& record = scene.game().record();
        return std::count_if(record.begin(), record.end(), [](const Ruling& one) {
            return one.happening == Happening::tokensRemoved &&
                   one.citation == page(16, "Endurance");
        });
    };
    EXPECT_EQ(removed(), 0);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(removed(), 1);
}

/// Luke carries the tested upgrade card in a game with command cards.
struct Ordering : Round {
    explicit Ordering(const std::string& id) { with(luke).cards = {upgrade(id)}; }
    /// Plays up to the question of the upgrade card.
    void toCard() {
        start();
        play("Ambush");
        play("Assault");
        while (asks(Ask::issueOrders) && question().player == Player::blue) order({rebels1});
    }
};

TEST(CardHqUplink, ExhaustsToIssueAnOrderToItsOwnUnit) {
    Ordering scene("hq-uplink");
    scene.toCard();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().card, "hq-uplink");
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.orderOf(scene.luke), none);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.orderOf(scene.luke), faceup);
    EXPECT_EQ(scene.unit(scene.luke).cards[0].state, EquippedCard::State::exhausted);
    EXPECT_EQ(scene.last(Happening::orderIssued).unit, scene.luke);
}

TEST(CardHqUplink, StaysReadyWhenItsPlayerDeclines) {
    Ordering scene("hq-uplink");
    scene.toCard();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.orderOf(scene.luke), none);
    EXPECT_EQ(scene.unit(scene.luke).cards[0].state, EquippedCard::State::ready);
}

TEST(CardHqUplink, IsNotAskedForAUnitThatHasAnOrder) {
    Ordering scene("hq-uplink");
    scene.start();
    scene.play("Ambush");
    scene.play("Assault");
    while (scene.asks(Ask::issueOrders) && scene.question().player == Player::blue)
        scene.order({scene.luke});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.unit(scene.luke).cards[0].state, EquippedCard::State::ready);
}

TEST(CardSeizeTheInitiative, IsExpended) {
    Ordering scene("seize-the-initiative");
    scene.toCard();
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.orderOf(scene.luke), faceup);
    EXPECT_EQ(scene.unit(scene.luke).cards[0].state, EquippedCard::State::expended);
}

/// An upgrade card of a pack. Once in a round, when an enemy unit activates, the unit with the card
/// gains a dodge token.
EquippedCard onceARound(CardLimit once) {
    EquippedCard card{.id = "watchful", .name = "Watchful"};
    CardSentence sentence{
        .when = {{timingPointNamed("StartOfUnitActivation").value(), Whose::enemy}}};
    sentence.once = once;
    sentence.steps.push_back({.who = CardRole::self, .gain = {{Token::dodge, 1}}});
    card.program =
        std::make_shared<const CardProgram>(CardProgram{.sentences = {std::move(sentence)}});
    return card;
}

TEST(CardMemory, OnceARoundActsOnceARound) {
    Carrying scene(onceARound(CardLimit::round));
    scene.start();
    scene.rest(scene.own);
    const std::uint64_t before = scene.game().digest();
    scene.rest(scene.enemy);
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 1);
    EXPECT_EQ(scene.unit(scene.own).effects.size(), 1U) << "the memory is seen by both";
    EXPECT_NE(scene.game().digest(), before);
    scene.rest(scene.ally);
    scene.rest(scene.leader);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_TRUE(scene.unit(scene.own).effects.empty());
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 0) << "the End Phase takes it";
    while (scene.tokens(scene.own, Token::dodge) == 0 && !scene.over()) scene.idle();
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 1) << "again in round 2";
}

TEST(CardMemory, OnceInAGameIsNotForgottenWithTheRound) {
    Carrying scene(onceARound(CardLimit::game));
    scene.start();
    scene.rest(scene.own);
    scene.rest(scene.enemy);
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 1);
    while (scene.view().round == 1) scene.idle();
    EXPECT_EQ(scene.unit(scene.own).effects.size(), 1U);
    while (!scene.over()) {
        EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 0);
        scene.idle();
    }
}

TEST(CardMemory, AScenarioBeginsWithIt) {
    Carrying scene(onceARound(CardLimit::round));
    AdjustEffect used{.unit = scene.own, .until = EffectDuration::round};
    used.source = "Watchful";
    scene.with(scene.own).effects = {used};
    scene.start();
    scene.rest(scene.own);
    scene.rest(scene.enemy);
    EXPECT_EQ(scene.tokens(scene.own, Token::dodge), 0) << "used earlier in the round";
}

}  // namespace
}  // namespace sightline::engine::scene
