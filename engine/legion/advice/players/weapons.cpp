// Chooses the weapons for an attack pool: every miniature adds its best weapon against the
// defender.
#include <algorithm>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/players/advice.h"
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/rulings/current_states.h"

namespace sightline::engine::advice {
namespace {

AttackFacts factsOf(const Decision& decision, const Tabletop& table, UnitId defender) {
    const UnitView& self = decision.view.unit(decision.question.unit);
    const UnitOnTable *one = table.find(self.id), *other = table.find(defender);
    AttackFacts facts{.attacker = self.id, .defender = defender};
    facts.attackerCard = self.card;
    facts.defenderCard = decision.view.unit(defender).card;
    facts.kind = one && other && isMeleeAttack(*one, *other) ? AttackFacts::Kind::melee
                                                             : AttackFacts::Kind::ranged;
    return facts;
}

// The expected number of hits and crits of the weapon, plus a value for its keywords Impact and
// Pierce.
double worthOf(const Weapon& weapon, MiniId user, const CurrentState& now, AttackFacts facts) {
    facts.weapons = {&weapon};
    facts.users = {user};
    const AttackTerms terms = attackTermsOf(now, facts);
    double worth = expectedResults(terms.allAttackDice().with(weapon.dice), terms.attackSurge);
    const double gain = terms.armor.total() > 0 ? 0.7 : 0.05;
    worth += gain * std::min<double>(terms.impact.total(), weapon.dice.size());
    worth += 0.25 * std::min<double>(terms.pierce.total(), weapon.dice.size());
    return worth;
}

// One weapon of each miniature, the best ones first. A weapon that only one miniature may add in an
// attack is chosen once. Some attacks must have a weapon of each miniature (MayDeclareDefender).
PickSeveral oneOfEach(const Decision& decision, const UnitCard& card,
                      const std::vector<std::pair<double, int>>& byWorth) {
    std::vector<WeaponChoice> chosen;
    PickSeveral picked;
    for (const auto& [worth, option] : byWorth) {
        const auto& one =
            std::get<WeaponChoice>(decision.question.options[static_cast<std::size_t>(option)]);
        const Weapon& weapon = card.weapons[static_cast<std::size_t>(one.weapon)];
        const bool once = weapon.oncePerAttack || weapon.overrun;
        const bool leftOut = std::any_of(chosen.begin(), chosen.end(), [&](const auto& other) {
            return other.mini == one.mini || (once && other.weapon == one.weapon);
        });
        if (leftOut) continue;
        chosen.push_back(one);
        picked.options.push_back(option);
    }
    return picked;
}

}  // namespace

std::optional<Answer> chooseWeapons(const Decision& decision) {
    const auto& options = decision.question.options;
    if (!decision.view.attack || decision.view.attack->pools.empty()) return std::nullopt;
    const Tabletop table = tabletopOf(decision.view);
    const ViewState now(decision.view, &table);
    const AttackFacts facts = factsOf(decision, table, decision.view.attack->pools.back().defender);
    std::vector<std::pair<double, int>> byWorth;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto* choice = std::get_if<WeaponChoice>(&options[i]);
        if (!choice) return std::nullopt;
        const auto& weapon = facts.attackerCard->weapons[static_cast<std::size_t>(choice->weapon)];
        byWorth.emplace_back(-worthOf(weapon, choice->mini, now, facts), static_cast<int>(i));
    }
    std::stable_sort(byWorth.begin(), byWorth.end());
    PickSeveral chosen = oneOfEach(decision, *facts.attackerCard, byWorth);
    if (!decision.isLegal(chosen)) chosen = {};
    for (const auto& [worth, option] : byWorth) {
        const auto& all = chosen.options;
        if (std::find(all.begin(), all.end(), option) != all.end()) continue;
        PickSeveral more = chosen;
        more.options.push_back(option);
        if (decision.isLegal(more)) chosen = std::move(more);
    }
    if (!decision.isLegal(chosen)) return std::nullopt;
    std::sort(chosen.options.begin(), chosen.options.end());
    return chosen;
}

}  // namespace sightline::engine::advice
