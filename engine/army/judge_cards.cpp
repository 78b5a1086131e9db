// Building a Command Hand and a Battle Deck. Core Rulebook p. 18.
#include <algorithm>
#include <array>
#include <set>

#include "engine/army/judge_parts.h"
#include "engine/catalogue/command_card.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;

bool hasName(const ResolvedArmy& army, const std::string& name) {
    return std::any_of(army.seenByCards.begin(), army.seenByCards.end(),
                       [&](const UnitTraits& unit) { return unit.name == name; });
}

std::string joined(const std::vector<std::string>& names, const char* between) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : between) + name;
    return text;
}

// "Luke Skywalker (Jedi Knight)", "Han Solo and Luke Skywalker", "a unit titled Jedi Council".
std::string whoseCard(const CommandEntry& card) {
    if (card.units.empty() && !card.unitTitle.empty()) return "a unit titled " + card.unitTitle;
    if (card.units.empty()) return card.requirement->words();
    const std::string names = joined(card.units, card.needsAllUnits ? " and " : " or ");
    return card.unitTitle.empty() ? names : names + " (" + card.unitTitle + ")";
}

}  // namespace

std::string whyNotInHand(const ResolvedArmy& army, const CommandEntry& card) {
    if (!card.battleForce.empty() && card.battleForce != army.list->battleForce) {
        const BattleForce* force = army.catalogue->battleForce(card.battleForce);
        return "it needs the battle force " +
               (force == nullptr ? card.battleForce : force->facts.name);
    }
    const bool ofTheFaction = card.units.empty() && !card.requirement;
    if (ofTheFaction && !card.facts.faction.empty() && card.facts.faction != army.list->faction)
        return "it is for the faction " + card.facts.faction;
    return isCardOf(playedAs(card), army.seenByCards) ? "" : "it needs " + whoseCard(card);
}

std::string whyNotInDeck(const ResolvedArmy& army, const std::string& id) {
    const BattleEntry* card = army.catalogue->battleCard(id);
    const bool recon = army.list->size == GameSize::recon;
    if (card == nullptr) return "the catalogue does not have it";
    if (card->recon != recon) return recon ? "it is not for recon" : "it is for recon only";
    if (!card->facts.faction.empty() && card->facts.faction != army.list->faction)
        return "it is for the faction " + card->facts.faction;
    return "";
}

namespace {

void judgePips(const std::array<int, 5>& pips, Objections& objections) {
    for (const int each : {1, 2, 3}) {
        const int count = pips[static_cast<std::size_t>(each)];
        if (count == 2) continue;
        const std::string cards = std::to_string(each) + "-pip card";
        objections.push_back(
            {Area::hand, page(18, "Building a Command Hand"),
             std::to_string(count) + " " + cards + (count == 1 ? "" : "s") + ", 2 are needed",
             count < 2 ? "add " + std::to_string(2 - count) + " " + cards
                       : "remove " + std::to_string(count - 2) + " " + cards});
        objections.back().unfinished = count < 2;
    }
}

}  // namespace

std::vector<PileFault> faultsOfPile(const std::vector<std::string>& ids, const std::string& kind) {
    std::vector<PileFault> faults;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!seen.insert(ids[i]).second) faults.push_back({"it is there twice", "replace it", i});
    }
    if (ids.size() != 3) {
        faults.push_back({std::to_string(ids.size()) + " " + kind +
                              (ids.size() == 1 ? " card" : " cards") + ", 3 are needed",
                          ids.size() < 3 ? "add " + std::to_string(3 - ids.size())
                                         : "remove " + std::to_string(ids.size() - 3)});
    }
    return faults;
}

void judgeHand(const ResolvedArmy& army, Objections& objections) {
    const Citation citation = page(18, "Building a Command Hand");
    std::array<int, 5> pips{};
    std::set<std::string> seen;
    for (const std::string& id : army.list->commandHand) {
        const CommandEntry* card = army.catalogue->command(id);
        if (card == nullptr) {
            objections.push_back({Area::hand, citation,
                                  "the catalogue has no command card \"" + id + "\"", "remove it",
                                  std::nullopt, id});
            continue;
        }
        if (id != standingOrders) ++pips[static_cast<std::size_t>(card->pips)];
        if (!seen.insert(id).second) {
            objections.push_back({Area::hand, citation, card->facts.name + " is in the hand twice",
                                  "remove one", std::nullopt, id});
        }
        const std::string reason = whyNotInHand(army, *card);
        if (!reason.empty()) {
            objections.push_back({Area::hand, citation,
                                  card->facts.name + " cannot be in the hand: " + reason,
                                  "replace it", std::nullopt, id});
        }
    }
    judgePips(pips, objections);
    for (const CommandEntry& card : army.catalogue->commands) {
        if (card.inHandWith.empty() || seen.contains(card.facts.id) ||
            !hasName(army, card.inHandWith))
            continue;
        objections.push_back({Area::hand, citation,
                              card.inHandWith + " needs " + card.facts.name + " in the hand",
                              "put it in", std::nullopt, card.facts.id});
        objections.back().unfinished = true;
    }
}

void judgeDeck(const ResolvedArmy& army, Objections& objections) {
    const Citation citation = page(18, "Building a Battle Deck");
    const auto judge = [&](const std::vector<std::string>& ids, const std::string& kind) {
        const auto cannot = [&](const std::string& id, const std::string& reason,
                                const std::string& fix) {
            const BattleEntry* card = army.catalogue->battleCard(id);
            objections.push_back(
                {Area::deck, citation,
                 (card == nullptr ? id : card->facts.name) + " cannot be in the deck: " + reason,
                 fix, std::nullopt, id});
        };
        for (const std::string& id : ids) {
            const std::string reason = whyNotInDeck(army, id);
            if (!reason.empty()) cannot(id, reason, "replace it");
        }
        for (const PileFault& fault : faultsOfPile(ids, kind)) {
            if (fault.card)
                cannot(ids[*fault.card], fault.text, fault.fix);
            else
                objections.push_back({Area::deck, citation, fault.text, fault.fix});
            objections.back().unfinished = !fault.card && ids.size() < 3;
        }
    };
    judge(army.list->battleDeck.primary, "primary");
    judge(army.list->battleDeck.secondary, "secondary");
    judge(army.list->battleDeck.advantage, "advantage");
}

}  // namespace sightline::engine
