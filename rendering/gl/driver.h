/// Facts about the OpenGL driver behind the current context.
#pragma once

namespace sightline::rendering {

/// True for software rasterizers such as Mesa's llvmpipe: the processor draws, not a graphics card.
bool drawsInSoftware();

/// In debug builds: aborts when the driver reported an error since the last call, and prints the
/// driver's messages.
void checkDriver();

}  // namespace sightline::rendering
