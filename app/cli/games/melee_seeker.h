/// Answers of a player who moves into melee. Many keywords act only in melee, and the other
/// computer players avoid it.
#pragma once
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// The answer to the open question that brings the acting unit into melee: the Move action, or the
/// legal Move that ends closest to the nearest enemy miniature (closest to a place behind it for a
/// unit with Overrun). No value if the question is another
/// one, if the unit is in melee already, or if no enemy miniature is within 12 in of the leader.
std::optional<engine::Answer> answerTowardsMelee(const engine::Game& game);

}  // namespace sightline::app
