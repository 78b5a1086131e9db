// A model may open its own file and regular files of its own folder, and no other files.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "rendering/model/model_file.h"

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

class ModelsFolder : public testing::Test {
  protected:
    void SetUp() override {
        // Tests may run in parallel, so the path of the folder contains the name of the test.
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        above = fs::path(testing::TempDir()) / (std::string("models_folder_") + test->name());
        fs::remove_all(above);
        fs::create_directories(above / "mine/colours");
        folder = above / "mine";
    }
    void TearDown() override { fs::remove_all(above); }
    static fs::path write(const fs::path& file, const std::string& content) {
        std::ofstream(file, std::ios::binary) << content;
        return file;
    }
    /// The colour of a wall whose model names the material library `library`.
    glm::vec4 colourFrom(const std::string& library) const {
        const auto model = readModel(
            {write(folder / "wall.obj",
                   "mtllib " + library + "\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl red\nf 1 2 3\n")});
        EXPECT_TRUE(model.ok()) << model.problem().text;
        return model ? model->materials.at(std::size_t(model->parts[0].material)).baseColour
                     : glm::vec4(0);
    }
    fs::path above, folder;
};

const glm::vec4 red(1, 0, 0, 1);
constexpr const char* redLibrary = "newmtl red\nKd 1 0 0\n";

TEST_F(ModelsFolder, WhatAModelNamesIsReadInItsOwnFolder) {
    write(folder / "beside.mtl", redLibrary);
    write(folder / "colours/below.mtl", redLibrary);
    EXPECT_EQ(colourFrom("beside.mtl"), red);
    EXPECT_EQ(colourFrom("colours/below.mtl"), red);
    EXPECT_EQ(colourFrom("colours/../beside.mtl"), red);
}

TEST_F(ModelsFolder, NothingOutsideIsRead) {
    write(above / "outside.mtl", redLibrary);
    fs::create_symlink(above / "outside.mtl", folder / "link.mtl");
    EXPECT_NE(colourFrom("../outside.mtl"), red);
    EXPECT_NE(colourFrom((above / "outside.mtl").string()), red);
    EXPECT_NE(colourFrom("link.mtl"), red);
    EXPECT_NE(colourFrom("colours/../../outside.mtl"), red);
}

TEST_F(ModelsFolder, APipeOrADeviceIsNotWaitedFor) {
    ASSERT_EQ(::mkfifo((folder / "pipe.mtl").c_str(), 0600), 0);
    fs::create_symlink("/dev/zero", folder / "zeros.mtl");
    EXPECT_NE(colourFrom("pipe.mtl"), red);
    EXPECT_NE(colourFrom("zeros.mtl"), red);
    EXPECT_NE(colourFrom("/dev/zero"), red);
}

TEST_F(ModelsFolder, ABufferOutsideMakesTheModelUnreadable) {
    write(above / "outside.bin", std::string(36, '\0'));
    for (const std::string& name : {std::string("../outside.bin"), std::string("/dev/zero")}) {
        const auto model = readModel({write(
            folder / "wall.gltf",
            R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],)"
            R"("meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],)"
            R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],)"
            R"("bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":36,"uri":")" +
                name + R"("}]})")});
        EXPECT_FALSE(model.ok()) << name;
    }
}

TEST_F(ModelsFolder, ALinkedModelIsReadWhereItIsNamed) {
    write(above / "outside.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
    fs::create_symlink(above / "outside.obj", folder / "linked.obj");
    EXPECT_TRUE(readModel({folder / "linked.obj"}).ok());
}

TEST_F(ModelsFolder, FilesThatAreReadAreNamed) {
    write(folder / "beside.mtl", redLibrary);
    const auto whole = readModelAndNames(
        {write(folder / "wall.obj", "mtllib beside.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n")});
    ASSERT_TRUE(whole.ok()) << whole.problem().text;
    EXPECT_TRUE(whole->named.contains(fs::weakly_canonical(folder / "beside.mtl")));
}

}  // namespace
}  // namespace sightline::rendering
