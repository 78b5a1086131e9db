/// AnswerGate: checks the answers of the player before the game gets them, such as in a lesson. A
/// game with a gate has one player at the screen. The gate answers for chance.
#pragma once
#include <QString>
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

class AnswerGate {
  public:
    AnswerGate() = default;
    AnswerGate(const AnswerGate&) = delete;
    AnswerGate& operator=(const AnswerGate&) = delete;
    virtual ~AnswerGate() = default;

    /// The player at the screen. The owner of the gate answers for the other player.
    virtual engine::Player player() const = 0;
    /// True if the game may get the answer. Otherwise the gate shows the reason to the player. The
    /// window may handle events during the call.
    virtual bool admits(const engine::Answer& answer) = 0;
    /// Called when a tool of the table does not give an answer to the game, because the rules
    /// refuse it.
    virtual void noteRefused(const engine::Answer& answer) = 0;
    /// The answer of chance to the open question.
    virtual engine::Answer chance() = 0;
    virtual bool mayUndo() const = 0;
    /// True if the window must highlight the button of this option of the open question.
    virtual bool pointsAt(const engine::Option& option) const = 0;
    /// The reason why the player may not pick this option now. Empty if the player may pick it.
    virtual QString whyBarred(const engine::Question& question,
                              const engine::Option& option) const = 0;
};

}  // namespace sightline::app
