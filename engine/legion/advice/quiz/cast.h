/// The units of the catalogue that questions use. Private to engine/legion/advice/quiz.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::engine::quiz {

/// A condition on a unit card.
using Fits = std::function<bool(const UnitCard&)>;

/// The units of the four factions that fit, in the order of the catalogue. Units that need other
/// cards are left out: mercenaries, units of one battle force, units with a counterpart or with
/// upgrades from the start.
std::vector<const UnitEntry*> unitsThat(const Catalogue& catalogue, const Fits& fits);

/// True if armies of their factions may fight each other: a light side faction against a dark side
/// faction (p. 16).
bool areEnemies(const UnitEntry& one, const UnitEntry& other);

/// True for one trooper on a small base.
bool isLoneTrooper(const UnitCard& card);
/// True for a unit of at least three troopers on small bases.
bool isSquad(const UnitCard& card);

}  // namespace sightline::engine::quiz
