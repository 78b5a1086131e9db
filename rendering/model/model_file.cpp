#include "rendering/model/model_file.h"

#include <assimp/config.h>
#include <assimp/material.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <assimp/DefaultLogger.hpp>
#include <assimp/Importer.hpp>
#include <cmath>
#include <exception>
#include <glm/common.hpp>
#include <limits>
#include <optional>
#include <system_error>

namespace sightline::rendering {
namespace {

constexpr long mostTriangles = 2'000'000;
constexpr float creaseDegrees = 50.0F;  ///< where a file has no normals, sharper edges stay sharp

double inchesPer(LengthUnit unit) {
    switch (unit) {
        case LengthUnit::inch:
            return 1.0;
        case LengthUnit::millimetre:
            return 1.0 / 25.4;
        case LengthUnit::centimetre:
            return 1.0 / 2.54;
        case LengthUnit::metre:
            return 1000.0 / 25.4;
    }
    return 1.0;
}

/// From the file's axes and unit to inches with z up.
aiMatrix4x4 conversion(const ModelFile& file) {
    const auto scale = ai_real(file.scale * inchesPer(file.unit));
    if (file.up == UpAxis::z) {
        return {scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1};
    }
    return {scale, 0, 0, 0, 0, 0, -scale, 0, 0, scale, 0, 0, 0, 0, 0, 1};
}

Problem problem(const ModelFile& file, const std::string& what) {
    std::string line = file.path.string() + ": " + what;
    for (char& letter : line) {
        if (letter == '\n' || letter == '\r') letter = ' ';
    }
    return {line};
}

bool isFinite(const aiVector3D& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

/// A node's mesh and where the whole chain of nodes puts it.
struct Placed {
    const aiMesh* mesh;
    std::string name;
    aiMatrix4x4 place;
};

/// Walked with a list of its own, not by recursion: the depth is the file's choice.
std::vector<Placed> placedMeshes(const aiScene& scene, const aiMatrix4x4& root) {
    struct Visit {
        const aiNode* node;
        aiMatrix4x4 above;
    };
    std::vector<Placed> placed;
    std::vector<Visit> open{{scene.mRootNode, root}};
    while (!open.empty()) {
        const Visit visit = open.back();
        open.pop_back();
        const aiMatrix4x4 here = visit.above * visit.node->mTransformation;
        for (unsigned i = 0; i < visit.node->mNumMeshes; ++i) {
            placed.push_back(
                {scene.mMeshes[visit.node->mMeshes[i]], visit.node->mName.C_Str(), here});
        }
        for (unsigned i = visit.node->mNumChildren; i-- > 0;) {
            open.push_back({visit.node->mChildren[i], here});
        }
    }
    return placed;
}

std::optional<std::string> objection(const std::vector<Placed>& meshes) {
    long triangles = 0;
    for (const Placed& placed : meshes) {
        for (unsigned i = 0; i < placed.mesh->mNumVertices; ++i) {
            if (!isFinite(placed.place * placed.mesh->mVertices[i])) {
                return "a coordinate is not a finite number";
            }
        }
        for (unsigned i = 0; i < placed.mesh->mNumFaces; ++i) {
            const aiFace& face = placed.mesh->mFaces[i];
            for (unsigned k = 0; k < face.mNumIndices; ++k) {
                if (face.mIndices[k] >= placed.mesh->mNumVertices) return "a face names no vertex";
            }
            if (face.mNumIndices >= 3) triangles += long(face.mNumIndices) - 2;
        }
        if (triangles > mostTriangles) return "over two million triangles";
    }
    if (triangles == 0) return "no triangles";
    return std::nullopt;
}

Material materialOf(const aiMaterial& source) {
    Material material;
    material.name = source.GetName().C_Str();
    aiColor4D colour(0.6F, 0.6F, 0.6F, 1.0F);
    if (source.Get(AI_MATKEY_BASE_COLOR, colour) != AI_SUCCESS) {
        source.Get(AI_MATKEY_COLOR_DIFFUSE, colour);
        ai_real opacity = 1;
        if (source.Get(AI_MATKEY_OPACITY, opacity) == AI_SUCCESS) colour.a = opacity;
    }
    material.baseColour = {colour.r, colour.g, colour.b, colour.a};
    int twoSided = 1;
    source.Get(AI_MATKEY_TWOSIDED, twoSided);
    material.twoSided = twoSided != 0;
    ai_real number = 0;
    if (source.Get(AI_MATKEY_METALLIC_FACTOR, number) == AI_SUCCESS) material.metallic = number;
    if (source.Get(AI_MATKEY_ROUGHNESS_FACTOR, number) == AI_SUCCESS) material.roughness = number;
    aiColor3D emission(0, 0, 0);
    source.Get(AI_MATKEY_COLOR_EMISSIVE, emission);
    ai_real strength = 1;
    source.Get(AI_MATKEY_EMISSIVE_INTENSITY, strength);
    material.emission = glm::vec3(emission.r, emission.g, emission.b) * float(strength);
    return material;
}

ModelPart partOf(const Placed& placed) {
    const aiMesh& mesh = *placed.mesh;
    const aiMatrix3x3 turn(placed.place);
    const bool mirrored = turn.Determinant() < 0;
    aiMatrix3x3 normals = turn;
    normals.Inverse().Transpose();
    ModelPart part;
    part.name = placed.name;
    part.material = int(mesh.mMaterialIndex);
    part.vertices.reserve(mesh.mNumVertices);
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        ModelVertex vertex;
        const aiVector3D at = placed.place * mesh.mVertices[i];
        vertex.position = {at.x, at.y, at.z};
        if (mesh.HasNormals()) {
            aiVector3D normal = normals * mesh.mNormals[i];
            normal.NormalizeSafe();
            if (isFinite(normal)) vertex.normal = {normal.x, normal.y, normal.z};
        }
        if (mesh.HasVertexColors(0)) {
            const aiColor4D& c = mesh.mColors[0][i];
            vertex.colour = {c.r, c.g, c.b, c.a};
        }
        part.vertices.push_back(vertex);
    }
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
        const aiFace& face = mesh.mFaces[i];
        if (face.mNumIndices != 3) continue;
        part.indices.push_back(face.mIndices[0]);
        part.indices.push_back(face.mIndices[mirrored ? 2 : 1]);
        part.indices.push_back(face.mIndices[mirrored ? 1 : 2]);
    }
    return part;
}

void measure(Model& model) {
    model.low = glm::vec3(std::numeric_limits<float>::max());
    model.high = -model.low;
    for (const ModelPart& part : model.parts) {
        for (const ModelVertex& vertex : part.vertices) {
            model.low = glm::min(model.low, vertex.position);
            model.high = glm::max(model.high, vertex.position);
        }
    }
}

Result<Model> read(const ModelFile& file) {
    Assimp::Importer importer;
    importer.SetPropertyFloat(AI_CONFIG_PP_GSN_MAX_SMOOTHING_ANGLE, creaseDegrees);
    importer.SetPropertyInteger(AI_CONFIG_PP_SBP_REMOVE,
                                aiPrimitiveType_POINT | aiPrimitiveType_LINE);
    // Judged before Assimp works on it: its later steps trust numbers and indices.
    const aiScene* raw = importer.ReadFile(file.path.string(), 0);
    if (raw == nullptr || raw->mRootNode == nullptr) {
        return problem(file, std::string("not a model: ") + importer.GetErrorString());
    }
    const aiMatrix4x4 root = conversion(file);
    if (auto text = objection(placedMeshes(*raw, root))) return problem(file, *text);
    const aiScene* scene = importer.ApplyPostProcessing(
        aiProcess_Triangulate | aiProcess_SortByPType | aiProcess_GenSmoothNormals |
        aiProcess_JoinIdenticalVertices | aiProcess_ImproveCacheLocality);
    if (scene == nullptr || scene->mRootNode == nullptr) return problem(file, "no triangles");

    Model model;
    for (unsigned i = 0; i < scene->mNumMaterials; ++i) {
        model.materials.push_back(materialOf(*scene->mMaterials[i]));
    }
    if (model.materials.empty()) model.materials.emplace_back();
    for (const Placed& placed : placedMeshes(*scene, root)) {
        ModelPart part = partOf(placed);
        if (part.material >= int(model.materials.size())) part.material = 0;
        if (!part.indices.empty()) model.parts.push_back(std::move(part));
    }
    if (model.parts.empty()) return problem(file, "no triangles");
    measure(model);
    return model;
}

}  // namespace

Result<Model> readModel(const ModelFile& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file.path, error)) {
        return problem(file, "cannot be opened");
    }
    if (!std::isfinite(file.scale) || file.scale <= 0.0) {
        return problem(file, "scale must be a positive number");
    }
    Assimp::DefaultLogger::kill();
    try {
        return read(file);
    } catch (const std::exception& thrown) {
        return problem(file, std::string("not a model: ") + thrown.what());
    }
}

}  // namespace sightline::rendering
