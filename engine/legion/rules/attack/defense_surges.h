/// Conversion of defense surges.
/// Source: Core Rulebook p. 34 (Roll Defense Dice).
#pragma once
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The conversion of defense surges: the unit that rolled the dice, its surge chart, and the
/// citation of the rule.
struct DefenseSurges {
    UnitId unit;
    DefenseSurge chart{};
    Citation citation{};
    Reckoning reckoned{};  ///< reasons for the unit's surge chart
};

/// Applies the effects of a surge among the unit's defense dice before surges are converted:
/// records the keyword that gives the surge chart, and wounds the attacker by Deflect.
Task<void> applySurgeKeywords(Battle& battle, Attack& attack, const std::vector<RolledDie>& dice,
                              UnitId unit, const AttackTerms& terms);

/// Converts surges by the surge chart. If there is no chart, each surge token that the player
/// spends turns one surge into a block. All other surges become blanks. `dice` must be dice of the
/// attack.
Task<void> convertSurges(Battle& battle, Attack& attack, std::vector<RolledDie>& dice,
                         DefenseSurges surges);

}  // namespace sightline::engine
