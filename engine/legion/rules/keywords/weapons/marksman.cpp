// The unit keyword Marksman. Core Rulebook, Keyword Glossary. Turning a blank into a crit costs 2
// aim tokens and takes 2 steps: the blank becomes a hit, then the hit becomes a crit.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/improved_dice.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {
namespace {

bool takesAim(const Battle& battle, const Bearer& bearer, const AttackSurgesConverted& point) {
    const Attack& attack = point.attack;
    return !attack.area && attack.attacker == bearer.unit &&
           canImproveDice(battle, attack, Token::aim);
}

Task<void> improveByAim(Battle& battle, Bearer bearer, AttackSurgesConverted& point) {
    return improveDice(battle, bearer, point.attack, Token::aim);
}

}  // namespace

KeywordRule marksman() {
    return KeywordRule(Keyword::marksman).at<AttackSurgesConverted>(improveByAim, takesAim);
}

}  // namespace sightline::engine::keywords
