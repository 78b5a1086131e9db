/// Blending of translucent colours over the picture.
#pragma once
#include <epoxy/gl.h>

namespace sightline::rendering {

/// The next triangles are blended over the picture by their opacity. The picture stays opaque;
/// otherwise the background of the window would shine through it.
inline void blendOver() {
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

}  // namespace sightline::rendering
