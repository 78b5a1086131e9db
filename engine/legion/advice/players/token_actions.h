/// The Card actions of secondary objective cards with which the computer's player scores: Data
/// Recovery and Align Relay.
#pragma once
#include "engine/legion/advice/players/decision.h"

namespace sightline::engine {

/// True for a token with which units score only after a Card action.
bool needsAction(const ObjectiveToken& token);
/// True if the player can score more with such a token than now.
bool isWorthAnAction(const View& view, const ObjectiveToken& token, Player player);

/// One offered Card action and its worth in army points.
struct TokenActionChoice {
    int option = -1;  ///< the index among the options of the question; -1: none is worth an action
    double worth = 0.0;
};
/// The offered Card action with the highest worth.
TokenActionChoice bestTokenAction(const Decision& decision);

}  // namespace sightline::engine
