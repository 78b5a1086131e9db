#include "engine/legion/rules/attack/shared_tokens.h"

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

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
        auto asked = asking<Choice>(battle.unit(unit).player, Ask::spendToken, sharing, unit);
        for (UnitId one : owners) asked.question.options.push_back(one);
        return asked;
    };
    if (owners.size() == 1 && !battle.asksEverything) co_return owners.front();
    const Option chosen = co_await ask(battle, question);
    const UnitId* owner = std::get_if<UnitId>(&chosen);
    co_return owner ? *owner : unit;
}

}  // namespace

std::vector<UnitId> tokenSharers(const Tabletop& table, UnitId id,
                                 const std::function<bool(UnitId)>& hasToken) {
    std::vector<UnitId> sharers;
    const UnitOnTable* unit = table.find(id);
    if (!unit || unit->card->type != UnitType::cloneTrooper) return sharers;
    for (const UnitOnTable& other : table.units) {
        if (other.id == id || other.player != unit->player) continue;
        if (other.card->type != UnitType::cloneTrooper || !hasToken(other.id)) continue;
        if (isNear(table, id, other.id)) sharers.push_back(other.id);
    }
    return sharers;
}

std::vector<UnitId> tokenDonors(const Battle& battle, const Attack& attack, UnitId id,
                                Token token) {
    if (battle.unit(id).card->type != UnitType::cloneTrooper || hasShared(attack, id)) return {};
    return tokenSharers(tabletopOf(battle), id,
                        [&](UnitId other) { return battle.unit(other).tokens[token] > 0; });
}

int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token) {
    if (battle.unit(unit).defeated()) return 0;
    const int shared = tokenDonors(battle, attack, unit, token).empty() ? 0 : 1;
    return battle.unit(unit).tokens[token] + shared;
}

// If a token of another unit is used, it is spent before the unit's own tokens. p. 39
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation) {
    if (count == 0) co_return;
    std::vector<UnitId> owners = tokenDonors(battle, attack, unit, token);
    int shared = 0;
    if (!owners.empty()) {
        if (battle.unit(unit).tokens[token] >= count) owners.insert(owners.begin(), unit);
        const UnitId owner = co_await chooseOwner(battle, unit, owners);
        if (owner != unit) {
            attack.shared.push_back(unit);
            battle.remove(owner, token, 1, sharing);
            shared = 1;
        }
    }
    co_await spend(battle, unit, token, count, citation, shared);
}

}  // namespace sightline::engine
