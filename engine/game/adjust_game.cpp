// By hand: points, orders, actions, cards and marks.
#include <algorithm>
#include <array>

#include "engine/catalogue/answer_names.h"
#include "engine/game/adjust_parts.h"

namespace sightline::engine {
namespace {

constexpr int mostActions = 9;

std::string wordOf(Player player) { return nameOf(playerNames, player); }

// Faceup, facedown or none, as the players see it.
std::string tokenOf(const Battle& battle, const UnitState& unit) {
    if (unit.activated) return battle.usesCommandCards ? "facedown" : "activated";
    return unit.ordered ? "faceup" : "none";
}

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
    int& points = battle.mission.victoryPoints[static_cast<std::size_t>(what.player)];
    const int before = points;
    points += what.change;
    battle.record(
        adjusted(adjust, wordOf(what.player) + " victory points by hand", before, points));
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
    const std::string before = tokenOf(battle, unit);
    unit.ordered = has && battle.usesCommandCards;
    unit.activated = what.to == AdjustOrder::To::facedown;
    Ruling ruling =
        adjusted(adjust, "order token by hand: was " + before + ", is " + tokenOf(battle, unit));
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustActions& what) {
    if (!battle.activation) return refuseAdjustment("no unit acts right now");
    return refusalOfChange("actions", battle.activation->actionsLeft, what.change, mostActions);
}

void applyToActing(Battle& battle, const Adjust& adjust, const char* verdict, int& number,
                   int change) {
    const int before = number;
    number += change;
    Ruling ruling = adjusted(adjust, verdict, before, number);
    ruling.unit = battle.activation->unit;
    battle.record(std::move(ruling));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustActions& what) {
    applyToActing(battle, adjust, "actions left by hand", battle.activation->actionsLeft,
                  what.change);
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustAttacks& what) {
    if (!battle.activation) return refuseAdjustment("no unit acts right now");
    return refusalOfChange("further attack actions", battle.activation->moreAttacks, what.change,
                           mostActions);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustAttacks& what) {
    applyToActing(battle, adjust, "further attack actions by hand", battle.activation->moreAttacks,
                  what.change);
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
    const std::string before = nameOf(cardNames, card.state);
    card.state = what.state;
    constexpr std::array names{" readied by hand", " exhausted by hand", " expended by hand"};
    record(names[static_cast<std::size_t>(what.state)] + (", was " + before));
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
    constexpr std::array from{"the hand", "the discarded cards", "the cards in play for good"};
    const CommandCard* card = nullptr;
    std::string before = "the battlefield";
    for (const auto pile :
         {AdjustHand::To::hand, AdjustHand::To::discarded, AdjustHand::To::permanent}) {
        Cards& cards = cardsAt(state, pile);
        const auto at = find(cards, what.card);
        if (at == cards.end()) continue;
        card = *at;
        before = from[static_cast<std::size_t>(pile)];
        cards.erase(at);
    }
    if (!card) {
        card = state.played;
        state.returned = true;
    }
    cardsAt(state, what.to).push_back(card);
    constexpr std::array names{" to the hand, by hand", " discarded by hand",
                               " into play for good, by hand"};
    battle.record(adjusted(adjust, wordOf(what.player) + "'s " + card->name +
                                       names[static_cast<std::size_t>(what.to)] + ", from " +
                                       before));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPassPool& what) {
    if (!battle.usesCommandCards) return refuseAdjustment("this game has no pass pools");
    return refusalOfChange("advantage tokens", battle.command(what.player).passPool, what.change,
                           mostByHand);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPassPool& what) {
    int& tokens = battle.command(what.player).passPool;
    const int before = tokens;
    tokens += what.change;
    battle.record(adjusted(adjust, wordOf(what.player) + " pass pool by hand", before, tokens));
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
    const int before = marks[what.name], after = before + what.change;
    marks[what.name] = after;
    if (after == 0) marks.erase(what.name);
    Ruling ruling = adjusted(adjust, what.name + ": marks by hand", before, after);
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
