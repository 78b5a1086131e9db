/// The keywords and cards that may change the dice or wounds of an attack but are not included in
/// its odds. Displays of expected wounds list them.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

/// The keywords of the attacking unit, of the weapons that it would use, of the defending unit, and
/// of units within range 2 of either unit that help their side. The result contains printed names,
/// each once, in this order. Keywords that the game applies are included if they give a player a
/// choice that the odds do not include (Guardian X, Soresu Mastery). Cards whose player may decline
/// their dice or rerolls are included for the same reason.
std::vector<std::string> keywordsLeftOut(const View& view, const Tabletop& table, UnitId attacker,
                                         const std::vector<WeaponChoice>& weapons, UnitId defender);

}  // namespace sightline::engine
