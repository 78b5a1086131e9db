/// Textures and framebuffers as render targets.
#pragma once
#include "rendering/gl/handle.h"

namespace sightline::rendering {

struct TextureSettings {
    GLenum format = GL_RGBA8;
    GLint filter = GL_LINEAR;  ///< for GL_LINEAR_MIPMAP_LINEAR, the caller must fill the mipmaps
    GLint wrap = GL_CLAMP_TO_EDGE;
};

/// The texture unit on which textures are made and filled. So this work does not replace a texture
/// that a pass has bound.
inline constexpr GLenum workbench = GL_TEXTURE15;

/// A texture with undefined content. It stays bound to the workbench unit.
Texture makeTexture(int width, int height, const TextureSettings& settings = {});

/// A framebuffer that draws into a colour texture and a depth texture. Either may be null. The
/// caller keeps the textures.
Framebuffer makeFramebuffer(const Texture* colour, const Texture* depth);

/// A copy of a frame's depth with one sample, for shaders that read the depth under a pixel.
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
    /// Does nothing if size and samples are unchanged. `samples` is reduced to the driver's limit.
    void resize(int width, int height, int samples);
    GLuint name() const { return framebuffer_.name(); }
    /// The colour texture with linear filtering. Requires one sample.
    const Texture& picture() const { return picture_; }

  private:
    int width_ = 0, height_ = 0, samples_ = -1;
    Texture picture_;
    Renderbuffer colour_, depth_;
    Framebuffer framebuffer_;
};

}  // namespace sightline::rendering
