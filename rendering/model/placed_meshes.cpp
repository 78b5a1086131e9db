#include "rendering/model/placed_meshes.h"

#include <cmath>

#include "rendering/words/models.h"

namespace sightline::rendering {
namespace {

constexpr long mostTriangles = 2'000'000;
constexpr long mostCorners = 4 * mostTriangles;
constexpr int mostLevels = 1'000;
constexpr std::size_t mostNodes = 100'000;

bool isWhole(const aiMesh& mesh) {
    if (mesh.mNumVertices > 0 && mesh.mVertices == nullptr) return false;
    if (mesh.mNumFaces > 0 && mesh.mFaces == nullptr) return false;
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
        if (mesh.mFaces[i].mNumIndices > 0 && mesh.mFaces[i].mIndices == nullptr) return false;
    }
    return true;
}

}  // namespace

bool isFinite(const aiVector3D& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

// Uses its own stack instead of recursion, because the file decides how deep the nodes are nested.
Result<std::vector<PlacedMesh>> placedMeshes(const aiScene& scene, const aiMatrix4x4& root) {
    struct Visit {
        const aiNode* node;
        aiMatrix4x4 above;
        int level;
    };
    std::vector<PlacedMesh> placed;
    std::vector<Visit> open{{scene.mRootNode, root, 1}};
    std::size_t visited = 0;
    while (!open.empty()) {
        const Visit visit = open.back();
        open.pop_back();
        if (visit.level > mostLevels)
            return problemOf(say::tooManyLevels(static_cast<int>(mostLevels)));
        visited += 1 + visit.node->mNumMeshes;
        if (visited + open.size() > mostNodes)
            return problemOf(say::tooManyNodes(static_cast<int>(mostNodes)));
        const aiMatrix4x4 here = visit.above * visit.node->mTransformation;
        for (unsigned i = 0; i < visit.node->mNumMeshes; ++i) {
            const unsigned mesh = visit.node->mMeshes[i];
            if (mesh >= scene.mNumMeshes || scene.mMeshes[mesh] == nullptr)
                return problemOf(say::noSuchMesh());
            placed.push_back({scene.mMeshes[mesh], visit.node->mName.C_Str(), here});
        }
        for (unsigned i = visit.node->mNumChildren; i-- > 0;) {
            if (visit.node->mChildren[i] == nullptr) return problemOf(say::noSuchChild());
            open.push_back({visit.node->mChildren[i], here, visit.level + 1});
        }
    }
    return placed;
}

Message objection(const std::vector<PlacedMesh>& meshes) {
    long triangles = 0, corners = 0;
    for (const PlacedMesh& placed : meshes) {
        const aiMesh& mesh = *placed.mesh;
        if (!isWhole(mesh)) return say::noCoordinates();
        corners += long(mesh.mNumVertices);
        if (corners > mostCorners) return say::tooManyCorners();
        for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
            if (!isFinite(placed.place * mesh.mVertices[i])) return say::endlessCoordinate();
        }
        for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
            const aiFace& face = mesh.mFaces[i];
            for (unsigned k = 0; k < face.mNumIndices; ++k) {
                if (face.mIndices[k] >= mesh.mNumVertices) return say::noSuchCorner();
            }
            if (face.mNumIndices >= 3) triangles += long(face.mNumIndices) - 2;
        }
        if (triangles > mostTriangles) return say::tooManyOfThem();
    }
    if (triangles == 0) return say::noTriangles();
    return {};
}

}  // namespace sightline::rendering
