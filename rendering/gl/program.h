/// A shader program (vertex and fragment shader) that is read from files and linked.
#pragma once
#include <filesystem>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <span>
#include <string>

#include "geometry/base/result.h"
#include "rendering/gl/handle.h"

namespace sightline::rendering {

/// Texture units. The sampler uniform of each unit has a fixed name. So a program assigns its
/// samplers once, when it is loaded.
enum class Unit { shadow, ground, detail, light, depth, picture, count };

class Program {
  public:
    /// Reads the shaders `name`.vert and `name`.frag (or `fragment`.frag) from the folder. A line
    /// `#include "file"` is replaced by the text of this file. Problems: a file cannot be read; the
    /// driver reports an error (the problem names file and line).
    static Result<Program> load(const std::filesystem::path& folder, const std::string& name,
                                const std::string& fragment = {});

    void use() const { glUseProgram(name_.name()); }
    /// Sets a uniform. The program must be in use. A name that the shader does not use is ignored.
    void set(const char* name, int value) const;
    void set(const char* name, float value) const;
    void set(const char* name, glm::vec2 value) const;
    void set(const char* name, glm::vec3 value) const;
    void set(const char* name, glm::vec4 value) const;
    void set(const char* name, const glm::mat4& value) const;
    void set(const char* name, std::span<const glm::vec2> values) const;
    void set(const char* name, std::span<const glm::vec4> values) const;

  private:
    explicit Program(ProgramName name) : name_(std::move(name)) {}
    ProgramName name_;
};

void bindTexture(Unit unit, const Texture& texture, GLenum kind = GL_TEXTURE_2D);

}  // namespace sightline::rendering
