/// The parts of the table that stay bright while a lesson points at them.
#pragma once
#include <vector>

#include "app/window/legion/learn/lesson_marks.h"

namespace sightline::app {

/// Darkness of the rest of the window while a lesson points at something: 0 is none, 1 is black.
inline constexpr float dimStrength = 0.45F;

/// The surroundings of the targets and of the translucent miniatures. Empty if none of the targets
/// is on the table.
std::vector<rendering::LitPart> litParts(const LessonMarks& marks, const engine::View& view);

}  // namespace sightline::app
