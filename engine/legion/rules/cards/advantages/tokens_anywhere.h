/// Functions that place tokens of an advantage card anywhere on the battlefield, and that find
/// units near these tokens.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// Asks the player of the card for the place of a new allied token, and places the token there. The
/// token may be under miniatures and on any terrain, but completely on the battlefield. The
/// question proposes the place `proposal`.
Task<void> placeAnywhere(Battle& battle, CardInPlay card, std::string printed,
                         geometry::Vec2 proposal);

/// The tokens of the player on the battlefield that have this printed name.
std::vector<ObjectiveId> alliedTokens(const Battle& battle, Player player,
                                      const std::string& printed);
/// True if a miniature of the unit is within `range` range bands of the token.
bool isWithinOfToken(const Battle& battle, UnitId unit, const ObjectiveToken& token, double range);
/// The undefeated units of both players on the battlefield.
std::vector<UnitId> unitsOnTable(const Battle& battle);
/// The position of an enemy unit leader. It is chosen so that the number of enemy units within
/// range 1, minus the number of allied units within range 1, is as large as possible.
geometry::Vec2 placeAmongEnemies(const Battle& battle, Player player);

}  // namespace sightline::engine::cards
