#include "engine/legion/rules/game/adjust.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/activation/apply_before_roll.h"
#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/mission/defeat.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/words/by_hand.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/place/placement.h"

namespace sightline::engine {

Refusal refuseAdjustment(Message why) { return refuse(std::move(why), Citation{}); }

Ruling adjusted(const Adjust& adjust, Message what) {
    Ruling ruling;
    ruling.happening = Happening::adjusted;
    ruling.message = std::move(what);
    ruling.player = adjust.by;
    return ruling;
}

Ruling adjusted(const Adjust& adjust, Message what, int before, int after) {
    Ruling ruling = adjusted(adjust, std::move(what));
    ruling.numbers = {{NumberId::before, before}, {NumberId::after, after}};
    return ruling;
}

bool isInvolved(const Battle& battle, UnitId unit) {
    if (battle.activation && battle.activation->unit == unit) return true;
    if (!battle.attack) return false;
    if (battle.attack->attacker == unit) return true;
    const auto& pools = battle.attack->pools;
    return std::any_of(pools.begin(), pools.end(), [&](const AttackPool& pool) {
        return pool.defender == unit && !pool.resolved;
    });
}

namespace {

geometry::Mini placed(const Battle& battle, const Place& place) {
    geometry::Mini mini = battle.mini(place.mini).mini;
    mini.position = place.position;
    mini.facing = place.facing;
    return mini;
}

std::vector<geometry::PlacedMini> everybodyBut(const Battle& battle, MiniId except) {
    std::vector<geometry::PlacedMini> all;
    for (const MiniState& one : battle.minis) {
        const bool away = one.defeated || battle.unit(one.unit).undeployed;
        if (!away && one.id != except) all.push_back({one.id.value, one.mini});
    }
    return all;
}

geometry::Placement judge(const Battle& battle, const Place& place) {
    return placementByHand(battle, placed(battle, place), everybodyBut(battle, place.mini));
}

bool isHeldByState(const geometry::Objection& one) {
    return one.fault == geometry::Fault::offTable || one.fault == geometry::Fault::overlapsMini;
}

}  // namespace

// Allows any position on the table where no other miniature is. The players are responsible for
// obeying the rules of placement.
geometry::Placement placementByHand(const Battle& battle, const geometry::Mini& mini,
                                    const std::vector<geometry::PlacedMini>& others) {
    constexpr geometry::PlacementTerms anywhere{.mayOverhang = true,
                                                .mayEndOnImpassable = true,
                                                .mayRestOnBarricade = true,
                                                .maxTilt = {90.0}};
    geometry::Placement placement = geometry::judgePlacement(battle.field, mini, anywhere, others);
    std::erase_if(placement.objections, [](const auto& one) { return !isHeldByState(one); });
    placement.legal = placement.objections.empty();
    return placement;
}

bool isOnTable(const Battle& battle, geometry::Vec2 at) {
    const geometry::TableSize table = battle.field.table();
    return isWritable(at.x) && isWritable(at.y) && at.x >= 0.0 && at.y >= 0.0 &&
           at.x <= table.width && at.y <= table.depth;
}

double restingHeight(const Battle& battle, const Place& place) { return judge(battle, place).z; }

std::optional<Refusal> refusalOfPlace(const Battle& battle, const Place& place) {
    return refusalOfStand(battle, placed(battle, place), everybodyBut(battle, place.mini));
}

std::optional<Refusal> refusalOfStand(const Battle& battle, const geometry::Mini& mini,
                                      const std::vector<geometry::PlacedMini>& others) {
    if (!isWritable(mini.position.x) || !isWritable(mini.position.y) ||
        !isWritable(mini.position.z) || !isWritable(mini.facing.value)) {
        return refuseAdjustment(say::positionFinite());
    }
    const geometry::Placement placement = placementByHand(battle, mini, others);
    if (placement.legal) return std::nullopt;
    return refuseAdjustment(placement.objections.front().message);
}

namespace {

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustMini& adjust) {
    const Place& place = adjust.place;
    if (!battle.has(place.mini)) return refuseAdjustment(say::noSuchMini());
    if (battle.mini(place.mini).defeated) {
        return refuseAdjustment(say::defeatedMiniIsAway());
    }
    if (battle.unit(battle.mini(place.mini).unit).undeployed) {
        return refuseAdjustment(say::undeployedIsAway());
    }
    return refusalOfPlace(battle, place);
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustToken& adjust) {
    if (!battle.has(adjust.unit) || battle.unit(adjust.unit).defeated()) {
        return refuseAdjustment(say::noSuchUnitThere());
    }
    const int most = isSingle(adjust.token) ? 1 : mostByHand;
    const int now = battle.unit(adjust.unit).tokens[adjust.token];
    if (adjust.change < -now || adjust.change > most - now) {
        return refuseAdjustment(say::tokensOutside(most));
    }
    return std::nullopt;
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustWounds& adjust) {
    if (!battle.has(adjust.mini)) return refuseAdjustment(say::noSuchMini());
    const MiniState& mini = battle.mini(adjust.mini);
    if (mini.defeated) return refuseAdjustment(say::defeatedStays());
    const UnitState& unit = battle.unit(mini.unit);
    const int threshold = mini.threshold;
    if (adjust.change < -mini.wounds || adjust.change > threshold - mini.wounds) {
        return refuseAdjustment(say::woundsOutside(threshold));
    }
    const bool wouldFall = mini.wounds + adjust.change == threshold;
    const bool acts = battle.activation && battle.activation->unit == unit.id;
    if (wouldFall && unit.minis.size() == 1 && acts && !battle.attack) {
        return refuseAdjustment(say::lastMiniStays(unit.label));
    }
    return std::nullopt;
}

std::optional<Refusal> refusalOf(const Battle&, const Note& note) {
    if (note.text.empty() || note.text.size() > longestNote) {
        return refuseAdjustment(say::noteOutside(static_cast<int>(longestNote)));
    }
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustMini& what) {
    geometry::Mini mini = placed(battle, what.place);
    const geometry::Vec3 before = battle.mini(what.place.mini).mini.position;
    mini.position.z = judge(battle, what.place).z;
    battle.place(what.place.mini, mini);
    Ruling ruling = adjusted(adjust, say::movedByHand());
    ruling.mini = what.place.mini;
    ruling.unit = battle.mini(what.place.mini).unit;
    ruling.numbers = {{NumberId::inches, glm::distance(before, mini.position)},
                      {NumberId::x, mini.position.x},
                      {NumberId::y, mini.position.y}};
    ruling.witness = geometry::Segment{before, mini.position};
    battle.record(std::move(ruling));
}

// Applies the consequences of a token that a unit gained by hand (p. 36, Standby; p. 40,
// Resiliency).
void followToken(Battle& battle, const AdjustToken& what) {
    if (what.change <= 0) return;
    UnitState& unit = battle.unit(what.unit);
    if (what.token == Token::vehicleDamage) unit.wasDamaged = true;
    if (what.token == Token::suppression)
        battle.remove(what.unit, Token::standby, unit.tokens[Token::standby], page(36, "Standby"));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustToken& what) {
    int& tokens = battle.unit(what.unit).tokens[what.token];
    const int before = tokens;
    tokens += what.change;
    Ruling ruling = adjusted(adjust, say::tokensByHand(say::tokenWord(what.token)), before, tokens);
    ruling.unit = what.unit;
    battle.record(std::move(ruling));
    if (battle.asks.changesByHandAct) followToken(battle, what);
    followTokens(battle, what.unit, what.token, what.change);
}

// Removes a miniature that was defeated by hand. If it was the unit leader, the unit's player
// chooses a new leader (p. 35). If it was the unit's last miniature, the unit is defeated. If the
// defeat ends the game, there are no further consequences.
void removeFallen(Battle& battle, MiniId mini) {
    const UnitState& unit = battle.unit(battle.mini(mini).unit);
    const bool led = unit.leader() == mini;
    removeDefeated(battle, mini);
    if (unit.defeated()) {
        const bool follows = battle.asks.defeatByHandActs && !battle.over() && !battle.sandbox;
        if (follows) battle.leaderless.push_back(mini);
        return;
    }
    if (!led) return;
    if (battle.asks.leaderAfterDefeatByHand && unit.minis.size() > 1) {
        battle.leaderless.push_back(mini);
    } else {
        battle.makeLeader(unit.leader(), mini);
    }
}

void apply(Battle& battle, const Adjust& adjust, const AdjustWounds& what) {
    MiniState& mini = battle.mini(what.mini);
    const int before = mini.wounds;
    mini.wounds += what.change;
    Ruling ruling = adjusted(adjust, say::woundsByHand(), before, mini.wounds);
    ruling.mini = what.mini;
    ruling.unit = mini.unit;
    battle.record(std::move(ruling));
    if (mini.wounds >= mini.threshold) removeFallen(battle, what.mini);
    if (battle.asks.changesByHandAct) checkForVehicleDamage(battle, mini.unit);
}

void apply(Battle& battle, const Adjust& adjust, const Note& what) {
    battle.record(adjusted(adjust, say::printed(what.text)));
}

}  // namespace

std::optional<Refusal> refusalOfAdjustment(const Battle& battle, const Adjust& adjust) {
    return std::visit([&](const auto& what) { return refusalOf(battle, what); }, adjust.what);
}

void applyAdjustment(Battle& battle, const Adjust& adjust) {
    std::visit([&](const auto& what) { apply(battle, adjust, what); }, adjust.what);
    followConditions(battle);
}

}  // namespace sightline::engine
