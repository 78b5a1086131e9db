/// Facts about the OpenGL driver behind the current context.
#pragma once

namespace sightline::rendering {

/// True if OpenGL draws with the processor and not with a graphics card. An example is Mesa's
/// llvmpipe.
bool drawsInSoftware();

/// In debug builds: if the driver has reported an error since the last call, prints the driver's
/// messages and aborts.
void checkDriver();

}  // namespace sightline::rendering
