// Simplification of a model must keep corners, colours, creases, parts and the edges between parts.
#include "rendering/model/simplified_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <set>

#include "rendering/model/creased_normals.h"
#include "rendering/model/model_bytes.h"
#include "rendering/model/welded.h"

namespace sightline::rendering {
namespace {

/// A flat square of `cells` by `cells` cells, from (left, 0). Each cell has two triangles. The
/// heights of the corners differ from 0 by up to `rough`, in the same way in each call.
ModelPart gridPart(const std::string& name, float left, int cells, float rough = 0.0F) {
    ModelPart part{.name = name};
    std::uint32_t chance = 7;
    for (int i = 0; i <= cells; ++i)
        for (int k = 0; k <= cells; ++k) {
            const float x = float(i) / float(cells), y = float(k) / float(cells);
            chance = chance * 1664525U + 1013904223U;
            const float z = rough * (float(chance >> 8U) / float(1U << 23U) - 1.0F);
            part.vertices.push_back(
                {.position = {left + x, y, z}, .colour = {x < 0.5F ? 1.0F : 0.0F, 0, 0, 1}});
        }
    for (int i = 0; i < cells; ++i)
        for (int k = 0; k < cells; ++k) {
            const auto at = std::uint32_t(i * (cells + 1) + k);
            const auto next = at + std::uint32_t(cells) + 1;
            part.indices.insert(part.indices.end(), {at, next, next + 1, at, next + 1, at + 1});
        }
    return part;
}

Model modelOfParts(std::vector<ModelPart> parts) {
    Model model{{{.name = "Wall"}}, std::move(parts)};
    measure(model);
    return model;
}

std::size_t trianglesLeft(const SimplifiedModel& fewer) {
    std::size_t count = 0;
    for (const ModelPart& part : fewer.model.parts) count += part.indices.size() / 3;
    return count;
}

TEST(SimplifiedModel, AFlatFieldNeedsTwoTriangles) {
    const SimplifiedModel fewer = simplified(modelOfParts({gridPart("Field", 0, 20)}), {0.01});
    EXPECT_LE(trianglesLeft(fewer), 8U);
    EXPECT_LE(fewer.measured, 0.01);
    EXPECT_EQ(fewer.model.low, glm::vec3(0, 0, 0));
    EXPECT_EQ(fewer.model.high, glm::vec3(1, 1, 0));
    EXPECT_EQ(fewer.model.parts.at(0).name, "Field");
    EXPECT_EQ(fewer.model.materials.at(0).name, "Wall");
    for (const ModelVertex& vertex : fewer.model.parts[0].vertices)
        EXPECT_EQ(vertex.normal, glm::vec3(0, 0, 1));
}

TEST(SimplifiedModel, WhatIsRougherThanTheErrorStays) {
    const Model rough = modelOfParts({gridPart("Field", 0, 20, 0.1F)});
    const SimplifiedModel same = simplified(rough, {0.001});
    EXPECT_EQ(trianglesLeft(same), 800U);
    EXPECT_EQ(same.measured, 0.0);
    EXPECT_EQ(same.model.parts[0].indices, rough.parts[0].indices);
}

TEST(SimplifiedModel, CornersAreNeverMovedAndKeepTheirColour) {
    const Model whole = modelOfParts({gridPart("Field", 0, 30, 0.004F)});
    const SimplifiedModel fewer = simplified(whole, {0.006});
    ASSERT_LT(trianglesLeft(fewer), 1'700U);
    for (const ModelVertex& vertex : fewer.model.parts.at(0).vertices) {
        const auto& all = whole.parts[0].vertices;
        const auto same = std::find_if(all.begin(), all.end(), [&](const ModelVertex& one) {
            return one.position == vertex.position;
        });
        ASSERT_NE(same, all.end());
        EXPECT_EQ(same->colour, vertex.colour);
    }
}

TEST(SimplifiedModel, PartsKeepTheEdgeBetweenThem) {
    const Model whole = modelOfParts({gridPart("Left", 0, 12), gridPart("Right", 1, 12)});
    const SimplifiedModel fewer = simplified(whole, {0.01});
    ASSERT_EQ(fewer.model.parts.size(), 2U);
    EXPECT_EQ(fewer.model.parts[1].name, "Right");
    EXPECT_LT(trianglesLeft(fewer), 4U * 12U * 12U);
    for (const ModelPart& part : fewer.model.parts) {
        std::set<float> along;
        for (const ModelVertex& vertex : part.vertices)
            if (vertex.position.x == 1.0F) along.insert(vertex.position.y);
        EXPECT_EQ(along.size(), 13U) << part.name << ": no gap opens at a corner of the other";
    }
}

/// Replaces the middle of a triangle by a needle. The needle is so thin that it hardly changes the
/// mean error, and higher than any allowed error.
void addNeedle(ModelPart& part, std::size_t triangle) {
    constexpr float high = 0.1F, thin = 1e-5F;
    const std::array<std::uint32_t, 3> corners{
        part.indices[3 * triangle], part.indices[3 * triangle + 1], part.indices[3 * triangle + 2]};
    glm::vec3 middle(0);
    for (const std::uint32_t one : corners) middle += part.vertices[one].position / 3.0F;
    const auto foot = std::uint32_t(part.vertices.size());
    for (const std::uint32_t one : corners)
        part.vertices.push_back(
            {.position = middle + (part.vertices[one].position - middle) * thin});
    part.vertices.push_back({.position = middle + glm::vec3(0, 0, high)});
    part.indices.erase(part.indices.begin() + std::ptrdiff_t(3 * triangle),
                       part.indices.begin() + std::ptrdiff_t(3 * triangle + 3));
    for (std::uint32_t k = 0; k < 3; ++k) {
        const std::uint32_t next = (k + 1) % 3;
        const std::uint32_t a = corners[k], b = corners[next];
        for (const std::uint32_t one :
             {a, b, foot + next, a, foot + next, foot + k, foot + k, foot + next, foot + 3})
            part.indices.push_back(one);
    }
}

// A scan with a few needles that are higher than every allowed error. The needles must not prevent
// the simplification of the rest of the scan.
TEST(SimplifiedModel, AFewNeedlesDoNotKeepAWholeScan) {
    ModelPart field = gridPart("Field", 0, 80, 0.004F);
    for (const std::size_t place : {1'000U, 4'000U, 9'000U, 11'500U}) addNeedle(field, place);
    const Model scan = modelOfParts({field});
    std::size_t before = 12'800;
    for (const double within : {0.01, 0.02, 0.04}) {
        const SimplifiedModel fewer = simplified(scan, {within});
        EXPECT_LT(trianglesLeft(fewer), before) << within;
        EXPECT_LE(fewer.measured, within);
        EXPECT_FLOAT_EQ(fewer.model.high.z, scan.high.z);
        before = trianglesLeft(fewer);
    }
    EXPECT_LT(before, 1'000U);
}

TEST(SimplifiedModel, ProgressOnlyGrows) {
    double told = 0.0;
    (void)simplified(modelOfParts({gridPart("Left", 0, 12, 0.004F), gridPart("Right", 1, 12)}),
                     {0.006, [&](double share) {
                          EXPECT_GE(share, told);
                          EXPECT_LE(share, 1.0 + 1e-9);
                          told = share;
                      }});
    EXPECT_GT(told, 0.9);
}

TEST(WeldedMesh, CornersAtOnePlaceAreOne) {
    ModelPart part{.name = "Square"};
    for (const glm::vec3 at : {glm::vec3(0, 0, 0), glm::vec3(1, 0, 0), glm::vec3(1, 1, 0),
                               glm::vec3(-0.0F, 0, 0), glm::vec3(1, 1, 0), glm::vec3(0, 1, 0)})
        part.vertices.push_back({.position = at});
    part.indices = {0, 1, 2, 3, 4, 5, 0, 1, 1};
    const WeldedMesh mesh = welded({&part, 1});
    EXPECT_EQ(mesh.places.size(), 4U);
    EXPECT_EQ(mesh.corners.size(), 6U);
    EXPECT_EQ(mesh.flat, 1U);
    EXPECT_EQ(seamsOf(mesh).open, 4U);
    EXPECT_EQ(seamsOf(mesh).crowded, 0U);
}

TEST(CreasedNormals, AreSharpAtASharpEdgeAndSmoothAtAFlatOne) {
    const auto roof = [](float rise) {
        const std::vector<glm::vec3> places{{0, 0, 0}, {1, 0, rise}, {1, 1, rise}, {2, 0, 0}};
        const std::vector<std::uint32_t> corners{0, 1, 2, 1, 3, 2};
        return withCreases(places, corners, [](std::uint32_t) { return glm::vec4(1.0F); });
    };
    EXPECT_EQ(roof(1.0F).vertices.size(), 6U);
    const ModelPart flat = roof(0.2F);
    EXPECT_EQ(flat.vertices.size(), 4U);
    EXPECT_NEAR(glm::length(flat.vertices[1].normal), 1.0F, 1e-5F);
    EXPECT_NEAR(flat.vertices[flat.indices[1]].normal.x, 0.0F, 0.1F);
}

}  // namespace
}  // namespace sightline::rendering
