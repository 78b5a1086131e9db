// Numbers in model files must be read in the same way for every system language.
#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "rendering/model/model_file.h"
#include "unit/models/zip.h"

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

/// Sets a locale with a decimal comma. If the system has no such locale, the fixture creates one.
class CommaLanguage : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) / "comma_language";
        fs::create_directories(folder);
        const std::string make =
            "localedef -i fr_FR -f UTF-8 '" + (folder / "fr_FR.UTF-8").string() + "' 2>/dev/null";
        if (std::setlocale(LC_ALL, "fr_FR.UTF-8") == nullptr && std::system(make.c_str()) == 0) {
            ::setenv("LOCPATH", folder.c_str(), 1);
            std::setlocale(LC_ALL, "fr_FR.UTF-8");
        }
        if (std::strtod("1,5", nullptr) != 1.5) GTEST_SKIP() << "no language with a comma here";
    }
    void TearDown() override {
        std::setlocale(LC_ALL, "C");
        ::unsetenv("LOCPATH");
        fs::remove_all(folder);
    }
    fs::path write(const std::string& name, const std::string& content) const {
        std::ofstream(folder / name, std::ios::binary) << content;
        return folder / name;
    }
    fs::path folder;
};

std::string towerIn3mf() {
    return zipped(
        {{"[Content_Types].xml",
          R"(<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>)"},
         {"_rels/.rels",
          R"(<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="r0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>)"},
         {"3D/3dmodel.model",
          R"(<?xml version="1.0"?><model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh><vertices><vertex x="0.5" y="0" z="0"/><vertex x="1.75" y="0" z="0"/><vertex x="0" y="1.25" z="9.5"/></vertices><triangles><triangle v1="0" v2="1" v3="2"/></triangles></mesh></object></resources><build><item objectid="1"/></build></model>)"}});
}

TEST_F(CommaLanguage, FractionsAreReadWithAPoint) {
    const std::string obj = "v 0.5 0 0\nv 1.75 0 0\nv 0 1.25 9.5\nf 1 2 3\n";
    const std::string ply =
        "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
        "property float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n"
        "0.5 0 0\n1.75 0 0\n0 1.25 9.5\n3 0 1 2\n";
    for (const fs::path& path :
         {write("tower.3mf", towerIn3mf()), write("tower.obj", obj), write("tower.ply", ply)}) {
        const auto model = readModel({path});
        ASSERT_TRUE(model.ok()) << model.problem().text;
        EXPECT_EQ(model->high, glm::vec3(1.75F, 1.25F, 9.5F)) << path;
    }
    EXPECT_EQ(std::strtod("1,5", nullptr), 1.5);  // the program's locale is unchanged
}

}  // namespace
}  // namespace sightline::rendering
