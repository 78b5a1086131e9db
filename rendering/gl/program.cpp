#include "rendering/gl/program.h"

#include <array>
#include <cctype>
#include <fstream>
#include <glm/gtc/type_ptr.hpp>
#include <optional>
#include <sstream>
#include <vector>

#include "rendering/words/drawing.h"

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, int(Unit::count)> samplerNames{
    "shadowMap", "groundMap", "detailMap", "lightMap", "depthMap", "pictureMap"};

/// The text of a shader after all includes, and the names of the files from which the text comes.
/// The driver's log names a file by its index in `files`.
struct Source {
    std::string text;
    std::vector<std::string> files;
};

bool append(Source& source, const fs::path& folder, const std::string& file) {
    std::ifstream stream(folder / file);
    if (!stream) return false;
    const std::size_t index = source.files.size();
    source.files.push_back(file);
    if (index > 0) source.text += "#line 1 " + std::to_string(index) + "\n";
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
        if (line.rfind("#include \"", 0) != 0) {
            source.text += line + "\n";
            continue;
        }
        const std::string included = line.substr(10, line.rfind('"') - 10);
        if (source.files.size() > 16 || !append(source, folder, included)) return false;
        source.text += "#line " + std::to_string(number + 1) + " " + std::to_string(index) + "\n";
    }
    return true;
}

/// The first error in the driver's log, such as "1:23(4): error: text" (Mesa) or "1(23) : error"
/// (other drivers). The index of the file is replaced by its name.
std::string firstComplaint(const std::string& log, const Source& source) {
    std::istringstream lines(log);
    std::string line;
    std::getline(lines, line);
    std::size_t digits = 0;
    while (digits < line.size() && std::isdigit(static_cast<unsigned char>(line[digits]))) ++digits;
    if (digits == 0 || digits > 3) return source.files.front() + ": " + line;
    const std::size_t index = std::stoul(line.substr(0, digits));
    if (index >= source.files.size()) return source.files.front() + ": " + line;
    return source.files[index] + line.substr(digits);
}

struct Shader {
    explicit Shader(GLenum stage) : name(glCreateShader(stage)) {}
    Shader(const Shader&) = delete;
    Shader& operator=(const Shader&) = delete;
    ~Shader() { glDeleteShader(name); }
    GLuint name;
};

std::string shaderLog(GLuint shader) {
    std::string log(2048, '\0');
    GLsizei length = 0;
    glGetShaderInfoLog(shader, GLsizei(log.size()), &length, log.data());
    log.resize(std::size_t(length));
    return log;
}

std::optional<Problem> compile(const Shader& shader, const fs::path& folder,
                               const std::string& file) {
    Source source;
    if (!append(source, folder, file))
        return problemIn((folder / file).string(), problemOf(say::shaderUnread()));
    const char* text = source.text.c_str();
    glShaderSource(shader.name, 1, &text, nullptr);
    glCompileShader(shader.name);
    GLint compiled = GL_FALSE;
    glGetShaderiv(shader.name, GL_COMPILE_STATUS, &compiled);
    if (compiled == GL_TRUE) return std::nullopt;
    return Problem{folder.string() + "/" + firstComplaint(shaderLog(shader.name), source)};
}

}  // namespace

Result<Program> Program::load(const fs::path& folder, const std::string& name,
                              const std::string& fragment) {
    const Shader vertexShader(GL_VERTEX_SHADER), fragmentShader(GL_FRAGMENT_SHADER);
    const std::string fragmentFile = (fragment.empty() ? name : fragment) + ".frag";
    if (auto problem = compile(vertexShader, folder, name + ".vert")) return *problem;
    if (auto problem = compile(fragmentShader, folder, fragmentFile)) return *problem;

    Program program(ProgramName::make());
    const GLuint id = program.name_.name();
    glAttachShader(id, vertexShader.name);
    glAttachShader(id, fragmentShader.name);
    glLinkProgram(id);
    GLint linked = GL_FALSE;
    glGetProgramiv(id, GL_LINK_STATUS, &linked);
    if (linked != GL_TRUE) {
        std::string log(2048, '\0');
        GLsizei length = 0;
        glGetProgramInfoLog(id, GLsizei(log.size()), &length, log.data());
        return Problem{(folder / name).string() + ": " + log.substr(0, log.find('\n'))};
    }
    glDetachShader(id, vertexShader.name);
    glDetachShader(id, fragmentShader.name);

    program.use();
    for (int unit = 0; unit < int(Unit::count); ++unit) {
        program.set(samplerNames[std::size_t(unit)], unit);
    }
    const GLuint block = glGetUniformBlockIndex(id, "Frame");
    if (block != GL_INVALID_INDEX) glUniformBlockBinding(id, block, 0);
    return program;
}

void Program::set(const char* name, int value) const {
    glUniform1i(glGetUniformLocation(name_.name(), name), value);
}
void Program::set(const char* name, float value) const {
    glUniform1f(glGetUniformLocation(name_.name(), name), value);
}
void Program::set(const char* name, glm::vec2 value) const {
    glUniform2fv(glGetUniformLocation(name_.name(), name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, glm::vec3 value) const {
    glUniform3fv(glGetUniformLocation(name_.name(), name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, glm::vec4 value) const {
    glUniform4fv(glGetUniformLocation(name_.name(), name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, const glm::mat4& value) const {
    glUniformMatrix4fv(glGetUniformLocation(name_.name(), name), 1, GL_FALSE,
                       glm::value_ptr(value));
}
void Program::set(const char* name, std::span<const glm::vec2> values) const {
    if (values.empty()) return;
    glUniform2fv(glGetUniformLocation(name_.name(), name), GLsizei(values.size()),
                 glm::value_ptr(values.front()));
}
void Program::set(const char* name, std::span<const glm::vec4> values) const {
    if (values.empty()) return;
    glUniform4fv(glGetUniformLocation(name_.name(), name), GLsizei(values.size()),
                 glm::value_ptr(values.front()));
}

void bindTexture(Unit unit, const Texture& texture, GLenum kind) {
    glActiveTexture(GLenum(GL_TEXTURE0 + int(unit)));
    glBindTexture(kind, texture.name());
}

}  // namespace sightline::rendering
