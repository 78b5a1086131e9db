/// Free actions that a rule gives to a unit.
/// Source: Core Rulebook p. 14, 24 (Free Actions), Keyword Glossary.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The keyword or card that gives a free action: its name and its text for the question, and a
/// citation.
struct ActionSource {
    std::string name;  ///< name of the source as printed on the card: "Compel: Corps Trooper"
    std::string help;  ///< text of the source's effect; empty: unknown
    Citation citation;
    std::optional<AskingKeyword> keyword{};  ///< the keyword; no value: the source is no keyword
    std::string card{};                      ///< id of the card; empty: the source is not a card
};

/// Asks the player to choose one of the legal actions in `among`. Returns `finish` if the player
/// declines. If no action is legal, returns `finish` and asks no question.
Task<Action> chooseFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                              ActionSource giver);

/// Makes the free action. In the unit's own activation, the action counts as made: after a free
/// action, the unit may not make a second action of the same kind, except a Move (p. 24).
Task<void> makeFreeAction(Battle& battle, ActionOrder order, Citation citation);

/// Asks the player to choose a free action and makes it. Returns true if the unit made an action.
Task<bool> offerFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                           ActionSource giver);

/// The order for a Move of this speed that an ability provides. The Move is no action (p. 24).
ActionOrder moveByAbility(UnitId unit, int speed);
/// Offers the unit a Move that an ability provides, and makes it. Returns true if the unit moved.
Task<bool> offerMove(Battle& battle, UnitId unit, int speed, ActionSource giver);

}  // namespace sightline::engine
