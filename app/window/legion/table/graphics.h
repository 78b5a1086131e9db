/// The display's OpenGL capabilities.
#pragma once
#include <QString>
#include <optional>

namespace sightline::app {

/// Chooses the surface format for every window of the program. Call it before the application is
/// made.
void chooseSurface();
/// The line to print when the display has no OpenGL, or a version that is too old for the table;
/// none when OpenGL suffices. Needs an application.
std::optional<QString> missingGraphics();

}  // namespace sightline::app
