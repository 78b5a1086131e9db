/// The reasons for the terms of an attack, in one line.
#pragma once
#include <QString>
#include <vector>

#include "engine/legion/rules/attack_numbers/attack_terms.h"

namespace sightline::app {

/// The reasons for the cover in a preview: "suppressed, Cover 1, Sharpshooter 1". Empty if there
/// are none.
QString coverReasons(const engine::AttackTerms& terms);
/// "With Precise 1, Impact 2, Armor 1, Pierce 3, Deflect": the keywords that the odds include.
/// Keywords of the numbers in `besides` are left out. Empty if there are none.
QString diceReasons(const engine::AttackTerms& terms,
                    const std::vector<engine::Reason>& besides = {});

}  // namespace sightline::app
