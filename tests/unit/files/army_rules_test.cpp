// Army building: every rule on both sides of its boundary. Core Rulebook p. 16-18, p. 41, glossary.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/files/load.h"
#include "engine/army/army_points.h"
#include "engine/army/fitting.h"
#include "engine/army/judge_army.h"

namespace sightline::app {
namespace {
using engine::ArmyList;
using engine::ArmyUnit;
using engine::GameSize;

const engine::Catalogue& cards() {
    static const auto catalogue = loadCatalogue(assetsFolder());
    EXPECT_TRUE(catalogue) << catalogue.problem().text;
    return *catalogue;
}

/// A legal core: a commander and three corps units of the empire.
ArmyList empire(std::vector<ArmyUnit> more = {}) {
    ArmyList list{.name = "Test", .faction = "empire"};
    list.units = {
        {"general-veers-master-tactician"}, {"stormtroopers"}, {"stormtroopers"}, {"snowtroopers"}};
    list.units.insert(list.units.end(), more.begin(), more.end());
    return list;
}

std::vector<std::string> objections(const ArmyList& list, bool onlyUnits = true) {
    std::vector<std::string> texts;
    for (const auto& objection : judgeArmy(list, cards(), onlyUnits)) {
        EXPECT_FALSE(objection.fix.empty()) << objection.text;
        EXPECT_GT(objection.citation.page, 0) << objection.text;
        EXPECT_FALSE(objection.citation.section.empty()) << objection.text;
        texts.push_back(objection.text);
    }
    return texts;
}
using Texts = std::vector<std::string>;

bool objectsTo(const ArmyList& list, const std::string& part) {
    const Texts texts = objections(list);
    return std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
        return text.find(part) != std::string::npos;
    });
}
std::vector<ArmyUnit> times(int count, const ArmyUnit& unit) {
    return std::vector<ArmyUnit>(static_cast<std::size_t>(count), unit);
}

TEST(ArmyRules, ACommanderAndThreeCorpsUnitsAreLegal) { EXPECT_EQ(objections(empire()), Texts{}); }

TEST(ArmyRules, PointsEndAtTheLimit) {
    // 75 + 42 + 42 + 42, then AT-STs of 145: 201 + 290 = 491.
    ArmyList list = empire({{"at-st"},
                            {"at-st"},
                            {"darth-vader-dark-lord-of-the-sith"},
                            {"darth-vader-the-emperors-apprentice"}});
    list.units.back() = {"imperial-death-troopers"};
    list.units.push_back({"imperial-death-troopers"});
    list.units.push_back({"scout-troopers"});
    EXPECT_EQ(summaryOf(list, cards()).points, 201 + 290 + 170 + 66 + 66 + 48);
    EXPECT_EQ(objections(list), Texts{});
    list.size = GameSize::edition2018;
    EXPECT_TRUE(objectsTo(list, "841 points, at most 800 are allowed"));
}

TEST(ArmyRules, ExactlyTheMostPointsIsAllowed) {
    ArmyList list = empire({{"at-st"}, {"at-st"}});  // 491
    list.units.push_back({"tx-225-gavw-occupier-tank"});
    EXPECT_TRUE(objectsTo(list, "3 heavy units, at most 2 are allowed"));
    list.units.pop_back();
    list.units.insert(list.units.end(), 2, {"74-z-speeder-bikes"});  // 631
    list.units.push_back({"74-z-speeder-bikes"});                    // 701
    list.units.push_back({"darth-vader-the-emperors-apprentice"});   // 856
    list.units.insert(list.units.end(), 2, {"scout-troopers"});      // 952
    list.units.push_back({"scout-troopers"});                        // 1000
    EXPECT_EQ(summaryOf(list, cards()).points, 1000);
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"grappling-hooks"};  // 2 more
    EXPECT_EQ(objections(list), Texts{"1002 points, at most 1000 are allowed"});
}

TEST(ArmyRules, RanksHaveALeastAndAMost) {
    ArmyList list = empire();
    list.units.pop_back();
    EXPECT_EQ(objections(list), Texts{"2 corps units, at least 3 are needed"});
    list = empire(times(3, {"stormtroopers"}));
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{"7 corps units, at most 6 are allowed"});
    list = empire();
    list.units.erase(list.units.begin());
    EXPECT_EQ(objections(list), Texts{"0 commander units, at least 1 is needed"});
    list = empire(times(3, {"scout-troopers"}));
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"scout-troopers"});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
}

TEST(ArmyRules, TheSmallerGameHasItsOwnRanksAndPoints) {
    ArmyList list = empire();
    list.size = GameSize::recon;
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"imperial-officer-ruthless-efficiency", {}});
    EXPECT_TRUE(objectsTo(list, "2 commander units, at most 1 is allowed"));
    list = empire({{"at-st"}, {"at-st"}});
    list.size = GameSize::recon;
    EXPECT_EQ(objections(list), Texts{"2 heavy units, at most 1 is allowed"});
}

TEST(ArmyRules, The2018EditionHasTwoFactionsAndNoMercenaries) {
    ArmyList list = empire();
    list.size = GameSize::edition2018;
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"bossk-trandoshan-terror"});
    EXPECT_TRUE(objectsTo(list, "Bossk is no mercenary that the faction empire hires"));
    list.size = GameSize::standard;
    EXPECT_EQ(objections(list), Texts{});
    ArmyList republic{.name = "R", .faction = "republic", .size = GameSize::edition2018};
    EXPECT_TRUE(objectsTo(republic, "the 2018 edition has no faction republic"));
}

TEST(ArmyRules, UnitsShareTheFaction) {
    EXPECT_TRUE(objectsTo(empire({{"rebel-troopers"}}), "Rebel Troopers is of the faction rebels"));
}

TEST(ArmyRules, MercenariesAreHiredByTheFactionsOnTheirCards) {
    EXPECT_EQ(objections(empire({{"bossk-trandoshan-terror"}})), Texts{});
    EXPECT_TRUE(objectsTo(empire({{"swoop-bike-riders"}}),
                          "is no mercenary that the faction empire hires"));
}

// Core Rulebook p. 41, "Mercenaries and Rank Requirements": at least 3 corps units that are none.
TEST(ArmyRules, MercenariesFillNoMinimumButCountForTheMost) {
    ArmyList list = empire({{"black-sun-enforcers"}});
    list.units.erase(list.units.begin() + 1);
    EXPECT_EQ(objections(list), Texts{"2 corps units, at least 3 are needed"});
    list = empire({{"black-sun-enforcers"}, {"stormtroopers"}, {"stormtroopers"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{"7 corps units, at most 6 are allowed"});
}

TEST(ArmyRules, TwoCorpsMercenariesAndOneOfEachOtherRank) {
    ArmyList list = empire({{"black-sun-enforcers"}, {"pyke-syndicate-foot-soldiers"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"black-sun-enforcers"});
    EXPECT_EQ(objections(list), Texts{"3 corps units of mercenaries, 2 are allowed"});
    list = empire({{"bossk-trandoshan-terror"}, {"cad-bane-needs-no-introduction"}});
    EXPECT_EQ(objections(list), Texts{"2 operative units of mercenaries, 1 is allowed"});
}

TEST(ArmyRules, AlliesOfConvenienceAllowOneMore) {
    ArmyList list{.name = "Lando", .faction = "rebels"};
    list.units = {{"lando-calrissian-canny-general"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"swoop-bike-riders"},
                  {"swoop-bike-riders"}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0] = {"leia-organa-fearless-and-inventive"};
    EXPECT_EQ(objections(list), Texts{"2 support units of mercenaries, 1 is allowed"});
    list.units[0] = {"lando-calrissian-canny-general"};
    list.units.push_back({"swoop-bike-riders"});
    EXPECT_EQ(
        objections(list),
        Texts{"3 support units of mercenaries, 1 is allowed and 1 more for Allies of Convenience"});
}

TEST(ArmyRules, UniqueNamesCountAcrossUnitsAndUpgrades) {
    ArmyList list = empire({{"darth-vader-dark-lord-of-the-sith"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"darth-vader-the-emperors-apprentice"});
    EXPECT_EQ(objections(list),
              Texts{"Darth Vader stands 2 times in the army, at most 1 is allowed"});
    // A unit and an upgrade of that name.
    list = empire({{"agent-kallus-hunter-of-spectres"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"agent-kallus"};
    EXPECT_EQ(objections(list),
              Texts{"Agent Kallus stands 2 times in the army, at most 1 is allowed"});
    list.units.pop_back();
    EXPECT_EQ(objections(list), Texts{});
}

TEST(ArmyRules, LimitedNamesStandAsOftenAsTheyPrint) {
    const auto limited =
        std::find_if(cards().upgrades.begin(), cards().upgrades.end(), [](const auto& card) {
            return card.limit == 2 && !card.requirement && card.battleForceChoice.empty() &&
                   card.facts.faction.empty();
        });
    ASSERT_NE(limited, cards().upgrades.end());
    // Found by its slot on as many stormtroopers or commanders as needed; only the count is judged
    // here.
    ArmyList list = empire();
    for (std::size_t unit : {1U, 2U}) list.units[unit].upgrades = {limited->facts.id};
    EXPECT_FALSE(objectsTo(list, limited->facts.name + " stands"));
    list.units[3].upgrades = {limited->facts.id};
    EXPECT_TRUE(objectsTo(
        list, limited->facts.name + " stands 3 times in the army, at most 2 are allowed"));
}

TEST(ArmyRules, UpgradesNeedASlotAndTheirUnit) {
    ArmyList list = empire();
    list.units[1].upgrades = {"dlt-19-stormtrooper", "stormtrooper"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"dlt-19-stormtrooper", "hh-12-stormtrooper"};
    EXPECT_EQ(objections(list),
              Texts{"Stormtroopers has no free heavy weapon slot for HH-12 Stormtrooper"});
    list.units[1].upgrades = {"flametrooper"};
    EXPECT_EQ(objections(list), Texts{"Stormtroopers: Flametrooper is for Snowtroopers only"});
    list.units[1].upgrades = {"force-push"};
    EXPECT_EQ(objections(list), Texts{"Stormtroopers has no free force slot for Force Push"});
}

TEST(ArmyRules, AUnitCarriesEachCardOnce) {
    ArmyList list = empire();
    list.units[0].upgrades = {"strict-orders"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0].upgrades = {"strict-orders", "strict-orders"};
    EXPECT_EQ(objections(list), Texts{"General Veers carries Strict Orders twice"});
}

TEST(ArmyRules, LightSideCardsAreForTheLightSide) {
    ArmyList list = empire({{"darth-vader-dark-lord-of-the-sith", {"force-choke"}}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.back().upgrades = {"jedi-mind-trick"};
    EXPECT_EQ(objections(list), Texts{"Darth Vader: Jedi Mind Trick is for light side only"});
}

TEST(ArmyRules, SpecialSlotsAreForTheirCardsAlone) {
    ArmyList list = empire();
    list.units[1].upgrades = {"imperial-march"};
    EXPECT_EQ(objections(list), Texts{});
    list.units[1].upgrades = {"tenacity"};
    EXPECT_EQ(objections(list), Texts{"Stormtroopers has no free training slot for Tenacity"});
}

// The glossary's example: each DF-90 needs a unit of Shoretroopers of its own.
TEST(ArmyRules, DetachmentNeedsAUnitOfItsOwnAndNoRank) {
    ArmyList list = empire({{"shoretroopers"}, {"df-90-mortar-trooper"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"df-90-mortar-trooper"});
    EXPECT_EQ(objections(list),
              Texts{"DF-90 Mortar Trooper needs a unit of its own: Shoretroopers"});
    list.units.push_back({"shoretroopers"});
    EXPECT_EQ(objections(list), Texts{});  // 3 + 2 corps, and 2 that do not count
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"stormtroopers"});
    EXPECT_EQ(objections(list), Texts{"7 corps units, at most 6 are allowed"});
}

TEST(ArmyRules, HeavyWeaponTeamsNeedTheirWeapon) {
    ArmyList list =
        empire({{"scout-troopers"}, {"scout-troopers-strike-team", {"dlt-19x-sniper"}}});
    EXPECT_EQ(objections(list), Texts{});
    list.units.back().upgrades.clear();
    EXPECT_EQ(objections(list).front(),
              "Scout Troopers (Strike Team) must equip 1 heavy weapon upgrade, it carries 0");
}

// The glossary's example: Krennic brings one unit of Death Troopers beside three special forces.
TEST(ArmyRules, EntourageDoesNotCountItsUnit) {
    ArmyList list = empire({{"imperial-death-troopers"},
                            {"imperial-death-troopers"},
                            {"scout-troopers"},
                            {"scout-troopers"}});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
    list.units[0] = {"director-orson-krennic-architect-of-terror"};
    EXPECT_EQ(objections(list), Texts{});
    list.units.push_back({"scout-troopers"});
    EXPECT_EQ(objections(list), Texts{"4 special forces units, at most 3 are allowed"});
}

TEST(ArmyRules, AssociateDoesNotCountBesideItsUnit) {
    ArmyList list = empire({{"agent-kallus-hunter-of-spectres"},
                            {"fifth-brother-the-kill-is-mine"},
                            {"seventh-sister-compelled-to-inflict-pain"}});
    EXPECT_EQ(objections(list), Texts{});
    list.units[5] = {"darth-vader-the-emperors-apprentice"};
    EXPECT_EQ(objections(list), Texts{"3 operative units, at most 2 are allowed"});
}

TEST(ArmyRules, AFieldCommanderReplacesTheCommander) {
    ArmyList list{.name = "Cassian", .faction = "rebels"};
    list.units = {{"cassian-andor-capable-intelligence-agent", {"a280"}},
                  {"rebel-troopers"},
                  {"rebel-troopers"},
                  {"rebel-troopers"}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[0] = {"chewbacca-walking-carpet"};
    EXPECT_EQ(objections(list), Texts{"0 commander units, at least 1 is needed"});
    list.units[0] = {"cassian-andor-capable-intelligence-agent"};
    EXPECT_EQ(objections(list), Texts{"Cassian Andor must equip A280"});  // Equip
}

TEST(ArmyRules, ProgrammedUnitsNeedAProgramme) {
    ArmyList list{.name = "Droids", .faction = "separatists"};
    list.units = {{"t-series-tactical-droid-programmed-for-strategy"},
                  {"b1-battle-droids"},
                  {"b1-battle-droids"},
                  {"b1-battle-droids"},
                  {"dsd1-dwarf-spider-droid", {"engagement-protocols"}}};
    EXPECT_EQ(objections(list), Texts{});
    list.units.back().upgrades.clear();
    EXPECT_EQ(objections(list),
              Texts{"DSD1 Dwarf Spider Droid must equip 1 programming upgrade, it carries 0"});
}

ArmyList blizzard(std::vector<ArmyUnit> more) {
    ArmyList list{.name = "Blizzard", .faction = "empire", .battleForce = "blizzard-force"};
    list.units = {{"general-veers-master-tactician"},
                  {"snowtroopers"},
                  {"snowtroopers"},
                  {"snowtroopers"},
                  {"e-web-heavy-blaster-team"}};
    list.units.insert(list.units.end(), more.begin(), more.end());
    return list;
}

TEST(ArmyRules, FlexibleResponseTakesItsHeavyWeapons) {
    const ArmyUnit full{"stormtroopers-heavy-response-unit",
                        {"hh-12-stormtrooper", "t-21-stormtrooper"}};
    EXPECT_EQ(objections(blizzard({full})), Texts{});
    ArmyUnit half = full;
    half.upgrades.pop_back();
    EXPECT_EQ(
        objections(blizzard({half})).front(),
        "Stormtroopers (Heavy Response Unit) must equip 2 heavy weapon upgrades, it carries 1");
}

TEST(ArmyRules, SpecialIssueUnitsStayInTheirBattleForce) {
    EXPECT_TRUE(objectsTo(empire({{"stormtroopers-heavy-response-unit",
                                   {"hh-12-stormtrooper", "t-21-stormtrooper"}}}),
                          "Stormtroopers (Heavy Response Unit) is only for Blizzard Force"));
}

TEST(ArmyRules, BattleForcesHaveTheirUnitsRanksAndLimits) {
    EXPECT_EQ(objections(blizzard({})), Texts{});
    EXPECT_TRUE(objectsTo(blizzard({{"scout-troopers"}}),
                          "Scout Troopers is not on the list of Blizzard Force"));
    EXPECT_EQ(objections(blizzard(times(2, {"stormtroopers"}))), Texts{});
    EXPECT_TRUE(objectsTo(blizzard(times(3, {"stormtroopers"})),
                          "Blizzard Force takes 0 to 2 Stormtroopers, not 3"));
    ArmyList list = blizzard({});
    list.units.pop_back();
    EXPECT_EQ(objections(list), Texts{"0 support units, at least 1 is needed"});
    list = blizzard({});
    list.units[0].upgrades = {"trusted-agent"};
    EXPECT_TRUE(objectsTo(list, "Trusted Agent is unique and not on the list of Blizzard Force"));
    list.units[0].upgrades = {"improvised-orders"};
    EXPECT_EQ(objections(list), Texts{});
    list.faction = "rebels";
    EXPECT_TRUE(objectsTo(list, "Blizzard Force is a battle force of the faction empire"));
}

TEST(ArmyRules, MercenaryArmiesNeedABattleForce) {
    ArmyList list{.name = "Shadow", .faction = "mercenary"};
    list.units = {{"pyke-syndicate-capo"},
                  {"pyke-syndicate-foot-soldiers"},
                  {"pyke-syndicate-foot-soldiers"}};
    EXPECT_TRUE(objectsTo(list, "an army of the faction mercenary needs a battle force"));
    list.battleForce = "shadow-collective";
    EXPECT_EQ(objections(list), Texts{});
}

TEST(ArmyRules, ClansNeedTheirAffiliationAndChoices) {
    ArmyList list{.name = "Kryze", .faction = "mandalorians", .battleForce = "clan-kryze"};
    list.units = {{"bo-katan-kryze-savior-of-mandalore"},
                  {"mandalorian-warriors", {"clan-kryze"}},
                  {"mandalorian-warriors", {"clan-kryze"}}};
    EXPECT_EQ(objections(list), Texts{});
    list.units[2].upgrades.clear();
    EXPECT_TRUE(objectsTo(list, "Mandalorian Warriors has not the affiliation Clan Kryze"));
    list.units[2].upgrades = {"clan-wren"};
    EXPECT_TRUE(objectsTo(list, "Clan Kryze may not use Clan Wren"));
    ArmyList custom{.name = "Own", .faction = "mandalorians", .battleForce = "custom-clan"};
    custom.units = {{"mandalorian-leader", {"galaar-15-carbine"}},
                    {"mandalorian-warriors"},
                    {"mandalorian-warriors"}};
    EXPECT_TRUE(objectsTo(custom, "Custom Clan has 2 choices, 0 are made"));
    custom.choices = {"Veterans", "Feats of Valor"};
    EXPECT_FALSE(objectsTo(custom, "choices"));
    custom.units[1].upgrades = {"galaar-15-carbines"};
    const int withChoice = summaryOf(custom, cards()).points;
    custom.choices = {"Rapid Deployment", "Feats of Valor"};
    EXPECT_EQ(summaryOf(custom, cards()).points, withChoice + 5);
}

TEST(ArmyRules, CounterpartsJoinTheirUnit) {
    ArmyList list{.name = "R2", .faction = "rebels"};
    list.units = {
        {"leia-organa-fearless-and-inventive"},
        {"rebel-troopers"},
        {"rebel-troopers"},
        {"rebel-troopers"},
        {"r2-d2-hero-of-a-thousand-devices", {}, "c-3po-human-cyborg-relations-counterpart"}};
    EXPECT_EQ(objections(list), Texts{});
    EXPECT_EQ(summaryOf(list, cards()).pointsByUnit.back(), 55 + 15);
    std::swap(list.units[0].counterpart, list.units[4].counterpart);
    EXPECT_EQ(objections(list), Texts{"C-3PO is no counterpart of Leia Organa"});
    EXPECT_TRUE(objectsTo(empire({{"iden-versio-inferno-squad-leader"}}),
                          "Iden Versio always comes with Iden's ID10"));
}

TEST(ArmyRules, PointsDependOnTheArmy) {
    ArmyList list{.name = "Jyn", .faction = "rebels"};
    list.units = {{"leia-organa-fearless-and-inventive"}, {"jyn-erso-stardust"}};
    const auto* pistol = cards().upgrade("jyns-se-14-blaster");
    ASSERT_NE(pistol, nullptr);
    const engine::ResolvedArmy with = resolve(list, cards());
    EXPECT_EQ(pointsOf(with, with.units[0], *pistol), pistol->points - 5);
    ArmyList alone = list;
    alone.units.pop_back();
    const engine::ResolvedArmy without = resolve(alone, cards());
    EXPECT_EQ(pointsOf(without, without.units[0], *pistol), pistol->points);
}

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
    EXPECT_EQ(objections(withHand(goodHand), false), Texts{});
    auto hand = goodHand;
    hand.push_back("standing-orders");
    EXPECT_EQ(objections(withHand(hand), false), Texts{});
    hand = goodHand;
    hand[1] = "pinned-down";
    EXPECT_EQ(objections(withHand(hand), false),
              (Texts{"1 1-pip card, 2 are needed", "3 2-pip cards, 2 are needed"}));
    hand[1] = "maximum-firepower";
    EXPECT_EQ(objections(withHand(hand), false), Texts{"Maximum Firepower is in the hand twice"});
}

TEST(CommandHand, CardsNeedTheirUnitsFactionAndBattleForce) {
    auto hand = goodHand;
    hand[0] = "implacable";
    EXPECT_EQ(objections(withHand(hand), false),
              Texts{"Implacable cannot be in the hand: it needs Darth Vader"});
    ArmyList list = withHand(hand);
    list.units.push_back({"darth-vader-dark-lord-of-the-sith"});
    EXPECT_EQ(objections(list, false), Texts{});
    hand = goodHand;
    hand[1] = "sabotaged-communications";
    EXPECT_EQ(
        objections(withHand(hand), false),
        Texts{"Sabotaged Communications cannot be in the hand: it is for the faction rebels"});
    hand[1] = "unrelenting-fire";
    EXPECT_EQ(
        objections(withHand(hand), false),
        Texts{"Unrelenting Fire cannot be in the hand: it needs the battle force Blizzard Force"});
}

TEST(CommandHand, CardsOfSeveralUnitsNeedAllOrOne) {
    ArmyList list{.name = "Duo", .faction = "rebels"};
    list.units = {{"han-solo-unorthodox-general"}, {"luke-skywalker-hero-of-the-rebellion"}};
    list.commandHand = {"not-out-of-it-yet"};
    const auto about = [&] {
        const Texts texts = objections(list, false);
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
    EXPECT_EQ(objections(list, false), Texts{"2 primary cards, 3 are needed"});
    list = withHand(goodHand);
    list.battleDeck.primary[2] = "breakthrough";
    EXPECT_EQ(objections(list, false),
              Texts{"Breakthrough cannot be in the deck: it is there twice"});
    list.battleDeck.primary[2] = "bunker-assault-recon";
    EXPECT_EQ(objections(list, false),
              Texts{"Bunker Assault cannot be in the deck: it is for recon only"});
    list = withHand(goodHand);
    list.battleDeck.advantage[2] = "no-time-to-lose";
    EXPECT_EQ(objections(list, false),
              Texts{"No Time to Lose cannot be in the deck: it is for the faction rebels"});
}

TEST(UpgradeOffers, FitFirstThenTheOthersWithTheirReason) {
    const ArmyList list = empire();
    const auto offers = offersFor(list, 1, "heavy weapon", cards());
    const auto reason = [&](const std::string& id) {
        const auto found = std::find_if(offers.begin(), offers.end(), [&](const auto& offer) {
            return offer.card->facts.id == id;
        });
        if (found == offers.end()) return std::string("not offered");
        return found->misfit ? found->misfit->text : std::string("fits");
    };
    EXPECT_EQ(reason("dlt-19-stormtrooper"), "fits");
    EXPECT_EQ(reason("flametrooper"), "Flametrooper is for Snowtroopers only");
    EXPECT_EQ(reason("z-6-trooper"), "not offered");  // of another faction's units
    EXPECT_TRUE(std::is_partitioned(offers.begin(), offers.end(),
                                    [](const auto& offer) { return !offer.misfit; }));
    ArmyList full = list;
    full.units[1].upgrades = {"dlt-19-stormtrooper"};
    for (const auto& offer : offersFor(full, 1, "heavy weapon", cards()))
        EXPECT_TRUE(offer.misfit) << offer.card->facts.name;
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
