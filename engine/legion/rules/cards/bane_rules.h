/// What happens with Bane tokens on the battlefield: when they are revealed, and what their faces
/// do. Source: Core Rulebook, Keyword Glossary (Bane Tokens). Private to engine/legion/rules/cards.
#pragma once
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/talk/task.h"

namespace sightline::engine::cards {

/// The id of the command card that places the tokens. A unit has a mark with this name after the
/// card was divulged. 1: the unit can neither deploy nor act; 2: its token was revealed.
inline constexpr const char* cardOfBaneTokens = "i-make-the-rules-now";

/// The unit of the player that the card names, also if the unit is defeated: the Bane tokens belong
/// to it. No value if the player has no such card or no such unit.
UnitId unitOfBaneTokens(const Battle& battle, Player player);

/// The Bane tokens of the player that the enemy unit `unit` reveals at its place: a miniature of
/// the unit is within range 1 of the token and has LOS to it.
std::vector<ObjectiveId> baneTokensNear(const Battle& battle, Player player, UnitId unit);
/// The facedown token of the player with this face. No value if there is none.
ObjectiveId baneTokenOf(const Battle& battle, Player player, Keyword face);

/// Reveals the token, applies its face, and removes it.
Task<void> revealBaneToken(Battle& battle, CardInPlay card, ObjectiveId token);

/// Asks the player for a face that is not on the battlefield, and then for a place that `fault`
/// accepts. `wished` is the place near which the question proposes a place. Nothing is placed if
/// every place is illegal.
using FaultOfBane = std::optional<Message> (*)(const Battle&, Player, geometry::Vec2);
Task<void> placeBaneToken(Battle& battle, CardInPlay card, geometry::Vec2 wished,
                          FaultOfBane fault);

}  // namespace sightline::engine::cards
