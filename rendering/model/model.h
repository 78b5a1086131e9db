/// A triangle mesh with materials, read from a file or made from a shape. It needs no OpenGL. So
/// the command line program reads terrain meshes with the same code as the renderer.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <string>
#include <vector>

namespace sightline::rendering {

struct Material {
    std::string name;  ///< name of the material; `Tint` and `TintAccent` take the owner's colour
    glm::vec4 baseColour{1.0F};  ///< base colour, linear
    float metallic = 0.0F;
    float roughness = 0.8F;
    glm::vec3 emission{0.0F};  ///< emitted light, linear colour
    bool twoSided = true;      ///< false: only the front of a triangle can be visible
};

struct ModelVertex {
    glm::vec3 position{};
    glm::vec3 normal{0.0F, 0.0F, 1.0F};
    glm::vec4 colour{1.0F};  ///< vertex colour, linear, multiplied by baked occlusion
};

struct ModelPart {
    std::string name;  ///< name of the part's node in the model file
    int material = 0;
    std::vector<ModelVertex> vertices;
    std::vector<std::uint32_t> indices;  ///< three indices per triangle
};

/// A model in inches, with z up. Its origin is the origin of the file.
struct Model {
    std::vector<Material> materials;
    std::vector<ModelPart> parts;
    glm::vec3 low{}, high{};  ///< bounding box of all parts
};

}  // namespace sightline::rendering
