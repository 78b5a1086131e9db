// Checks the command hand and the battle deck. Core Rulebook p. 18.
#include <algorithm>
#include <array>
#include <set>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/army/judge_parts.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/words/armies.h"
#include "engine/legion/lists/words/army_cards.h"
#include "engine/legion/lists/words/card_kinds.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;

bool hasName(const ResolvedArmy& army, const std::string& name) {
    return std::any_of(army.seenByCards.begin(), army.seenByCards.end(),
                       [&](const UnitTraits& unit) { return unit.name == name; });
}

Message joined(const std::vector<std::string>& names,
               const MessageTemplate<Message, Message>& with) {
    Message all;
    for (const std::string& name : names)
        all = all.none() ? say::printed(name) : with(all, say::printed(name));
    return all;
}

// The units to which a command card belongs, as text: "Luke Skywalker (Jedi Knight)", "Han Solo and
// Luke Skywalker", "a unit titled Jedi Council".
Message whoseCard(const CommandEntry& card) {
    if (card.units.empty() && !card.unitTitle.empty()) return say::unitTitled(card.unitTitle);
    if (card.units.empty()) return card.requirement->said();
    const Message names = joined(card.units, card.needsAllUnits ? say::both : say::either);
    return card.unitTitle.empty() ? names : say::namedAndTitled(names, card.unitTitle);
}

}  // namespace

Message whyNotInHand(const ResolvedArmy& army, const CommandEntry& card) {
    if (!card.battleForce.empty() && card.battleForce != army.list->battleForce) {
        const BattleForce* force = army.catalogue->battleForce(card.battleForce);
        return say::itNeedsForce(force == nullptr ? card.battleForce : force->facts.name);
    }
    const bool ofTheFaction = card.units.empty() && !card.requirement;
    if (ofTheFaction && !card.facts.faction.empty() && card.facts.faction != army.list->faction)
        return say::itIsForFaction(factionWord(card.facts.faction));
    return isCardOf(playedAs(card), army.seenByCards) ? Message{} : say::itNeeds(whoseCard(card));
}

Message whyNotInDeck(const ResolvedArmy& army, const std::string& id) {
    const BattleEntry* card = army.catalogue->battleCard(id);
    const bool recon = army.list->size == GameSize::recon;
    if (card == nullptr) return say::catalogueLacksIt();
    if (card->recon != recon) return recon ? say::notForRecon() : say::forReconOnly();
    if (!card->facts.faction.empty() && card->facts.faction != army.list->faction)
        return say::itIsForFaction(factionWord(card->facts.faction));
    return {};
}

Message wordOfPips(int pips) { return pips == 1 ? say::onePip() : say::pips(pips); }

namespace {

Message missingCards(int count, const Message& pips) {
    return count == 1 ? say::addOnePipCard(pips) : say::addPipCards(count, pips);
}

Message needlessCards(int count, const Message& pips) {
    return count == 1 ? say::removeOnePipCard(pips) : say::removePipCards(count, pips);
}

void judgePips(const ResolvedArmy& army, const std::array<int, 5>& pips, Objections& objections) {
    for (const int each : {1, 2, 3}) {
        const int count = pips[static_cast<std::size_t>(each)];
        if (count == 2) continue;
        const Message of = wordOfPips(each);
        objections.push_back(
            {Area::hand, army.edition().places.commandHand,
             count == 1 ? say::onePipCard(of) : say::pipCards(count, of),
             count < 2 ? missingCards(2 - count, of) : needlessCards(count - 2, of)});
        objections.back().unfinished = count < 2;
    }
}

}  // namespace

std::vector<PileFault> faultsOfPile(const std::vector<std::string>& ids, BattleEntry::Kind kind) {
    std::vector<PileFault> faults;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!seen.insert(ids[i]).second)
            faults.push_back({say::isThereTwice(), say::replaceIt(), i});
    }
    const int count = static_cast<int>(ids.size());
    const Message word = wordOf(kind);
    if (count != 3) {
        faults.push_back({count == 1 ? say::oneCardOfKind(word) : say::cardsOfKind(count, word),
                          count < 3 ? say::addCount(3 - count) : say::removeCount(count - 3)});
    }
    return faults;
}

void judgeHand(const ResolvedArmy& army, Objections& objections) {
    const Citation citation = army.edition().places.commandHand;
    std::array<int, 5> pips{};
    std::set<std::string> seen;
    for (const std::string& id : army.list->commandHand) {
        const CommandEntry* card = army.catalogue->command(id);
        if (card == nullptr) {
            objections.push_back(
                {Area::hand, citation, say::commandUnknown(id), say::removeIt(), std::nullopt, id});
            continue;
        }
        if (id != standingOrders) ++pips[static_cast<std::size_t>(card->pips)];
        if (!seen.insert(id).second) {
            objections.push_back({Area::hand, citation, say::inHandTwice(card->facts.name),
                                  say::removeOne(), std::nullopt, id});
        }
        const Message reason = whyNotInHand(army, *card);
        if (!reason.none()) {
            objections.push_back({Area::hand, citation,
                                  say::cannotBeInHand(card->facts.name, reason), say::replaceIt(),
                                  std::nullopt, id});
        }
    }
    judgePips(army, pips, objections);
    for (const CommandEntry& card : army.catalogue->commands) {
        if (card.inHandWith.empty() || seen.contains(card.facts.id) ||
            !hasName(army, card.inHandWith))
            continue;
        objections.push_back({Area::hand, citation,
                              say::needsInHand(card.inHandWith, card.facts.name), say::putItIn(),
                              std::nullopt, card.facts.id});
        objections.back().unfinished = true;
    }
}

void judgeDeck(const ResolvedArmy& army, Objections& objections) {
    const Citation citation = page(18, "Building a Battle Deck");
    using Kind = BattleEntry::Kind;
    const auto judge = [&](const std::vector<std::string>& ids, Kind kind) {
        const auto cannot = [&](const std::string& id, const Message& reason, const Message& fix) {
            const BattleEntry* card = army.catalogue->battleCard(id);
            objections.push_back(
                {Area::deck, citation,
                 say::cannotBeInDeck(card == nullptr ? id : card->facts.name, reason), fix,
                 std::nullopt, id});
        };
        for (const std::string& id : ids) {
            const Message reason = whyNotInDeck(army, id);
            if (!reason.none()) cannot(id, reason, say::replaceIt());
        }
        for (const PileFault& fault : faultsOfPile(ids, kind)) {
            if (fault.card)
                cannot(ids[*fault.card], fault.what, fault.wayOut);
            else
                objections.push_back({Area::deck, citation, fault.what, fault.wayOut});
            objections.back().unfinished = !fault.card && ids.size() < 3;
        }
    };
    judge(army.list->battleDeck.primary, Kind::primary);
    judge(army.list->battleDeck.secondary, Kind::secondary);
    judge(army.list->battleDeck.advantage, Kind::advantage);
}

}  // namespace sightline::engine
