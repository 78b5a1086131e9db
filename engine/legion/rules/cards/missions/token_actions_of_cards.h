/// Card actions that a battle card lets units make with the tokens that they contest.
#pragma once
#include <functional>
#include <string>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {

/// A Card action with a token of a battle card. Each unit makes it once in an activation.
struct TokenAction {
    std::string name;     ///< name of the action as printed on the card
    std::string id;       ///< id of the action
    std::string printed;  ///< printed name of the tokens
    /// Condition for the action; empty: the action is always possible.
    std::function<bool(const Battle&, UnitId, const ObjectiveToken&)> may{};
    std::function<void(Battle&, UnitId, ObjectiveToken&)> make{};
};
/// Offers the action to the acting unit for each of the tokens.
void offerTokenAction(const Battle& battle, OfferCardActions& point, const TokenAction& action);

}  // namespace sightline::engine::cards
