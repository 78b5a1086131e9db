/// Facts about the OpenGL driver behind the current context.
#pragma once

namespace sightline::rendering {

/// True if OpenGL draws with the processor and not with a graphics card. An example is Mesa's
/// llvmpipe.
bool drawsInSoftware();

/// Aborts a debug build if the driver has reported an error since the last call, after it has
/// printed the driver's messages. Does nothing in other builds.
void checkDriver();

}  // namespace sightline::rendering
