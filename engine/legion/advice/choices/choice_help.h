/// Help for the player who decides: the meaning of the open question, the effect of each choice,
/// and what the unit can still do. It reads only what this player may see.
#pragma once
#include <vector>

#include "engine/legion/advice/choices/meaning.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// An option of the question, and its effect in our own words.
struct ChoiceEffect {
    int option = 0;  ///< index of the option in Question::options
    Message effect;  ///< empty: the name of the option says everything
};

struct ChoiceHelp {
    Message meaning;                    ///< the meaning of the question
    Citation citation;                  ///< the rule of the question
    std::vector<ChoiceEffect> choices;  ///< in the order of the options
    /// The state of the unit in its activation: the actions that are left, and so on. Empty if the
    /// question is not about an active unit.
    Messages unit;
};

/// Help for the question. `view` must be the view of the player who must answer it, and `question`
/// the question as this player may see it (`shownTo`).
ChoiceHelp choiceHelp(const View& view, const Question& question);

/// An action that the active unit usually has but cannot make now, with the reason of the game.
struct RefusedAction {
    Action action{};
    Refusal why;
};
/// The usual actions that are not legal now, in the order of p. 24. Empty if the open question does
/// not ask for an action.
std::vector<RefusedAction> refusedActions(const Game& game);

/// An enemy unit, and whether the unit could attack it from its present place.
struct PossibleTarget {
    UnitId unit;
    bool legal = false;
    Message why;  ///< the reason why it cannot be attacked, or the range and the expected wounds
};
/// Every enemy unit on the battlefield. Takes about ten milliseconds for each enemy unit. Empty if
/// the unit is not on the battlefield.
std::vector<PossibleTarget> possibleTargets(const View& view, UnitId attacker);

}  // namespace sightline::engine
