#include "rendering/passes/grid_pass.h"

#include <utility>
#include <vector>

#include "rendering/gl/target.h"
#include "rendering/passes/ground_blending.h"

namespace sightline::rendering {
namespace {

// A texture with the colours of all cells, and above them the hatching of the same cells.
Texture gridTexture(const GridCells& cells) {
    Texture texture = makeTexture(cells.columns, 2 * cells.rows, {GL_RGBA8, GL_NEAREST});
    std::vector<std::uint8_t> hatching(cells.rgba.size(), 0);
    for (std::size_t i = 0; i < cells.hatching.size() && 4 * i < hatching.size(); ++i)
        hatching[4 * i] = std::uint8_t(cells.hatching[i]);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, cells.columns, cells.rows, GL_RGBA, GL_UNSIGNED_BYTE,
                    cells.rgba.data());
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, cells.rows, cells.columns, cells.rows, GL_RGBA,
                    GL_UNSIGNED_BYTE, hatching.data());
    return texture;
}

}  // namespace

GridPass::GridPass(Program program) : program_(std::move(program)), none_(VertexArray::make()) {}

Result<GridPass> GridPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "screen", "grid");
    if (!program) return program.problem();
    return GridPass(std::move(*program));
}

void GridPass::draw(const Scene& scene, FrameStatistics& statistics) {
    textures_.keepOnly(scene.grids, [](const GroundGrid& grid) { return grid.cells; });
    if (scene.grids.empty()) return;
    const GroundBlending blending(none_);
    program_.use();
    for (const GroundGrid& grid : scene.grids) {
        if (!grid.cells || grid.cells->columns <= 0 || grid.cells->rows <= 0) continue;
        bindTexture(Unit::picture, textures_.of(grid.cells, gridTexture));
        program_.set("origin", glm::vec2(grid.origin));
        program_.set("cell", float(grid.cell));
        program_.set("cells", glm::vec2(grid.cells->columns, grid.cells->rows));
        glDrawArrays(GL_TRIANGLES, 0, 3);
        ++statistics.drawCalls;
        ++statistics.triangles;
    }
}

}  // namespace sightline::rendering
