// The unit keyword Barrage. Core Rulebook, Keyword Glossary. The unit either makes 2 Attack
// actions, or makes 1 Attack action in which it uses Arsenal.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void barrageTwice(const CurrentState&, const Bearer&, AttackActions& point) {
    if (!point.severalWeapons) point.raiseTo(2);
}

// In the second Attack action, each miniature adds only 1 weapon.
void useNoArsenal(const CurrentState&, const Bearer& attacker, WeaponsPerMiniature& point) {
    const int more = point.weapons.total() - point.weapons.base();
    if (point.inFurtherAction && more > 0) point.weapons.add(attacker.reason(-more));
}

}  // namespace

KeywordRule barrage() {
    return KeywordRule(Keyword::barrage)
        .holds<AttackActions, BorneBy::unit>(barrageTwice)
        .holds<WeaponsPerMiniature, BorneBy::attacker>(useNoArsenal)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
