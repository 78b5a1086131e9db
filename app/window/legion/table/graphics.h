/// The OpenGL capabilities of the display.
#pragma once
#include <QString>
#include <optional>

namespace sightline::app {

/// Chooses the surface format for every window of the program. Must be called before the
/// application object is created.
void chooseSurface();
/// The line to print if the display has no OpenGL, or a version that is too old for the table.
/// Empty if OpenGL is sufficient. Needs an application object.
std::optional<QString> missingGraphics();

}  // namespace sightline::app
