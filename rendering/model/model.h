/// A triangle mesh with materials, read from a file or made from a shape. This file needs no
/// OpenGL. So the headless program reads terrain meshes with the same code as the renderer.
#pragma once
#include <cstdint>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <string>
#include <vector>

namespace sightline::rendering {

struct Material {
    std::string name;  ///< materials named `Tint` and `TintAccent` take the owner's colour
    glm::vec4 baseColour{1.0F};  ///< linear colour
    float metallic = 0.0F;
    float roughness = 0.8F;
    glm::vec3 emission{0.0F};  ///< linear colour
    bool twoSided = true;      ///< false: only the front of the triangles can be visible
};

struct ModelVertex {
    glm::vec3 position{};
    glm::vec3 normal{0.0F, 0.0F, 1.0F};
    glm::vec4 colour{1.0F};  ///< linear colour, multiplied by baked occlusion
};

struct ModelPart {
    std::string name;  ///< name of the node in the file
    int material = 0;
    std::vector<ModelVertex> vertices;
    std::vector<std::uint32_t> indices;  ///< three indices per triangle
};

/// A model in inches, with z up. The origin is that of the file.
struct Model {
    std::vector<Material> materials;
    std::vector<ModelPart> parts;
    glm::vec3 low{}, high{};  ///< bounding box
};

}  // namespace sightline::rendering
