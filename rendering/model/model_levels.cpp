#include "rendering/model/model_levels.h"

#include <array>
#include <utility>

#include "rendering/model/coarse_model.h"

namespace sightline::rendering {
namespace {

constexpr std::array coarseCells{0.02F, 0.035F, 0.06F, 0.1F};
/// Number of triangles below which a model has only one level.
constexpr long worthCoarsening = 600;

}  // namespace

std::vector<ModelLevel> levelsOf(Model model) {
    std::vector<ModelLevel> levels{{0.0F, std::move(model)}};
    long previous = triangleCount(levels.front().model);
    for (const float cell : coarseCells) {
        if (previous < worthCoarsening) break;
        Model coarse = coarseModel(levels.front().model, cell);
        const long triangles = triangleCount(coarse);
        if (triangles > previous * 3 / 4) continue;
        levels.push_back({cell, std::move(coarse)});
        previous = triangles;
    }
    return levels;
}

}  // namespace sightline::rendering
