// Players' own models: the facts that the program measures in every format, and a problem in one
// line for each file that is not a model.
#include "app/files/models/model_study.h"

#include <gtest/gtest.h>

#include <cmath>

#include "app/files/models/mesh_shape.h"
#include "app/files/models/own_model.h"
#include "unit/files/model_formats.h"
#include "unit/files/own_cache.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using sightline::test::asEveryFormat;
using sightline::test::boxSolid;
using sightline::test::Solid;

class ModelStudies : public testing::Test {
  protected:
    /// The reason why a model file is refused, without the path of the file. It must be one line.
    std::string refusal(const std::string& name, const std::string& content) const {
        const auto path = files.write(name, content);
        const auto study = studyModel(path);
        if (study) return "not refused";
        const std::string text = study.problem().text;
        EXPECT_EQ(text.rfind(path.string() + ": ", 0), 0U) << text;
        EXPECT_EQ(text.find('\n'), std::string::npos) << text;
        return text.substr(path.string().size() + 2);
    }
    ModelStudy studyOf(const std::string& name, const std::string& content,
                       const StudyWish& wish = {}) const {
        auto study = studyModel(files.write(name, content), wish);
        EXPECT_TRUE(study.ok()) << study.problem().text;
        return study ? std::move(*study) : ModelStudy{};
    }
    sightline::test::OwnCache cache;
    sightline::test::TextFiles files;
};

TEST_F(ModelStudies, EveryFormatSaysTheSame) {
    for (const auto& [name, content] : asEveryFormat(boxSolid(50.8F, 25.4F, 76.2F))) {
        const ModelStudy study =
            studyOf(name, content, {.reading = ModelReading{"mm", false, 1.0}});
        EXPECT_EQ(study.triangles, 12U) << name;
        EXPECT_TRUE(study.seams.closed()) << name;
        EXPECT_EQ(study.flat, 0U) << name;
        EXPECT_FALSE(study.isSimplified) << name;
        const glm::dvec3 size = sizeAsRead(study.model, study.reading);
        EXPECT_NEAR(size.x, 2.0, 1e-5) << name;
        EXPECT_NEAR(size.y, 1.0, 1e-5) << name;
        EXPECT_NEAR(size.z, 3.0, 1e-5) << name;
    }
}

TEST_F(ModelStudies, WhatAFormatMeansIsGuessed) {
    EXPECT_EQ(studyOf("a.stl", sightline::test::asBinaryStl(boxSolid(100, 80, 60))).reading,
              (ModelReading{"mm", false, 1.0}));
    EXPECT_EQ(studyOf("a.obj", sightline::test::asObj(boxSolid(4, 3, 2))).reading,
              (ModelReading{"in", false, 1.0}))
        << "four millimetres are no terrain";
    EXPECT_EQ(studyOf("a.glb", sightline::test::asGlb(boxSolid(0.1F, 0.2F, 0.1F))).reading,
              (ModelReading{"m", true, 1.0}));
    EXPECT_EQ(studyOf("a.fbx", sightline::test::asFbx(boxSolid(10, 20, 10))).reading,
              (ModelReading{"cm", true, 1.0}));
}

TEST_F(ModelStudies, TheWayUpTurnsWidthAndHeight) {
    const ModelStudy study = studyOf("a.stl", sightline::test::asBinaryStl(boxSolid(1, 2, 3)));
    EXPECT_EQ(sizeAsRead(study.model, {"in", false, 2.0}), glm::dvec3(2, 4, 6));
    EXPECT_EQ(sizeAsRead(study.model, {"in", true, 2.0}), glm::dvec3(2, 6, 4));
    const rendering::Model upright = modelAsRead(study.model, {"in", true, 2.0});
    EXPECT_EQ(upright.high - upright.low, glm::vec3(2, 6, 4));
}

TEST_F(ModelStudies, HolesFinsAndFlatTrianglesAreCounted) {
    Solid open = boxSolid(40, 40, 40);
    open.triangles.pop_back();
    EXPECT_EQ(studyOf("open.stl", sightline::test::asBinaryStl(open)).seams.open, 3U);
    Solid fin = boxSolid(40, 40, 40);
    fin.points.push_back({80, 0, 0});
    fin.triangles.push_back({0, 4, 8});
    const ModelStudy crowded = studyOf("fin.stl", sightline::test::asBinaryStl(fin));
    EXPECT_EQ(crowded.seams.crowded, 1U);
    EXPECT_EQ(crowded.seams.open, 2U);
    EXPECT_FALSE(crowded.seams.closed());
    Solid flat = boxSolid(40, 40, 40);
    flat.points.push_back({20, 0, 0});
    flat.triangles.push_back({0, 8, 1});
    const ModelStudy needle = studyOf("flat.stl", sightline::test::asBinaryStl(flat));
    EXPECT_EQ(needle.flat, 1U);
    EXPECT_TRUE(needle.seams.closed()) << "it is no part of the skin";
}

TEST_F(ModelStudies, EmptyFilesAreOneLine) {
    for (const auto& [name, content] : asEveryFormat({{}, {}}))
        EXPECT_NE(refusal(std::string("bare_") + name, content), "not refused") << name;
    for (const auto& [name, content] : asEveryFormat(boxSolid(1, 1, 1)))
        EXPECT_NE(refusal(std::string("empty_") + name, ""), "not refused") << name;
}

TEST_F(ModelStudies, FilesThatEndTooSoonAreOneLine) {
    for (const auto& [name, content] : asEveryFormat(boxSolid(40, 40, 40))) {
        if (std::string(name).ends_with(".obj")) continue;  // half of an OBJ file is a valid model
        EXPECT_NE(refusal(name, content.substr(0, content.size() / 2)), "not refused") << name;
    }
    EXPECT_EQ(refusal("broken.obj", sightline::test::asObj(boxSolid(40, 40, 40)) + "f 1 2"),
              "cut off: its last line is \"f 1 2\"");
}

TEST_F(ModelStudies, NumbersThatAreNoneAreOneLine) {
    Solid solid = boxSolid(40, 40, 40);
    for (const float number : {std::nanf(""), HUGE_VALF}) {
        solid.points[6][1] = number;
        for (const auto& [name, content] :
             {sightline::test::WrittenModel{"binary.stl", sightline::test::asBinaryStl(solid)},
              sightline::test::WrittenModel{"binary.ply", sightline::test::asBinaryPly(solid)},
              sightline::test::WrittenModel{"made.glb", sightline::test::asGlb(solid)}})
            EXPECT_EQ(refusal(name, content), "a coordinate is not a finite number") << name;
    }
    EXPECT_EQ(refusal("nan.obj", "v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"),
              "line 1: a coordinate is not a finite number");
}

TEST_F(ModelStudies, GiantsAndPointsAreOneLine) {
    for (const auto& [name, content] : asEveryFormat(boxSolid(2e30F, 1, 1)))
        EXPECT_EQ(refusal(name, content),
                  "too large: 2e+30 across in the units of the file, expected at most 1e+06")
            << name;
    EXPECT_EQ(refusal("point.stl", sightline::test::asBinaryStl(boxSolid(0, 0, 0))),
              "the whole model is at one point, expected a size of at least 1e-06 in the units of "
              "the file");
}

TEST_F(ModelStudies, TrianglesWithoutAnAreaAreNoModel) {
    EXPECT_EQ(refusal("line.obj", "v 0 0 0\nv 10 0 0\nv 20 0 0\nf 1 2 3\nf 1 1 2\n"),
              "none of its 2 triangles has an area");
}

TEST_F(ModelStudies, CornersThatAreNotThereAreOneLine) {
    Solid solid = boxSolid(40, 40, 40);
    solid.triangles[3][1] = 1'000'000;
    // In an STL file, each triangle has its own corners, so the test leaves out STL.
    EXPECT_NE(refusal("made.obj", sightline::test::asObj(solid)), "not refused");
    EXPECT_NE(refusal("text.ply", sightline::test::asTextPly(solid)), "not refused");
    EXPECT_NE(refusal("binary.ply", sightline::test::asBinaryPly(solid)), "not refused");
    EXPECT_NE(refusal("made.3mf", sightline::test::as3mf(solid)), "not refused");
    EXPECT_NE(refusal("made.fbx", sightline::test::asFbx(solid)), "not refused");
    EXPECT_EQ(refusal("made.glb", sightline::test::asGlb(solid)), "a face names no vertex");
}

TEST_F(ModelStudies, APlyWithoutTheEndOfItsHeaderIsCutOff) {
    const std::string whole = sightline::test::asTextPly(boxSolid(1, 1, 1));
    EXPECT_EQ(refusal("head.ply", whole.substr(0, whole.find("end_header") + 4)),
              "cut off: its header has no line \"end_header\"");
    EXPECT_EQ(refusal("body.ply", whole.substr(0, whole.find("end_header") + 11)),
              "cut off: fewer elements than its header says");
}

TEST_F(ModelStudies, FilesThatPromiseTooMuchAreOneLine) {
    EXPECT_EQ(
        refusal("many.ply", sightline::test::plyHead("binary_little_endian", 4'000'000'000, 1)),
        "cut off: fewer elements than its header says");
    std::string stl = sightline::test::asBinaryStl(boxSolid(1, 1, 1));
    stl.replace(80, 4, sightline::test::bytesOfValue(std::uint32_t(0xFFFFFFFFU)));
    EXPECT_EQ(refusal("many.stl", stl), "cut off: 684 of 214748364834 bytes");
    std::string deep = "; FBX 7.3.0 project file\n";
    for (int i = 0; i < 50'000; ++i) deep += "A: {\n";
    EXPECT_NE(refusal("deep.fbx", deep), "not refused");
}

TEST_F(ModelStudies, AScanIsSimplifiedAndItsFileStays) {
    const std::string content =
        sightline::test::asBinaryStl(sightline::test::hillySquare(150, 200, 0.2F));
    const auto path = files.write("scan.stl", content);
    std::vector<double> told;
    const auto study = studyModel(path, {}, {.progress = [&](double share) {
                                      EXPECT_TRUE(told.empty() || share >= told.back());
                                      told.push_back(share);
                                  }});
    ASSERT_TRUE(study.ok()) << study.problem().text;
    EXPECT_EQ(study->triangles, 45'000U);
    EXPECT_TRUE(study->isSimplified);
    EXPECT_LT(study->trianglesLeft(), 9'000U);
    EXPECT_EQ(study->within, usualSimplifying);
    EXPECT_GT(study->measured, 0.0);
    EXPECT_LE(study->measured, study->within);
    EXPECT_EQ(study->seams.open, 600U) << "of the whole one";
    ASSERT_GT(told.size(), 3U);
    EXPECT_GT(told.back(), 0.9);
    std::ifstream file(path, std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), content);
    const auto nearer = studyModel(path, {study->reading, 0.01});
    ASSERT_TRUE(nearer.ok()) << nearer.problem().text;
    EXPECT_LE(nearer->measured, 0.01);
    EXPECT_GT(nearer->trianglesLeft(), study->trianglesLeft());
}

// The allowed error is in inches. So a file that is read four times as large keeps more triangles.
TEST_F(ModelStudies, TheErrorIsInInchesOfTheReading) {
    const auto path = files.write(
        "scan.stl", sightline::test::asBinaryStl(sightline::test::hillySquare(110, 5, 0.005F)));
    const auto small = studyModel(path, {.reading = ModelReading{"in", false, 1.0}});
    const auto large = studyModel(path, {.reading = ModelReading{"in", false, 4.0}});
    ASSERT_TRUE(small.ok() && large.ok());
    EXPECT_LE(small->measured, small->within);
    EXPECT_LE(large->measured, large->within);
    EXPECT_LT(small->trianglesLeft(), large->trianglesLeft());
}

TEST_F(ModelStudies, APieceHoldsWhatALayoutReadsAgain) {
    const auto path = files.write(
        "scan.stl", sightline::test::asBinaryStl(sightline::test::hillySquare(110, 150, 0.1F)));
    auto study = studyModel(path);
    ASSERT_TRUE(study.ok()) << study.problem().text;
    study->reading.yUp = true;
    const auto piece = pieceOf(*study);
    ASSERT_TRUE(piece.ok()) << piece.problem().text;
    EXPECT_EQ(piece->shape->written, (nlohmann::json{{"mesh", path.generic_string()},
                                                     {"unit", "mm"},
                                                     {"scale", 1.0},
                                                     {"up", "y"},
                                                     {"simplified_within", usualSimplifying}}));
    const auto& mesh = std::get<geometry::MeshShape>(piece->shape->geometry);
    std::size_t triangles = 0;
    for (const geometry::MeshPart& part : mesh.parts) triangles += part.triangles.size();
    EXPECT_EQ(triangles, study->trianglesLeft());
    const auto whole = readMeshShape({path, 1.0, "mm", true});
    ASSERT_TRUE(whole.ok());
    EXPECT_EQ(whole->parts.at(0).triangles.size(), study->triangles) << "without the member, all";
}

TEST_F(ModelStudies, AnotherContentIsStudiedAnew) {
    const auto path = files.write("box.stl", sightline::test::asBinaryStl(boxSolid(40, 40, 40)));
    EXPECT_EQ(studyModel(path)->model.high.x, 40.0F);
    files.write("box.stl", sightline::test::asBinaryStl(boxSolid(50, 40, 40)));
    EXPECT_EQ(studyModel(path)->model.high.x, 50.0F);
}

TEST_F(ModelStudies, WhoStopsHearsSoAndNothingIsKept) {
    const auto path = files.write("box.stl", sightline::test::asBinaryStl(boxSolid(40, 40, 40)));
    std::atomic<bool> stop{true};
    const auto stopped = studyModel(path, {}, {.stop = &stop});
    ASSERT_FALSE(stopped.ok());
    EXPECT_EQ(stopped.problem().text, path.string() + ": not read: stopped");
    EXPECT_TRUE(studyModel(path).ok());
}

TEST(OwnModels, FactsAreProposedBySize) {
    using geometry::Cover;
    using geometry::Kind;
    EXPECT_EQ(likelyFacts({6, 5, 4}).kind, Kind::obstacle);
    EXPECT_EQ(likelyFacts({6, 5, 4}).facts.cover, Cover::heavy);
    EXPECT_EQ(likelyFacts({6, 5, 0.2}).kind, Kind::area);
    EXPECT_EQ(likelyFacts({6, 5, 0.2}).facts.blocksLos, false);
    EXPECT_EQ(likelyFacts({3, 0.8, 0.9}).kind, Kind::barricade);
    EXPECT_EQ(likelyFacts({3.1, 0.8, 0.9}).kind, Kind::obstacle);
    EXPECT_EQ(likelyFacts({1.5, 1.4, 0.9}).kind, Kind::scatter);
    EXPECT_TRUE(fitsATable({120, 5, 4}));
    EXPECT_FALSE(fitsATable({121, 5, 4}));
    EXPECT_FALSE(fitsATable({0.2, 0.2, 0.2}));
}

}  // namespace
}  // namespace sightline::app
