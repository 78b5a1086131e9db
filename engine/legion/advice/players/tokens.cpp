// Chooses the tokens to spend in the current attack, and the miniatures that suffer its wounds.
#include <algorithm>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/attack_now.h"
#include "engine/legion/advice/players/goals.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/rules/state/attack.h"

namespace sightline::engine::advice {

// Chooses the smallest number of dodge tokens that leaves the fewest hits and crits. After the
// dodge tokens are spent, Impact turns hits into crits, and Armor cancels hits. Tokens that may
// cancel crits cancel them first.
std::optional<Answer> spendDodge(const Decision& decision) {
    if (!isResolving(decision.view)) return std::nullopt;
    const AttackTerms terms = termsOfAttack(decision.view);
    const auto& dice = decision.view.attack->attackDice;
    const int hits = countOf(dice, Face::hit);
    const int crits = terms.dodgingCrits.allowed() ? countOf(dice, Face::crit) : 0;
    const auto left = [&](int tokens) {
        const int onCrits = std::min(tokens, crits);
        const int now = std::max(0, hits - (tokens - onCrits));
        const int turned = std::min(now, terms.impact.total());
        return crits - onCrits + turned + std::max(0, now - turned - terms.armor.total());
    };
    int best = 0;
    for (int tokens = 1; tokens <= std::min(decision.question.most, hits + crits); ++tokens) {
        if (left(tokens) < left(best)) best = tokens;
    }
    return Count{std::max(best, decision.question.least)};
}

std::optional<Answer> spendSurgeDefending(const Decision& decision) {
    if (!isResolving(decision.view)) return std::nullopt;
    const AttackView& attack = *decision.view.attack;
    const int results =
        countOf(attack.attackDice, Face::hit) + countOf(attack.attackDice, Face::crit);
    const int needed = results + termsOfAttack(decision.view).pierce.total() -
                       countOf(attack.defenseDice, Face::block);
    return Count{std::clamp(needed, decision.question.least, decision.question.most)};
}

// Spends a token of the unit itself before a token of another unit.
std::optional<Answer> spendToken(const Decision& decision) {
    if (auto own = decision.pick(decision.question.unit)) return own;
    return decision.bestUnit(
        [&](UnitId unit) { return decision.view.unit(unit).activated ? 1.0 : 0.0; });
}

// Assigns wounds first to the miniatures of the unit card itself, because they carry the weaker
// weapons.
std::optional<Answer> assignWound(const Decision& decision) {
    return decision.bestMini([&](MiniId id) {
        const MiniView& mini = decision.view.mini(id);
        return mini.wounds + (mini.carrier.none() ? 1.0 : 0.0);
    });
}

// Chooses as unit leader the miniature closest to the unit's goal.
std::optional<Answer> chooseUnitLeader(const Decision& decision) {
    const Goal goal = goalOf(decision.view, decision.question.unit);
    return decision.bestMini([&](MiniId id) {
        const geometry::Vec3 at = decision.view.mini(id).mini.position;
        return -glm::distance(geometry::Vec2(at.x, at.y), goal.at);
    });
}

}  // namespace sightline::engine::advice
