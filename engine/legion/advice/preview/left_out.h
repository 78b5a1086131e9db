/// The keywords and cards that may change the dice or wounds of an attack but are not included in
/// its odds. Displays of expected wounds list them.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine {

/// The printed names of the keywords and cards that the odds ignore, each once. Order: the
/// attacking unit, the weapons that it would use, the defending unit, units within range 2 that
/// would help the attacker or the defender. A keyword or card that the game applies is in the
/// result only if it gives a player a choice that the odds ignore: Guardian X, or dice that the
/// player may decline.
std::vector<std::string> keywordsLeftOut(const View& view, const Tabletop& table, UnitId attacker,
                                         const std::vector<WeaponChoice>& weapons, UnitId defender);

}  // namespace sightline::engine
