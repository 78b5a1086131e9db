#include "engine/legion/rules/rulings/current_states.h"

#include <algorithm>

#include "engine/legion/rules/rulings/contesting.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

// Returns `known`, the positions of the units that the caller provides. If `known` is null,
// computes the positions from `state` at the first call.
template <class State>
const Tabletop* tableNow(const State& state, const Tabletop* known,
                         std::optional<Tabletop>& built) {
    if (known) return known;
    if (!built) built.emplace(tabletopOf(state));
    return &*built;
}

// The number of wound tokens on the miniatures with the ids `minis`. The function `mini` returns
// the miniature with an id.
template <class Minis, class Mini>
int woundsOn(const Minis& minis, const Mini& mini) {
    int wounds = 0;
    for (const MiniId one : minis) wounds += mini(one).wounds;
    return wounds;
}

std::vector<const CommandCard*> inForce(const CommandCard* faceup,
                                        const std::vector<const CommandCard*>& permanent) {
    std::vector<const CommandCard*> cards;
    if (faceup) cards.push_back(faceup);
    cards.insert(cards.end(), permanent.begin(), permanent.end());
    return cards;
}

// The leader of the unit, if the unit is on the battlefield. Otherwise null.
const geometry::Mini* leaderOf(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    return unit.onTable() ? &battle.mini(unit.leader()).mini : nullptr;
}

const geometry::Mini* leaderOf(const View& view, UnitId id) {
    const UnitView& unit = view.unit(id);
    return unit.defeated || unit.undeployed ? nullptr : &view.mini(unit.minis.front()).mini;
}

bool isOfMap(const ObjectiveToken& token, const BattleCard* objective) {
    return objective && token.kind == ObjectiveKind::poi &&
           (token.printed.empty() || (!objective->printedTokens.empty() &&
                                      token.printed == objective->printedTokens.front()));
}

// True if the smoke token is within range 1 of the unit leader of at least one of the units.
template <class State>
bool isSmokeNear(const State& state, const geometry::Dimensions& dimensions,
                 const ObjectiveToken& token, const std::vector<UnitId>& units) {
    if (token.kind != ObjectiveKind::smoke || !token.onTable()) return false;
    return std::any_of(units.begin(), units.end(), [&](UnitId unit) {
        const geometry::Mini* leader = leaderOf(state, unit);
        return leader &&
               geometry::gap(geometry::outlineOf(*leader), outlineOf(token)) < dimensions.rangeBand;
    });
}

// True if a miniature of the unit is within range 1 of the token. `miniOf` returns the miniature
// with an id.
template <class Unit, class MiniOf>
bool isWithinOneOf(const ObjectiveToken& token, const Unit& unit,
                   const geometry::Dimensions& dimensions, MiniOf miniOf) {
    return std::any_of(unit.minis.begin(), unit.minis.end(), [&](MiniId one) {
        const double inches = geometry::gap(geometry::outlineOf(miniOf(one)), outlineOf(token));
        return geometry::bandOf(dimensions, inches) <= 1.0;
    });
}

bool isTokenOf(const ObjectiveToken& token, Player owner, const std::string& printed) {
    return token.printed == printed && token.owner == owner && token.onTable();
}

MovesMade summedUp(const std::vector<MoveMade>& moves, UnitId id, bool activates) {
    MovesMade made{.inOwnActivation = activates};
    for (const MoveMade& one : moves) {
        if (one.unit != id) continue;
        made.any = true;
        made.full = made.full || one.full;
    }
    return made;
}

}  // namespace

UnitNow BattleState::unit(UnitId id) const {
    const UnitState& unit = battle_.unit(id);
    return {id, unit.player, unit.card, &unit, unit.rank(), unit.defeated(), unit.label};
}

int BattleState::wounds(UnitId id) const {
    return woundsOn(
        battle_.unit(id).minis, [&](MiniId one) -> const auto& { return battle_.mini(one); });
}

WhichCard BattleState::carrierOf(MiniId mini) const { return battle_.mini(mini).carrier; }

bool BattleState::holdsObjective(UnitId id) const {
    const auto& tokens = battle_.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const ObjectiveToken& token) { return token.holder == id; });
}

bool BattleState::isHurt(UnitId id) const {
    const UnitState& unit = battle_.unit(id);
    return static_cast<int>(unit.minis.size()) < unit.startingMinis || wounds(id) > 0;
}

bool BattleState::hasLost(UnitId id, const std::string& card) const {
    return battle_.hasLost(id, card);
}

bool BattleState::isCounterpart(MiniId mini) const { return battle_.mini(mini).counterpart; }

std::vector<const CommandCard*> BattleState::commandCards(Player player) const {
    const CommandState& state = battle_.command(player);
    return inForce(state.faceup ? state.played : nullptr, state.permanent);
}

int BattleState::smokeNear(const std::vector<UnitId>& units) const {
    const auto& tokens = battle_.mission.tokens;
    const auto near = std::count_if(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return isSmokeNear(battle_, battle_.field.dimensions(), token, units);
    });
    return static_cast<int>(near);
}

bool BattleState::isNearToken(UnitId id, Player owner, const std::string& printed) const {
    const UnitState& unit = battle_.unit(id);
    const auto& tokens = battle_.mission.tokens;
    return unit.onTable() &&
           std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
               return isTokenOf(token, owner, printed) &&
                      isWithinOneOf(token, unit, battle_.field.dimensions(),
                                    [&](MiniId one) { return battle_.mini(one).mini; });
           });
}

MovesMade BattleState::movesOf(UnitId id) const {
    if (!battle_.activation) return {};
    return summedUp(battle_.activation->moves, id, battle_.activation->unit == id);
}

const BattleCard* BattleState::contestedObjective(UnitId id) const {
    const MissionState& mission = battle_.mission;
    const bool contests =
        std::any_of(mission.tokens.begin(), mission.tokens.end(), [&](const ObjectiveToken& token) {
            return isOfMap(token, mission.objective) && isContesting(battle_, id, token);
        });
    return contests ? mission.objective : nullptr;
}

const Tabletop* BattleState::table() const { return tableNow(battle_, known_, built_); }

UnitNow ViewState::unit(UnitId id) const {
    const UnitView& unit = view_.unit(id);
    return {id, unit.player, unit.card, &unit, unit.rank, unit.defeated, unit.label};
}

int ViewState::wounds(UnitId id) const {
    return woundsOn(
        view_.unit(id).minis, [&](MiniId one) -> const auto& { return view_.mini(one); });
}

WhichCard ViewState::carrierOf(MiniId mini) const { return view_.mini(mini).carrier; }

bool ViewState::holdsObjective(UnitId id) const {
    const auto& tokens = view_.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const MissionView::Token& one) { return one.token.holder == id; });
}

bool ViewState::isHurt(UnitId id) const {
    const UnitView& unit = view_.unit(id);
    return static_cast<int>(unit.minis.size()) < unit.startingMinis || wounds(id) > 0;
}

bool ViewState::hasLost(UnitId id, const std::string& card) const {
    for (const EquippedCard& one : view_.unit(id).cards)
        if (one.id == card && !one.bearer.empty()) return hasLost(id, one.bearer);
    bool carried = false;
    for (const MiniView& one : view_.minis) {
        if (one.unit != id || one.carrier.id != card) continue;
        if (!one.defeated) return false;
        carried = true;
    }
    return carried;
}

bool ViewState::isCounterpart(MiniId mini) const { return view_.mini(mini).counterpart; }

std::vector<const CommandCard*> ViewState::commandCards(Player player) const {
    const CommandView& side = view_.command[static_cast<std::size_t>(player)];
    return inForce(side.faceup ? side.played : nullptr, side.permanent);
}

int ViewState::smokeNear(const std::vector<UnitId>& units) const {
    const auto& tokens = view_.mission.tokens;
    const auto near =
        std::count_if(tokens.begin(), tokens.end(), [&](const MissionView::Token& one) {
            return isSmokeNear(view_, view_.battlefield.dimensions(), one.token, units);
        });
    return static_cast<int>(near);
}

bool ViewState::isNearToken(UnitId id, Player owner, const std::string& printed) const {
    const UnitView& unit = view_.unit(id);
    const auto& tokens = view_.mission.tokens;
    return !unit.defeated && !unit.undeployed &&
           std::any_of(tokens.begin(), tokens.end(), [&](const MissionView::Token& shown) {
               return isTokenOf(shown.token, owner, printed) &&
                      isWithinOneOf(shown.token, unit, view_.battlefield.dimensions(),
                                    [&](MiniId one) { return view_.mini(one).mini; });
           });
}

MovesMade ViewState::movesOf(UnitId id) const {
    return summedUp(view_.moves, id, view_.activating == id);
}

const BattleCard* ViewState::contestedObjective(UnitId id) const {
    const MissionView& mission = view_.mission;
    const bool contests = std::any_of(
        mission.tokens.begin(), mission.tokens.end(), [&](const MissionView::Token& one) {
            return isOfMap(one.token, mission.objective) &&
                   std::find(one.contesting.begin(), one.contesting.end(), id) !=
                       one.contesting.end();
        });
    return contests ? mission.objective : nullptr;
}

const Tabletop* ViewState::table() const { return tableNow(view_, known_, built_); }

UnitNow StatedCards::unit(UnitId id) const {
    const bool attacks = id == attacker;
    const UnitCard* card = cards_[attacks ? 0 : 1];
    const UnitStand& stand = attacks ? attackersStand_ : defendersStand_;
    return {id, attacks ? Player::blue : Player::red, card, &stand, card->rank, false};
}

std::optional<double> bandBetween(const CurrentState& now, UnitId from, UnitId to) {
    const Tabletop* table = now.table();
    if (!table) return std::nullopt;
    const UnitOnTable *one = table->find(from), *other = table->find(to);
    if (!one || !other) return std::nullopt;
    return rangeTo(*one, *other, table->field.dimensions()).band;
}

}  // namespace sightline::engine
