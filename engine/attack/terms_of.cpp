#include "engine/attack/terms_of.h"

#include "engine/rulings/suppression.h"
#include "engine/words/units.h"

namespace sightline::engine {

AttackTerms termsOf(const Battle& battle, const Attack& attack) {
    AttackFacts facts{.attacker = attack.attacker, .defender = attack.defender()};
    const UnitCard* card = battle.unit(attack.attacker).card;
    facts.defenderCard = battle.unit(attack.defender()).card;
    facts.suppressed = isSuppressed(battle, attack.defender());
    if (attack.area) {
        facts.weapons = {&attack.area->weapon};
        facts.areaSurge = attack.area->surge;
        return attackTermsOf(facts);
    }
    const AttackPool& pool = attack.pool();
    facts.attackerCard = card;
    facts.kind = pool.overrun ? AttackFacts::Kind::overrun
                 : pool.melee ? AttackFacts::Kind::melee
                              : AttackFacts::Kind::ranged;
    for (const WeaponChoice& one : pool.weapons) {
        facts.weapons.push_back(&card->weapons[static_cast<std::size_t>(one.weapon)]);
    }
    return attackTermsOf(facts);
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
