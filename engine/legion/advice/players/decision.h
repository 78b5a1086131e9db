/// The input for one decision of a computer player: the open question, and the facts
/// that the player may know.
#pragma once
#include <functional>
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// The input for one decision. Requires an open question. The functions in `advice.h` read only
/// `view`. They use the game only to test whether an answer is legal.
struct Decision {
    using IsLegal = std::function<bool(const Answer&)>;

    explicit Decision(const Game& game);
    /// The same input without the game, for other threads. `view` is the view of the player who
    /// decides. The question and the cards of the view must exist as long as the decision.
    Decision(const Question& question, View view, IsLegal legal);

    const Question& question;
    View view;
    IsLegal legal;

    Player player() const { return question.player; }
    bool offers(const Option& option) const;
    /// Picks the given option. Returns no value if the question does not offer it.
    std::optional<Answer> pick(const Option& option) const;
    /// Picks the offered unit with the highest worth; `bestMini` does the same for miniatures. If
    /// several have the same worth, picks the first of them. Returns no value if none is offered.
    std::optional<Answer> bestUnit(const std::function<double(UnitId)>& worth) const;
    std::optional<Answer> bestMini(const std::function<double(MiniId)>& worth) const;
    bool isLegal(const Answer& answer) const { return legal(answer); }
};

}  // namespace sightline::engine
