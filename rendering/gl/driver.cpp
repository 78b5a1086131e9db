#include "rendering/gl/driver.h"

#include <epoxy/gl.h>

#include <cassert>
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
    const GLenum error = glGetError();
    assert(error == GL_NO_ERROR);
#endif
}

}  // namespace sightline::rendering
