// All messages of the builder about an army, in French. The tests cause every objection to an army,
// every refusal of an upgrade and every note about a card. No English may be left.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/army/card_notes.h"
#include "engine/legion/lists/army/card_offers.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/army/unit_offers.h"
#include "engine/legion/lists/words/armies.h"
#include "ui/words/said_in_french.h"

namespace sightline::app {
namespace {
using engine::ArmyList;
using engine::ArmyUnit;
using engine::GameSize;

class FrenchArmy : public ::testing::Test {
  protected:
    void SetUp() override {
        auto loaded = loadCatalogue(assetsFolder());
        ASSERT_TRUE(loaded.ok()) << loaded.problem().text;
        cards = std::move(loaded).value();
    }

    void judge(const ArmyList& list) {
        for (const engine::ArmyObjection& one : judgeArmy(list, cards)) {
            french.hear(lineSaid(one));
        }
        for (const engine::CardNote& note : notesOn(list, cards)) french.hear(note.message);
    }
    void judge(const std::string& faction, const std::string& force, std::vector<ArmyUnit> units,
               std::vector<std::string> choices = {}) {
        ArmyList list{.name = "Test", .faction = faction, .battleForce = force};
        list.units = std::move(units);
        list.choices = std::move(choices);
        judge(list);
    }
    template <class Offer>
    void hear(const std::vector<Offer>& offers) {
        for (const Offer& offer : offers) {
            if (!offer.misfit) continue;
            french.hear(offer.misfit->what);
            french.hear(offer.misfit->wayOut);
        }
    }
    static std::vector<ArmyUnit> empire(std::vector<ArmyUnit> more = {}) {
        std::vector<ArmyUnit> units{{"general-veers-master-tactician"},
                                    {"stormtroopers"},
                                    {"stormtroopers"},
                                    {"snowtroopers"}};
        units.insert(units.end(), more.begin(), more.end());
        return units;
    }
    /// Collects the reasons why upgrades are not allowed in a slot of the unit, or in the same slot
    /// of its counterpart.
    void offer(const ArmyUnit& unit, const std::string& slot) {
        ArmyList list{.name = "Test", .faction = "empire"};
        list.units = empire({unit});
        list.units[2].upgrades = {"agent-kallus"};
        hear(offersFor(list, list.units.size() - 1, slot, cards));
        hear(offersForCounterpart(list, list.units.size() - 1, slot, cards));
    }

    void ranksAndForces();
    void upgrades();
    void handsAndDecks();
    void notes();

    engine::Catalogue cards;
    SaidInFrench french;
};

void FrenchArmy::ranksAndForces() {
    for (const auto& size : {GameSize::recon, GameSize::edition2018}) {
        ArmyList list{.name = "Test", .faction = "empire", .size = size};
        list.units = empire({{"imperial-officer-ruthless-efficiency"}});
        judge(list);
    }
    judge("empire", "", empire({{"no-such-card"}}));
    judge("empire", "", empire({{"df-90-mortar-trooper"}}));
    const ArmyUnit hired{"black-sun-enforcers"}, bikes{"swoop-bike-riders"};
    judge("empire", "",
          {{"general-veers-master-tactician"}, {"stormtroopers"}, {"snowtroopers"}, hired});
    judge("empire", "", empire({hired, hired, hired}));
    judge("rebels", "", {bikes, bikes, bikes});
    judge("rebels", "", {bikes, bikes, bikes, {"lando-calrissian-canny-general"}});
    judge("empire", "imperial-remnant", {{"stormtroopers"}, {"stormtroopers"}});
    judge("mercenary", "the-ohnaka-gang", {{"wlo-5-speeder-tank"}});
    const ArmyUnit wrens{"mandalorian-warriors", {"clan-wren"}};
    judge("mandalorians", "mandalorian-clans", {wrens, {"stormtroopers"}});
    judge("mandalorians", "clan-kryze", {wrens});
    judge("mandalorians", "custom-clan", {}, {"Veterans"});
    judge("mandalorians", "custom-clan", {}, {"Veterans", "Veterans"});
    judge("empire", "", empire(), {"Veterans"});
    hear(unitOffersFor({.name = "Test", .faction = "empire"}, cards));
    for (const auto one : {GameSize::recon, GameSize::escalation, GameSize::standard,
                           GameSize::grandArmy, GameSize::edition2018}) {
        const auto other = one == GameSize::recon ? GameSize::standard : GameSize::recon;
        const auto unequal =
            engine::judgeOpponents({.name = "One", .faction = "empire", .size = one},
                                   {.name = "Two", .faction = "empire", .size = other});
        ASSERT_TRUE(unequal);
        french.hear(unequal->what);
        french.hear(unequal->wayOut);
    }
}

void FrenchArmy::upgrades() {
    for (engine::UpgradeCard& card : cards.upgrades)
        if (card.facts.id == "comms-jammer") card.facts.faction = "rebels";
    ArmyUnit laden{"stormtroopers"}, warriors{"mandalorian-warriors"};
    for (const engine::UpgradeCard& card : cards.upgrades) {
        laden.upgrades.push_back(card.facts.id);
        warriors.upgrades.push_back(card.facts.id);
    }
    judge("empire", "", std::vector<ArmyUnit>(4, laden));
    judge("mandalorians", "clan-kryze", {warriors});
    judge("empire", "blizzard-force", {{"general-veers-master-tactician", {"trusted-agent"}}});
    judge("empire", "", {{"general-veers-master-tactician", {"strict-orders", "strict-orders"}}});
    judge("empire", "", {{"stormtroopers", {}, "grogu-counterpart"}});

    offer({"stormtroopers", {"dlt-19-stormtrooper"}}, "heavy weapon");
    offer({"stormtroopers"}, "force");
    offer({"stormtroopers"}, cards.upgrade("agent-kallus")->slot);
    offer({"general-veers-master-tactician", {"strict-orders"}},
          cards.upgrade("strict-orders")->slot);
    offer({"b1-battle-droids", {"oom-series-battle-droid"}},
          cards.upgrade("t-series-tactical-droid")->slot);
    const ArmyUnit seeker{"iden-versio-inferno-squad-leader",
                          {},
                          "idens-id10-seeker-droid-counterpart",
                          {"comms-jammer"}};
    offer(seeker, "comms");
    offer(seeker, "gear");
}

void FrenchArmy::handsAndDecks() {
    ArmyList list{.name = "Test", .faction = "empire"};
    list.units = empire();
    list.commandHand = {"ambush"};
    for (const engine::BattleEntry& card : cards.battleCards) {
        auto& deck = list.battleDeck;
        auto& pile = card.kind == engine::BattleEntry::Kind::primary     ? deck.primary
                     : card.kind == engine::BattleEntry::Kind::secondary ? deck.secondary
                                                                         : deck.advantage;
        pile.push_back(card.facts.id);
    }
    hear(battleOffersFor(list, cards));
    list.battleDeck.secondary.resize(1);
    list.battleDeck.primary.push_back(list.battleDeck.primary.front());
    list.battleDeck.primary.emplace_back("no-such-card");
    for (const auto size : {GameSize::recon, GameSize::standard}) {
        list.size = size;
        judge(list);
    }
    list.battleDeck.primary.resize(3);
    hear(battleOffersFor(list, cards));
    for (const engine::CommandEntry& card : cards.commands)
        list.commandHand.push_back(card.facts.id);
    list.commandHand.emplace_back("no-such-card");
    judge(list);
    std::erase(list.commandHand, "ambush");
    hear(commandOffersFor(list, cards));
    list.commandHand.clear();
    for (const engine::CommandEntry& card : cards.commands)
        if (card.pips == 1 && list.commandHand.size() < 3)
            list.commandHand.push_back(card.facts.id);
    judge(list);
}

void FrenchArmy::notes() {
    for (const char* expected : {"", "Aug 2026"}) {
        for (engine::UnitEntry& entry : cards.units) {
            entry.facts.released = false;
            entry.facts.expected = expected;
            entry.card.points = 0;
        }
        judge("empire", "", empire());
    }
}

// Adds all units, upgrades and cards of the catalogue to armies of every battle force. This causes
// all messages that depend on the catalogue. The other tests cause the other messages.
TEST_F(FrenchArmy, EveryRowOfTheTablesIsSaid) {
    std::vector<ArmyUnit> everyone;
    for (const auto& entry : cards.units) {
        everyone.push_back({entry.facts.id});
        everyone.push_back({entry.facts.id});
    }
    for (const auto& force : cards.battleForces) {
        judge(force.facts.faction, force.facts.id, {});
        judge(force.facts.faction, force.facts.id, everyone, {"None of these"});
        judge("none", force.facts.id, everyone);
    }
    for (const std::string& faction : engine::factionNames()) judge(faction, "", everyone);
    ranksAndForces();
    upgrades();
    handsAndDecks();
    notes();
    french.hear(engine::say::takesNoDetachment("x", "y"));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/legion/lists/words/armies.h"), "");
    EXPECT_EQ(french.unsaid("engine/legion/lists/words/army_cards.h"), "");
}

}  // namespace
}  // namespace sightline::app
