// Blast (weapon) and Immune: Blast (unit). Core Rulebook, Keyword Glossary. The cover pool is still
// rolled, but cancels nothing.
#include "engine/legion/rules/keywords/dodge_and_cover.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {

bool coverCancels(const UnitCard& defender, const PoolWeapons& weapons) {
    return !anyHas(weapons, Keyword::blast) || defender.has(Keyword::immuneBlast);
}

namespace keywords {
namespace {

bool isBlown(const Battle& battle, const Bearer&, const ApplyCover& point) {
    const UnitCard& defender = *battle.unit(point.attack.defender()).card;
    return !coverCancels(defender, weaponsOf(battle, point.attack));
}

Task<void> preventCover(Battle& battle, Bearer bearer, ApplyCover& point) {
    point.prevented = true;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::coverCancelsNothing(std::string(nameOf(Keyword::blast))),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = point.attack.defender()});
    co_return;
}

}  // namespace

KeywordRule blast() {
    return KeywordRule(Keyword::blast).inPool<ApplyCover>(preventCover, isBlown);
}

}  // namespace keywords
}  // namespace sightline::engine
