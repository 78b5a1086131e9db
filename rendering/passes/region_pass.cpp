#include "rendering/passes/region_pass.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "rendering/gl/target.h"
#include "rendering/passes/ground_blending.h"

namespace sightline::rendering {
namespace {

// The cells with a border of one empty cell, blurred by the weights 1, 2, 1 along both axes. The
// border of the region lies where half of the full value is reached.
std::vector<std::uint8_t> blurred(const RegionCells& cells) {
    const int columns = cells.columns + 2, rows = cells.rows + 2;
    const auto inside = [&](int column, int row) {
        const int c = column - 1, r = row - 1;
        if (c < 0 || r < 0 || c >= cells.columns || r >= cells.rows) return 0;
        const auto at = std::size_t(r) * std::size_t(cells.columns) + std::size_t(c);
        return at < cells.inside.size() && cells.inside[at] != 0 ? 1 : 0;
    };
    std::vector<std::uint8_t> values;
    values.reserve(std::size_t(columns) * std::size_t(rows));
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            int sum = 0;
            for (int y = -1; y <= 1; ++y)
                for (int x = -1; x <= 1; ++x)
                    sum += (2 - std::abs(x)) * (2 - std::abs(y)) * inside(column + x, row + y);
            values.push_back(std::uint8_t(std::min(255, sum * 16)));
        }
    }
    return values;
}

// A texture with one texel for each blurred cell.
Texture regionTexture(const RegionCells& cells) {
    const std::vector<std::uint8_t> values = blurred(cells);
    Texture texture = makeTexture(cells.columns + 2, cells.rows + 2, {GL_R8, GL_LINEAR});
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, cells.columns + 2, cells.rows + 2, GL_RED,
                    GL_UNSIGNED_BYTE, values.data());
    return texture;
}

}  // namespace

RegionPass::RegionPass(Program program)
    : program_(std::move(program)), none_(VertexArray::make()) {}

Result<RegionPass> RegionPass::load(const std::filesystem::path& shaders) {
    auto program = Program::load(shaders, "screen", "region");
    if (!program) return program.problem();
    return RegionPass(std::move(*program));
}

void RegionPass::draw(const Scene& scene, FrameStatistics& statistics) {
    textures_.keepOnly(scene.regions, [](const GroundRegion& region) { return region.cells; });
    if (scene.regions.empty()) return;
    const GroundBlending blending(none_);
    program_.use();
    for (const GroundRegion& region : scene.regions) {
        if (!region.cells || region.cells->columns <= 0 || region.cells->rows <= 0) continue;
        bindTexture(Unit::picture, textures_.of(region.cells, regionTexture));
        program_.set("origin", glm::vec2(region.origin - region.cell));
        program_.set("cell", float(region.cell));
        program_.set("cells", glm::vec2(region.cells->columns + 2, region.cells->rows + 2));
        program_.set("fill", region.fill);
        program_.set("rim", region.rim);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        ++statistics.drawCalls;
        ++statistics.triangles;
    }
}

}  // namespace sightline::rendering
