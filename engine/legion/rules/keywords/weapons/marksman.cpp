// The unit keyword Marksman. Core Rulebook, Keyword Glossary. To turn a blank into a crit, the unit
// spends 2 aim tokens in 2 steps: the blank becomes a hit, then the hit becomes a crit.
#include <utility>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

/// A change of one die by one aim token.
struct Improvement {
    Face from{}, to{};
    Message option, done;
};

std::vector<Improvement> improvements(const Battle& battle, const Attack& attack) {
    if (spendable(battle, attack, attack.attacker, Token::aim) == 0) return {};
    std::vector<Improvement> all;
    const std::string name(nameOf(Keyword::marksman));
    if (countOf(attack.dice, Face::blank) > 0)
        all.push_back({Face::blank, Face::hit, say::blankToHit(), say::turnedBlankToHit(name)});
    if (countOf(attack.dice, Face::hit) > 0)
        all.push_back({Face::hit, Face::crit, say::hitToCrit(), say::turnedHitToCrit(name)});
    return all;
}

bool takesAim(const Battle& battle, const Bearer& bearer, const AttackSurgesConverted& point) {
    const Attack& attack = point.attack;
    return !attack.area && attack.attacker == bearer.unit && !improvements(battle, attack).empty();
}

// Spends one aim token after the other, until the player declines or no die can be improved.
Task<void> improveDice(Battle& battle, Bearer bearer, AttackSurgesConverted& point) {
    Attack& attack = point.attack;
    for (auto ways = improvements(battle, attack); !ways.empty();
         ways = improvements(battle, attack)) {
        Messages texts;
        for (const Improvement& way : ways) texts.push_back(way.option);
        const int chosen = co_await chooseText(battle, bearer, texts, true);
        if (chosen < 0) co_return;
        const Improvement one = ways[static_cast<std::size_t>(chosen)];
        co_await spendInAttack(battle, attack, bearer.unit, Token::aim, 1, bearer.citation(),
                               bearer.keyword);
        convert(attack.dice, one.from, one.to, 1);
        battle.record({.happening = Happening::attackDiceModified,
                       .message = one.done,
                       .dice = attack.dice,
                       .citation = bearer.citation(),
                       .unit = bearer.unit,
                       .other = attack.defender()});
    }
}

}  // namespace

KeywordRule marksman() {
    return KeywordRule(Keyword::marksman).at<AttackSurgesConverted>(improveDice, takesAim);
}

}  // namespace sightline::engine::keywords
