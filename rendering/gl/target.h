/// Textures and framebuffers into which the renderer draws.
#pragma once
#include "rendering/gl/handle.h"

namespace sightline::rendering {

struct TextureSettings {
    GLenum format = GL_RGBA8;
    GLint filter = GL_LINEAR;  ///< filter of the texture; for GL_LINEAR_MIPMAP_LINEAR, the caller
                               ///< must fill the mipmaps
    GLint wrap = GL_CLAMP_TO_EDGE;
};

/// The texture unit on which textures are made and filled. No pass uses this unit, so no bound
/// texture is replaced.
inline constexpr GLenum workbench = GL_TEXTURE15;

/// Makes a texture with undefined content. The texture stays bound to the `workbench` unit.
Texture makeTexture(int width, int height, const TextureSettings& settings = {});

/// Makes a framebuffer that draws into a colour texture and a depth texture. One of them may be
/// null. The caller keeps the textures.
Framebuffer makeFramebuffer(const Texture* colour, const Texture* depth);

/// A copy of the frame's depth buffer with one sample per pixel. Shaders read the depth under a
/// pixel from it.
class DepthCopy {
  public:
    void take(GLuint from, int width, int height);
    const Texture& texture() const { return texture_; }

  private:
    int width_ = 0, height_ = 0;
    Texture texture_;
    Framebuffer framebuffer_;
};

/// The colour, depth and stencil buffers of one frame, multisampled or not.
class FrameTarget {
  public:
    /// Makes new buffers if the size or the number of samples has changed. `samples` is reduced to
    /// the driver's limit.
    void resize(int width, int height, int samples);
    GLuint name() const { return framebuffer_.name(); }
    /// The colour buffer as a texture with linear filtering. Requires a frame with one sample per
    /// pixel.
    const Texture& picture() const { return picture_; }

  private:
    int width_ = 0, height_ = 0, samples_ = -1;
    Texture picture_;
    Renderbuffer colour_, depth_;
    Framebuffer framebuffer_;
};

}  // namespace sightline::rendering
