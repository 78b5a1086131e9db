/// Blending of translucent colours over the picture.
#pragma once
#include <epoxy/gl.h>

namespace sightline::rendering {

/// Selects alpha blending: the next triangles are blended over the picture by their alpha. The
/// alpha of the picture stays 1. If it were less, the window's background would shine through the
/// picture.
inline void blendOver() {
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

}  // namespace sightline::rendering
