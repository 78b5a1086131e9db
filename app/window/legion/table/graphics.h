/// Chooses and checks the OpenGL version of the display.
#pragma once
#include <QString>
#include <optional>

namespace sightline::app {

/// Sets the OpenGL format for all windows of the program. Must be called before the application
/// object is created.
void chooseSurface();
/// An error text if the display has no OpenGL, or a version that is too old for the table. Empty if
/// OpenGL is sufficient. Requires the application object.
std::optional<QString> missingGraphics();

}  // namespace sightline::app
