#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/mission/defeat.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

const Citation sufferingWoundsPage = page(35, "Suffering Wounds and Defeating Miniatures");

// Keywords can forbid a miniature a role, such as suffering a wound. Removes the miniatures to
// which the role `role` is forbidden. If it is forbidden to all miniatures, removes none.
void leaveToOthers(const Battle& battle, UnitId unit, std::vector<MiniId>& minis,
                   Permission MiniatureRoles::*role) {
    std::vector<MiniId> others = minis;
    std::erase_if(others, [&](MiniId one) {
        MiniatureRoles point{unit, one};
        consult(battle, point);
        return !(point.*role).allowed();
    });
    if (!others.empty()) minis = std::move(others);
}

// The miniatures of which one suffers the next wound; counterparts are ignored. The unit leader is
// in the list only if no other miniature is left. Candidates are the miniatures with wounds, or all
// miniatures if none has wounds. A keyword may remove some of the candidates, but not all. Of the
// rest, the miniatures with the most wounds are returned.
std::vector<MiniId> byTheBook(const Battle& battle, const UnitState& unit) {
    std::vector<MiniId> candidates(unit.minis.begin() + 1, unit.minis.end());
    std::erase_if(candidates, [&](MiniId mini) { return battle.mini(mini).counterpart; });
    if (candidates.empty()) return {unit.leader()};
    std::vector<MiniId> hurt = candidates;
    std::erase_if(hurt, [&](MiniId mini) { return battle.mini(mini).wounds == 0; });
    if (!hurt.empty()) candidates = std::move(hurt);
    leaveToOthers(battle, unit.id, candidates, &MiniatureRoles::suffering);
    int most = 0;
    for (MiniId mini : candidates) most = std::max(most, battle.mini(mini).wounds);
    std::erase_if(candidates, [&](MiniId mini) { return battle.mini(mini).wounds < most; });
    return candidates;
}

// The miniatures that may suffer the next wound. A counterpart may suffer any wound. If a wound
// would defeat the last miniature that is no counterpart, a counterpart must suffer this wound.
// Keyword Glossary, Counterpart.
std::vector<MiniId> mayBeWounded(const Battle& battle, const UnitState& unit) {
    if (unit.defeated()) return {};  // a player defeated the unit by hand while a question was open
    std::vector<MiniId> candidates = byTheBook(battle, unit);
    std::vector<MiniId> counterparts;
    for (MiniId mini : unit.minis) {
        if (battle.mini(mini).counterpart) counterparts.push_back(mini);
    }
    if (counterparts.empty()) return candidates;
    const MiniState& last = battle.mini(candidates.front());
    const bool isLast = unit.minis.size() == counterparts.size() + 1;
    if (isLast && last.wounds + 1 >= last.threshold) return counterparts;
    candidates.insert(candidates.end(), counterparts.begin(), counterparts.end());
    return candidates;
}

bool hasCounterpart(const Battle& battle, const UnitState& unit) {
    return std::any_of(unit.minis.begin(), unit.minis.end(),
                       [&](MiniId mini) { return battle.mini(mini).counterpart; });
}

// Assigns up to `wounds` wounds to the miniature. Returns the number of assigned wounds. `by` is
// the unit that causes them.
Task<int> assignWounds(Battle& battle, MiniId id, int wounds, UnitId by) {
    MiniState& mini = battle.mini(id);
    const int assigned = std::min(wounds, mini.threshold - mini.wounds);
    mini.wounds += assigned;
    battle.record({.happening = Happening::woundAssigned,
                   .message = say::woundsAssigned(),
                   .numbers = {{NumberId::wounds, assigned}, {NumberId::of, mini.threshold}},
                   .citation = sufferingWoundsPage,
                   .unit = mini.unit,
                   .mini = id});
    if (mini.wounds >= mini.threshold)
        co_await defeatMiniature(battle, id, by);
    else
        followConditions(battle, mini.unit);
    co_return assigned;
}

Task<MiniId> chooseToWound(Battle& battle, UnitId unit) {
    const auto question = [&] {
        auto asked =
            asking<Choice>(battle.unit(unit).player, Ask::assignWound, sufferingWoundsPage, unit);
        for (MiniId one : mayBeWounded(battle, battle.unit(unit))) {
            asked.question.options.push_back(one);
        }
        return asked;
    };
    const std::vector<MiniId> candidates = mayBeWounded(battle, battle.unit(unit));
    if (candidates.size() == 1 && !battle.asksEverything) co_return candidates.front();
    const Option chosen = co_await ask(battle, question);
    const MiniId* mini = std::get_if<MiniId>(&chosen);
    co_return mini ? *mini : MiniId{};
}

// A keyword may give wound tokens to a new unit leader. Assigns them, but at most one less than the
// leader's wound threshold in total.
void woundNewLeader(Battle& battle, MiniId leader, const Term& wounds) {
    MiniState& mini = battle.mini(leader);
    const int assigned = std::min(wounds.total(), mini.threshold - 1 - mini.wounds);
    if (assigned <= 0) return;
    mini.wounds += assigned;
    battle.record({.happening = Happening::woundAssigned,
                   .message = say::woundsAssigned(),
                   .numbers = {{NumberId::wounds, assigned}, {NumberId::of, mini.threshold}},
                   .citation = wounds.reasons().front().citation,
                   .unit = mini.unit,
                   .mini = leader});
}

}  // namespace

Task<void> chooseNewUnitLeader(Battle& battle, UnitId id, MiniId fallen) {
    const auto candidates = [&] {
        std::vector<MiniId> minis = battle.unit(id).minis;
        std::erase_if(minis, [&](MiniId one) { return battle.mini(one).counterpart; });
        if (minis.empty()) return battle.unit(id).minis;
        leaveToOthers(battle, id, minis, &MiniatureRoles::leading);
        return minis;
    };
    const auto question = [&] {
        auto asked =
            asking<Choice>(battle.unit(id).player, Ask::chooseUnitLeader, sufferingWoundsPage, id);
        for (MiniId one : candidates()) asked.question.options.push_back(one);
        return asked;
    };
    MiniId leader = candidates().front();
    if (candidates().size() > 1 || battle.asksEverything) {
        const Option chosen = co_await ask(battle, question);
        // A player defeated the unit by hand while the question was open.
        if (battle.unit(id).defeated()) co_return;
        const MiniId* mini = std::get_if<MiniId>(&chosen);
        leader = mini ? *mini : candidates().front();
    }
    ReplaceLeader point{id, fallen, battle.mini(fallen).threshold};
    consult(battle, point);
    battle.makeLeader(leader, fallen);
    followConditions(battle, id);
    battle.record({.happening = Happening::unitLeaderChosen,
                   .message = say::newLeader(),
                   .citation = sufferingWoundsPage,
                   .unit = id,
                   .mini = leader});
    woundNewLeader(battle, leader, point.wounds);
}

Task<void> followTheFallen(Battle& battle) {
    while (!battle.leaderless.empty()) {
        const MiniId fallen = battle.leaderless.front();
        const UnitId unit = battle.mini(fallen).unit;
        if (!battle.unit(unit).defeated()) co_await chooseNewUnitLeader(battle, unit, fallen);
        if (battle.unit(unit).defeated() && battle.asks.defeatByHandActs && !battle.sandbox) {
            UnitDefeated lost{unit};
            co_await reach(battle, lost);
        }
        std::erase_if(battle.leaderless, [&](MiniId one) { return battle.mini(one).unit == unit; });
    }
}

Task<void> defeatMiniature(Battle& battle, MiniId id, UnitId by) {
    const UnitId unit = battle.mini(id).unit;
    const bool wasLeader = battle.unit(unit).leader() == id;
    removeDefeated(battle, id);
    MiniatureDefeated fallen{unit, id};
    co_await reach(battle, fallen);
    if (battle.unit(unit).defeated()) {
        UnitDefeated lost{unit, by};
        co_await reach(battle, lost);
    } else if (wasLeader) {
        co_await chooseNewUnitLeader(battle, unit, id);
    }
}

namespace {

// Adds the wounds to the log of the current attack (AttackLedger), if an attack is in progress.
void enter(Battle& battle, UnitId unit, UnitId by, int wounds) {
    if (!battle.attack || wounds == 0) return;
    Attack& attack = *battle.attack;
    attack.ledger.wounded.push_back({attack.current, attack.step, unit, by, wounds});
    if (battle.unit(unit).defeated()) attack.ledger.defeated.push_back({attack.current, unit, by});
}

}  // namespace

Task<void> sufferWounds(Battle& battle, UnitId id, int wounds, UnitId by) {
    SufferWounds point{id, wounds};
    co_await reach(battle, point);
    int left = point.wounds;
    while (left > 0 && !battle.unit(id).defeated()) {
        if (battle.attack) battle.attack->woundsLeft = left;
        const MiniId chosen = co_await chooseToWound(battle, id);
        if (chosen.none()) continue;
        const int most = hasCounterpart(battle, battle.unit(id)) ? 1 : left;
        left -= co_await assignWounds(battle, chosen, most, by);
    }
    if (battle.attack) battle.attack->woundsLeft = 0;
    enter(battle, id, by, point.wounds - left);
    WoundsSuffered suffered{id, point.wounds - left, by};
    co_await reach(battle, suffered);
}

Task<void> dealWounds(Battle& battle, UnitId id, int wounds, UnitId by) {
    co_await sufferWounds(battle, id, wounds, by);
    checkForVehicleDamage(battle, id);
}

Task<void> dealWounds(Battle& battle, MiniId mini, int wounds, UnitId by) {
    const UnitId id = battle.mini(mini).unit;
    if (battle.mini(mini).defeated) co_return;
    const int assigned = co_await assignWounds(battle, mini, wounds, by);
    enter(battle, id, by, assigned);
    WoundsSuffered suffered{id, assigned, by};
    co_await reach(battle, suffered);
    checkForVehicleDamage(battle, id);
}

void checkForVehicleDamage(Battle& battle, UnitId id) {
    UnitState& unit = battle.unit(id);
    if (unit.defeated() || !unit.card->resilience || unit.wasDamaged) return;
    int wounds = 0;
    for (MiniId mini : unit.minis) wounds += battle.mini(mini).wounds;
    if (wounds < *unit.card->resilience) return;
    unit.wasDamaged = true;
    if (unit.tokens[Token::vehicleDamage] > 0) return;
    battle.gain(id, Token::vehicleDamage, 1, page(40, "Resiliency"));
}

}  // namespace sightline::engine
