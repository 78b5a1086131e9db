#include "engine/legion/rules/rulings/current_states.h"

#include <algorithm>

namespace sightline::engine {
namespace {

// Returns `known`, the table that the caller provides. If `known` is null, builds the table of
// `state` once.
template <class State>
const Tabletop* tableNow(const State& state, const Tabletop* known,
                         std::optional<Tabletop>& built) {
    if (known) return known;
    if (!built) built.emplace(tabletopOf(state));
    return &*built;
}

// The wound tokens of miniatures that `mini` finds by their ids.
template <class Minis, class Mini>
int woundsOn(const Minis& minis, const Mini& mini) {
    int wounds = 0;
    for (const MiniId one : minis) wounds += mini(one).wounds;
    return wounds;
}

}  // namespace

UnitNow BattleState::unit(UnitId id) const {
    const UnitState& unit = battle_.unit(id);
    return {id, unit.player, unit.card, &unit, unit.rank(), unit.defeated()};
}

int BattleState::wounds(UnitId id) const {
    return woundsOn(
        battle_.unit(id).minis, [&](MiniId one) -> const auto& { return battle_.mini(one); });
}

bool BattleState::holdsObjective(UnitId id) const {
    const auto& tokens = battle_.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const ObjectiveToken& token) { return token.holder == id; });
}

const Tabletop* BattleState::table() const { return tableNow(battle_, known_, built_); }

UnitNow ViewState::unit(UnitId id) const {
    const UnitView& unit = view_.unit(id);
    return {id, unit.player, unit.card, &unit, unit.rank, unit.defeated};
}

int ViewState::wounds(UnitId id) const {
    return woundsOn(
        view_.unit(id).minis, [&](MiniId one) -> const auto& { return view_.mini(one); });
}

bool ViewState::holdsObjective(UnitId id) const {
    const auto& tokens = view_.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const MissionView::Token& one) { return one.token.holder == id; });
}

const Tabletop* ViewState::table() const { return tableNow(view_, known_, built_); }

UnitNow StatedCards::unit(UnitId id) const {
    const bool attacks = id == attacker;
    const UnitCard* card = cards_[attacks ? 0 : 1];
    return {id, attacks ? Player::blue : Player::red, card, &stand_, card->rank, false};
}

std::optional<double> bandBetween(const CurrentState& now, UnitId from, UnitId to) {
    const Tabletop* table = now.table();
    if (!table) return std::nullopt;
    const UnitOnTable *one = table->find(from), *other = table->find(to);
    if (!one || !other) return std::nullopt;
    return rangeTo(*one, *other, table->field.dimensions()).band;
}

}  // namespace sightline::engine
