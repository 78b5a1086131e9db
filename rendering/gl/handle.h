/// RAII handles for OpenGL objects. When a handle is destroyed, the context that created its object
/// must be current.
#pragma once
#include <epoxy/gl.h>

#include <utility>

namespace sightline::rendering {

template <class Kind>
class Handle {
  public:
    static Handle make() {
        Handle handle;
        Kind::make(&handle.name_);
        return handle;
    }
    Handle() = default;
    Handle(Handle&& other) noexcept : name_(std::exchange(other.name_, 0U)) {}
    Handle& operator=(Handle&& other) noexcept {
        std::swap(name_, other.name_);
        return *this;
    }
    ~Handle() {
        if (name_ != 0U) Kind::free(&name_);
    }
    GLuint name() const { return name_; }
    explicit operator bool() const { return name_ != 0U; }

  private:
    GLuint name_ = 0;
};

struct BufferKind {
    static void make(GLuint* name) { glGenBuffers(1, name); }
    static void free(const GLuint* name) { glDeleteBuffers(1, name); }
};
struct VertexArrayKind {
    static void make(GLuint* name) { glGenVertexArrays(1, name); }
    static void free(const GLuint* name) { glDeleteVertexArrays(1, name); }
};
struct TextureKind {
    static void make(GLuint* name) { glGenTextures(1, name); }
    static void free(const GLuint* name) { glDeleteTextures(1, name); }
};
struct FramebufferKind {
    static void make(GLuint* name) { glGenFramebuffers(1, name); }
    static void free(const GLuint* name) { glDeleteFramebuffers(1, name); }
};
struct RenderbufferKind {
    static void make(GLuint* name) { glGenRenderbuffers(1, name); }
    static void free(const GLuint* name) { glDeleteRenderbuffers(1, name); }
};
struct ProgramKind {
    static void make(GLuint* name) { *name = glCreateProgram(); }
    static void free(const GLuint* name) { glDeleteProgram(*name); }
};

using Buffer = Handle<BufferKind>;
using VertexArray = Handle<VertexArrayKind>;
using Texture = Handle<TextureKind>;
using Framebuffer = Handle<FramebufferKind>;
using Renderbuffer = Handle<RenderbufferKind>;
using ProgramName = Handle<ProgramKind>;

}  // namespace sightline::rendering
