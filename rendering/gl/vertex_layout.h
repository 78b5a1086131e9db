/// Declares vertex attributes by their offsets in the bound buffer.
#pragma once
#include <cstddef>

#include "rendering/gl/handle.h"

namespace sightline::rendering {

/// A byte offset into a bound buffer, as the pointer type that OpenGL expects.
inline const void* bufferOffset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

enum class Step { vertex, instance };

/// Declares `size` floats at `offset` in records of `stride` bytes.
inline void floatAttribute(GLuint index, GLint size, std::size_t stride, std::size_t offset,
                           Step step = Step::vertex) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, GLsizei(stride), bufferOffset(offset));
    glVertexAttribDivisor(index, step == Step::instance ? 1 : 0);
}

}  // namespace sightline::rendering
