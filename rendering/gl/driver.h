/// Facts about the OpenGL driver behind the current context.
#pragma once

namespace sightline::rendering {

/// True for software rasterizers such as Mesa's llvmpipe. The processor then draws, not a graphics
/// card.
bool drawsInSoftware();

/// In debug builds: if the driver reported an error since the last call, prints the driver's
/// messages and aborts.
void checkDriver();

}  // namespace sightline::rendering
