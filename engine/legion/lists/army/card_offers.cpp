#include "engine/legion/lists/army/card_offers.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/legion/lists/army/judge_parts.h"
#include "engine/legion/lists/words/army_cards.h"

namespace sightline::engine {
namespace {

constexpr int cardsOfAPip = 2, cardsOfAKind = 3;

std::array<int, 5> pipsIn(const ArmyList& list, const Catalogue& catalogue) {
    std::array<int, 5> pips{};
    for (const std::string& id : list.commandHand) {
        const CommandEntry* card = catalogue.command(id);
        if (card != nullptr && id != standingOrders) ++pips[static_cast<std::size_t>(card->pips)];
    }
    return pips;
}

std::optional<Misfit> misfitOf(const ResolvedArmy& army, const CommandEntry& card, int ofItsPips) {
    const Citation citation = page(18, "Building a Command Hand");
    if (listHolds(army.list->commandHand, card.facts.id))
        return Misfit{citation, say::isInHand(), say::chooseAnotherCard()};
    const Message reason = whyNotInHand(army, card);
    if (!reason.none()) return Misfit{citation, reason, say::chooseAnotherCard()};
    if (ofItsPips < cardsOfAPip) return std::nullopt;
    return Misfit{citation, say::handHasTwo(wordOfPips(card.pips)),
                  say::removeOfPips(wordOfPips(card.pips))};
}

const std::vector<std::string>& pileOf(const BattleDeck& deck, BattleEntry::Kind kind) {
    if (kind == BattleEntry::Kind::primary) return deck.primary;
    return kind == BattleEntry::Kind::secondary ? deck.secondary : deck.advantage;
}

std::optional<Misfit> misfitOf(const ResolvedArmy& army, const BattleEntry& card) {
    const Citation citation = page(18, "Building a Battle Deck");
    const auto& pile = pileOf(army.list->battleDeck, card.kind);
    if (listHolds(pile, card.facts.id))
        return Misfit{citation, say::isInDeck(), say::chooseAnotherCard()};
    const Message reason = whyNotInDeck(army, card.facts.id);
    if (!reason.none()) return Misfit{citation, reason, say::chooseAnotherCard()};
    if (pile.size() < cardsOfAKind) return std::nullopt;
    const Message kind = wordOf(card.kind);
    return Misfit{citation, say::deckHasThree(kind), say::removeOfKind(kind)};
}

bool isOfAnother(const ResolvedArmy& army, const CommandEntry& card) {
    if (!card.battleForce.empty() && card.battleForce != army.list->battleForce) return true;
    return !card.facts.faction.empty() && card.facts.faction != army.list->faction &&
           !whyNotInHand(army, card).none();
}

}  // namespace

std::vector<CommandOffer> commandOffersFor(const ArmyList& list, const Catalogue& catalogue) {
    const ResolvedArmy army = resolve(list, catalogue);
    const std::array<int, 5> pips = pipsIn(list, catalogue);
    std::vector<CommandOffer> offers;
    for (const CommandEntry& card : catalogue.commands) {
        if (card.facts.id == standingOrders) continue;
        offers.push_back({&card, isOfAnother(army, card),
                          misfitOf(army, card, pips[static_cast<std::size_t>(card.pips)])});
    }
    std::stable_sort(offers.begin(), offers.end(),
                     [](const CommandOffer& a, const CommandOffer& b) {
                         return std::tie(a.card->pips, a.card->facts.name) <
                                std::tie(b.card->pips, b.card->facts.name);
                     });
    return offers;
}

std::vector<BattleOffer> battleOffersFor(const ArmyList& list, const Catalogue& catalogue) {
    const ResolvedArmy army = resolve(list, catalogue);
    std::vector<BattleOffer> offers;
    for (const BattleEntry& card : catalogue.battleCards) {
        const bool foreign = !whyNotInDeck(army, card.facts.id).none();
        offers.push_back({&card, foreign, misfitOf(army, card)});
    }
    std::stable_sort(offers.begin(), offers.end(), [](const BattleOffer& a, const BattleOffer& b) {
        return std::tie(a.card->kind, a.card->facts.name) <
               std::tie(b.card->kind, b.card->facts.name);
    });
    return offers;
}

}  // namespace sightline::engine
