/// Keywords that may change the dice or wounds of an attack but are not part of its odds, for
/// displays of expected wounds.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

/// Keywords of the attacking unit, of the weapons that it would use, of the defending unit, and of
/// units within range 2 of either that help their side. Printed names, each once, in that order.
/// Keywords that the game applies are included if they give a player a choice that the odds do not
/// model (Guardian X, Soresu Mastery).
std::vector<std::string> keywordsLeftOut(const View& view, const Tabletop& table, UnitId attacker,
                                         const std::vector<WeaponChoice>& weapons, UnitId defender);

}  // namespace sightline::engine
