// The levels of detail with which a model is drawn.
#include "rendering/model/model_levels.h"

#include <gtest/gtest.h>

#include "rendering/model/coarse_model.h"
#include "rendering/model/shape_model.h"

namespace sightline::rendering {
namespace {

/// A square of `cells` cells along each side. Each cell is 0.01 inches wide and has two triangles.
Model sheet(int cells) {
    Model model{{Material{}}, {ModelPart{}}, {}, glm::vec3(float(cells) * 0.01F)};
    ModelPart& part = model.parts.front();
    const auto side = std::uint32_t(cells) + 1;
    for (std::uint32_t y = 0; y < side; ++y)
        for (std::uint32_t x = 0; x < side; ++x)
            part.vertices.push_back({{float(x) * 0.01F, float(y) * 0.01F, 0.0F}});
    for (std::uint32_t y = 0; y + 1 < side; ++y)
        for (std::uint32_t x = 0; x + 1 < side; ++x) {
            const std::uint32_t at = y * side + x;
            for (const std::uint32_t corner : {at, at + 1, at + side})
                part.indices.push_back(corner);
            for (const std::uint32_t corner : {at + 1, at + side + 1, at + side})
                part.indices.push_back(corner);
        }
    return model;
}

TEST(ModelLevels, TheFullModelComesFirst) {
    const Model full = sheet(40);
    const auto levels = levelsOf(full);
    ASSERT_FALSE(levels.empty());
    EXPECT_EQ(levels.front().cell, 0.0F);
    EXPECT_EQ(triangleCount(levels.front().model), triangleCount(full));
}

TEST(ModelLevels, EachHasAtMostThreeQuartersOfTheOneBefore) {
    const auto levels = levelsOf(sheet(60));
    ASSERT_GT(levels.size(), 2U);
    for (std::size_t i = 1; i < levels.size(); ++i) {
        EXPECT_GT(levels[i].cell, levels[i - 1].cell);
        EXPECT_LE(triangleCount(levels[i].model) * 4, triangleCount(levels[i - 1].model) * 3);
        EXPECT_EQ(levels[i].model.low, levels.front().model.low);
    }
}

TEST(ModelLevels, SixHundredTrianglesAreWorthIt) {
    EXPECT_EQ(levelsOf(sheet(17)).size(), 1U) << "578 triangles";
    EXPECT_GT(levelsOf(sheet(18)).size(), 1U) << "648 triangles";
    EXPECT_EQ(levelsOf(Model{}).size(), 1U) << "none at all";
}

}  // namespace
}  // namespace sightline::rendering
