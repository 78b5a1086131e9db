/// What the display can draw with.
#pragma once
#include <QString>
#include <optional>

namespace sightline::app {

/// What every window of the program draws with. Before the application is made.
void chooseSurface();
/// The line to print when the display has no OpenGL, or one that is too old for the table; none
/// where it will do. Needs an application.
std::optional<QString> missingGraphics();

}  // namespace sightline::app
