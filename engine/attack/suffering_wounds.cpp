#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

const Citation citation = page(35, "Suffering Wounds and Defeating Miniatures");

// The one with the most wounds comes first; the unit leader only when it is alone.
std::vector<MiniId> mayBeWounded(const Battle& battle, const UnitState& unit) {
    if (unit.minis.size() == 1) return unit.minis;
    std::vector<MiniId> candidates(unit.minis.begin() + 1, unit.minis.end());
    int most = 0;
    for (MiniId mini : candidates) most = std::max(most, battle.mini(mini).wounds);
    std::erase_if(candidates, [&](MiniId mini) { return battle.mini(mini).wounds < most; });
    return candidates;
}

Task<MiniId> chooseMiniature(Battle& battle, UnitId unit) {
    const auto question = [&] {
        Choice asked;
        asked.question.player = battle.unit(unit).player;
        asked.question.ask = Ask::assignWound;
        asked.question.form = AnswerForm::pick;
        asked.question.citation = citation;
        asked.question.unit = unit;
        for (MiniId one : mayBeWounded(battle, battle.unit(unit))) {
            asked.question.options.push_back(one);
        }
        return asked;
    };
    const std::vector<MiniId> candidates = mayBeWounded(battle, battle.unit(unit));
    if (candidates.size() == 1) co_return candidates.front();
    const Option chosen = co_await ask(battle, question);
    const MiniId* mini = std::get_if<MiniId>(&chosen);
    co_return mini ? *mini : MiniId{};
}

Task<void> chooseNewUnitLeader(Battle& battle, UnitId id) {
    const auto question = [&] {
        Choice asked;
        asked.question.player = battle.unit(id).player;
        asked.question.ask = Ask::chooseUnitLeader;
        asked.question.form = AnswerForm::pick;
        asked.question.citation = citation;
        asked.question.unit = id;
        for (MiniId one : battle.unit(id).minis) asked.question.options.push_back(one);
        return asked;
    };
    MiniId leader = battle.unit(id).minis.front();
    if (battle.unit(id).minis.size() > 1) {
        const Option chosen = co_await ask(battle, question);
        if (const MiniId* mini = std::get_if<MiniId>(&chosen)) leader = *mini;
    }
    std::vector<MiniId>& minis = battle.unit(id).minis;
    std::rotate(minis.begin(), std::find(minis.begin(), minis.end(), leader), minis.end());
    battle.record({.happening = Happening::unitLeaderChosen,
                   .verdict = "new unit leader",
                   .citation = citation,
                   .unit = id,
                   .mini = leader});
}

}  // namespace

Task<void> defeatMiniature(Battle& battle, MiniId id) {
    const UnitId unit = battle.mini(id).unit;
    const bool wasLeader = battle.unit(unit).leader() == id;
    battle.removeDefeated(id);
    MiniatureDefeated fallen{unit, id};
    co_await reach(battle, fallen);
    if (battle.unit(unit).defeated()) {
        UnitDefeated lost{unit};
        co_await reach(battle, lost);
    } else if (wasLeader) {
        co_await chooseNewUnitLeader(battle, unit);
    }
}

Task<void> sufferWounds(Battle& battle, UnitId id, int wounds) {
    SufferWounds point{id, wounds};
    co_await reach(battle, point);
    int left = point.wounds;
    while (left > 0 && !battle.unit(id).defeated()) {
        if (battle.attack) battle.attack->woundsLeft = left;
        const MiniId chosen = co_await chooseMiniature(battle, id);
        if (chosen.none()) continue;
        MiniState& mini = battle.mini(chosen);
        const int threshold = mini.threshold;
        const int assigned = std::min(left, threshold - mini.wounds);
        mini.wounds += assigned;
        left -= assigned;
        battle.record({.happening = Happening::woundAssigned,
                       .verdict = "wounds assigned",
                       .numbers = {{"wounds", static_cast<double>(assigned)},
                                   {"of", static_cast<double>(threshold)}},
                       .citation = citation,
                       .unit = id,
                       .mini = chosen});
        if (mini.wounds >= threshold) co_await defeatMiniature(battle, chosen);
    }
    if (battle.attack) battle.attack->woundsLeft = 0;
    WoundsSuffered suffered{id, point.wounds - left};
    co_await reach(battle, suffered);
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
