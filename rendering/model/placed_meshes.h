/// Makes a flat list of the meshes in an Assimp scene, with their transforms.
#pragma once
#include <assimp/scene.h>

#include <string>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::rendering {

/// A mesh in the scene. `place` is the product of all transforms from the root node to the mesh's
/// node.
struct PlacedMesh {
    const aiMesh* mesh;
    std::string name;
    aiMatrix4x4 place;
};

/// The meshes of a scene, in the order of the file. Problems (without a path): a node names a
/// missing mesh; too many nodes, levels or meshes, for example in a graph with shared branches.
Result<std::vector<PlacedMesh>> placedMeshes(const aiScene& scene, const aiMatrix4x4& root);

/// The reason why the given meshes cannot be used, without a path. Empty if they can be used. A
/// mesh that is placed twice counts twice.
Message objection(const std::vector<PlacedMesh>& meshes);

/// True if all coordinates are finite.
bool isFinite(const aiVector3D& v);

}  // namespace sightline::rendering
