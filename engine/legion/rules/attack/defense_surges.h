/// Conversion of defense surges.
/// Source: Core Rulebook p. 34 (Roll Defense Dice).
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The unit that rolled, its surge chart, and the citation of the rule.
struct DefenseSurges {
    UnitId unit;
    DefenseSurge chart{};
    Citation citation{};
    Reckoning reckoned{};  ///< the reasons for the chart
};

/// Applies what a surge among the defense dice of that unit does before the conversion: records the
/// keyword that gives the chart, and wounds the attacker by Deflect.
Task<void> applySurgeKeywords(Battle& battle, Attack& attack, const std::vector<RolledDie>& dice,
                              UnitId unit, const AttackTerms& terms);

/// Converts surges by the chart; without a chart, a surge token makes a block. Other surges become
/// blanks. `dice` must be dice of the attack.
Task<void> convertSurges(Battle& battle, Attack& attack, std::vector<RolledDie>& dice,
                         DefenseSurges surges);

}  // namespace sightline::engine
