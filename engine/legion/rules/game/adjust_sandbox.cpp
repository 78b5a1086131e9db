// Adjustments of the sandbox: units join, leave and move.
#include <cassert>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/game/add_unit.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/sandbox/formation.h"
#include "engine/legion/rules/sandbox/free_table.h"
#include "engine/legion/rules/state/recruit_pool.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/by_hand.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

// Maximum numbers of units and of miniatures in a sandbox.
constexpr std::size_t mostUnits = 200, mostMinis = 1000;
constexpr int fastest = 3;  // highest Speed for which a movement tool
                            // exists

std::optional<Refusal> refusalOutside(const Battle& battle) {
    if (isFree(battle)) return std::nullopt;
    return refuseAdjustment(battle.sandbox ? say::answerFirst() : say::onlyInSandbox());
}

std::optional<Refusal> refusalOfStanding(const Battle& battle, UnitId unit) {
    if (auto refusal = refusalOutside(battle)) return refusal;
    if (battle.has(unit) && battle.unit(unit).onTable()) return std::nullopt;
    return refuseAdjustment(say::noSuchUnitThere());
}

Result<const ScenarioUnit*> recruited(const Battle& battle, const Recruit& who) {
    if (!battle.recruitPool) return problemOf(say::noCatalogue());
    return battle.recruitPool->unitOf(who);
}

geometry::Mini leaderOf(const Battle& battle, const ScenarioUnit& unit, const JoinSandbox& what) {
    geometry::Mini leader;
    leader.base = battle.field.dimensions().bases.at(unit.card.base);
    leader.height = unit.card.silhouetteHeight;
    leader.position = what.position;
    leader.facing = what.facing;
    return leader;
}

// The label for a new unit with this card. If only one unit had the card before, the label of that
// unit gets the number 1. If a unit has the same name but another title, the title follows the
// name.
std::string labelOfNext(Battle& battle, Player player, const UnitCard& card) {
    std::vector<UnitState*> same;
    bool titled = false;
    for (UnitState& unit : battle.units) {
        if (unit.player != player || unit.card->name != card.name) continue;
        if (unit.card->title == card.title) same.push_back(&unit);
        titled = titled || unit.card->title != card.title;
    }
    const std::string name =
        titled && !card.title.empty() ? card.name + ", " + card.title : card.name;
    if (same.empty()) return name;
    if (same.size() == 1 && same.front()->label == name) same.front()->label = name + " 1";
    return name + " " + std::to_string(same.size() + 1);
}

Ruling adjustedUnit(const Adjust& adjust, UnitId unit, Message what) {
    Ruling ruling = adjusted(adjust, std::move(what));
    ruling.unit = unit;
    return ruling;
}

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const ToSandbox&) {
    if (battle.sandbox) return refuseAdjustment(say::sandboxAlready());
    return std::nullopt;
}

// Starts the sandbox: ends all rules that are in progress. If miniatures are being placed, they
// move to their proposed positions.
void apply(Battle& battle, const Adjust& adjust, const ToSandbox&) {
    if (battle.open && battle.open->question().place) {
        for (const auto& one : battle.open->question().place->proposal)
            battle.place(MiniId{one.key}, one.mini);
    }
    battle.sandbox = true;
    battle.usesCommandCards = false;
    battle.phase = Phase::activation;
    battle.activation.reset();
    battle.attack.reset();
    battle.leaderless.clear();
    battle.winner.reset();
    battle.ending.reset();
    battle.record(adjusted(adjust, say::inSandbox()));
}

std::optional<Refusal> refusalOf(const Battle& battle, const JoinSandbox& what) {
    if (auto refusal = refusalOutside(battle)) return refusal;
    const auto unit = recruited(battle, what.who);
    if (!unit) return refuseAdjustment(messageOf(unit.problem()));
    if (battle.units.size() >= mostUnits ||
        battle.minis.size() + (*unit)->minis.size() > mostMinis) {
        return refuseAdjustment(
            say::sandboxFull(static_cast<int>(mostUnits), static_cast<int>(mostMinis)));
    }
    return refusalOfStand(battle, leaderOf(battle, **unit, what), battle.others(UnitId{}));
}

void apply(Battle& battle, const Adjust& adjust, const JoinSandbox& what) {
    const ScenarioUnit& unit = **recruited(battle, what.who);
    const UnitId id{static_cast<int>(battle.units.size())};
    const auto problem = addUnit(battle, unit, labelOfNext(battle, what.who.player, unit.card));
    assert(!problem);
    static_cast<void>(problem);
    deployTogether(battle, {id, what.position, what.facing});
    Ruling ruling = adjustedUnit(adjust, id, say::joinsByHand());
    ruling.numbers = {{NumberId::x, what.position.x}, {NumberId::y, what.position.y}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const LeaveSandbox& what) {
    return refusalOfStanding(battle, what.unit);
}

void apply(Battle& battle, const Adjust& adjust, const LeaveSandbox& what) {
    UnitState& unit = battle.unit(what.unit);
    for (const MiniId id : unit.minis) {
        battle.field = battle.field.without(id.value);
        battle.mini(id).mini.position = {};
    }
    unit.undeployed = true;
    battle.record(adjustedUnit(adjust, what.unit, say::takenOff()));
}

std::optional<Refusal> refusalOf(const Battle& battle, const ToolMove& what) {
    if (auto refusal = refusalOfStanding(battle, what.unit)) return refusal;
    if (what.speed && (*what.speed < 1 || *what.speed > fastest))
        return refuseAdjustment(say::speedOutside(fastest));
    const UnitState& unit = battle.unit(what.unit);
    const bool pivots = what.kind == geometry::MoveKind::pivot;
    if (!pivots && !what.speed && unit.card->speed < 1)
        return refuseAdjustment(say::onlyTurns(unit.label));
    if (mayMake(battle, what.unit, what.kind)) return std::nullopt;
    return refuseAdjustment(say::noSuchMoves(unit.label));
}

void apply(Battle& battle, const Adjust& adjust, const ToolMove& what) {
    battle.record(adjustedUnit(adjust, what.unit, say::movesWithTool()));
}

std::optional<Refusal> refusalOfMovingTogether(const Battle& battle, const DeployUnit& what) {
    const UnitState& unit = battle.unit(what.unit);
    geometry::Mini leader = battle.mini(unit.leader()).mini;
    leader.position = what.position;
    leader.facing = what.facing;
    return refusalOfStand(battle, leader, battle.others(what.unit));
}

void deployTogether(Battle& battle, const DeployUnit& what) {
    UnitState& unit = battle.unit(what.unit);
    const Place place{unit.leader(), what.position, what.facing};
    geometry::Mini leader = battle.mini(place.mini).mini;
    leader.position = what.position;
    leader.facing = what.facing;
    leader.position.z = restingHeight(battle, place);
    unit.undeployed = false;
    battle.place(place.mini, leader);
    const std::vector<MiniId> followers(unit.minis.begin() + 1, unit.minis.end());
    for (const geometry::FormationMember& one : inRowsBehind(battle, leader, followers))
        battle.mini(MiniId{one.key}).mini = one.mini;
    if (followers.empty()) return;
    const PlacingOrder order{
        .unit = what.unit, .leaderBefore = leader, .contact = {}, .movers = {}, .citation = {}};
    standAsProposed(battle, order);
}

void moveTogether(Battle& battle, const DeployUnit& what) {
    std::vector<geometry::PlacedMini> standing = battle.others(what.unit);
    std::vector<geometry::PlacedMini> carried;
    for (const MiniId id : battle.unit(what.unit).minis)
        carried.push_back({id.value, battle.mini(id).mini});
    carried = carriedOver(std::move(carried), what.position, what.facing);
    for (geometry::PlacedMini& one : carried) {
        const geometry::Placement placement = placementByHand(battle, one.mini, standing);
        if (!placement.legal) return deployTogether(battle, what);
        one.mini.position.z = placement.z;
        standing.push_back(one);
    }
    for (const geometry::PlacedMini& one : carried) battle.place(MiniId{one.key}, one.mini);
}

}  // namespace sightline::engine
