/// Texts about the reasons for the cover and the dice of an attack, in one line.
#pragma once
#include <QString>
#include <vector>

#include "engine/legion/rules/attack_numbers/attack_terms.h"

namespace sightline::app {

/// The reasons for the cover of the defender, such as "suppressed, Cover 1, Sharpshooter 1". May be
/// empty.
QString coverReasons(const engine::AttackTerms& terms);
/// The keywords that change the dice of the attack, such as "With Precise 1, Impact 2, Armor 1,
/// Pierce 3, Deflect". Keywords in `besides` are left out. The text may be empty.
QString diceReasons(const engine::AttackTerms& terms,
                    const std::vector<engine::Reason>& besides = {});

}  // namespace sightline::app
