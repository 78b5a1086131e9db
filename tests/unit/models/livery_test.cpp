// The colours of a faction on a model: only the materials that show the faction may change their
// colour.
#include "rendering/model/livery.h"

#include <gtest/gtest.h>

namespace sightline::rendering {
namespace {

TEST(Livery, PaintsTheTwoLiveriedMaterials) {
    Model model;
    const glm::vec4 own{0.1F, 0.2F, 0.3F, 1.0F};
    for (const char* name : {"Livery", "LiveryTrim", "Skin", "livery"}) {
        Material material;
        material.name = name;
        material.baseColour = own;
        material.roughness = 0.35F;
        model.materials.push_back(material);
    }
    model.materials[1].baseColour.a = 0.5F;

    paint(model, {{0.7F, 0.6F, 0.5F}, {0.9F, 0.0F, 0.1F}});

    EXPECT_EQ(model.materials[0].baseColour, glm::vec4(0.7F, 0.6F, 0.5F, 1.0F));
    EXPECT_EQ(model.materials[1].baseColour, glm::vec4(0.9F, 0.0F, 0.1F, 0.5F)) << "stays glass";
    EXPECT_EQ(model.materials[2].baseColour, own);
    EXPECT_EQ(model.materials[3].baseColour, own) << "names are exact";
    EXPECT_FLOAT_EQ(model.materials[0].roughness, 0.35F);
}

}  // namespace
}  // namespace sightline::rendering
