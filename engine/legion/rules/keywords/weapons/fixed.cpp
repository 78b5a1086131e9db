// The weapon keyword Fixed: Front, Sides or Rear. Core Rulebook, Keyword Glossary; p. 39 (Attacking
// with Notched Bases).
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/named_arcs.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

using geometry::Arc;

// Limits the weapon to the arcs that instances of the keyword name. If no instance names an arc,
// the weapon may fire in all four arcs.
void limitToArcs(const CurrentState& now, const Bearer& attacker, FiringArcs& point) {
    const UnitCard& card = *now.unit(point.attacker).card;
    const Weapon& weapon = card.weapons[static_cast<std::size_t>(point.weapon.weapon)];
    for (const KeywordText& one : weapon.keywords) {
        if (!one.is(attacker.keyword)) continue;
        const std::vector<Arc> named = arcsNamed(one.parameter);
        point.arcs.insert(point.arcs.end(), named.begin(), named.end());
    }
    if (point.arcs.empty()) point.arcs = {Arc::front, Arc::left, Arc::rear, Arc::right};
    point.limited = attacker.reason(0);
}

}  // namespace

KeywordRule fixed() {
    return KeywordRule(Keyword::fixed, {.parameter = true})
        .holds<FiringArcs, BorneBy::pool>(limitToArcs)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
