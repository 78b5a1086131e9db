// The index of timing points at which reminders are possible.
#include "engine/legion/rules/reminders/reminder_index.h"

#include <gtest/gtest.h>

#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

/// The reminders that are possible at the end of an activation.
PointReminders atTheEnd(const Scenario& scenario) {
    return ReminderIndex(scenario).at(pointId<EndOfUnitActivation>());
}

TEST(ReminderIndex, NamesTheUnitsWhoseMomentItIs) {
    Scenario scenario = skirmish();
    const auto inspire = keyword("Inspire", "EndOfUnitActivation", Whose::own);
    scenario.units[1].card.keywords = {inspire};
    scenario.units[2].card.weapons[0].keywords = {inspire};
    scenario.units[5].cards = {{"radio", "Radio", CardUse::unlimited, {}, inspire.help, {}}};
    using Unit = PointReminders::Unit;
    EXPECT_EQ(atTheEnd(scenario).units,
              (std::vector{Unit{UnitId{1}}, Unit{UnitId{2}}, Unit{UnitId{5}}}));
    scenario.units[2].card.keywords = {keyword("Jam", "EndOfUnitActivation", Whose::enemy)};
    EXPECT_EQ(atTheEnd(scenario).units,
              (std::vector{Unit{UnitId{1}}, Unit{UnitId{2}, false}, Unit{UnitId{5}}}));
    EXPECT_FALSE(atTheEnd(scenario).cards);
    EXPECT_TRUE(ReminderIndex(scenario).at(pointId<Rally>()).nothing());
}

// A card replaces a keyword of its unit. When the card's miniatures are defeated, the unit has its
// own keyword again.
TEST(ReminderIndex, KnowsWhatACardTookFromItsUnit) {
    Scenario scenario = skirmish();
    ScenarioUnit& unit = scenario.units[0];
    unit.card.keywords = {keyword("Inspire", "EndOfUnitActivation", Whose::own)};
    putTogether(unit, {{.source = "Medic",
                        .loses = {unit.card.keywords[0]},
                        .withMiniatures = true,
                        .card = "medic"}});
    ASSERT_TRUE(unit.card.keywords.empty());
    EXPECT_EQ(atTheEnd(scenario).units, std::vector{PointReminders::Unit{UnitId{0}}});
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
    EXPECT_EQ(effects->at<StartOfMakeActions>().waiting.size(), 2U) << "one for each player";
    EXPECT_TRUE(effects->at<EndOfUnitActivation>().waiting.empty());
}

TEST(TimingPointNames, NameTheirPlaceInAppendixE) {
    EXPECT_EQ(timingPointNamed("MissionBuilt"), PointId{0});
    EXPECT_EQ(timingPointNamed("EndOfEndPhase"), pointId<EndOfEndPhase>());
    EXPECT_EQ(timingPointNamed("Rally"), pointId<Rally>());
    EXPECT_EQ(timingPointNamed("Raly"), std::nullopt);
}

TEST(TimingPointNames, AreThoseOfTheirTypes) {
    const auto& names = timingPointNames;
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
