// What the players apply by hand is brought to mind at its timing point: for cards in play only,
// and once.
#include "engine/timing/reminders.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/catalogue/card_help.h"
#include "engine/conversation/view_of.h"
#include "engine/timing/point_names.h"
#include "engine/timing/reminder_index.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

/// At a timing point by its name; without one never.
std::vector<Moment> moments(const std::string& point, Whose whose) {
    if (point.empty()) return {};
    return {{timingPointNamed(point).value(), whose}};
}

KeywordText keyword(const std::string& name, const std::string& point, Whose whose) {
    KeywordText made;
    made.name = name;
    made.help =
        std::make_shared<CardHelp>(CardHelp{"does " + name + ".", 46, moments(point, whose)});
    return made;
}

std::shared_ptr<const Effects> reminders(const Scenario& scenario) {
    auto effects = std::make_shared<Effects>();
    addReminders(*effects, scenario);
    return effects;
}

/// How often that unit was reminded of it.
long told(const Record& record, int unit, const std::string& label) {
    return std::count_if(record.begin(), record.end(), [&](const Ruling& one) {
        return one.happening == Happening::reminded && one.unit == UnitId{unit} &&
               one.verdict.starts_with(label);
    });
}
long told(const Record& record) {
    return std::count_if(record.begin(), record.end(),
                         [](const Ruling& one) { return one.happening == Happening::reminded; });
}

/// The second unit of the shoot-out acts: the first one's activation is over.
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
        play.battle.removeDefeated(mini);
    ASSERT_TRUE(play.until([&](const Question&) { return told(play.battle.log) > 0; }));
    EXPECT_EQ(told(play.battle.log, 1, "Reliable"), 1);
    EXPECT_EQ(told(play.battle.log, 2, "Reliable"), 0);
}

TEST(Reminders, SpeakOfCardsThatCanStillBeUsed) {
    Scenario scenario = shootOut();
    const auto help = keyword("", "StartOfUnitActivation", Whose::own).help;
    scenario.units[0].cards = {
        {"Ready Card", CardUse::exhaust, {}, help, {}},
        {"Used Card", CardUse::exhaust, EquippedCard::State::exhausted, help, {}},
        {"With Keyword",
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

BattleCard cardByHand(const std::string& point, Whose whose, int from = 1, int to = 99) {
    BattleCard card = battleCard("Payload", BattleCardKind::objective);
    card.scoring.clear();
    card.byHand = {{{"count the carts", 0, moments(point, whose)}, from, to}};
    return card;
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
    EXPECT_FALSE(battle->effects->at<StartOfMakeActions>().empty());
}

/// What could be reminded of at the end of an activation.
RemindedAt atTheEnd(const Scenario& scenario) {
    return ReminderIndex(scenario).at(pointId<EndOfUnitActivation>());
}

TEST(ReminderIndex, NamesTheUnitsWhoseMomentItIs) {
    Scenario scenario = skirmish();
    const auto inspire = keyword("Inspire", "EndOfUnitActivation", Whose::own);
    scenario.units[1].card.keywords = {inspire};
    scenario.units[2].card.weapons[0].keywords = {inspire};
    scenario.units[5].cards = {{"Radio", CardUse::unlimited, {}, inspire.help, {}}};
    using Unit = RemindedAt::Unit;
    EXPECT_EQ(atTheEnd(scenario).units,
              (std::vector{Unit{UnitId{1}}, Unit{UnitId{2}}, Unit{UnitId{5}}}));
    scenario.units[2].card.keywords = {keyword("Jam", "EndOfUnitActivation", Whose::enemy)};
    EXPECT_EQ(atTheEnd(scenario).units,
              (std::vector{Unit{UnitId{1}}, Unit{UnitId{2}, false}, Unit{UnitId{5}}}));
    EXPECT_FALSE(atTheEnd(scenario).cards);
    EXPECT_TRUE(ReminderIndex(scenario).at(pointId<Rally>()).nothing());
}

TEST(ReminderIndex, KnowsTheCardOfAUnitThatLostAnother) {
    Scenario scenario = skirmish();
    UnitCard left = scenario.units[0].card;
    left.keywords = {keyword("Inspire", "EndOfUnitActivation", Whose::own)};
    scenario.units[0].without = {{{"Medic"}, left}};
    EXPECT_EQ(atTheEnd(scenario).units, std::vector{RemindedAt::Unit{UnitId{0}}});
}

TEST(ReminderIndex, KnowsEveryCardThatMayComeIntoPlay) {
    const std::string end = "EndOfUnitActivation";
    Scenario hand = commandedSkirmish();
    EXPECT_TRUE(atTheEnd(hand).nothing());
    hand.commandHands[1].back().momentsInHand = moments(end, Whose::ally);
    EXPECT_TRUE(atTheEnd(hand).cards);

    Scenario played = commandedSkirmish();
    played.commandHands[1].back().automated = false;
    played.commandHands[1].back().help = keyword("", end, Whose::ally).help;
    EXPECT_TRUE(atTheEnd(played).cards);
    played.commandHands[1].back().automated = true;
    EXPECT_FALSE(atTheEnd(played).cards) << "the game applies it";

    Scenario deck = skirmish();
    deck.battleDecks[0] = {cardByHand(end, Whose::ally)};
    EXPECT_TRUE(atTheEnd(deck).cards);

    Scenario table = skirmish();
    table.mission = Scenario::Mission{
        battleCard("Payload", BattleCardKind::objective), cardByHand(end, Whose::ally), {}};
    EXPECT_TRUE(atTheEnd(table).cards);

    Scenario force = skirmish();
    force.forces[1] = {"Clan Kryze", {{{"keep tokens", 0, moments(end, Whose::ally)}}}};
    EXPECT_TRUE(atTheEnd(force).cards);
}

TEST(Reminders, AddNoEffectWhereNothingWaits) {
    Scenario scenario = shootOut();
    scenario.units[0].card.keywords = {keyword("Scout", "StartOfMakeActions", Whose::own)};
    const auto effects = reminders(scenario);
    EXPECT_EQ(effects->at<StartOfMakeActions>().size(), 2U) << "one for each player";
    EXPECT_TRUE(effects->at<EndOfUnitActivation>().empty());
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

TEST(TimingPointNames, NameTheirPlaceInAppendixE) {
    EXPECT_EQ(timingPointNamed("MissionBuilt"), PointId{0});
    EXPECT_EQ(timingPointNamed("EndOfEndPhase"), pointId<EndOfEndPhase>());
    EXPECT_EQ(timingPointNamed("Rally"), pointId<Rally>());
    EXPECT_EQ(timingPointNamed("Raly"), std::nullopt);
}

TEST(TimingPointNames, AreThoseOfTheirTypes) {
    const auto& names = timingPointNames();
    EXPECT_EQ(names.front().name, "MissionBuilt");
    EXPECT_EQ(names.back().name, "EndOfEndPhase");
    const auto subject = [&](const std::string& name) {
        const auto found = std::find_if(names.begin(), names.end(),
                                        [&](const PointName& one) { return one.name == name; });
        EXPECT_NE(found, names.end()) << name;
        return found->subject;
    };
    EXPECT_EQ(subject("StartOfActivationPhase"), Subject::nobody);
    EXPECT_EQ(subject("IssueOrders"), Subject::player);
    EXPECT_EQ(subject("Rally"), Subject::unit);
    EXPECT_EQ(subject("DeclareDefender"), Subject::attack);
    EXPECT_EQ(subject("ModifyDefenseDice"), Subject::attack);
}

}  // namespace
}  // namespace sightline::engine::test
