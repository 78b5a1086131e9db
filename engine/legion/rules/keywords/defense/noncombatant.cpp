// The upgrade keyword Noncombatant. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void addNoWeapon(const CurrentState& now, const Bearer& bearer, MayAddWeapon& point) {
    if (isAddedWith(now, point.attacker, point.weapon.mini, bearer.keyword))
        point.adding.forbid(bearer.reason(0));
}

// The miniature with the upgrade card suffers wounds only if it has wounds already, or if no other
// miniature except the unit leader can suffer them. It becomes unit leader only if no other
// miniature can become unit leader.
void leaveRoles(const CurrentState& now, const Bearer& bearer, MiniatureRoles& point) {
    if (!isAddedWith(now, point.unit, point.mini, bearer.keyword)) return;
    point.suffering.forbid(bearer.reason(0));
    point.leading.forbid(bearer.reason(0));
}

}  // namespace

KeywordRule noncombatant() {
    return KeywordRule(Keyword::noncombatant)
        .holds<MayAddWeapon, BorneBy::cards>(addNoWeapon)
        .holds<MiniatureRoles, BorneBy::cards>(leaveRoles)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
