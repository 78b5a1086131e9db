// Verbs of card programs: the kinds of change that a step can make, such as a reroll. Packs may use
// these verbs. No shipped card consists of only one of them.
#include "scenario/cards/carrying_scene.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

std::shared_ptr<const CardProgram> program(CardSentence sentence) {
    return std::make_shared<const CardProgram>(CardProgram{.sentences = {std::move(sentence)}});
}

CardSentence at(const std::string& point, Whose whose, CardStep step) {
    CardSentence sentence{.when = {{timingPointNamed(point).value(), whose}}};
    sentence.steps.push_back(std::move(step));
    return sentence;
}

EquippedCard gear(CardSentence sentence, CardUse use = CardUse::unlimited) {
    EquippedCard card{.id = "gear", .name = "Gear", .use = use};
    card.program = program(std::move(sentence));
    return card;
}

/// Blue plays a command card of a pack. Both players know the card.
struct WithPackCard : WithCard {
    explicit WithPackCard(CardSentence sentence) : WithCard("roger-roger") {
        CommandCard card = push();
        card.id = card.name = id = name = "Pack Card";
        card.program = program(std::move(sentence));
        hands({card, standingOrders()}, {assault(), ambush(), standingOrders()});
    }
};

TEST(CardVerbs, RerollsTheDiceThatThePlayerChooses) {
    CardStep step{.reroll = CardReroll{.most = 1}};
    Carrying scene(gear(at("RerollAttackDice", Whose::attacker, step), CardUse::exhaust),
                   stormtroopers());
    scene.with(scene.own).card.weapons[0].dice[Die::whiteAttack] = 2;
    scene.start();
    scene.attack(scene.own, scene.enemy);
    scene.dice({blank, hit});
    ASSERT_TRUE(scene.isAsked("gear"));
    EXPECT_EQ(scene.question().form, AnswerForm::pickSeveral);
    EXPECT_NE(scene.refusal(PickSeveral{{0, 1}}), "") << "one die";
    scene.chance(PickSeveral{{0}}, Ask::chooseForEffect);
    ASSERT_EQ(scene.rolling(), 1);
    scene.dice({crit});
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(scene.number(Happening::diceRerolled, "dice"), 1.0);
}

TEST(CardVerbs, KeepingTheDiceKeepsTheCardReady) {
    CardStep step{.reroll = CardReroll{.most = 1}};
    Carrying scene(gear(at("RerollAttackDice", Whose::attacker, step), CardUse::exhaust),
                   stormtroopers());
    scene.start();
    scene.attack(scene.own, scene.enemy);
    scene.dice({blank});
    scene.chance(PickSeveral{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.state(), EquippedCard::State::ready);
    EXPECT_FALSE(scene.recorded(Happening::diceRerolled));
}

bool isTold(const WithCard& scene, Player player, const std::string& text) {
    const View seen = scene.game().view(player);
    return std::any_of(seen.reminders.begin(), seen.reminders.end(), [&](const Reminder& one) {
        return one.text.find(text) != std::string::npos;
    });
}

TEST(CardVerbs, OnlyThePlayerOfTheCardSeesTheOtherHand) {
    WithPackCard scene(at("CommandCardEffect", Whose::ally, {.looksAtHand = true}));
    scene.nominatesOnlyOne = false;  // the test does not answer the nomination of the commander
    scene.start();
    scene.play("Pack Card");
    scene.play("Assault");
    EXPECT_TRUE(isTold(scene, Player::blue, "the other hand holds Ambush"));
    EXPECT_FALSE(isTold(scene, Player::red, "Ambush"));
    for (const Ruling& one : scene.game().record())
        EXPECT_EQ(one.verdict.find("Ambush"), std::string::npos) << "the record is for both";
    EXPECT_EQ(scene.last(Happening::keywordActed).verdict,
              "Pack Card: its player looks at the other hand");
    EXPECT_TRUE(scene.game().view(Player::blue).command[1].hand.empty())
        << "a look is no lasting knowledge";
}

TEST(CardVerbs, EachUnitOfBothSidesIsChangedTogether) {
    CardStep step{.each = CardTargets{.side = CardSide::everyone}, .gain = {{Token::surge, 1}}};
    step.who = CardRole::chosen;
    WithPackCard scene(at("CommandCardEffect", Whose::ally, step));
    scene.start();
    scene.play("Pack Card");
    scene.play("Assault");
    for (const UnitId one : {scene.luke, scene.first, scene.vader, scene.storm2})
        EXPECT_EQ(scene.tokens(one, Token::surge), 1);
}

TEST(CardVerbs, TokensPerUnitStopAtTheLimit) {
    CardStep step{.who = CardRole::actor, .gain = {{Token::surge, 1}}};
    step.per = CardCount{.units = {.side = CardSide::everyone, .of = CardRole::actor}, .most = 4};
    WithPackCard scene(at("StartOfUnitActivation", Whose::ally, step));
    scene.start();
    scene.play("Pack Card");
    scene.play("Assault");
    scene.toActivations();
    scene.activate(scene.luke);
    EXPECT_EQ(scene.tokens(scene.luke, Token::surge), 4) << "of six units";
}

TEST(CardVerbs, ACommandCardActsOnceARound) {
    CardSentence once = at("StartOfUnitActivation", Whose::ally,
                           {.who = CardRole::actor, .gain = {{Token::surge, 1}}});
    once.once = CardLimit::round;
    WithPackCard scene(once);
    scene.start();
    scene.play("Pack Card");
    scene.play("Assault");
    scene.toActivations();
    scene.activate(scene.first);
    EXPECT_EQ(scene.tokens(scene.first, Token::surge), 1);
    EXPECT_EQ(scene.unit(scene.luke).effects.size(), 1U) << "both players see that it was used";
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    scene.rest(scene.storm1);
    scene.activate(scene.luke);
    EXPECT_EQ(scene.tokens(scene.luke, Token::surge), 0);
}

TEST(CardVerbs, CourageChangesOnlyWhereThereIsSome) {
    CardStep step{.each = CardTargets{.side = CardSide::everyone}};
    step.who = CardRole::chosen;
    step.changes.courage = 1;
    step.until = EffectDuration::round;
    WithPackCard scene(at("CommandCardEffect", Whose::ally, step));
    scene.start();
    scene.play("Pack Card");
    scene.play("Assault");
    EXPECT_EQ(scene.view().unit(scene.luke).card->courage, 4);
    EXPECT_EQ(scene.view().unit(scene.vader).card->courage, std::nullopt);
    EXPECT_TRUE(scene.unit(scene.vader).effects.empty());
}

TEST(CardVerbs, AnEngagedUnitMakesNoMoveOfACard) {
    Carrying scene(
        gear(at("StartOfUnitActivation", Whose::enemy, {.who = CardRole::self, .move = 1})),
        rebelTroopers(), smallBase);
    scene.start();
    scene.rest(scene.ally);
    scene.activate(scene.enemy);
    EXPECT_FALSE(scene.isAsked("gear")) << "it is in melee, and this is not its activation";
}

}  // namespace
}  // namespace sightline::engine::scene
