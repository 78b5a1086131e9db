// The outline of a model has welded vertices: one for each corner. The body has one vertex for each
// corner of each face.
#include <array>
#include <set>

#include "rendering/gl/gpu_model.h"
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

class WeldedOutline : public SmallTable {
  protected:
    static std::vector<std::uint32_t> indicesOf(const GpuModel& model,
                                                const GpuModel::Range& range) {
        std::vector<std::uint32_t> indices(std::size_t(range.count));
        glBindVertexArray(model.vertexArray());
        glGetBufferSubData(GL_ELEMENT_ARRAY_BUFFER, GLintptr(range.offset),
                           GLsizeiptr(indices.size() * sizeof(std::uint32_t)), indices.data());
        glBindVertexArray(0);
        return indices;
    }
    static std::size_t differentIn(const std::vector<std::uint32_t>& indices) {
        return std::set<std::uint32_t>(indices.begin(), indices.end()).size();
    }
};

TEST_F(WeldedOutline, HasOneVertexForEachCornerOfABox) {
    const Model box = modelOfShape(geometry::BoxShape{{2.0, 1.0, 1.0}}, geometry::Kind::obstacle);
    std::set<std::array<float, 3>> corners;
    for (const ModelPart& part : box.parts)
        for (const ModelVertex& vertex : part.vertices)
            corners.insert({vertex.position.x, vertex.position.y, vertex.position.z});
    const GpuModel model({{0.0F, box}});
    const GpuModel::Level& level = model.levels().front();
    EXPECT_EQ(level.outline.count, level.opaque.count + level.twoSided.count)
        << "the outline has the triangles of the body";
    EXPECT_EQ(differentIn(indicesOf(model, level.outline)), corners.size());
    EXPECT_GT(differentIn(indicesOf(model, level.opaque)), corners.size())
        << "the body has sharp edges, so a corner needs a vertex for each face";
}

}  // namespace
}  // namespace sightline::rendering
