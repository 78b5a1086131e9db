// The unit keyword Makashi Mastery. Core Rulebook, Keyword Glossary. The player chooses for each
// attack pool. The game asks only if a keyword of the defender may stop or reduce Pierce.
#include <algorithm>

#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

// True if a weapon in the pool has Pierce, and a keyword of the defender would stop or reduce it.
// If that keyword acts when the defender spends a dodge token, it counts even if the defender has
// no dodge token yet.
bool isResisted(const Battle& battle, const Attack& attack) {
    const AttackTerms terms = termsOfForming(battle, attack, 1);
    const auto& reasons = terms.pierce.reasons();
    const bool pierces = std::any_of(reasons.begin(), reasons.end(),
                                     [](const Reason& one) { return one.amount > 0; });
    return pierces && (terms.pierce.forbidden() || terms.spared.total() > 0);
}

bool mayReduce(const Battle& battle, const Bearer& bearer, const GatherAttackDice& point) {
    return point.attack.attacker == bearer.unit && point.pool.melee &&
           isResisted(battle, point.attack);
}

Task<void> reducePierce(Battle& battle, Bearer bearer, GatherAttackDice& point) {
    const auto itself = [unit = bearer.unit](const Battle& now) {
        return now.unit(unit).onTable() ? std::vector<UnitId>{unit} : std::vector<UnitId>{};
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, itself);
    if (chosen.none()) co_return;
    point.pool.choices.push_back({bearer.keyword});
    battle.record({.happening = Happening::keywordActed,
                   .message = say::piercesEverything(std::string(nameOf(bearer.keyword))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = point.pool.defender});
}

void pierceAll(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    if (!point.facts.chosenFor(attacker.keyword)) return;
    point.terms.pierce.add(attacker.reason(-1));
    point.terms.pierceEverything();
}

}  // namespace

KeywordRule makashiMastery() {
    return KeywordRule(Keyword::makashiMastery)
        .at<GatherAttackDice>(reducePierce, mayReduce)
        .holds<AttackNumbers, BorneBy::attacker>(pierceAll);
}

}  // namespace sightline::engine::keywords
