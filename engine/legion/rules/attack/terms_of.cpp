#include "engine/legion/rules/attack/terms_of.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/attack_numbers/pool_dice.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {

namespace {

// Where the attack comes from if the attacker has no unit leader on the battlefield: from the token
// of an area weapon, or from the last miniature of a defeated attacker. No value in all other
// cases.
std::optional<geometry::Mini> otherPlaceOfLeader(const Battle& battle, const Attack& attack) {
    if (attack.area) return attack.area->token;
    const UnitState& attacker = battle.unit(attack.attacker);
    if (!attacker.defeated() || attacker.lastToFall.none()) return std::nullopt;
    return battle.mini(attacker.lastToFall).mini;
}

AttackFacts factsAgainst(const Battle& battle, const Attack& attack, const AttackPool& pool,
                         UnitId defending) {
    AttackFacts facts{.attacker = attack.attacker, .defender = defending};
    const UnitCard* card = battle.unit(attack.attacker).card;
    facts.defenderCard = battle.unit(defending).card;
    facts.suppressed = isSuppressed(battle, defending);
    if (attack.current >= 0 && defending == attack.defender())
        facts.dodge = attack.ledger.spentBy(attack.current, defending, Token::dodge,
                                            AttackStep::applyDodgeAndCover);
    facts.aim = attack.ledger.spentForDice(attack.current, attack.attacker, Token::aim);
    facts.from = otherPlaceOfLeader(battle, attack);
    facts.choices = pool.choices;
    for (const AttackLedger::SpentTokens& one : attack.ledger.spent) {
        if (one.by != Keyword::none && one.pool == attack.current && one.unit == attack.attacker)
            facts.payments.push_back({one.by, one.count});
    }
    if (attack.step == AttackStep::assignSuppression)
        facts.wounds = attack.ledger.woundsOf(attack.current, defending);
    if (attack.area) {
        facts.weapons = {&attack.area->weapon};
        facts.areaSurge = attack.area->surge;
        return facts;
    }
    facts.attackerCard = card;
    facts.kind = pool.overrun ? AttackFacts::Kind::overrun
                 : pool.melee ? AttackFacts::Kind::melee
                              : AttackFacts::Kind::ranged;
    facts.weapons = weaponsIn(*card, pool);
    for (const WeaponChoice& one : pool.weapons) facts.users.push_back(one.mini);
    return facts;
}

}  // namespace

AttackTerms termsOf(const Battle& battle, const Attack& attack) {
    return termsAgainst(battle, attack, attack.defender());
}

AttackTerms termsAgainst(const Battle& battle, const Attack& attack, UnitId defending) {
    const BattleState now(battle);
    AttackTerms terms = attackTermsOf(now, factsAgainst(battle, attack, attack.pool(), defending));
    terms.pierceSpent = attack.pierceSpent;
    return terms;
}

AttackTerms termsOfForming(const Battle& battle, const Attack& attack, int dodge) {
    const BattleState now(battle);
    const AttackPool& pool = attack.pools.back();
    AttackFacts facts = factsAgainst(battle, attack, pool, pool.defender);
    facts.dodge = dodge;
    return attackTermsOf(now, facts);
}

int woundsOfSurges(const Attack& attack, const AttackTerms& terms, const Battle& battle,
                   int surges) {
    const bool suffers = !attack.area && !battle.unit(attack.attacker).defeated();
    const int times = terms.deflectedEach.allowed() ? surges : 1;
    return suffers ? terms.deflected.total() * times : 0;
}

std::vector<Reckoning> diceReckoned(const Battle& battle, const Attack& attack,
                                    const AttackPool& pool) {
    const AttackFacts facts = factsAgainst(battle, attack, pool, pool.defender);
    return diceReckoned(facts.weapons, pool.more, pool.dice, attack.attacker);
}

void recordKeyword(Battle& battle, const Attack& attack, const Reason& reason, Message message) {
    const bool attacks = reason.unit == attack.attacker;
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(message),
                   .citation = reason.citation,
                   .unit = reason.unit,
                   .other = attacks ? attack.defender() : attack.attacker});
}

void addToPool(Battle& battle, AttackPool& pool, const MoreDice& more) {
    for (const MoreDice::Added& one : more.added()) {
        pool.add(one.die, one.reason);
        recordAddedDice(battle, one.reason,
                        say::changesDice(one.reason.source.name(), one.reason.amount),
                        pool.defender);
    }
}

void recordAddedDice(Battle& battle, const Reason& reason, Message message, UnitId other) {
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(message),
                   .citation = reason.citation,
                   .unit = reason.unit,
                   .other = other});
}

std::vector<int> sharesOf(const std::vector<Reason>& reasons, int amount, int spent) {
    std::vector<int> most;
    most.reserve(reasons.size());
    for (const Reason& one : reasons) most.push_back(std::max(0, one.amount));
    const auto takeFromFirst = [&most](int count) {
        for (int& one : most) {
            const int taken = std::min(one, count);
            one -= taken;
            count -= taken;
        }
    };
    for (const Reason& one : reasons) takeFromFirst(std::max(0, -one.amount));
    takeFromFirst(spent);
    for (int& one : most) {
        one = std::min(one, amount);
        amount -= one;
    }
    return most;
}

void recordShares(Battle& battle, const Attack& attack, Happening happening,
                  const std::vector<Reason>& reasons, Number amount, int spent) {
    const int total = static_cast<int>(amount.value);
    const std::vector<int> shares = sharesOf(reasons, total, spent);
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        if (total > 0 && shares[i] == 0 && reasons[i].amount >= 0) continue;
        recordModified(battle, attack, happening, reasons[i], {{amount.name, shares[i]}});
    }
}

void recordModified(Battle& battle, const Attack& attack, Happening happening, const Reason& reason,
                    std::vector<Number> numbers) {
    const bool attacks = reason.unit == attack.attacker;
    Ruling ruling{.happening = happening,
                  .message = say::printed(reason.source.name()),
                  .numbers = std::move(numbers),
                  .citation = reason.citation};
    ruling.unit = reason.unit;
    ruling.other = attacks ? attack.defender() : attack.attacker;
    if (happening == Happening::attackDiceModified) ruling.dice = attack.dice;
    if (happening == Happening::defenseDiceModified) ruling.dice = attack.defenseDice;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
