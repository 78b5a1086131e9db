#include "rendering/gl/driver.h"

#include <epoxy/gl.h>

#include <array>
#include <cassert>
#include <cstdio>
#include <string_view>

namespace sightline::rendering {

bool drawsInSoftware() {
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    if (name == nullptr) return false;
    const std::string_view renderer(name);
    return renderer.find("llvmpipe") != std::string_view::npos ||
           renderer.find("softpipe") != std::string_view::npos;
}

void checkDriver() {
#ifndef NDEBUG
    if (glGetError() == GL_NO_ERROR) return;
    if (epoxy_has_gl_extension("GL_KHR_debug")) {
        std::array<char, 1024> text{};
        while (glGetDebugMessageLog(1, text.size(), nullptr, nullptr, nullptr, nullptr, nullptr,
                                    text.data()) == 1) {
            std::fprintf(stderr, "OpenGL: %s\n", text.data());
        }
    }
    assert(false && "the driver reported an error during this frame");
#endif
}

}  // namespace sightline::rendering
