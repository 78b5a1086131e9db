// Facts of single cards in the catalogue that were wrong in the past.
#include <set>

#include "engine/legion/lists/army/equip.h"
#include "unit/files/army_lists.h"

namespace sightline::app {
namespace {
using namespace armies;

TEST(CardFacts, EveryEwokWarriorIsUnhindered) {
    for (const char* id : {"ewok-skirmishers", "ewok-slingers"})
        EXPECT_TRUE(cards().unit(id)->card.has("Unhindered")) << id;
}

using engine::CardUse;
using engine::EffectSource;
using engine::Mark;

bool isMarked(const engine::CardFacts& facts, Mark::Kind kind, const std::string& at) {
    return std::any_of(facts.marks.begin(), facts.marks.end(),
                       [&](const Mark& mark) { return mark.kind == kind && mark.at == at; });
}

TEST(CardFacts, UpgradesWhoseTextWasFoundSayWhatTheyDo) {
    const std::pair<const char*, CardUse> found[] = {{"strike-and-fade", CardUse::exhaust},
                                                     {"strike-team-leader", CardUse::unlimited},
                                                     {"trusted-agent", CardUse::exhaust},
                                                     {"imperial-march", CardUse::expend},
                                                     {"terror", CardUse::unlimited},
                                                     {"dug-in", CardUse::unlimited},
                                                     {"tranquility", CardUse::exhaust},
                                                     {"extra-supplies", CardUse::expend},
                                                     {"clairvoyance", CardUse::expend},
                                                     {"clone-captain-rex", CardUse::unlimited},
                                                     {"imperial-probe-droid", CardUse::exhaust},
                                                     {"luke-skywalker", CardUse::unlimited},
                                                     {"general-grievous", CardUse::unlimited},
                                                     {"chewbacca", CardUse::unlimited}};
    for (const auto& [id, use] : found) {
        const engine::UpgradeCard& card = *cards().upgrade(id);
        EXPECT_TRUE(card.saidBy == EffectSource::code || card.program) << id;
        EXPECT_TRUE(card.effect) << id;
        ASSERT_TRUE(card.help) << id;
        EXPECT_FALSE(card.help->moments.empty()) << id << ": nobody would be reminded";
        EXPECT_EQ(card.use, use) << id;
    }
    EXPECT_EQ(cards().upgrade("sliced-comms")->saidBy, EffectSource::nobody)
        << "still in no source";
}

TEST(CardFacts, ReadingsThatDisagreeStayAsDoubts) {
    for (const char* id : {"strike-and-fade", "trusted-agent", "clairvoyance"})
        EXPECT_TRUE(isMarked(cards().upgrade(id)->facts, Mark::Kind::disputed, "/use")) << id;
    EXPECT_TRUE(isMarked(cards().upgrade("dug-in")->facts, Mark::Kind::disputed, "/effect"));
    EXPECT_TRUE(
        isMarked(cards().unit("clan-wren-veterans")->facts, Mark::Kind::disputed, "/miniatures"));
    for (const char* id : {"paz-vizsla", "the-armorer", "vibrosword", "barc-ion-gunner"})
        EXPECT_TRUE(isMarked(cards().upgrade(id)->facts, Mark::Kind::disputed, "/weapons/0/dice"))
            << id;
    EXPECT_FALSE(isMarked(cards().upgrade("armor-piercing-shells")->facts, Mark::Kind::disputed,
                          "/weapons/0/dice"))
        << "two sources confirm ours";
}

// An aura gives a keyword to other units. The unit with the aura does not have this keyword itself.
TEST(CardFacts, AurasAreNotTheKeywordsOfTheirBearer) {
    const auto gives = [](const char* id, const char* keyword) {
        const auto& own = cards().upgrade(id)->keywords;
        return std::any_of(own.begin(), own.end(),
                           [&](const auto& one) { return one.name.text() == keyword; });
    };
    EXPECT_FALSE(gives("spotter-uplink", "Sharpshooter"));
    EXPECT_FALSE(gives("frontline-commander", "Dauntless"));
    EXPECT_TRUE(gives("frontline-commander", "Spur"));
    EXPECT_FALSE(gives("proven-tactician", "Reinforcements"));
    EXPECT_TRUE(gives("unseen-saboteur", "Prepared Position"));
}

TEST(CardFacts, NumbersThatChangedInPlay) {
    EXPECT_EQ(cards().unit("clan-wren-veterans")->card.miniatures, 4);
    for (const char* id : {"agent-kallus", "clone-captain-rex", "luke-skywalker", "cassian-andor",
                           "proven-tactician"})
        EXPECT_EQ(cards().upgrade(id)->changes.courage, 1) << id;
    for (const char* id : {"kraken", "general-grievous", "asajj-ventress"})
        EXPECT_EQ(cards().upgrade(id)->loses.size(), 1U) << id;
    EXPECT_EQ(cards().upgrade("repeating-blaster")->changes.speed, -1);
    ArmyList list{.name = "D", .faction = "separatists"};
    list.units = {{"b1-battle-droids", {"kraken"}}, {"b1-battle-droids"}};
    const engine::ResolvedArmy army = resolve(list, cards());
    EXPECT_FALSE(equip(army, army.units[0]).card.has("AI"));
    EXPECT_TRUE(equip(army, army.units[1]).card.has("AI"));
}

// A keyword on a card must have its number. If no source gives the number, the catalogue marks it
// as unknown.
TEST(CardFacts, KeywordsThatNeedANumberHaveIt) {
    const auto withoutNumber = [](const std::vector<engine::KeywordText>& keywords) {
        int count = 0;
        for (const auto& one : keywords) {
            const auto* entry = cards().keyword(one.name.text());
            if (entry != nullptr && entry->value == engine::KeywordEntry::Has::always && !one.value)
                ++count;
        }
        return count;
    };
    // The command cards that mention a keyword without a number, because the keyword of the unit
    // may have any number.
    const std::set<std::string> ofTheUnit{"evasive-action", "knowledge-and-defense",
                                          "size-matters-sometimes"};
    for (const engine::CommandEntry& card : cards().commands)
        EXPECT_EQ(withoutNumber(card.mentions), ofTheUnit.contains(card.facts.id) ? 1 : 0)
            << card.facts.id;
    for (const engine::UpgradeCard& card : cards().upgrades) {
        const int missing = withoutNumber(card.keywords) + withoutNumber(card.mentions);
        EXPECT_EQ(missing, card.facts.id == "combat-shields" ? 1 : 0) << card.facts.id;
    }
}

TEST(CardFacts, WhatLooksCompleteIsPresumedUntilItWasChecked) {
    for (const char* id : {"jyn-erso", "seventh-sister", "vibro-axe", "thermal-detonator"})
        EXPECT_EQ(cards().upgrade(id)->saidBy, EffectSource::data) << id;
    EXPECT_EQ(cards().upgrade("the-armorer")->saidBy, EffectSource::dataAsKnown);
}

// B1 Battle Droids have two special gear slots. One slot accepts only Electrobinoculars, the other
// only Portable Scanner.
TEST(SpecialSlots, B1BattleDroidsHaveTwo) {
    ArmyList list{.name = "Droids", .faction = "separatists"};
    list.units = {{"t-series-tactical-droid-programmed-for-strategy"},
                  {"b1-battle-droids", {"electrobinoculars", "portable-scanner"}},
                  {"b1-battle-droids"},
                  {"b1-battle-droids"}};
    EXPECT_EQ(objections(list), Texts{});
    for (const auto& offer : offersFor(list, 2, "gear", cards())) {
        const std::string& id = offer.card->facts.id;
        const bool special = id == "electrobinoculars" || id == "portable-scanner";
        EXPECT_EQ(offer.misfit.has_value(), !special) << id;
    }
    list.units[1].upgrades.push_back("grappling-hooks");
    EXPECT_EQ(objections(list),
              Texts{"B1 Battle Droids has no free gear slot for Grappling Hooks"});
}

}  // namespace
}  // namespace sightline::app
