/// What is known about the driver behind the current context.
#pragma once

namespace sightline::rendering {

/// Mesa's llvmpipe and its kin: no graphics card, the processor draws.
bool drawsInSoftware();

/// In debug builds: stops when the driver reported an error since the last call, with its messages.
void checkDriver();

}  // namespace sightline::rendering
