// Adjustments of points, orders, actions, cards and marks by hand.
#include <algorithm>
#include <array>

#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/words/by_hand.h"

namespace sightline::engine {
namespace {

constexpr int mostActions = 9;

Message wordOf(Player player) { return say::players[static_cast<std::size_t>(player)](); }

// The word for the unit's order token: faceup, facedown or none.
Message tokenOf(const Battle& battle, const UnitState& unit) {
    if (unit.activated) return battle.usesCommandCards ? say::facedown() : say::activated();
    return unit.ordered ? say::faceup() : say::none();
}

std::optional<Refusal> refusalOfUnit(const Battle& battle, UnitId unit) {
    if (battle.has(unit) && !battle.unit(unit).defeated()) return std::nullopt;
    return refuseAdjustment(say::noSuchUnitThere());
}

std::optional<Refusal> refusalOfChange(const Message& what, int now, int change, int most) {
    if (change >= -now && change <= most - now) return std::nullopt;
    return refuseAdjustment(say::changeOutside(what, most));
}

using Cards = std::vector<const CommandCard*>;

Cards::const_iterator find(const Cards& cards, const std::string& id) {
    return std::find_if(cards.begin(), cards.end(),
                        [&](const CommandCard* card) { return card->id == id; });
}

// True if the card was revealed in this round and is still in play.
bool liesFaceup(const CommandState& state, const std::string& id) {
    return state.played && state.faceup && !state.returned && state.played->id == id;
}

template <class State>
auto& cardsAt(State& state, AdjustHand::Destination to) {
    using enum AdjustHand::Destination;
    if (to == hand) return state.hand;
    if (to == setAside) return state.setAside;
    return to == discarded ? state.discarded : state.permanent;
}

constexpr std::array allPiles{AdjustHand::Destination::hand, AdjustHand::Destination::discarded,
                              AdjustHand::Destination::permanent,
                              AdjustHand::Destination::setAside};

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPoints& what) {
    const int now = battle.mission.victoryPoints[static_cast<std::size_t>(what.player)];
    return refusalOfChange(say::victoryPoints(), now, what.change, mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPoints& what) {
    int& points = battle.mission.victoryPoints[static_cast<std::size_t>(what.player)];
    const int before = points;
    points += what.change;
    battle.record(adjusted(adjust, say::pointsByHand(wordOf(what.player)), before, points));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustOrder& what) {
    if (auto refusal = refusalOfUnit(battle, what.unit)) return refusal;
    const UnitState& unit = battle.unit(what.unit);
    if (battle.activation && battle.activation->unit == what.unit)
        return refuseAdjustment(say::actsNow(unit.label));
    if (battle.command(unit.player).drawn) return refuseAdjustment(say::orderTokenDrawn());
    if (!battle.usesCommandCards && what.to == AdjustOrder::Destination::faceup)
        return refuseAdjustment(say::noOrderTokens());
    return std::nullopt;
}

// Sets the unit's order token. If the order pool already exists, a token moves between the unit and
// the pool.
void apply(Battle& battle, const Adjust& adjust, const AdjustOrder& what) {
    UnitState& unit = battle.unit(what.unit);
    const bool had = unit.ordered || unit.activated,
               has = what.to != AdjustOrder::Destination::none;
    int& tokens = battle.command(unit.player).pool[unit.rank()];
    if (battle.usesCommandCards && battle.phase == Phase::activation && had != has)
        tokens = std::max(0, tokens + (has ? -1 : 1));
    const Message before = tokenOf(battle, unit);
    unit.ordered = has && battle.usesCommandCards;
    unit.activated = what.to == AdjustOrder::Destination::facedown;
    Ruling ruling = adjusted(adjust, say::orderByHand(before, tokenOf(battle, unit)));
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustActions& what) {
    if (!battle.activation) return refuseAdjustment(say::nobodyActs());
    return refusalOfChange(say::actions(), battle.activation->actionsLeft, what.change,
                           mostActions);
}

void applyToActing(Battle& battle, const Adjust& adjust, Message message, int& number, int change) {
    const int before = number;
    number += change;
    Ruling ruling = adjusted(adjust, std::move(message), before, number);
    ruling.unit = battle.activation->unit;
    battle.record(std::move(ruling));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustActions& what) {
    applyToActing(battle, adjust, say::actionsByHand(), battle.activation->actionsLeft,
                  what.change);
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustAttacks& what) {
    if (!battle.activation) return refuseAdjustment(say::nobodyActs());
    return refusalOfChange(say::furtherAttacks(), battle.activation->moreAttacks, what.change,
                           mostActions);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustAttacks& what) {
    applyToActing(battle, adjust, say::attacksByHand(), battle.activation->moreAttacks,
                  what.change);
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCard& what) {
    if (auto refusal = refusalOfUnit(battle, what.unit)) return refusal;
    const auto cards = static_cast<int>(battle.unit(what.unit).cards.size());
    if (what.card < 0 || what.card >= cards) return refuseAdjustment(say::noSuchUpgrade());
    const auto& sides = battle.unit(what.unit).cards[static_cast<std::size_t>(what.card)].sides;
    if (what.side && (*what.side < 0 || *what.side >= static_cast<int>(sides.size())))
        return refuseAdjustment(say::noSuchSide());
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustCard& what) {
    EquippedCard& card = battle.unit(what.unit).cards[static_cast<std::size_t>(what.card)];
    const auto record = [&](Message how) {
        Ruling ruling = adjusted(adjust, std::move(how));
        ruling.unit = what.unit;
        battle.record(std::move(ruling));
    };
    if (what.side) {
        card.side = *what.side;
        record(say::sideByHand(card.name, card.sides[static_cast<std::size_t>(card.side)]));
        if (card.state == what.state) return;
    }
    const Message before = say::cardStates[static_cast<std::size_t>(card.state)]();
    card.state = what.state;
    constexpr std::array turned{say::readiedByHand, say::exhaustedByHand, say::expendedByHand};
    record(turned[static_cast<std::size_t>(what.state)](card.name, before));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustHand& what) {
    const CommandState& state = battle.command(what.player);
    const auto lies = [&](const Cards& cards) { return find(cards, what.card) != cards.end(); };
    if (lies(cardsAt(state, what.to))) return refuseAdjustment(say::cardIsThere());
    for (const auto pile : allPiles) {
        if (lies(cardsAt(state, pile))) return std::nullopt;
    }
    if (liesFaceup(state, what.card)) {
        if (what.to == AdjustHand::Destination::hand) return std::nullopt;
        return refuseAdjustment(say::cardOfThisRound());
    }
    return refuseAdjustment(say::noSuchCommandCard());
}

void apply(Battle& battle, const Adjust& adjust, const AdjustHand& what) {
    CommandState& state = battle.command(what.player);
    const CommandCard* card = nullptr;
    Message before = say::theBattlefield();
    for (const auto pile : allPiles) {
        Cards& cards = cardsAt(state, pile);
        const auto at = find(cards, what.card);
        if (at == cards.end()) continue;
        card = *at;
        before = say::piles[static_cast<std::size_t>(pile)]();
        cards.erase(at);
    }
    if (!card) {
        card = state.played;
        state.returned = true;
    }
    cardsAt(state, what.to).push_back(card);
    constexpr std::array moved{say::toHandByHand, say::discardedByHand, say::intoPlayByHand,
                               say::setAsideByHand};
    const auto& goes = moved[static_cast<std::size_t>(what.to)];
    battle.record(adjusted(adjust, goes(wordOf(what.player), card->name, before)));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPassPool& what) {
    if (!battle.usesCommandCards) return refuseAdjustment(say::noPassPools());
    return refusalOfChange(say::advantageTokens(), battle.command(what.player).passPool,
                           what.change, mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPassPool& what) {
    int& tokens = battle.command(what.player).passPool;
    const int before = tokens;
    tokens += what.change;
    battle.record(adjusted(adjust, say::passPoolByHand(wordOf(what.player)), before, tokens));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustMark& what) {
    if (auto refusal = refusalOfUnit(battle, what.unit)) return refusal;
    if (what.name.empty() || what.name.size() > longestName)
        return refuseAdjustment(say::markOutside(static_cast<int>(longestName)));
    const auto& marks = battle.unit(what.unit).marks;
    const auto mark = marks.find(what.name);
    return refusalOfChange(say::marks(), mark == marks.end() ? 0 : mark->second, what.change,
                           mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustMark& what) {
    auto& marks = battle.unit(what.unit).marks;
    const int before = marks[what.name], after = before + what.change;
    marks[what.name] = after;
    if (after == 0) marks.erase(what.name);
    Ruling ruling = adjusted(adjust, say::marksByHand(what.name), before, after);
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
