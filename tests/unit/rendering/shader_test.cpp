// If a shader is missing or faulty, the renderer must report it in one line with the file and the
// line number.
#include <gtest/gtest.h>

#include <fstream>

#include "rendering/renderer.h"
#include "unit/rendering/offscreen.h"

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

/// A copy of the shader files, which a test may damage.
class Shaders : public testing::Test {
  protected:
    void SetUp() override {
        if (!context.ok()) GTEST_SKIP() << "no offscreen OpenGL here";
        folder = fs::path(testing::TempDir()) /
                 (std::string("shaders_") +
                  testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::remove_all(folder);
        fs::copy(fs::path(SIGHTLINE_ASSETS) / "shaders", folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    void append(const char* file, const char* text) const {
        std::ofstream(folder / file, std::ios::app) << text;
    }
    std::string problem() const {
        auto made = Renderer::make(folder);
        return made ? "" : made.problem().text;
    }
    OffscreenContext context;
    fs::path folder;
};

TEST_F(Shaders, AsTheyAreTheyCompile) { EXPECT_EQ(problem(), ""); }

TEST_F(Shaders, ABrokenOneIsNamedWithTheDriversComplaint) {
    append("tube.frag", "\nthis is no shader\n");
    const std::string text = problem();
    EXPECT_NE(text.find("tube.frag:"), std::string::npos) << text;
    EXPECT_NE(text.find("error"), std::string::npos) << text;
    EXPECT_EQ(text.find('\n'), std::string::npos) << text;
}

TEST_F(Shaders, AMissingOneIsNamed) {
    fs::remove(folder / "pick.frag");
    EXPECT_NE(problem().find("pick.frag: shader or a file it includes cannot be read"),
              std::string::npos);
}

TEST_F(Shaders, AMissingIncludeIsAProblemOfItsReader) {
    fs::remove(folder / "light.glsl");
    EXPECT_NE(problem().find("cannot be read"), std::string::npos);
}

TEST_F(Shaders, AnIncludeThatNamesItselfEnds) {
    append("light.glsl", "\n#include \"light.glsl\"\n");
    EXPECT_NE(problem(), "");
}

}  // namespace
}  // namespace sightline::rendering
