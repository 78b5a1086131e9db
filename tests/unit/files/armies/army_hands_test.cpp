// Command cards and the units that they require. Core Rulebook p. 18 (Building a Command Hand):
// "The required unit must be in a player's army". The check during a game uses the same function,
// see `P21SelectAndPlayCommandCards`.
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

/// The objection to one command card in the hand of an army with these units. Empty if the card is
/// allowed.
std::string saidOf(const std::string& card, const std::string& faction,
                   const std::vector<ArmyUnit>& units,
                   const engine::Catalogue& catalogue = cards()) {
    ArmyList list{.name = "Test", .faction = faction};
    list.units = units;
    list.commandHand = {card};
    const std::string name = cards().command(card)->facts.name;
    for (const auto& objection : judgeArmy(list, catalogue, engine::ArmyParts::all))
        if (objection.area == engine::ArmyObjection::Area::hand && objection.card == card)
            return objection.text.substr(name.size());
    return "";
}

TEST(P18BuildingACommandHand, AUnitOfTheNameIsNeeded) {
    EXPECT_EQ(saidOf("son-of-skywalker", "rebels", {{"luke-skywalker-hero-of-the-rebellion"}}), "");
    EXPECT_EQ(saidOf("son-of-skywalker", "rebels", {{"leia-organa-fearless-and-inventive"}}),
              " cannot be in the hand: it needs Luke Skywalker");
}

TEST(P18BuildingACommandHand, AnUpgradeOfTheNameIsNoUnit) {
    EXPECT_EQ(saidOf("son-of-skywalker", "rebels", {{"rebel-troopers", {"luke-skywalker"}}}),
              " cannot be in the hand: it needs Luke Skywalker");
}

TEST(P18BuildingACommandHand, ACounterpartOfTheNameIsAUnit) {
    EXPECT_EQ(saidOf("the-hand-thing", "rebels", {{"din-djarin-the-mandalorian"}}),
              " cannot be in the hand: it needs Grogu");
    EXPECT_EQ(saidOf("the-hand-thing", "rebels",
                     {{"din-djarin-the-mandalorian", {}, "grogu-counterpart"}}),
              "");
}

TEST(P18BuildingACommandHand, TheTitleCounts) {
    EXPECT_EQ(saidOf("i-am-a-jedi", "rebels", {{"luke-skywalker-jedi-knight"}}), "");
    EXPECT_EQ(saidOf("i-am-a-jedi", "rebels", {{"luke-skywalker-hero-of-the-rebellion"}}),
              " cannot be in the hand: it needs Luke Skywalker (Jedi Knight)");
    // Some command cards name only a title. Any unit with this title is enough.
    const std::string tarkins = "the-empire-does-not-tolerate-failure";
    EXPECT_EQ(saidOf(tarkins, "empire", {{"general-tagge-imperial-high-command"}}), "");
    EXPECT_EQ(saidOf(tarkins, "empire", {{"general-veers-master-tactician"}}),
              " cannot be in the hand: it needs a unit titled Imperial High Command");
    EXPECT_EQ(saidOf(tarkins, "rebels", {{"general-tagge-imperial-high-command"}}),
              " cannot be in the hand: it is for the faction Galactic Empire");
}

// Keyword Glossary, Field Commander: a unit with the keyword counts as a commander for the command
// hand.
TEST(P18BuildingACommandHand, AFieldCommanderCountsAsACommander) {
    engine::Catalogue changed = cards();
    for (engine::CommandEntry& card : changed.commands) {
        if (card.facts.id != "push") continue;
        card.requirement = engine::UnitFilter{};
        card.requirement->rank = engine::Rank::commander;
        card.requirement->faction = "empire";
    }
    const ArmyUnit walker{"at-st"}, led{"at-st", {"general-weiss"}};
    EXPECT_EQ(saidOf("push", "empire", {walker}, changed),
              " cannot be in the hand: it needs commander Empire");
    EXPECT_EQ(saidOf("push", "empire", {led}, changed), "");
    EXPECT_EQ(saidOf("push", "empire", {{"general-veers-master-tactician"}}, changed), "");
}

TEST(P18BuildingACommandHand, StandingOrdersIsThereOnce) {
    ArmyList list = empire();
    const auto said = [&] {
        const Texts texts = objections(list, engine::ArmyParts::unitsAndHand);
        return std::count(texts.begin(), texts.end(), "Standing Orders is in the hand twice");
    };
    list.commandHand = {"standing-orders"};
    EXPECT_EQ(said(), 0);
    list.commandHand = {"standing-orders", "standing-orders"};
    EXPECT_EQ(said(), 1);
    list.commandHand.clear();
    EXPECT_EQ(said(), 0) << "lists leave it out";
}

}  // namespace
}  // namespace sightline::app
