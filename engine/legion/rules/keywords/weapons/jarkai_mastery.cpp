// The unit keyword Jar'Kai Mastery. Core Rulebook, Keyword Glossary. Turning a blank into a crit
// costs 2 dodge tokens and takes 2 steps: the blank becomes a hit, then the hit becomes a crit.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/weapons/improved_dice.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {
namespace {

bool parries(const Battle& battle, const Bearer& bearer, const AttackSurgesConverted& point) {
    const Attack& attack = point.attack;
    return !attack.area && attack.attacker == bearer.unit && attack.pool().melee &&
           canImproveDice(battle, attack, Token::dodge);
}

Task<void> improveByDodge(Battle& battle, Bearer bearer, AttackSurgesConverted& point) {
    return improveDice(battle, bearer, point.attack, Token::dodge);
}

}  // namespace

KeywordRule jarKaiMastery() {
    return KeywordRule(Keyword::jarKaiMastery).at<AttackSurgesConverted>(improveByDodge, parries);
}

}  // namespace sightline::engine::keywords
