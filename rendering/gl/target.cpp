#include "rendering/gl/target.h"

#include <algorithm>

namespace sightline::rendering {
namespace {

/// A pixel format and a pixel type for glTexImage2D. No data is uploaded, so any pair that fits the
/// internal format works.
struct Transfer {
    GLenum format, type;
};
Transfer transferFor(GLenum internal) {
    switch (internal) {
        case GL_DEPTH_COMPONENT16:
        case GL_DEPTH_COMPONENT24:
            return {GL_DEPTH_COMPONENT, GL_UNSIGNED_INT};
        case GL_DEPTH24_STENCIL8:
            return {GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8};
        case GL_R32I:
            return {GL_RED_INTEGER, GL_INT};
        case GL_R8:
            return {GL_RED, GL_UNSIGNED_BYTE};
        default:
            return {GL_RGBA, GL_UNSIGNED_BYTE};
    }
}

}  // namespace

Texture makeTexture(int width, int height, const TextureSettings& settings) {
    Texture texture = Texture::make();
    glActiveTexture(workbench);
    glBindTexture(GL_TEXTURE_2D, texture.name());
    const Transfer transfer = transferFor(settings.format);
    glTexImage2D(GL_TEXTURE_2D, 0, GLint(settings.format), width, height, 0, transfer.format,
                 transfer.type, nullptr);
    const bool mipmapped = settings.filter == GL_LINEAR_MIPMAP_LINEAR;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, settings.filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, mipmapped ? GL_LINEAR : settings.filter);
    if (!mipmapped) glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, settings.wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, settings.wrap);
    return texture;
}

Framebuffer makeFramebuffer(const Texture* colour, const Texture* depth) {
    Framebuffer framebuffer = Framebuffer::make();
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer.name());
    if (colour != nullptr) {
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, colour->name(),
                               0);
    } else {
        glDrawBuffer(GL_NONE);
        glReadBuffer(GL_NONE);
    }
    if (depth != nullptr) {
        glActiveTexture(workbench);
        glBindTexture(GL_TEXTURE_2D, depth->name());
        GLint format = 0;
        glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_INTERNAL_FORMAT, &format);
        const bool stencil = format == GL_DEPTH24_STENCIL8;
        glFramebufferTexture2D(GL_FRAMEBUFFER,
                               stencil ? GL_DEPTH_STENCIL_ATTACHMENT : GL_DEPTH_ATTACHMENT,
                               GL_TEXTURE_2D, depth->name(), 0);
    }
    return framebuffer;
}

void DepthCopy::take(GLuint from, int width, int height) {
    if (width != width_ || height != height_) {
        width_ = width;
        height_ = height;
        texture_ = makeTexture(width, height, {GL_DEPTH24_STENCIL8, GL_NEAREST});
        framebuffer_ = makeFramebuffer(nullptr, &texture_);
    }
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer_.name());
    // Copies the stencil buffer, too. If only the depth is copied, the driver draws every texel
    // instead of copying memory, which is slower.
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height,
                      GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, from);
}

void FrameTarget::resize(int width, int height, int samples) {
    GLint most = 1;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    samples = samples < 2 ? 0 : std::min(samples, int(most));
    if (width == width_ && height == height_ && samples == samples_) return;
    width_ = width;
    height_ = height;
    samples_ = samples;
    colour_ = Renderbuffer::make();
    depth_ = Renderbuffer::make();
    framebuffer_ = Framebuffer::make();
    picture_ = Texture();
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.name());
    if (samples > 0) {
        glBindRenderbuffer(GL_RENDERBUFFER, colour_.name());
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_RGBA8, width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER,
                                  colour_.name());
    } else {
        picture_ = makeTexture(width, height);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture_.name(),
                               0);
    }
    glBindRenderbuffer(GL_RENDERBUFFER, depth_.name());
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, GL_DEPTH24_STENCIL8, width, height);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER,
                              depth_.name());
}

}  // namespace sightline::rendering
