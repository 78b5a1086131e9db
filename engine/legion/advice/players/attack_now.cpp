#include "engine/legion/advice/players/attack_now.h"

#include "engine/legion/rules/rulings/current_states.h"

namespace sightline::engine {

bool isResolving(const View& view) {
    return view.attack && view.attack->current >= 0 &&
           view.attack->current < static_cast<int>(view.attack->pools.size());
}

AttackTerms termsOfAttack(const View& view) {
    const AttackView& attack = *view.attack;
    const PoolView& pool = attack.pools[static_cast<std::size_t>(attack.current)];
    const UnitView &self = view.unit(attack.attacker), &other = view.unit(pool.defender);
    AttackFacts facts{.attacker = self.id, .defender = other.id};
    facts.attackerCard = self.card;
    facts.defenderCard = other.card;
    facts.kind = pool.melee ? AttackFacts::Kind::melee : AttackFacts::Kind::ranged;
    facts.suppressed = other.isSuppressed;
    for (const WeaponChoice& one : pool.weapons) {
        facts.weapons.push_back(&self.card->weapons[static_cast<std::size_t>(one.weapon)]);
        facts.users.push_back(one.mini);
    }
    facts.choices = pool.choices;
    for (const Weapon& one : pool.added) facts.weapons.push_back(&one);
    return attackTermsOf(ViewState(view), facts);
}

}  // namespace sightline::engine
