/// The nodes of a scene that Assimp has read, as a list of meshes and where each stands.
#pragma once
#include <assimp/scene.h>

#include <string>
#include <vector>

#include "geometry/measure/result.h"

namespace sightline::rendering {

/// A node's mesh and where the whole chain of nodes puts it.
struct Placed {
    const aiMesh* mesh;
    std::string name;
    aiMatrix4x4 place;
};

/// In the order of the file. Problems (without a path): too many nodes, levels or meshes, as a
/// graph that shares its branches makes them; a mesh that is not there.
Result<std::vector<Placed>> placedMeshes(const aiScene& scene, const aiMatrix4x4& root);

/// Why these meshes cannot be used, without a path; nothing when they can. A mesh that is placed
/// twice counts twice.
Message objection(const std::vector<Placed>& meshes);

/// No coordinate is an infinity or not a number.
bool isFinite(const aiVector3D& v);

}  // namespace sightline::rendering
