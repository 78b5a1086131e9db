/// Checks a lesson: plays it by its own answers, and proves that no step is done by doing nothing
/// and that no known mistake passes a step.
#pragma once
#include <optional>

#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine::lessons {

/// Plays the lesson from its scenario. `army` is the unfinished army of the lesson, or null.
/// Returns the first fault: "FILE: /steps/2/done: ...". Returns no value if the lesson can be done.
///
/// Each step is checked in this order: its targets exist; it is not done at its beginning; the
/// answers of each mistake lead to that mistake and not past the step, and the step restarts in the
/// same state; the answers of "show" are accepted and fulfil the step.
std::optional<Problem> faultOf(const Lesson& lesson, const Scenario& scenario,
                               const std::string& where, const ArmyStart* army = nullptr);

}  // namespace sightline::engine::lessons
