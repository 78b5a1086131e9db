/// Textures and framebuffers to draw into.
#pragma once
#include "rendering/gl/handle.h"

namespace sightline::rendering {

struct TextureSettings {
    GLenum format = GL_RGBA8;
    GLint filter = GL_LINEAR;  ///< GL_LINEAR_MIPMAP_LINEAR needs mipmaps made by the caller
    GLint wrap = GL_CLAMP_TO_EDGE;
};

/// Textures are made and filled on this unit, so that making one disturbs none that a pass has
/// bound.
inline constexpr GLenum workbench = GL_TEXTURE15;

/// A texture without content, left bound to the workbench.
Texture makeTexture(int width, int height, const TextureSettings& settings = {});

/// A framebuffer that draws into a colour and a depth texture; either may be empty. The textures
/// stay the caller's.
Framebuffer makeFramebuffer(const Texture* colour, const Texture* depth);

/// One sample of a frame's depth, for shaders that ask what lies under a pixel.
class DepthCopy {
  public:
    void take(GLuint from, int width, int height);
    const Texture& texture() const { return texture_; }

  private:
    int width_ = 0, height_ = 0;
    Texture texture_;
    Framebuffer framebuffer_;
};

/// The colour, depth and stencil of one frame, multisampled or not.
class FrameTarget {
  public:
    /// Keeps what it has when nothing changed. `samples` is lowered to what the driver offers.
    void resize(int width, int height, int samples);
    GLuint name() const { return framebuffer_.name(); }
    /// What was drawn, mixed between its texels. Only with one sample.
    const Texture& picture() const { return picture_; }

  private:
    int width_ = 0, height_ = 0, samples_ = -1;
    Texture picture_;
    Renderbuffer colour_, depth_;
    Framebuffer framebuffer_;
};

}  // namespace sightline::rendering
