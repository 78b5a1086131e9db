// The weapon keyword Fixed: Front, Sides or Rear. Core Rulebook, Keyword Glossary; p. 39 (Attacking
// with Notched Bases).
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

using geometry::Arc;

void addArcs(std::string_view named, std::vector<Arc>& arcs) {
    const auto has = [&](std::string_view word) { return named.find(word) != named.npos; };
    if (has("Front")) arcs.push_back(Arc::front);
    if (has("Sides")) arcs.insert(arcs.end(), {Arc::left, Arc::right});
    if (has("Rear")) arcs.push_back(Arc::rear);
}

// Limits the weapon to the arcs that instances of the keyword name. If no instance names an arc,
// the weapon may fire in all four arcs.
void limitToArcs(const CurrentState& now, const Bearer& attacker, FiringArcs& point) {
    const UnitCard& card = *now.unit(point.attacker).card;
    const Weapon& weapon = card.weapons[static_cast<std::size_t>(point.weapon.weapon)];
    for (const KeywordText& one : weapon.keywords) {
        if (one.is(attacker.keyword)) addArcs(one.parameter, point.arcs);
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
