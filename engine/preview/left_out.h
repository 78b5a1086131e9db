/// Keywords that may change an attack's dice or wounds and that no odds know of, for whoever shows
/// expected wounds.
#pragma once
#include <string>
#include <vector>

#include "engine/rulings/tabletop.h"

namespace sightline::engine {

/// Of the attacking unit and of the weapons that it would use, of the defending unit, and of units
/// within range 2 of either that help their side; as cards print them, each once, in that order.
/// Those that the game applies by itself are among them where a player has a choice with them that
/// the odds do not make (Guardian X, Soresu Mastery).
std::vector<std::string> keywordsLeftOut(const View& view, const Tabletop& table, UnitId attacker,
                                         const std::vector<WeaponChoice>& weapons, UnitId defender);

}  // namespace sightline::engine
