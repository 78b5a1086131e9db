// By hand: points, orders, actions, cards and marks.
#include <algorithm>
#include <array>

#include "engine/conversation/adjust_parts.h"

namespace sightline::engine {
namespace {

constexpr int mostActions = 9;

std::optional<Refusal> refusalOfUnit(const Battle& battle, UnitId unit) {
    if (battle.has(unit) && !battle.unit(unit).defeated()) return std::nullopt;
    return refuseAdjustment("there is no such unit on the battlefield");
}

std::optional<Refusal> refusalOfChange(const std::string& what, int now, int change, int most) {
    if (change >= -now && change <= most - now) return std::nullopt;
    return refuseAdjustment(what + ": 0 to " + std::to_string(most));
}

using Cards = std::vector<const CommandCard*>;

Cards::const_iterator find(const Cards& cards, const std::string& id) {
    return std::find_if(cards.begin(), cards.end(),
                        [&](const CommandCard* card) { return card->id == id; });
}

// Revealed this round, and still lying there.
bool liesFaceup(const CommandState& state, const std::string& id) {
    return state.played && state.faceup && !state.returned && state.played->id == id;
}

template <class State>
auto& cardsAt(State& state, AdjustHand::To to) {
    if (to == AdjustHand::To::hand) return state.hand;
    return to == AdjustHand::To::discarded ? state.discarded : state.permanent;
}

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPoints& what) {
    const int now = battle.mission.victoryPoints[static_cast<std::size_t>(what.player)];
    return refusalOfChange("victory points", now, what.change, mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPoints& what) {
    battle.mission.victoryPoints[static_cast<std::size_t>(what.player)] += what.change;
    Ruling ruling = adjusted(adjust, "victory points changed by hand");
    ruling.numbers = {{"change", static_cast<double>(what.change)},
                      {"player", static_cast<double>(what.player)}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustOrder& what) {
    if (auto refusal = refusalOfUnit(battle, what.unit)) return refusal;
    const UnitState& unit = battle.unit(what.unit);
    if (battle.activation && battle.activation->unit == what.unit)
        return refuseAdjustment(unit.label + " acts right now");
    if (battle.command(unit.player).drawn)
        return refuseAdjustment("an order token was drawn: its unit activates first");
    if (!battle.usesCommandCards && what.to == AdjustOrder::To::faceup)
        return refuseAdjustment("this game has no order tokens");
    return std::nullopt;
}

// The token comes from the order pool, or goes back to it, as soon as there is one.
void apply(Battle& battle, const Adjust& adjust, const AdjustOrder& what) {
    UnitState& unit = battle.unit(what.unit);
    const bool had = unit.ordered || unit.activated, has = what.to != AdjustOrder::To::none;
    int& tokens = battle.command(unit.player).pool[unit.rank()];
    if (battle.usesCommandCards && battle.phase == Phase::activation && had != has)
        tokens = std::max(0, tokens + (has ? -1 : 1));
    unit.ordered = has && battle.usesCommandCards;
    unit.activated = what.to == AdjustOrder::To::facedown;
    Ruling ruling = adjusted(adjust, !has             ? "order token removed by hand"
                                     : unit.activated ? "order token facedown by hand"
                                                      : "order token faceup by hand");
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustActions& what) {
    if (!battle.activation) return refuseAdjustment("no unit acts right now");
    return refusalOfChange("actions", battle.activation->actionsLeft, what.change, mostActions);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustActions& what) {
    battle.activation->actionsLeft += what.change;
    Ruling ruling = adjusted(adjust, "actions changed by hand");
    ruling.unit = battle.activation->unit;
    ruling.numbers = {{"change", static_cast<double>(what.change)}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCard& what) {
    if (auto refusal = refusalOfUnit(battle, what.unit)) return refusal;
    const auto cards = static_cast<int>(battle.unit(what.unit).cards.size());
    if (what.card < 0 || what.card >= cards)
        return refuseAdjustment("the unit has no such upgrade");
    const auto& sides = battle.unit(what.unit).cards[static_cast<std::size_t>(what.card)].sides;
    if (what.side && (*what.side < 0 || *what.side >= static_cast<int>(sides.size())))
        return refuseAdjustment("the upgrade has no such side");
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustCard& what) {
    EquippedCard& card = battle.unit(what.unit).cards[static_cast<std::size_t>(what.card)];
    const auto record = [&](const std::string& how) {
        Ruling ruling = adjusted(adjust, card.name + how);
        ruling.unit = what.unit;
        battle.record(std::move(ruling));
    };
    if (what.side) {
        card.side = *what.side;
        record(": " + card.sides[static_cast<std::size_t>(card.side)] + " faceup by hand");
        if (card.state == what.state) return;
    }
    card.state = what.state;
    constexpr std::array names{" readied by hand", " exhausted by hand", " expended by hand"};
    record(names[static_cast<std::size_t>(what.state)]);
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustHand& what) {
    const CommandState& state = battle.command(what.player);
    const auto lies = [&](const Cards& cards) { return find(cards, what.card) != cards.end(); };
    if (lies(cardsAt(state, what.to))) return refuseAdjustment("the card is there already");
    if (lies(state.hand) || lies(state.discarded) || lies(state.permanent)) return std::nullopt;
    if (liesFaceup(state, what.card)) {
        if (what.to == AdjustHand::To::hand) return std::nullopt;
        return refuseAdjustment("the card of this round leaves play in the End Phase");
    }
    return refuseAdjustment("the player has no such command card");
}

void apply(Battle& battle, const Adjust& adjust, const AdjustHand& what) {
    CommandState& state = battle.command(what.player);
    const CommandCard* card = nullptr;
    for (Cards* pile : {&state.hand, &state.discarded, &state.permanent}) {
        const auto at = find(*pile, what.card);
        if (at == pile->end()) continue;
        card = *at;
        pile->erase(at);
    }
    if (!card) {
        card = state.played;
        state.returned = true;
    }
    cardsAt(state, what.to).push_back(card);
    constexpr std::array names{" to the hand, by hand", " discarded by hand",
                               " into play for good, by hand"};
    battle.record(adjusted(adjust, card->name + names[static_cast<std::size_t>(what.to)]));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPassPool& what) {
    if (!battle.usesCommandCards) return refuseAdjustment("this game has no pass pools");
    return refusalOfChange("advantage tokens", battle.command(what.player).passPool, what.change,
                           mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPassPool& what) {
    battle.command(what.player).passPool += what.change;
    Ruling ruling = adjusted(adjust, "pass pool changed by hand");
    ruling.numbers = {{"change", static_cast<double>(what.change)},
                      {"player", static_cast<double>(what.player)}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustMark& what) {
    if (auto refusal = refusalOfUnit(battle, what.unit)) return refusal;
    if (what.name.empty() || what.name.size() > longestName)
        return refuseAdjustment("a mark has a name of 1 to " + std::to_string(longestName) +
                                " bytes");
    const auto& marks = battle.unit(what.unit).marks;
    const auto mark = marks.find(what.name);
    return refusalOfChange("marks", mark == marks.end() ? 0 : mark->second, what.change,
                           mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustMark& what) {
    auto& marks = battle.unit(what.unit).marks;
    marks[what.name] += what.change;
    if (marks[what.name] == 0) marks.erase(what.name);
    Ruling ruling = adjusted(adjust, what.name + ": mark changed by hand");
    ruling.unit = what.unit;
    ruling.numbers = {{"change", static_cast<double>(what.change)}};
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
