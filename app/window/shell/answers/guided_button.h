/// Marks the button of an option in the way that the gate of the game wants, such as a lesson.
#pragma once
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {

/// Highlights the button if the gate points at the option. If the gate bars the option, the button
/// becomes grey, and its tool tip gives the reason. Without a gate, nothing changes.
void guide(KeyButton& button, const GameSession& session, const engine::Question& question,
           const engine::Option& option);

}  // namespace sightline::app
