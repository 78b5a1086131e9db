// Deflect (unit). Core Rulebook, Keyword Glossary. If the attacker is defeated, the attack
// continues.
#include "engine/legion/rules/keywords/deflect.h"

#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/defense_charts.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {

bool deflects(const UnitCard& defender, bool ranged, const PoolWeapons& weapons) {
    return ranged && defender.has(Keyword::deflect) && !allHave(weapons, Keyword::highVelocity);
}

namespace keywords {
namespace {

bool actsByDeflect(const Battle& battle, const Bearer& bearer, const ConvertDefenseSurges& point) {
    const Attack& attack = point.attack;
    return attack.defender() == bearer.unit &&
           countOf(attack.defenseDice, Face::defenseSurge) > 0 &&
           deflects(*battle.unit(bearer.unit).card, attack.isRanged(), weaponsOf(battle, attack));
}

// An area weapon's token or miniature attacks in place of the unit, and is not a unit.
bool suffersByDeflect(const Battle& battle, const Attack& attack) {
    return !attack.area && !battle.unit(attack.attacker).defeated() &&
           !anyHas(weaponsOf(battle, attack), Keyword::immuneDeflect);
}

Task<void> deflectAttack(Battle& battle, Bearer bearer, ConvertDefenseSurges& point) {
    point.reckoned.add(givesBlockChart(Keyword::deflect, bearer.unit, point.chart));
    point.chart = DefenseSurge::block;
    co_await woundByDeflect(battle, point.attack, bearer.unit);
}

}  // namespace

bool woundsByDeflect(const Battle& battle, const Attack& attack, UnitId deflecting) {
    const UnitCard& card = *battle.unit(deflecting).card;
    return deflects(card, attack.isRanged(), weaponsOf(battle, attack)) &&
           suffersByDeflect(battle, attack);
}

// 1 wound for any number of surges, before they are converted.
Task<void> woundByDeflect(Battle& battle, const Attack& attack, UnitId deflecting) {
    const UnitId attacker = attack.attacker;
    const bool suffers = suffersByDeflect(battle, attack);
    const std::string name(nameOf(Keyword::deflect));
    battle.record(
        {.happening = Happening::keywordActed,
         .message = suffers ? say::surgesAreBlocksAndWound(name) : say::surgesAreBlocks(name),
         .citation = citationOf(Keyword::deflect),
         .unit = deflecting,
         .other = attacker});
    if (suffers) co_await dealWounds(battle, attacker, 1, deflecting);
}

KeywordRule deflect() {
    return KeywordRule(Keyword::deflect).at<ConvertDefenseSurges>(deflectAttack, actsByDeflect);
}

}  // namespace keywords
}  // namespace sightline::engine
