// A model as bytes, which one process sends to another. Received bytes must give the complete
// model, or they must be refused.
#include "rendering/model/model_bytes.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace sightline::rendering {
namespace {

Model twoParts() {
    Model model;
    model.materials = {{"Stone", {0.1F, 0.2F, 0.3F, 0.4F}, 0.5F, 0.6F, {0.7F, 0.8F, 0.9F}, false},
                       {"Tint"}};
    const ModelVertex corner{{1, 2, 3}, {0, 1, 0}, {0.5F, 0.5F, 0.5F, 1}};
    model.parts = {{"Wall", 0, {{}, corner, {{4, 0, 0}}}, {0, 1, 2}},
                   {"", 1, {{{-1, -1, -1}}, corner, {}}, {2, 1, 0, 0, 1, 2}}};
    measure(model);
    return model;
}

TEST(ModelBytes, AModelArrivesAsItWas) {
    const Model sent = twoParts();
    const auto here = modelFromBytes(bytesOf(sent));
    ASSERT_TRUE(here.ok()) << here.problem().text;
    ASSERT_EQ(here->materials.size(), 2U);
    EXPECT_EQ(here->materials[0].name, "Stone");
    EXPECT_EQ(here->materials[0].baseColour, sent.materials[0].baseColour);
    EXPECT_EQ(here->materials[0].emission, sent.materials[0].emission);
    EXPECT_EQ(here->materials[0].roughness, 0.6F);
    EXPECT_FALSE(here->materials[0].twoSided);
    EXPECT_TRUE(here->materials[1].twoSided);
    ASSERT_EQ(here->parts.size(), 2U);
    EXPECT_EQ(here->parts[0].name, "Wall");
    EXPECT_EQ(here->parts[1].material, 1);
    EXPECT_EQ(here->parts[1].indices, sent.parts[1].indices);
    EXPECT_EQ(here->parts[0].vertices[1].position, glm::vec3(1, 2, 3));
    EXPECT_EQ(here->parts[0].vertices[1].normal, glm::vec3(0, 1, 0));
    EXPECT_EQ(here->low, glm::vec3(-1, -1, -1));
    EXPECT_EQ(here->high, glm::vec3(4, 2, 3));
}

TEST(ModelBytes, WhateverIsMissingOrTooMuchIsRefused) {
    const std::string whole = bytesOf(twoParts());
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_FALSE(modelFromBytes(whole.substr(0, length)).ok()) << length;
    EXPECT_FALSE(modelFromBytes(whole + '\0').ok());
}

TEST(ModelBytes, NoOtherBytesMakeAModelThatCannotBeUsed) {
    const std::string whole = bytesOf(twoParts());
    std::mt19937 generator(3);
    int taken = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string changed = whole;
        for (unsigned k = 0; k <= generator() % 3; ++k)
            changed[generator() % changed.size()] = char(generator() & 0xFFU);
        const auto model = modelFromBytes(changed);
        if (!model) continue;
        ++taken;
        for (const ModelPart& part : model->parts) {
            ASSERT_LT(std::size_t(part.material), model->materials.size());
            ASSERT_EQ(part.indices.size() % 3, 0U);
            for (const std::uint32_t index : part.indices) ASSERT_LT(index, part.vertices.size());
        }
    }
    EXPECT_GT(taken, 0);
}

TEST(ModelBytes, ACoordinateThatIsNotFiniteIsRefused) {
    Model model = twoParts();
    model.parts[1].vertices[2].position.y = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(modelFromBytes(bytesOf(model)).ok());
}

}  // namespace
}  // namespace sightline::rendering
