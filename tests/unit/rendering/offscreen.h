/// An OpenGL context and a framebuffer for tests that need no display.
#pragma once
#include <epoxy/egl.h>
#include <epoxy/gl.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "rendering/scene/camera.h"

namespace sightline::rendering {

/// An OpenGL context, which is current as long as the object exists.
class OffscreenContext {
  public:
    OffscreenContext() {
        setenv("EGL_PLATFORM", "surfaceless", 0);
        display_ =
            eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
        if (display_ == EGL_NO_DISPLAY || eglInitialize(display_, nullptr, nullptr) == EGL_FALSE)
            return;
        eglBindAPI(EGL_OPENGL_API);
        const EGLint wanted[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_SURFACE_TYPE, 0,
                                 EGL_NONE};
        EGLConfig config = nullptr;
        EGLint count = 0;
        if (eglChooseConfig(display_, wanted, &config, 1, &count) == EGL_FALSE || count == 0)
            return;
        const EGLint version[] = {EGL_CONTEXT_MAJOR_VERSION,
                                  4,
                                  EGL_CONTEXT_MINOR_VERSION,
                                  1,
                                  EGL_CONTEXT_OPENGL_PROFILE_MASK,
                                  EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                                  EGL_NONE};
        context_ = eglCreateContext(display_, config, EGL_NO_CONTEXT, version);
        if (context_ != EGL_NO_CONTEXT) {
            current_ =
                eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, context_) == EGL_TRUE;
        }
    }
    OffscreenContext(const OffscreenContext&) = delete;
    OffscreenContext& operator=(const OffscreenContext&) = delete;
    ~OffscreenContext() {
        if (context_ != EGL_NO_CONTEXT) {
            eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
            eglDestroyContext(display_, context_);
        }
        // The EGL display is not terminated, because this would unload the driver. A leak checker
        // could then no longer recognize memory of the driver.
    }
    bool ok() const { return current_; }

  private:
    EGLDisplay display_ = EGL_NO_DISPLAY;
    EGLContext context_ = EGL_NO_CONTEXT;
    bool current_ = false;
};

/// The pixels of a drawn frame. The first row is at the top.
struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
    const std::uint8_t* at(int x, int y) const {
        return &rgba[(std::size_t(y) * std::size_t(width) + std::size_t(x)) * 4];
    }
};

/// The framebuffer into which the tests draw.
class Canvas {
  public:
    explicit Canvas(Viewport viewport) : viewport_(viewport) {
        glGenFramebuffers(1, &framebuffer_);
        glGenRenderbuffers(1, &colour_);
        glBindRenderbuffer(GL_RENDERBUFFER, colour_);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, viewport.width, viewport.height);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_);
    }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    ~Canvas() {
        glDeleteFramebuffers(1, &framebuffer_);
        glDeleteRenderbuffers(1, &colour_);
    }
    unsigned target() const { return framebuffer_; }
    Viewport viewport() const { return viewport_; }
    Picture read() const {
        Picture picture{viewport_.width, viewport_.height, {}};
        const std::size_t row = std::size_t(viewport_.width) * 4;
        std::vector<std::uint8_t> below(row * std::size_t(viewport_.height));
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, viewport_.width, viewport_.height, GL_RGBA, GL_UNSIGNED_BYTE,
                     below.data());
        picture.rgba.resize(below.size());
        for (int y = 0; y < viewport_.height; ++y) {
            const auto from = below.begin() + std::ptrdiff_t(row) * (viewport_.height - 1 - y);
            std::copy(from, from + std::ptrdiff_t(row),
                      picture.rgba.begin() + std::ptrdiff_t(row) * y);
        }
        return picture;
    }

  private:
    Viewport viewport_;
    GLuint framebuffer_ = 0, colour_ = 0;
};

}  // namespace sightline::rendering
