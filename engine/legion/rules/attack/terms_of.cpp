#include "engine/legion/rules/attack/terms_of.h"

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/rulings/suppression.h"

namespace sightline::engine {

namespace {

AttackFacts factsAgainst(const Battle& battle, const Attack& attack, UnitId defending) {
    AttackFacts facts{.attacker = attack.attacker, .defender = defending};
    const UnitCard* card = battle.unit(attack.attacker).card;
    facts.defenderCard = battle.unit(defending).card;
    facts.suppressed = isSuppressed(battle, defending);
    if (attack.area) {
        facts.weapons = {&attack.area->weapon};
        facts.areaSurge = attack.area->surge;
        return facts;
    }
    const AttackPool& pool = attack.pool();
    facts.attackerCard = card;
    facts.kind = pool.overrun ? AttackFacts::Kind::overrun
                 : pool.melee ? AttackFacts::Kind::melee
                              : AttackFacts::Kind::ranged;
    facts.weapons = weaponsIn(*card, pool);
    return facts;
}

}  // namespace

AttackTerms termsOf(const Battle& battle, const Attack& attack) {
    return termsAgainst(battle, attack, attack.defender());
}

AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending) {
    AttackTerms terms = attackTermsOf(factsAgainst(battle, attack, defending));
    terms.pierceSpent = attack.pierceSpent;
    return terms;
}

std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack) {
    const AttackFacts facts = factsAgainst(battle, attack, attack.defender());
    return diceReckoned(facts.weapons, attack.pool().dice, attack.attacker);
}

void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers) {
    const bool attacks = reason.unit == attack.attacker;
    Ruling ruling{.happening = happening,
                  .message = say::printed(reason.source),
                  .numbers = std::move(numbers),
                  .citation = reason.citation};
    ruling.unit = reason.unit;
    ruling.other = attacks ? attack.defender() : attack.attacker;
    if (happening == Happening::attackDiceModified) ruling.dice = attack.dice;
    if (happening == Happening::defenseDiceModified) ruling.dice = attack.defenseDice;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
