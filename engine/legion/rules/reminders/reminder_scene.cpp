#include "engine/legion/rules/reminders/reminder_scene.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/reminders/conditions.h"

namespace sightline::engine {
namespace {

// True if the card or keyword belongs to the unit. A command card belongs to each unit that it
// names.
bool isOf(const Battle& battle, const ReminderHolder& holder, UnitId unit) {
    if (!battle.has(unit)) return false;
    if (!holder.command) return holder.unit == unit;
    const UnitState& state = battle.unit(unit);
    const auto& names = holder.command->belongsTo;
    const auto isNamed = [&](const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    return state.player == holder.player &&
           (names.empty() || isNamed(state.card->name) ||
            std::any_of(state.minis.begin(), state.minis.end(), [&](MiniId id) {
                return battle.mini(id).counterpart && isNamed(battle.mini(id).carrier.name);
            }));
}

bool isCalled(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
              Whose whose) {
    const auto isOneDefending = [&](auto isMeant) {
        return scene.defends &&
               std::any_of(battle.units.begin(), battle.units.end(), [&](const UnitState& one) {
                   return isMeant(one) && scene.defends(one.id);
               });
    };
    switch (whose) {
        case Whose::own:
            return isOf(battle, holder, scene.unit);
        case Whose::ally:
            return scene.player == holder.player;
        case Whose::enemy:
            return scene.player == opponent(holder.player);
        case Whose::everyone:
            return true;
        case Whose::attacker:
            return holder.ofArea || isOf(battle, holder, scene.attacker);
        case Whose::defender:
            return isOneDefending(
                [&](const UnitState& one) { return isOf(battle, holder, one.id); });
        case Whose::attackersSide:
            return scene.attackingPlayer == holder.player;
        case Whose::defendersSide:
            return isOneDefending(
                [&](const UnitState& one) { return one.player == holder.player; });
    }
    return false;
}

}  // namespace

const AttackPool* poolOf(const Attack& attack) {
    if (attack.current >= 0) return &attack.pool();
    return attack.pools.empty() ? nullptr : &attack.pools.back();
}

// True if the reminder must be given now: its timing point is reached, its conditions are met, and
// it is about the right unit or attack. The conditions are tested early, because this test is fast.
// Games that an older version of the program began ignore the conditions.
bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const Moment& moment) {
    if (moment.point != scene.point) return false;
    const bool ofCards = holder.unit.none() && !holder.ofArea;
    const bool conditions =
        ofCards ? battle.asks.cardReminderConditions : battle.asks.unitReminderConditions;
    if (moment.when && conditions && !holds(battle, scene, holder, *moment.when)) return false;
    return isCalled(battle, scene, holder, moment.whose);
}

bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::vector<Moment>& moments) {
    return std::any_of(moments.begin(), moments.end(),
                       [&](const Moment& one) { return isDue(battle, scene, holder, one); });
}

bool isDue(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const std::shared_ptr<const CardHelp>& help) {
    return help && isDue(battle, scene, holder, help->moments);
}

}  // namespace sightline::engine
