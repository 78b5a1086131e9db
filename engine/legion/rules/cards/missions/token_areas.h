/// The areas around tokens of battle cards in which the cards act, for the drawing of the table.
#pragma once
#include <optional>

#include "engine/legion/rules/state/mission_state.h"

namespace sightline::engine {

/// The range within which the card of the token acts on units: range 1 of a Comms Scrambler, of an
/// Ordnance or Air Support token, and of the Exchange. No value: the token has no such area.
std::optional<int> areaOf(const ObjectiveToken& token);

}  // namespace sightline::engine
