/// What is known about the driver behind the current context.
#pragma once

namespace sightline::rendering {

/// Mesa's llvmpipe and its kin: no graphics card, the processor draws.
bool drawsInSoftware();

/// In debug builds: stops at the first error that the driver reports since the last call.
void checkDriver();

}  // namespace sightline::rendering
