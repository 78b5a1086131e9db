// Truncated and damaged models of every format. The program must read them, or refuse them in one
// line with the reason. It must keep its limits of time and memory.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "app/files/models/model_reader.h"
#include "geometry/base/json/plain_text.h"
#include "unit/files/model_formats.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

constexpr std::size_t longestReason = 300;

constexpr const char* triangleAsGltf =
    R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],)"
    R"("meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],)"
    R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],)"
    R"("bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":36,)"
    R"("uri":"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA"}]})";

std::vector<std::pair<std::string, std::string>> wholeModels() {
    const test::Solid box = test::boxSolid(3, 2, 1);
    return {{"text.stl", test::asTextStl(box)},
            {"binary.stl", test::asBinaryStl(box)},
            {"box.obj", test::asObj(box)},
            {"text.ply", test::asTextPly(box)},
            {"binary.ply", test::asBinaryPly(box)},
            {"box.glb", test::asGlb(box)},
            {"triangle.gltf", triangleAsGltf},
            {"box.dae", test::asCollada(box, "<up_axis>Z_UP</up_axis>")},
            {"box.fbx", test::asFbx(box)},
            {"box.3mf", test::as3mf(box)}};
}

/// The text must be one printable line with the path of the file and a reason.
void expectReason(const std::string& text, const std::filesystem::path& file) {
    ASSERT_TRUE(text.starts_with(file.string() + ": ")) << text;
    const std::string reason = text.substr(file.string().size() + 2);
    EXPECT_FALSE(reason.empty());
    EXPECT_EQ(reason.find('\n'), std::string::npos) << reason;
    EXPECT_EQ(std::string(" .:;,").find(reason.back()), std::string::npos) << "'" << reason << "'";
    EXPECT_LE(reason.size(), longestReason) << reason;
    EXPECT_TRUE(engine::isUtf8(reason)) << reason;
}

class DamagedModels : public testing::TestWithParam<std::pair<std::string, std::string>> {
  protected:
    /// True if the program refuses a file with this content.
    bool refused(const std::string& content) const {
        const auto file = files.write(GetParam().first, content);
        const auto read = readInOwnProcess({.path = file});
        if (read) return false;
        expectReason(read.problem().text, file);
        return true;
    }
    test::TextFiles files;
};

TEST_P(DamagedModels, AreReadWhole) { EXPECT_FALSE(refused(GetParam().second)); }

TEST_P(DamagedModels, CutOffSayWhy) {
    const std::string& whole = GetParam().second;
    int refusals = 0;
    for (int part = 0; part < 8; ++part)
        refusals += refused(whole.substr(0, whole.size() * std::size_t(part) / 8)) ? 1 : 0;
    EXPECT_GE(refusals, 2) << "without its vertices nothing is one";
}

TEST_P(DamagedModels, WithChangedBytesAreReadOrSayWhy) {
    std::mt19937 chance(29);
    for (int round = 0; round < 12; ++round) {
        std::string bytes = GetParam().second;
        for (int hits = 0; hits <= round; ++hits) {
            const std::size_t at = chance() % bytes.size();
            bytes[at] = static_cast<char>(round % 3 == 0 ? 0xFF : chance());
        }
        refused(bytes);
    }
}

INSTANTIATE_TEST_SUITE_P(Formats, DamagedModels, testing::ValuesIn(wholeModels()),
                         [](const auto& one) {
                             std::string name = one.param.first;
                             for (char& c : name)
                                 if (c == '.') c = '_';
                             return name;
                         });

/// The reason why a file with this name and content is refused. Empty if the file is a valid model.
std::string reasonOf(const std::string& name, const std::string& content) {
    const test::TextFiles files;
    const auto file = files.write(name, content);
    const auto read = readInOwnProcess({.path = file});
    if (read) return {};
    expectReason(read.problem().text, file);
    return read.problem().text.substr(file.string().size() + 2);
}

TEST(BrokenFaces, AVertexThatIsNotThereIsSaidWithItsLine) {
    const std::string points = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
    EXPECT_EQ(reasonOf("a.obj", points + "f 1 2 3\n"), "");
    EXPECT_EQ(reasonOf("a.obj", points + "f 1 2 3\nf 1 2 4\n"),
              "line 5: a face names vertex 4, and there are 3");
    EXPECT_EQ(reasonOf("a.obj", points + "f 1 2 3\nf -1 -2 -4\n"),
              "line 5: a face names vertex -4, and there are 3");
    EXPECT_EQ(reasonOf("a.obj", points + "f 1 2 0\n"),
              "line 4: a face names vertex 0, and there are 3");
    EXPECT_EQ(reasonOf("a.obj", points + "f 1 2 x\n"), "line 4: a face names no vertex");
    EXPECT_EQ(reasonOf("a.obj", points + "f 1//1 2//1 99999999999//1\n"),
              "line 4: a face names vertex 99999999999, and there are 3");
    EXPECT_EQ(reasonOf("a.obj", "f 1 2 3\n" + points), "") << "which may stand behind it";
}

TEST(BrokenFaces, AVertexWithoutFiniteNumbersIsSaidWithItsLine) {
    const std::string rest = "v 1 0 0\nv 0 1 0\nf 1 2 3\n";
    EXPECT_EQ(reasonOf("a.obj", "v nan 0 0\n" + rest),
              "line 1: a coordinate is not a finite number");
    EXPECT_EQ(reasonOf("a.obj", "# first\nv 0 inf 0\n" + rest),
              "line 2: a coordinate is not a finite number");
    EXPECT_EQ(reasonOf("a.obj", "v 0 0\n" + rest), "line 1: a vertex needs three numbers");
    EXPECT_EQ(reasonOf("a.obj", "v 0 zero 0\n" + rest), "line 1: a vertex needs three numbers");
    EXPECT_EQ(reasonOf("a.obj", "v 0 0 1e999\n" + rest),
              "line 1: a coordinate is not a finite number");
    EXPECT_EQ(reasonOf("a.obj", "v 0 +0.5 1e-999\n" + rest), "");
    EXPECT_EQ(reasonOf("a.obj", "v 0 \\\n0 0\n" + rest), "") << "a line that goes on";
}

// Models with faces that the library Assimp leaves out with a warning.
TEST(BrokenFaces, AnIndexThatIsTooHighIsSaidInEveryFormat) {
    const test::Solid box = test::boxSolid(3, 2, 1);
    std::string glb = test::asGlb(box);
    const std::string first = test::bytesOfValue(box.triangles[0]);
    const std::size_t at = glb.find(first);
    ASSERT_NE(at, std::string::npos);
    glb.replace(at, 4, test::bytesOfValue(999'999));
    EXPECT_EQ(reasonOf("a.glb", glb), "a face names no vertex");
    std::string ply = test::asTextPly(box);
    ply.replace(ply.find("3 0 2 1"), 7, "3 0 2 99");
    EXPECT_EQ(reasonOf("a.ply", ply), "a face names no vertex");
}

TEST(BrokenFaces, ALongLastLineIsNotRepeated) {
    const std::string text = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nv " + std::string(4000, '1');
    const std::string reason = reasonOf("a.obj", text);
    EXPECT_TRUE(reason.starts_with("cut off: its last line is \"v 1111")) << reason;
}

}  // namespace
}  // namespace sightline::app
