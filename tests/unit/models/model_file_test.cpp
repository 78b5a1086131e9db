// Reads models from files: the data of each model, and the refusal of files that are not models.
#include "rendering/model/model_file.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <fstream>
#include <glm/geometric.hpp>
#include <random>

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

class ModelFiles : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) /
                 (std::string("models_") +
                  testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    fs::path write(const std::string& name, const std::string& content) const {
        std::ofstream(folder / name, std::ios::binary) << content;
        return folder / name;
    }
    /// The reason why a model file is refused. It must be one line that names the file.
    static std::string refusal(const ModelFile& file) {
        const auto model = readModel(file);
        if (model) return "not refused";
        std::string text = model.problem().text;
        EXPECT_EQ(text.rfind(file.path.string() + ": ", 0), 0U) << text;
        EXPECT_EQ(text.find('\n'), std::string::npos) << text;
        return text;
    }
    fs::path folder;
};

constexpr const char* slab =
    "v 0 0 0\nv 2 0 0\nv 2 1 0\nv 0 1 0\nv 0 0 3\n"
    "g Floor\nf 1 2 3 4\ng Wall\nf 1 2 5\n";

/// A glTF file in which the given nodes contain one triangle: (0,0,0) (1,0,0) (0,1,0).
std::string gltf(const std::string& nodes, const std::string& material = "{}",
                 const std::string& lastCoordinate = "0") {
    float numbers[9] = {0, 0, 0, 1, 0, 0, 0, 1, std::strtof(lastCoordinate.c_str(), nullptr)};
    unsigned char bytes[36];
    std::memcpy(bytes, numbers, sizeof bytes);
    static const char* digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string data;
    for (int i = 0; i < 36; i += 3) {
        const unsigned three =
            unsigned(bytes[i]) << 16U | unsigned(bytes[i + 1]) << 8U | bytes[i + 2];
        for (unsigned shift = 24; shift > 0; shift -= 6) data += digits[three >> (shift - 6) & 63U];
    }
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[)" + nodes +
           R"(],"materials":[)" + material +
           R"(],"meshes":[{"primitives":[{"attributes":{"POSITION":0},"material":0}]}],)"
           R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3",)"
           R"("min":[0,0,0],"max":[1,1,0]}],"bufferViews":[{"buffer":0,"byteLength":36}],)"
           R"("buffers":[{"byteLength":36,"uri":"data:application/octet-stream;base64,)" +
           data + R"("}]})";
}

TEST_F(ModelFiles, PartsKeepTheirNamesAndTheBoxIsMeasured) {
    const auto model = readModel({write("slab.obj", slab)});
    ASSERT_TRUE(model.ok()) << model.problem().text;
    ASSERT_EQ(model->parts.size(), 2U);
    EXPECT_EQ(model->parts[0].name, "Floor");
    EXPECT_EQ(model->parts[0].indices.size(), 6U);
    EXPECT_EQ(model->parts[1].name, "Wall");
    EXPECT_EQ(model->low, glm::vec3(0, 0, 0));
    EXPECT_EQ(model->high, glm::vec3(2, 1, 3));
}

TEST_F(ModelFiles, MissingNormalsAreMade) {
    const auto model = readModel({write("slab.obj", slab)});
    ASSERT_TRUE(model.ok());
    for (const ModelPart& part : model->parts) {
        for (const ModelVertex& vertex : part.vertices) {
            EXPECT_NEAR(glm::length(vertex.normal), 1.0F, 1e-4F);
        }
    }
    EXPECT_NEAR(model->parts[0].vertices[0].normal.z, 1.0F, 1e-4F);
}

TEST_F(ModelFiles, UnitsAndScaleBecomeInches) {
    const fs::path path = write("slab.obj", slab);
    EXPECT_NEAR(readModel({path, LengthUnit::millimetre})->high.x, 2.0 / 25.4, 1e-6);
    EXPECT_NEAR(readModel({path, LengthUnit::centimetre})->high.x, 2.0 / 2.54, 1e-6);
    EXPECT_NEAR(readModel({path, LengthUnit::metre})->high.x, 2000.0 / 25.4, 1e-3);
    EXPECT_NEAR(readModel({path, LengthUnit::inch, 2.5})->high.x, 5.0, 1e-6);
}

TEST_F(ModelFiles, TheUpAxisOfAFileBecomesZ) {
    const auto model = readModel({write("slab.obj", slab), LengthUnit::inch, 1.0, UpAxis::y});
    ASSERT_TRUE(model.ok());
    // The file's z axis pointed to the viewer. In our coordinates, this is the negative y axis.
    EXPECT_EQ(model->low, glm::vec3(0, -3, 0));
    EXPECT_EQ(model->high, glm::vec3(2, 0, 1));
    EXPECT_NEAR(model->parts[0].vertices[0].normal.y, -1.0F, 1e-4F);
}

TEST_F(ModelFiles, NodesOfAChainAllMoveTheirMesh) {
    const auto model = readModel({write(
        "chain.gltf", gltf(R"({"children":[1],"translation":[10,0,0]},)"
                           R"({"name":"Roof","mesh":0,"scale":[2,2,2],"translation":[0,5,0]})"))});
    ASSERT_TRUE(model.ok()) << model.problem().text;
    EXPECT_EQ(model->parts[0].name, "Roof");
    EXPECT_EQ(model->low, glm::vec3(10, 5, 0));
    EXPECT_EQ(model->high, glm::vec3(12, 7, 0));
}

TEST_F(ModelFiles, AMirroringNodeKeepsTheFrontInFront) {
    const auto model = readModel({write("mirror.gltf", gltf(R"({"mesh":0,"scale":[-1,1,1]})"))});
    ASSERT_TRUE(model.ok());
    const ModelPart& part = model->parts[0];
    const auto corner = [&](int i) { return part.vertices[part.indices[std::size_t(i)]].position; };
    EXPECT_GT(glm::cross(corner(1) - corner(0), corner(2) - corner(0)).z, 0.0F);
}

TEST_F(ModelFiles, MaterialsArrive) {
    const auto model = readModel({write(
        "tinted.gltf",
        gltf(
            R"({"mesh":0})",
            R"({"name":"TintAccent","emissiveFactor":[1,0.5,0],"pbrMetallicRoughness":)"
            R"({"baseColorFactor":[0.25,0.5,0.75,1],"metallicFactor":0.5,"roughnessFactor":0.125}})"))});
    ASSERT_TRUE(model.ok()) << model.problem().text;
    const Material& material = model->materials.at(std::size_t(model->parts[0].material));
    EXPECT_EQ(material.name, "TintAccent");
    EXPECT_EQ(material.baseColour, glm::vec4(0.25F, 0.5F, 0.75F, 1.0F));
    EXPECT_FLOAT_EQ(material.metallic, 0.5F);
    EXPECT_FLOAT_EQ(material.roughness, 0.125F);
    EXPECT_EQ(material.emission, glm::vec3(1.0F, 0.5F, 0.0F));
    EXPECT_FALSE(material.twoSided);
}

TEST_F(ModelFiles, AMissingFileCannotBeOpened) {
    EXPECT_NE(refusal({folder / "nowhere.glb"}).find("cannot be opened"), std::string::npos);
    EXPECT_NE(refusal({folder}).find("cannot be opened"), std::string::npos);
}

TEST_F(ModelFiles, AnEmptyFileIsRefused) {
    for (const char* name :
         {"empty.glb", "empty.gltf", "empty.obj", "empty.stl", "empty.ply", "empty.fbx"}) {
        EXPECT_NE(refusal({write(name, "")}), "not refused") << name;
    }
}

TEST_F(ModelFiles, RandomBytesAreRefused) {
    std::mt19937 generator(7);
    std::string noise;
    noise.resize(10'000'000);
    for (char& byte : noise) byte = char(generator() & 0xFFU);
    for (const char* name : {"noise.glb", "noise.obj", "noise.stl"}) {
        EXPECT_NE(refusal({write(name, noise)}), "not refused") << name;
    }
}

TEST_F(ModelFiles, ATruncatedModelIsRefused) {
    const std::string whole = gltf(R"({"mesh":0})");
    for (std::size_t length = 1; length < whole.size(); length += whole.size() / 23) {
        EXPECT_NE(refusal({write("cut.gltf", whole.substr(0, length))}), "not refused") << length;
    }
}

TEST_F(ModelFiles, OneThatIsTooLargeSaysSo) {
    const fs::path path = write("large.stl", "solid\n");
    fs::resize_file(path, (512ULL << 20U) + 1);
    EXPECT_EQ(refusal({path}), path.string() + ": cannot be read, or has more than 512 MB");
}

TEST_F(ModelFiles, AModelWithoutTrianglesIsRefused) {
    EXPECT_NE(refusal({write("points.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2\n")}), "not refused");
    EXPECT_NE(refusal({write("bare.obj", "v 0 0 0\n")}), "not refused");
}

TEST_F(ModelFiles, CoordinatesThatAreNotFiniteAreRefused) {
    EXPECT_NE(refusal({write("nan.gltf", gltf(R"({"mesh":0})", "{}", "nan"))})
                  .find("a coordinate is not a finite number"),
              std::string::npos);
    EXPECT_NE(refusal({write("inf.gltf", gltf(R"({"mesh":0})", "{}", "inf"))})
                  .find("a coordinate is not a finite number"),
              std::string::npos);
    EXPECT_NE(refusal({write("far.gltf", gltf(R"({"mesh":0,"translation":[1e39,0,0]})"))}),
              "not refused");
}

TEST_F(ModelFiles, AScaleMustBeAPositiveNumber) {
    const fs::path path = write("slab.obj", slab);
    for (const double scale : {0.0, -1.0, std::nan(""), HUGE_VAL}) {
        EXPECT_NE(refusal({path, LengthUnit::inch, scale}).find("scale must be a positive number"),
                  std::string::npos);
    }
}

TEST_F(ModelFiles, OverTwoMillionTrianglesAreRefused) {
    std::string mesh = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    const std::string faces = "f 1 2 3\nf 1 3 2\nf 2 3 1\nf 2 1 3\n";
    for (int i = 0; i < 500'001; ++i) mesh += faces;
    EXPECT_NE(refusal({write("huge.obj", mesh)}).find("over two million triangles"),
              std::string::npos);
}

TEST_F(ModelFiles, EveryModelOfOursIsReadAndStandsOnTheTable) {
    int count = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(SIGHTLINE_ASSETS) / "models")) {
        if (entry.path().extension() != ".glb") continue;
        const auto model = readModel({entry.path(), LengthUnit::inch, 1.0, UpAxis::y});
        ASSERT_TRUE(model.ok()) << model.problem().text;
        EXPECT_NEAR(model->low.z, 0.0F, 0.3F) << entry.path();
        EXPECT_GT(model->high.z, 0.3F) << entry.path();
        ++count;
    }
    EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace sightline::rendering
