/// Where the attributes of a vertex lie in the buffer that is bound.
#pragma once
#include <cstddef>

#include "rendering/gl/handle.h"

namespace sightline::rendering {

/// An offset into a bound buffer, in the pointer's clothes that OpenGL wants it to wear.
inline const void* bufferOffset(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

enum class Step { vertex, instance };

/// `size` floats at `offset` of records that are `stride` bytes long.
inline void floatAttribute(GLuint index, GLint size, std::size_t stride, std::size_t offset,
                           Step step = Step::vertex) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, GLsizei(stride), bufferOffset(offset));
    glVertexAttribDivisor(index, step == Step::instance ? 1 : 0);
}

}  // namespace sightline::rendering
