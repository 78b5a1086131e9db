#include "engine/attack/shared_tokens.h"

#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"
#include "engine/rulings/tabletop.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

const Citation sharing = page(39, "Clone Trooper");

bool hasShared(const Attack& attack, UnitId unit) {
    return std::find(attack.shared.begin(), attack.shared.end(), unit) != attack.shared.end();
}

bool isNear(const Tabletop& table, UnitId one, UnitId other) {
    const UnitOnTable& self = table.unit(one);
    const UnitOnTable& donor = table.unit(other);
    if (!unitsWithin(self, donor, 2.0 * table.field.dimensions().rangeBand)) return false;
    return std::any_of(self.minis.begin(), self.minis.end(),
                       [&](const auto& mini) { return sees(table, self, mini.mini, donor); });
}

Task<UnitId> chooseOwner(Battle& battle, UnitId unit, const std::vector<UnitId>& owners) {
    const auto question = [&] {
        Choice asked;
        asked.question.player = battle.unit(unit).player;
        asked.question.ask = Ask::spendToken;
        asked.question.form = AnswerForm::pick;
        asked.question.citation = sharing;
        asked.question.unit = unit;
        for (UnitId one : owners) asked.question.options.push_back(one);
        return asked;
    };
    if (owners.size() == 1) co_return owners.front();
    const Option chosen = co_await ask(battle, question);
    const UnitId* owner = std::get_if<UnitId>(&chosen);
    co_return owner ? *owner : unit;
}

}  // namespace

std::vector<UnitId> tokenDonors(const Battle& battle, const Attack& attack, UnitId id,
                                Token token) {
    std::vector<UnitId> donors;
    const UnitState& unit = battle.unit(id);
    if (unit.card->type != UnitType::cloneTrooper || !unit.onTable()) return donors;
    if (hasShared(attack, id)) return donors;
    const Tabletop table = tabletopOf(battle);
    for (const UnitState& other : battle.units) {
        if (other.id == id || other.player != unit.player || !other.onTable()) continue;
        if (other.card->type != UnitType::cloneTrooper || other.tokens[token] == 0) continue;
        if (isNear(table, id, other.id)) donors.push_back(other.id);
    }
    return donors;
}

int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token) {
    const int shared = tokenDonors(battle, attack, unit, token).empty() ? 0 : 1;
    return battle.unit(unit).tokens[token] + shared;
}

// Whoever has to, or wants to, spends the one token of another unit first. p. 39
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation) {
    if (count == 0) co_return;
    std::vector<UnitId> owners = tokenDonors(battle, attack, unit, token);
    int own = count;
    if (!owners.empty()) {
        if (battle.unit(unit).tokens[token] >= count) owners.insert(owners.begin(), unit);
        const UnitId owner = co_await chooseOwner(battle, unit, owners);
        if (owner != unit) {
            attack.shared.push_back(unit);
            battle.remove(owner, token, 1, sharing);
            --own;
        }
    }
    battle.unit(unit).tokens[token] -= std::min(own, battle.unit(unit).tokens[token]);
    battle.record({.happening = Happening::tokenSpent,
                   .verdict = "tokens spent",
                   .numbers = {{"tokens", static_cast<double>(count)}},
                   .citation = citation,
                   .unit = unit});
    TokensSpent spent{unit, token, count};
    co_await reach(battle, spent);
}

}  // namespace sightline::engine
