// The cards of an army: the command hand, the battle deck, and the cards that the builder offers.
// Core Rulebook p. 16-18.
#include "engine/legion/lists/army/card_offers.h"
#include "engine/legion/lists/army/unit_offers.h"
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

ArmyList withHand(std::vector<std::string> hand) {
    ArmyList list = empire();
    list.commandHand = std::move(hand);
    list.battleDeck = {{"breakthrough", "bunker-assault", "intercept-signals"},
                       {"recon-mission", "surface-scan", "marked-targets"},
                       {"advanced-intel", "cunning-deployment", "black-ops"}};
    return list;
}
const std::vector<std::string> goodHand{
    "maximum-firepower", "ambush", "evasive-maneuvers", "push", "imperial-discipline", "assault"};

TEST(CommandHand, HoldsTwoOfEachPip) {
    EXPECT_EQ(objections(withHand(goodHand), engine::ArmyParts::all), Texts{});
    auto hand = goodHand;
    hand.push_back("standing-orders");
    EXPECT_EQ(objections(withHand(hand), engine::ArmyParts::all), Texts{});
    hand = goodHand;
    hand[1] = "pinned-down";
    EXPECT_EQ(objections(withHand(hand), engine::ArmyParts::all),
              (Texts{"1 card of 1 pip, 2 are needed", "3 cards of 2 pips, 2 are needed"}));
    hand[1] = "maximum-firepower";
    EXPECT_EQ(objections(withHand(hand), engine::ArmyParts::all),
              Texts{"Maximum Firepower is in the hand twice"});
}

TEST(CommandHand, CardsNeedTheirUnitsFactionAndBattleForce) {
    auto hand = goodHand;
    hand[0] = "implacable";
    EXPECT_EQ(objections(withHand(hand), engine::ArmyParts::all),
              Texts{"Implacable cannot be in the hand: it needs Darth Vader"});
    ArmyList list = withHand(hand);
    list.units.push_back({"darth-vader-dark-lord-of-the-sith"});
    EXPECT_EQ(objections(list, engine::ArmyParts::all), Texts{});
    hand = goodHand;
    hand[1] = "sabotaged-communications";
    EXPECT_EQ(objections(withHand(hand), engine::ArmyParts::all),
              Texts{"Sabotaged Communications cannot be in the hand: it is for the faction Rebel "
                    "Alliance"});
    hand[1] = "unrelenting-fire";
    EXPECT_EQ(
        objections(withHand(hand), engine::ArmyParts::all),
        Texts{"Unrelenting Fire cannot be in the hand: it needs the battle force Blizzard Force"});
}

TEST(CommandHand, CardsOfSeveralUnitsNeedAllOrOne) {
    ArmyList list{.name = "Duo", .faction = "rebels"};
    list.units = {{"han-solo-unorthodox-general"}, {"luke-skywalker-hero-of-the-rebellion"}};
    list.commandHand = {"not-out-of-it-yet"};
    const auto about = [&] {
        const Texts texts = objections(list, engine::ArmyParts::all);
        return std::count_if(texts.begin(), texts.end(),
                             [](const auto& text) { return text.find("Not Out") == 0; });
    };
    EXPECT_EQ(about(), 0);
    list.units.pop_back();
    EXPECT_EQ(about(), 1);
}

TEST(BattleDeck, HoldsThreeOfEachKind) {
    ArmyList list = withHand(goodHand);
    list.battleDeck.primary.pop_back();
    EXPECT_EQ(objections(list, engine::ArmyParts::all), Texts{"2 primary cards, 3 are needed"});
    list = withHand(goodHand);
    list.battleDeck.primary[2] = "breakthrough";
    EXPECT_EQ(objections(list, engine::ArmyParts::all),
              Texts{"Breakthrough cannot be in the deck: it is there twice"});
    list.battleDeck.primary[2] = "bunker-assault-recon";
    EXPECT_EQ(objections(list, engine::ArmyParts::all),
              Texts{"Bunker Assault cannot be in the deck: it is for recon only"});
    list = withHand(goodHand);
    list.battleDeck.advantage[2] = "no-time-to-lose";
    EXPECT_EQ(objections(list, engine::ArmyParts::all),
              Texts{"No Time to Lose cannot be in the deck: it is for the faction Rebel Alliance"});
}

TEST(BattleDeck, OfTheSmallerGameHoldsItsOwnCards) {
    ArmyList list = withHand(goodHand);
    list.size = GameSize::recon;
    list.battleDeck = {
        {"bunker-assault-recon", "close-the-pocket-recon", "intercept-signals-recon"},
        {"bring-them-to-heel-recon", "recon-mission-recon", "surface-scan-recon"},
        {"advanced-intel-recon", "cunning-deployment-recon", "fortified-position-recon"}};
    EXPECT_EQ(objections(list, engine::ArmyParts::all), Texts{});
    list.battleDeck.primary[2] = "breakthrough";
    EXPECT_EQ(objections(list, engine::ArmyParts::all),
              Texts{"Breakthrough cannot be in the deck: it is not for recon"});
}

TEST(UpgradeOffers, FitFirstThenTheOthersWithTheirReason) {
    const ArmyList list = empire();
    const auto offers = offersFor(list, 1, "heavy weapon", cards());
    const auto reason = [&](const std::string& id) {
        const auto found = std::find_if(offers.begin(), offers.end(), [&](const auto& offer) {
            return offer.card->facts.id == id;
        });
        if (found == offers.end()) return std::string("not offered");
        return found->misfit ? english(found->misfit->what) : std::string("fits");
    };
    EXPECT_EQ(reason("dlt-19-stormtrooper"), "fits");
    EXPECT_EQ(reason("flametrooper"), "Flametrooper is for Snowtroopers only");
    // The card Z-6 Trooper is only for units of another faction.
    EXPECT_EQ(reason("z-6-trooper"), "not offered");
    EXPECT_TRUE(std::is_partitioned(offers.begin(), offers.end(),
                                    [](const auto& offer) { return !offer.misfit; }));
    ArmyList full = list;
    full.units[1].upgrades = {"dlt-19-stormtrooper"};
    for (const auto& offer : offersFor(full, 1, "heavy weapon", cards()))
        EXPECT_TRUE(offer.misfit) << offer.card->facts.name;
}

TEST(UpgradeOffers, CounterpartsHaveSlotsOfTheirOwn) {
    ArmyList list = empire({{"iden-versio-inferno-squad-leader"}});
    const std::size_t iden = list.units.size() - 1;
    EXPECT_TRUE(offersForCounterpart(list, iden, "comms", cards()).empty()) << "it is not there";
    list.units[iden].counterpart = "idens-id10-seeker-droid-counterpart";
    const auto offers = offersForCounterpart(list, iden, "comms", cards());
    ASSERT_FALSE(offers.empty());
    EXPECT_FALSE(offers.front().misfit);
    list.units[iden].counterpartUpgrades = {offers.front().card->facts.id};
    for (const auto& offer : offersForCounterpart(list, iden, "comms", cards()))
        EXPECT_TRUE(offer.misfit) << offer.card->facts.name;
}

std::string said(const std::vector<engine::UnitOffer>& offers, const std::string& id) {
    const auto found = std::find_if(offers.begin(), offers.end(),
                                    [&](const auto& offer) { return offer.entry->facts.id == id; });
    if (found == offers.end()) return "not offered";
    if (!found->misfit) return "fits";
    EXPECT_FALSE(found->misfit->wayOut.none());
    return (found->foreign ? "foreign: " : "") + english(found->misfit->what);
}

TEST(UnitOffers, SayWhatTheJudgeWouldNewlyObjectTo) {
    ArmyList list = empire();
    EXPECT_EQ(said(unitOffersFor(list, cards()), "stormtroopers"), "fits");
    EXPECT_EQ(said(unitOffersFor(list, cards()), "rebel-troopers"),
              "foreign: Rebel Troopers is of the faction Rebel Alliance");
    EXPECT_EQ(said(unitOffersFor(list, cards()), "general-veers-master-tactician"),
              "General Veers is in the army 2 times, at most 1 is allowed");
    list.units.insert(list.units.end(), 2, {"at-st"});
    EXPECT_EQ(said(unitOffersFor(list, cards()), "at-st"), "3 heavy units, at most 2 are allowed");
    list.units.clear();
    EXPECT_EQ(said(unitOffersFor(list, cards()), "stormtroopers"), "fits")
        << "what is still missing is no reason against a unit";
    EXPECT_EQ(unitOffersFor(list, cards()).size(), cards().units.size());
}

TEST(CardOffers, CommandCardsFitUntilTheirPipsAreFull) {
    const auto said = [](const ArmyList& list, const std::string& id) {
        for (const auto& offer : commandOffersFor(list, cards()))
            if (offer.card->facts.id == id)
                return offer.misfit ? english(offer.misfit->what) : "fits";
        return std::string("not offered");
    };
    EXPECT_EQ(said(empire(), "ambush"), "fits");
    EXPECT_EQ(said(withHand({"ambush"}), "ambush"), "it is in the hand");
    EXPECT_EQ(said(withHand({"ambush", "maximum-firepower"}), "implacable"),
              "it needs Darth Vader");
    EXPECT_EQ(said(withHand({"push", "evasive-maneuvers"}), "pinned-down"),
              "the hand has 2 cards of 2 pips");
    EXPECT_EQ(said(empire(), "standing-orders"), "not offered");
}

TEST(CardOffers, BattleCardsFitUntilThereAreThree) {
    const auto said = [](const ArmyList& list, const std::string& id) {
        for (const auto& offer : battleOffersFor(list, cards()))
            if (offer.card->facts.id == id)
                return offer.misfit ? english(offer.misfit->what) : "fits";
        return std::string("not offered");
    };
    EXPECT_EQ(said(empire(), "breakthrough"), "fits");
    EXPECT_EQ(said(empire(), "bunker-assault-recon"), "it is for recon only");
    const ArmyList full = withHand(goodHand);
    EXPECT_EQ(said(full, "breakthrough"), "it is in the deck");
    ArmyList two = full;
    two.battleDeck.primary.erase(two.battleDeck.primary.begin());
    EXPECT_EQ(said(two, "breakthrough"), "fits");
}

TEST(ArmySummary, CountsActivationsAndOrderTokens) {
    const auto summary = summaryOf(empire({{"at-st"}}), cards());
    EXPECT_EQ(summary.activations, 5);
    EXPECT_EQ(summary.orderTokens, (std::array<int, 6>{1, 0, 3, 0, 0, 1}));
    EXPECT_EQ(summary.points, 75 + 3 * 42 + 145);
    EXPECT_EQ(summary.mostPoints, 1000);
}

}  // namespace
}  // namespace sightline::app
