// The game reminds the players, at the right timing points, of effects that they apply by hand:
// those of units and their weapons. Each reminder comes only once.
#include "engine/legion/rules/reminders/reminders.h"
#include "engine/legion/rules/mission/defeat.h"

#include <gtest/gtest.h>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

/// True if the second unit of the battle must choose an action. The activation of the first unit
/// has then ended.
bool redActs(const Question& one) { return one.ask == Ask::chooseAction && one.unit == UnitId{1}; }

TEST(Reminders, ComeAtTheirTimingPointForTheUnitThatActs) {
    Scenario scenario = shootOut();
    scenario.units[0].card.keywords = {keyword("Inspire", "EndOfUnitActivation", Whose::own)};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_EQ(play.question()->unit, UnitId{0});
    EXPECT_EQ(told(play.battle.log), 0) << "its activation has not ended yet";
    ASSERT_TRUE(play.until(redActs));
    EXPECT_EQ(told(play.battle.log, 0, "Inspire"), 1);
    EXPECT_EQ(told(play.battle.log), 1) << "the other unit has no such keyword";
    const auto line =
        std::find_if(play.battle.log.begin(), play.battle.log.end(),
                     [](const auto& one) { return one.happening == Happening::reminded; });
    EXPECT_EQ(line->verdict, "Inspire: does Inspire.");
    EXPECT_EQ(line->citation.page, 46);
    EXPECT_EQ(line->player, Player::blue);
    EXPECT_EQ(std::count_if(play.battle.log.begin(), line,
                            [](const Ruling& one) {
                                return one.happening == Happening::unitActivationEnded;
                            }),
              0);
}

TEST(Reminders, SayTheNumberThatTheCardPrints) {
    Scenario scenario = shootOut();
    KeywordText demoralize = keyword("Demoralize", "EndOfUnitActivation", Whose::own);
    KeywordText plain = keyword("Aid", "EndOfUnitActivation", Whose::own);
    const auto says = [](KeywordText& one, const char* text) {
        CardHelp help = *one.help;
        help.text = text;
        one.help = std::make_shared<const CardHelp>(help);
    };
    demoralize.value = 12;
    says(demoralize, "X, at most X tokens (X). No MAXIMUM, no X2 and no TX.");
    says(plain, "Up to X tokens.");
    scenario.units[0].card.keywords = {demoralize, plain};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(redActs));
    EXPECT_EQ(told(play.battle.log, 0, "Demoralize 12"), 1);
    std::vector<std::string> verdicts;
    for (const Ruling& one : play.battle.log)
        if (one.happening == Happening::reminded) verdicts.push_back(one.verdict);
    ASSERT_EQ(verdicts.size(), 2U);
    EXPECT_EQ(verdicts[0],
              "Demoralize 12: 12, at most 12 tokens (12). No MAXIMUM, no X2 and no TX.");
    EXPECT_EQ(verdicts[1], "Aid: Up to X tokens.") << "it prints none";
}

TEST(Reminders, AreNotForWhatTheGameApplies) {
    Scenario scenario = shootOut();
    scenario.units[0].card.keywords = {keyword("Inspire", "EndOfUnitActivation", Whose::own)};
    scenario.units[0].card.keywords[0].automated = true;
    Play play(scenario, reminders(scenario));
    while (play.question()) play.step();
    EXPECT_EQ(told(play.battle.log), 0);
}

TEST(Reminders, TellAlliesAndEnemiesOfAnotherUnitsMoment) {
    Scenario scenario = skirmish();
    scenario.units[1].card.keywords = {keyword("Ruthless", "StartOfUnitActivation", Whose::ally)};
    scenario.units[5].card.keywords = {keyword("Jam", "StartOfUnitActivation", Whose::enemy)};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_EQ(play.battle.unit(play.question()->unit).player, Player::blue);
    EXPECT_EQ(told(play.battle.log, 1, "Ruthless"), 1);
    EXPECT_EQ(told(play.battle.log, 5, "Jam"), 1);
    ASSERT_TRUE(play.until([&](const Question& one) {
        return one.ask == Ask::chooseAction && play.battle.unit(one.unit).player == Player::red;
    }));
    EXPECT_EQ(told(play.battle.log, 1, "Ruthless"), 1);
    EXPECT_EQ(told(play.battle.log, 5, "Jam"), 1);
}

TEST(Reminders, SpeakOfTheWeaponsInThePoolAndOfTheDefender) {
    Scenario scenario = shootOut();
    UnitCard& blue = scenario.units[0].card;
    blue.weapons[0].keywords = {keyword("Duel", "ModifyAttackDice", Whose::attacker)};
    blue.weapons[1].keywords = {keyword("Impact", "ModifyAttackDice", Whose::attacker)};
    blue.weapons.push_back(blue.weapons[1]);
    scenario.units[1].card.keywords = {keyword("Armor", "ModifyAttackDice", Whose::defender)};
    scenario.units[1].card.weapons[1].keywords = {
        keyword("Ram", "ModifyAttackDice", Whose::attacker)};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until([&](const Question&) { return told(play.battle.log) > 0; }));
    EXPECT_EQ(told(play.battle.log, 0, "Impact"), 1) << "once, however many rifles";
    EXPECT_EQ(told(play.battle.log, 0, "Duel"), 0) << "nobody fights in melee";
    EXPECT_EQ(told(play.battle.log, 1, "Armor"), 1);
    EXPECT_EQ(told(play.battle.log, 1, "Ram"), 0) << "it defends";
}

TEST(Reminders, AreNotForDefeatedUnits) {
    Scenario scenario = skirmish();
    for (const int unit : {1, 2}) {
        scenario.units[static_cast<std::size_t>(unit)].card.keywords = {
            keyword("Reliable", "EndOfActivationPhase", Whose::everyone)};
    }
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    for (const MiniId mini : std::vector<MiniId>(play.battle.unit(UnitId{2}).minis))
        removeDefeated(play.battle, mini);
    ASSERT_TRUE(play.until([&](const Question&) { return told(play.battle.log) > 0; }));
    EXPECT_EQ(told(play.battle.log, 1, "Reliable"), 1);
    EXPECT_EQ(told(play.battle.log, 2, "Reliable"), 0);
}

TEST(Reminders, SpeakOfCardsThatCanStillBeUsed) {
    Scenario scenario = shootOut();
    const auto help = keyword("", "StartOfUnitActivation", Whose::own).help;
    scenario.units[0].cards = {
        {"ready-card", "Ready Card", CardUse::exhaust, {}, help, {}},
        {"used-card", "Used Card", CardUse::exhaust, EquippedCard::State::exhausted, help, {}},
        {"with-keyword",
         "With Keyword",
         CardUse::unlimited,
         {},
         nullptr,
         {keyword("Cycle", "EndOfUnitActivation", Whose::own)}}};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(told(play.battle.log, 0, "Ready Card"), 1);
    EXPECT_EQ(told(play.battle.log, 0, "Used Card"), 0);
    ASSERT_TRUE(play.until(redActs));
    EXPECT_EQ(told(play.battle.log, 0, "Cycle"), 1);
}

TEST(Reminders, StandInTheViewUntilTheNextAnswer) {
    Scenario scenario = shootOut();
    scenario.units[0].card.keywords = {keyword("Scout", "StartOfMakeActions", Whose::own)};
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    for (const Player player : {Player::blue, Player::red}) {
        const View view = viewOf(play.battle, player);
        ASSERT_EQ(view.reminders.size(), 1U);
        EXPECT_EQ(view.reminders[0].text, "Scout: does Scout.");
        EXPECT_EQ(view.reminders[0].unit, UnitId{0});
    }
    play.step();
    EXPECT_TRUE(viewOf(play.battle, Player::blue).reminders.empty());
}

TEST(Reminders, ComeInEveryGameThatIsSetUp) {
    Scenario scenario = shootOut();
    scenario.units[0].card.keywords = {keyword("Scout", "StartOfMakeActions", Whose::own)};
    const auto battle = setUp(scenario);
    ASSERT_TRUE(battle);
    ASSERT_NE(battle->effects, nullptr);
    EXPECT_FALSE(battle->effects->at<StartOfMakeActions>().waiting.empty());
}

TEST(Reminders, FollowUnitsWhosePlayersChangeColours) {
    Scenario scenario = shootOut();
    scenario.units[0].card.keywords = {keyword("Inspire", "EndOfUnitActivation", Whose::own)};
    Play play(scenario, reminders(scenario));
    play.battle.unit(UnitId{0}).player = Player::red;
    play.battle.unit(UnitId{1}).player = Player::blue;
    while (play.question() && told(play.battle.log) == 0) play.step();
    const auto line = std::find_if(play.battle.log.begin(), play.battle.log.end(),
                                   [](auto& one) { return one.happening == Happening::reminded; });
    ASSERT_NE(line, play.battle.log.end());
    EXPECT_EQ(line->unit, UnitId{0});
    EXPECT_EQ(line->player, Player::red);
}

TEST(AttackByHand, WaitsForWhatThePlayersAreRemindedOf) {
    Scenario scenario = shootOut();
    scenario.units[0].card.weapons[1].keywords = {
        keyword("Impact", "ModifyAttackDice", Whose::attacker)};
    scenario.units[1].card.keywords = {keyword("Impervious", "ModifyDefenseDice", Whose::defender)};
    Play play(scenario, reminders(scenario));
    play.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::block; };
    ASSERT_TRUE(play.until(Ask::applyByHand));
    EXPECT_EQ(play.battle.attack->step, AttackStep::modifyAttackDice);
    EXPECT_TRUE(play.battle.attack->defenseDice.empty());
    ASSERT_EQ(viewOf(play.battle, Player::red).reminders.size(), 1U);
    const std::size_t hits = play.battle.attack->dice.size();
    ASSERT_GT(hits, 1U);
    ASSERT_FALSE(
        play.answer(Adjust{Player::blue, AdjustDice{false, {{Die::redAttack, Face::crit}}}}));
    ASSERT_TRUE(play.pick(Done{}));
    ASSERT_TRUE(play.until(Ask::applyByHand));
    EXPECT_EQ(play.battle.attack->step, AttackStep::modifyDefenseDice);
    EXPECT_EQ(play.battle.attack->defenseDice.size(), 1U) << "one die for the one result";
    ASSERT_FALSE(
        play.answer(Adjust{Player::red, AdjustDice{true, {{Die::whiteDefense, Face::blank}}}}));
    ASSERT_TRUE(play.pick(Done{}));
    EXPECT_EQ(play.battle.log.back().happening == Happening::adjusted, false);
    const auto compared =
        std::find_if(play.battle.log.begin(), play.battle.log.end(),
                     [](auto& one) { return one.happening == Happening::resultsCompared; });
    ASSERT_NE(compared, play.battle.log.end());
    EXPECT_EQ(compared->numbers.back().value, 1.0);
}

TEST(AttackByHand, GoesOnWhereNothingIsByHand) {
    const Scenario scenario = shootOut();
    Play play(scenario, reminders(scenario));
    bool waited = false;
    while (play.question()) {
        waited = waited || play.question()->ask == Ask::applyByHand;
        play.step();
    }
    EXPECT_FALSE(waited);
}

}  // namespace
}  // namespace sightline::engine::test
