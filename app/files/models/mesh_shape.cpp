#include "app/files/models/mesh_shape.h"

#include <array>

#include "app/files/models/any_model.h"

namespace sightline::app {
namespace {
geometry::MeshPart& partNamed(geometry::MeshShape& shape, const std::string& name) {
    for (geometry::MeshPart& part : shape.parts) {
        if (part.name == name) return part;
    }
    shape.parts.push_back({name, {}, {}});
    return shape.parts.back();
}
}  // namespace

Result<geometry::MeshShape> readMeshShape(const engine::MeshReference& reference) {
    const auto model = readNamedModel(reference);
    if (!model) return model.problem();
    geometry::MeshShape shape;
    for (const rendering::ModelPart& part : model->parts) {
        geometry::MeshPart& into = partNamed(shape, part.name);
        const int first = static_cast<int>(into.vertices.size());
        for (const rendering::ModelVertex& vertex : part.vertices)
            into.vertices.emplace_back(vertex.position);
        for (std::size_t i = 0; i + 2 < part.indices.size(); i += 3) {
            std::array<int, 3> triangle{};
            for (std::size_t corner = 0; corner < 3; ++corner) {
                triangle[corner] = first + static_cast<int>(part.indices[i + corner]);
            }
            into.triangles.push_back(triangle);
        }
    }
    return shape;
}

}  // namespace sightline::app
