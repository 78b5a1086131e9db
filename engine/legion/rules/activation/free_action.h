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

/// The source of a free action: name and text for the question, and its citation.
struct ActionSource {
    std::string name;  ///< as the card prints it: "Compel: Corps Trooper"
    std::string help;  ///< the text of its effect; empty: not known
    Citation citation;
    std::optional<AskingKeyword> keyword{};  ///< none: not a keyword
};

/// Asks for one of the legal actions in `among`. Returns `finish` if the player declines, or
/// without asking if none is legal.
Task<Action> chooseFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                              ActionSource giver);

/// Makes the action. In the unit's own activation it counts as made: free actions do not allow a
/// second non-Move action of the same kind (p. 24).
Task<void> makeFreeAction(Battle& battle, ActionOrder order, Citation citation);

/// Chooses and makes a free action; returns true if one was made.
Task<bool> offerFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                           ActionSource giver);

}  // namespace sightline::engine
