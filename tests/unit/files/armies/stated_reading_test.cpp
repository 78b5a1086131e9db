// A model file may state its unit and its up axis. The program proposes these values first when a
// player imports the model.
#include <gtest/gtest.h>

#include "app/files/models/model_study.h"
#include "app/files/models/unit_of_3mf.h"
#include "unit/files/model_formats.h"
#include "unit/files/own_cache.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using test::boxSolid;

class StatedReadings : public testing::Test {
  protected:
    LikelyReading likelyOf(const std::string& name, const std::string& content) const {
        const auto study = studyModel(files.write(name, content));
        EXPECT_TRUE(study.ok()) << study.problem().text;
        if (!study) return {};
        EXPECT_EQ(study->reading, study->likely.reading) << name;
        return study->likely;
    }
    test::OwnCache cache;
    test::TextFiles files;
};

TEST_F(StatedReadings, OfAnFbxAreItsSettings) {
    const auto box = boxSolid(10, 4, 6);
    EXPECT_EQ(likelyOf("inches.fbx", test::asFbx(box, test::fbxSettings(2, 2.54))),
              (LikelyReading{{"in", false, 1.0}, NumberSource::file, NumberSource::file}));
    EXPECT_EQ(likelyOf("centimetres.fbx", test::asFbx(box, test::fbxSettings(1, 1))),
              (LikelyReading{{"cm", true, 1.0}, NumberSource::file, NumberSource::file}));
    EXPECT_EQ(likelyOf("silent.fbx", test::asFbx(box)),
              (LikelyReading{{"cm", true, 1.0}, NumberSource::format, NumberSource::format}));
    EXPECT_EQ(likelyOf("sideways.fbx", test::asFbx(box, test::fbxSettings(0, 1))).up,
              NumberSource::format)
        << "an axis that points up nowhere here";
}

TEST_F(StatedReadings, OfA3mfAreItsUnit) {
    EXPECT_EQ(likelyOf("inch.3mf", test::as3mf(boxSolid(10, 4, 6), "inch")),
              (LikelyReading{{"in", false, 1.0}, NumberSource::file, NumberSource::format}));
    EXPECT_EQ(likelyOf("foot.3mf", test::as3mf(boxSolid(0.5F, 0.25F, 0.5F), "foot")),
              (LikelyReading{{"mm", false, 304.8}, NumberSource::file, NumberSource::format}));
    EXPECT_EQ(likelyOf("micron.3mf", test::as3mf(boxSolid(90'000, 50'000, 40'000), "micron")),
              (LikelyReading{{"mm", false, 0.001}, NumberSource::file, NumberSource::format}));
    EXPECT_EQ(likelyOf("silent.3mf", test::as3mf(boxSolid(90, 50, 40), "")),
              (LikelyReading{{"mm", false, 1.0}, NumberSource::format, NumberSource::format}));
}

TEST_F(StatedReadings, OfAGlbAreMetres) {
    EXPECT_EQ(likelyOf("small.glb", test::asGlb(boxSolid(0.1F, 0.2F, 0.1F))),
              (LikelyReading{{"m", true, 1.0}, NumberSource::file, NumberSource::file}));
    EXPECT_EQ(likelyOf("huge.glb", test::asGlb(boxSolid(100, 80, 60))),
              (LikelyReading{{"mm", true, 1.0}, NumberSource::size, NumberSource::file}))
        << "a house of a hundred metres is no terrain";
}

// The library Assimp itself rotates and scales a Collada model by the unit and the up axis in the
// file.
TEST_F(StatedReadings, OfAColladaFileAreDoneWhenItIsRead) {
    const auto path =
        files.write("inches.dae", test::asCollada(boxSolid(5, 2, 3),
                                                  "<unit name=\"inch\" meter=\"0.0254\"/>"
                                                  "<up_axis>Z_UP</up_axis>"));
    const auto study = studyModel(path);
    ASSERT_TRUE(study) << study.problem().text;
    EXPECT_EQ(study->likely,
              (LikelyReading{{"m", true, 1.0}, NumberSource::file, NumberSource::file}));
    const glm::dvec3 size = sizeAsRead(study->model, study->reading);
    EXPECT_NEAR(size.x, 5.0, 1e-3);
    EXPECT_NEAR(size.y, 2.0, 1e-3);
    EXPECT_NEAR(size.z, 3.0, 1e-3);
}

TEST_F(StatedReadings, OfNothingThatCanBeUsedAreNone) {
    EXPECT_FALSE(metresStatedIn3mf("no zip"));
    EXPECT_FALSE(metresStatedIn3mf(""));
    EXPECT_FALSE(metresStatedIn3mf(test::as3mf(boxSolid(1, 1, 1), "cubit")));
    EXPECT_FALSE(metresStatedIn3mf(rendering::zipped({{"readme.txt", "<model unit=\"inch\">"}})));
    EXPECT_EQ(metresStatedIn3mf(rendering::zipped(
                  {{"3D/a.model", "<!-- --><model\n  xunit=\"foot\"\n unit = 'inch'>"}})),
              0.0254);
}

}  // namespace
}  // namespace sightline::app
