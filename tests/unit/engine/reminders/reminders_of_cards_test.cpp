// The game reminds the players, at the right timing points, of effects that they apply by hand:
// those of command cards, battle cards and battle forces in play.
#include <gtest/gtest.h>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

TEST(Reminders, SpeakOfTheCommandCardThatWasRevealed) {
    Scenario scenario = commandedSkirmish();
    for (auto& hand : scenario.commandHands) {
        for (CommandCard& card : hand) {
            card.automated = false;
            card.help = keyword("", "CommandCardEffect", Whose::ally).help;
        }
    }
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::playCommandCard));
    EXPECT_EQ(told(play.battle.log), 0) << "cards in the hand are secret";
    while (play.question()->ask == Ask::playCommandCard) play.step();
    ASSERT_TRUE(play.until([&](const Question&) { return told(play.battle.log) > 0; }));
    EXPECT_EQ(told(play.battle.log), 2) << "each player's card";
    for (const Player player : {Player::blue, Player::red})
        EXPECT_EQ(told(play.battle.log, UnitId{}.value, play.battle.command(player).played->name),
                  1);
}

TEST(Reminders, GoOnForCommandCardsThatStayInPlay) {
    Scenario scenario = commandedSkirmish();
    for (CommandCard& card : scenario.commandHands[0]) {
        card.automated = false;
        card.permanent = true;
        card.help = keyword("", "StartOfActivationPhase", Whose::everyone).help;
    }
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    const std::string first = play.battle.command(Player::blue).played->name;
    EXPECT_EQ(told(play.battle.log, UnitId{}.value, first), 1);
    ASSERT_TRUE(play.until([&](const Question& asked) {
        return play.battle.round == 2 && asked.ask == Ask::chooseUnitToActivate;
    }));
    EXPECT_EQ(told(play.battle.log, UnitId{}.value, first), 2) << "in its second round too";
}

TEST(Reminders, OfOneCommandCardAreNotForTheMomentOfAnother) {
    Scenario scenario = commandedSkirmish();
    for (CommandCard& card : scenario.commandHands[0]) {
        card.automated = false;
        card.permanent = true;
        card.help = keyword("", "CommandCardEffect", Whose::ally).help;
    }
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    const std::string first = play.battle.command(Player::blue).played->name;
    ASSERT_TRUE(play.until([&](const Question& asked) {
        return play.battle.round == 2 && asked.ask == Ask::chooseUnitToActivate;
    }));
    EXPECT_EQ(told(play.battle.log, UnitId{}.value, first), 1);
}

TEST(Reminders, TellOfTheWeaponThatACommandCardGives) {
    Scenario scenario = commandedSkirmish();
    for (CommandCard& card : scenario.commandHands[0]) {
        card.automated = false;
        card.help = keyword("", "EndOfUnitActivation", Whose::ally).help;
        card.weapon = Weapon{.name = "Cannon", .dice = {}, .keywords = {keyword("Blast", "", {})}};
    }
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until([&](const Question&) { return told(play.battle.log) > 0; }));
    const std::string name = play.battle.command(Player::blue).played->name;
    EXPECT_EQ(told(play.battle.log, UnitId{}.value, name + ": "), 1);
    EXPECT_EQ(told(play.battle.log, UnitId{}.value, name + ", Blast: does Blast."), 1);
}

TEST(Reminders, OfCardsInTheHandAreForTheirPlayersEyes) {
    Scenario scenario = commandedSkirmish();
    CommandCard& secret = scenario.commandHands[0].back();
    secret.help = keyword("", "", {}).help;
    secret.momentsInHand = moments("StartOfCommandPhase", Whose::everyone);
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::playCommandCard));
    EXPECT_EQ(told(play.battle.log), 0) << "the record is open to both";
    ASSERT_EQ(viewOf(play.battle, Player::blue).reminders.size(), 1U);
    EXPECT_EQ(viewOf(play.battle, Player::blue).reminders[0].text, secret.name + ": does .");
    EXPECT_TRUE(viewOf(play.battle, Player::red).reminders.empty());
}

TEST(Reminders, OfTheObjectiveComeOnceForBothPlayers) {
    Scenario scenario = skirmish();
    scenario.mission =
        Scenario::Mission{cardByHand("StartOfEndPhase", Whose::everyone), {}, TableSide::near};
    Play play(scenario, reminders(scenario));
    while (play.question() && play.battle.round < 3) play.step();
    EXPECT_EQ(told(play.battle.log), 2);
}

TEST(Reminders, OfALineAreForItsRounds) {
    Scenario scenario = skirmish();
    scenario.mission =
        Scenario::Mission{cardByHand("StartOfEndPhase", Whose::everyone, 2, 2), {}, {}};
    Play play(scenario, reminders(scenario));
    while (play.question() && play.battle.round < 2) play.step();
    EXPECT_EQ(told(play.battle.log), 0);
    while (play.question() && play.battle.round < 4) play.step();
    EXPECT_EQ(told(play.battle.log), 1);
}

TEST(Reminders, SpeakOfTheBattleForceOfThePlayerWhoHasOne) {
    Scenario scenario = skirmish();
    scenario.forces[1] = {"Clan Kryze",
                          {{{"keep tokens", 0, moments("RemoveTokens", Whose::ally)}}}};
    Play play(scenario, reminders(scenario));
    while (play.question() && play.battle.round == 1) play.step();
    EXPECT_EQ(told(play.battle.log), 1) << "red's units are one moment";
    const auto line = std::find_if(play.battle.log.begin(), play.battle.log.end(),
                                   [](auto& one) { return one.happening == Happening::reminded; });
    EXPECT_EQ(line->verdict, "Clan Kryze: keep tokens");
    EXPECT_EQ(line->player, Player::red);
}

TEST(Scoring, OfACardThatTheGameDoesNotScoreIsCountedByItsPlayer) {
    Scenario scenario = skirmish();
    BattleCard card = cardByHand("ScoreVictoryPoints", Whose::ally, 2);
    card.scoredByHand = true;
    card.scoredFrom = 2;
    scenario.mission = Scenario::Mission{card, {}, TableSide::near};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::scoreByHand));
    EXPECT_EQ(play.battle.round, 2) << "in round 1 there is nothing to score";
    EXPECT_EQ(play.question()->player, Player::blue);
    EXPECT_EQ(play.question()->names, std::vector<std::string>{"Payload"});
    EXPECT_EQ(play.question()->citation, page(38, "Score Victory Points"));
    ASSERT_EQ(viewOf(play.battle, Player::blue).reminders.size(), 1U);
    EXPECT_EQ(viewOf(play.battle, Player::blue).reminders[0].text, "Payload: count the carts");
    EXPECT_EQ(play.answer(Count{13})->text,
              "victory points from Payload: 0 to 12, not 13 (p. 38, Score Victory Points)");
    ASSERT_FALSE(play.answer(Count{3}));
    EXPECT_EQ(play.question()->player, Player::red);
    ASSERT_EQ(viewOf(play.battle, Player::red).reminders.size(), 1U);
    ASSERT_FALSE(play.answer(Count{0}));
    EXPECT_EQ(play.battle.mission.victoryPoints, (std::array{3, 0}));
}

}  // namespace
}  // namespace sightline::engine::test
