/// Card actions: actions that keywords and cards of a unit offer. Source: Core Rulebook p. 17, 24.
#pragma once
#include <variant>
#include <vector>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/timing/activation_points.h"

namespace sightline::engine {

extern const Citation cardActionsPage;  ///< p. 24, Make Actions

/// The name of the Card action in messages.
Message nameOf(const OfferedAction& offered);

/// Adds all Card actions of the unit `cards.unit` to `cards`.
Task<void> findCardActions(Battle& battle, OfferCardActions& cards);

/// True if the unit may make the Card action. Its cost is not considered. In its own activation, a
/// unit makes each Card action at most once. An undeployed unit may only make Move actions.
bool isLegalCardAction(const Battle& battle, UnitId unit, const OfferedAction& offered);

/// Makes the Card action. `by`: the rule that allows the action.
Task<void> makeCardAction(Battle& battle, UnitId unit, OfferedAction offered, Citation by);

/// An action that a player has chosen: `finish` if the player declines.
using AnyAction = std::variant<Action, OfferedAction>;

/// Asks the player to choose a free action of any kind: one of the actions in `among`, or a Card
/// action of the unit.
Task<AnyAction> chooseAnyFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                                    ActionSource giver);
/// True if the unit may make the chosen free action now.
bool isLegalFreely(const Battle& battle, ActionOrder order, const AnyAction& chosen);
/// Makes the chosen free action. `by`: the rule that gives the action.
Task<void> makeAnyFreeAction(Battle& battle, ActionOrder order, AnyAction chosen, Citation by);

}  // namespace sightline::engine
