/// Free actions that a rule gives a unit besides those that it chooses from.
/// Source: Core Rulebook p. 14, 24 (Free Actions), Keyword Glossary.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/activation/actions.h"
#include "engine/asking/question.h"
#include "engine/asking/task.h"

namespace sightline::engine {

/// What gives a unit something: the words of a question, and where the rule stands.
struct Giver {
    std::string name;  ///< as the card prints it: "Compel: Corps Trooper"
    std::string help;  ///< what it does; empty where nobody told
    Citation citation;
    std::optional<AskingKeyword> keyword{};  ///< none: it is no keyword
};

/// Which of those free actions the unit makes, of those that are legal. `finish` where its player
/// declines, or where none is legal: then nobody is asked.
Task<Action> chooseFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                              Giver giver);

/// Makes it. In the unit's own activation it counts among the actions that it made: free actions do
/// not allow it to make a non-Move action twice (p. 24).
Task<void> makeFreeAction(Battle& battle, ActionOrder order, Citation citation);

/// Both: whether it made one.
Task<bool> offerFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                           Giver giver);

}  // namespace sightline::engine
