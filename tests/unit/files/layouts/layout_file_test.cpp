// Layouts from disk: the forms that are accepted, and the problem for each mistake.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using sightline::test::TextFiles;

std::string layoutWith(const std::string& pieces) {
    return R"({"format":"sightline-layout","version":1,"name":"Test",
      "table":{"width":72,"depth":36,"mat":"forest"},"pieces":[)" +
           pieces + "]}";
}

std::string problemOf(const std::string& text) {
    const TextFiles files;
    const auto path = files.write("t.layout.json", text);
    const auto layout = loadLayout(path);
    if (layout) return "no problem";
    std::string problem = layout.problem().text;
    const auto at = problem.find(path.string());
    if (at != std::string::npos) problem.replace(at, path.string().size(), "FILE");
    return problem;
}

std::string problemOfPiece(const std::string& piece) { return problemOf(layoutWith(piece)); }

TEST(LayoutFile, ReadsEveryShape) {
    const TextFiles files;
    const auto layout = loadLayout(files.write(
        "t.layout.json",
        layoutWith(
            R"({"id":"b","shape":{"box":[3,0.6,0.9]},"position":[30,18,0],"rotation":90,"kind":"barricade"},
           {"id":"w","shape":{"prism":[[0,0],[6,0],[6,5],[0,5]],"height":4},"position":[40,10],"kind":"area",
            "movement":"difficult","cover":"light","blocks_los":true},
           {"id":"c","shape":{"cylinder":{"diameter":2,"height":3}},"position":[10,10,0],"kind":"scatter"})")));
    ASSERT_TRUE(layout) << layout.problem().text;
    ASSERT_EQ(layout->pieces.size(), 3U);
    EXPECT_EQ(layout->mat, "forest");
    EXPECT_EQ(layout->pieces[0].facts.cover, geometry::Cover::heavy);
    EXPECT_TRUE(layout->pieces[0].facts.blocksLos);
    EXPECT_EQ(layout->pieces[1].facts.movement, geometry::Movement::difficult);
    EXPECT_EQ(std::get<geometry::CylinderShape>(layout->pieces[2].shape).height, 3.0);
}

TEST(LayoutFile, KnowsEveryMatAndNamesThemToWhoAsksForAnother) {
    const TextFiles files;
    const auto withMat = [&](const std::string& mat) {
        return loadLayout(files.write("t.layout.json", R"({"format":"sightline-layout","version":1,
            "table":{"width":36,"depth":36,"mat":")" + mat +
                                                           R"("},"pieces":[]})"));
    };
    for (const std::string mat : {"desert", "forest", "city", "ice", "industrial"}) {
        const auto layout = withMat(mat);
        ASSERT_TRUE(layout) << layout.problem().text;
        EXPECT_EQ(layout->mat, mat);
    }
    const auto unknown = withMat("swamp");
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.problem().text.find("/table/mat"), std::string::npos);
    EXPECT_NE(unknown.problem().text.find("industrial"), std::string::npos);
}

TEST(LayoutFile, SaysWhichFactsAreNotAgreed) {
    const TextFiles files;
    const auto layout = loadLayout(files.write(
        "t.layout.json",
        layoutWith(
            R"({"id":"b","shape":{"box":[3,0.6,0.9]},"position":[30,18,0],"kind":"barricade"},
           {"id":"c","shape":{"box":[2,2,2]},"position":[10,10,0],"kind":"obstacle","cover":"heavy"})")));
    ASSERT_TRUE(layout);
    ASSERT_EQ(layout->unagreed.size(), 2U);
    EXPECT_EQ(layout->unagreed[0].piece, "c");
    EXPECT_EQ(layout->unagreed[0].text, "movement is not agreed, open is assumed");
    EXPECT_EQ(layout->unagreed[1].text, "blocks_los is not agreed, true is assumed");
}

TEST(LayoutFile, RefusesWhatIsNotThere) {
    const auto layout = loadLayout("/nowhere/x.layout.json");
    ASSERT_FALSE(layout);
    EXPECT_EQ(layout.problem().text,
              "/nowhere/x.layout.json: cannot be opened: No such file or directory");
    const auto device = loadLayout("/dev/zero");
    ASSERT_FALSE(device);
    EXPECT_EQ(device.problem().text, "/dev/zero: expected a file");
}

TEST(LayoutFile, RefusesBadJsonWithItsLine) {
    EXPECT_EQ(problemOf("{\n\"format\": \n}"), "FILE: line 3, byte 14: expected JSON");
    EXPECT_EQ(problemOf(""), "FILE: line 1, byte 1: expected JSON");
}

TEST(LayoutFile, RefusesAnotherFormatOrVersion) {
    EXPECT_EQ(problemOf(R"({"format":"sightline-army","version":1})"),
              "FILE: /format: expected \"sightline-layout\", found \"sightline-army\"");
    EXPECT_EQ(problemOf(R"({"format":"sightline-layout","version":2})"),
              "FILE: /version: expected version 1, found 2");
    EXPECT_EQ(problemOf("[]"), "FILE: /: expected an object, found a list of 0");
}

TEST(LayoutFile, RefusesWrongTypesWithTheirPointer) {
    EXPECT_EQ(problemOfPiece("7"), "FILE: /pieces/0: expected a piece of terrain, found 7");
    EXPECT_EQ(problemOfPiece(R"({"id":5})"), "FILE: /pieces/0/id: expected a text, found 5");
    EXPECT_EQ(problemOfPiece(R"({"id":"a","position":[1],"kind":"area"})"),
              "FILE: /pieces/0/position: expected a list of 2 to 3, found a list of 1");
    EXPECT_EQ(
        problemOfPiece(R"({"id":"a","position":[1,2],"kind":"hill"})"),
        "FILE: /pieces/0/kind: expected one of obstacle|area|scatter|barricade, found \"hill\"");
    EXPECT_EQ(problemOfPiece(R"({"id":"a","position":[1,2],"kind":"area","shape":{}})"),
              "FILE: /pieces/0/shape: expected one of mesh, prism, box, cylinder");
}

TEST(LayoutFile, RefusesNumbersThatAreNone) {
    EXPECT_EQ(problemOfPiece(R"({"id":"a","position":[1,NaN],"kind":"area"})").substr(0, 10),
              "FILE: line");
    EXPECT_NE(problemOfPiece(R"({"id":"a","position":[1,1e999],"kind":"area"})"), "no problem");
    EXPECT_EQ(
        problemOfPiece(R"({"id":"a","position":[1,2],"kind":"area","shape":{"box":[1,-1,1]}})"),
        "FILE: /pieces/0/shape/box/1: expected a number from 0.01 to 120, found -1");
}

TEST(LayoutFile, RefusesTheSameIdTwice) {
    const std::string piece =
        R"({"id":"a","position":[1,2],"kind":"area","shape":{"box":[1,1,1]}})";
    EXPECT_EQ(problemOfPiece(piece + "," + piece),
              "FILE: /pieces/1/id: expected an id that no other piece has, found \"a\"");
}

TEST(LayoutFile, RefusesPolygonsThatCrossOrTurnTheOtherWay) {
    const auto prism = [](const std::string& points) {
        return R"({"id":"a","position":[1,2],"kind":"area","shape":{"prism":)" + points +
               R"(,"height":2}})";
    };
    EXPECT_EQ(problemOfPiece(prism("[[0,0],[4,4],[4,0],[0,4]]")),
              "FILE: /pieces/0/shape/prism: expected a simple polygon: edges 0 and 2 cross");
    EXPECT_EQ(problemOfPiece(prism("[[0,0],[0,4],[4,4],[4,0]]")),
              "FILE: /pieces/0/shape/prism: expected a counter-clockwise polygon with an area");
}

TEST(LayoutFile, RefusesModelsThatCannotBeUsed) {
    const std::string piece =
        R"({"id":"a","position":[1,2],"kind":"area","shape":{"mesh":"none.glb","unit":"in"}})";
    const std::string problem = problemOfPiece(piece);
    EXPECT_EQ(problem.substr(0, 28), "FILE: /pieces/0/shape/mesh: ") << problem;
    EXPECT_NE(problem.find("none.glb"), std::string::npos) << problem;
}

TEST(LayoutFile, RefusesAModelWithoutTriangles) {
    const TextFiles files;
    files.write("empty.obj", "o Nothing\nv 0 0 0\nv 1 0 0\n");
    const auto layout = loadLayout(files.write(
        "t.layout.json",
        layoutWith(R"({"id":"a","position":[1,2],"kind":"area","shape":{"mesh":"empty.obj"}})")));
    ASSERT_FALSE(layout);
    EXPECT_NE(layout.problem().text.find("empty.obj"), std::string::npos) << layout.problem().text;
    EXPECT_EQ(layout.problem().text.find('\n'), std::string::npos);
}

TEST(LayoutFile, RefusesAModelOfGarbage) {
    const TextFiles files;
    std::string garbage(10U << 20U, '\0');
    std::uint32_t state = 1;
    for (char& c : garbage) {
        state = state * 1664525U + 1013904223U;
        c = static_cast<char>(state >> 24U);
    }
    files.write("garbage.glb", garbage);
    const auto layout = loadLayout(files.write(
        "t.layout.json",
        layoutWith(R"({"id":"a","position":[1,2],"kind":"area","shape":{"mesh":"garbage.glb"}})")));
    ASSERT_FALSE(layout);
    EXPECT_EQ(layout.problem().text.find('\n'), std::string::npos) << layout.problem().text;
    EXPECT_FALSE(loadLayout(files.write("g.layout.json", garbage)));
}

TEST(LayoutFile, RefusesAPartThatTheModelDoesNotHave) {
    const TextFiles files;
    files.write("t.obj", "o Roof\nv 0 0 0\nv 1 0 0\nv 0 1 1\nf 1 2 3\n");
    const auto with = [&](const std::string& part) {
        return loadLayout(files.write(
            "t.layout.json",
            layoutWith(
                R"({"id":"a","position":[9,9],"kind":"obstacle","shape":{"mesh":"t.obj"},"parts":{")" +
                part + R"(":{"movement":"impassable"}}})")));
    };
    const auto right = with("Roof");
    ASSERT_TRUE(right) << right.problem().text;
    const auto wrong = with("Rooff");
    ASSERT_FALSE(wrong);
    EXPECT_NE(wrong.problem().text.find("the model has no part \"Rooff\"; did you mean \"Roof\"?"),
              std::string::npos)
        << wrong.problem().text;
}

// A fake reader of models: returns a model with the given number of triangles and counts its calls.
struct Models {
    std::size_t triangles = 1;
    int asked = 0;

    Result<Layout> layoutOf(int pieces, const std::string& mesh) {
        auto document = nlohmann::json::parse(layoutWith(""));
        for (int i = 0; i < pieces; ++i) {
            const std::string name = mesh.empty() ? "m" + std::to_string(i) + ".glb" : mesh;
            document["pieces"].push_back({{"id", "p" + std::to_string(i)},
                                          {"position", {9, 9}},
                                          {"kind", "area"},
                                          {"shape", {{"mesh", name}}}});
        }
        return engine::readLayout(
            document, "FILE", {"/layouts", "/assets"}, [this](const engine::MeshReference&) {
                ++asked;
                geometry::MeshPart part{"", {{0, 0, 0}, {1, 0, 0}, {0, 1, 1}}, {}};
                part.triangles.assign(triangles, {0, 1, 2});
                return Result<geometry::MeshShape>(geometry::MeshShape{{part}});
            });
    }
};

TEST(LayoutFile, TheModelsOfALayoutHaveTwoMillionTrianglesAtMost) {
    Models models{.triangles = 500'000};
    EXPECT_TRUE(models.layoutOf(4, "").ok());
    const auto much = models.layoutOf(5, "");
    ASSERT_FALSE(much);
    EXPECT_EQ(much.problem().text,
              "FILE: /pieces/4/shape/mesh: with this piece the models of the layout have 2500000 "
              "triangles, expected at most 2000000");
    Models one{.triangles = 1'000'001};  // the triangles of a model count for each use of the model
    EXPECT_TRUE(one.layoutOf(1, "same.glb").ok());
    EXPECT_FALSE(one.layoutOf(2, "same.glb").ok());
}

/// A layout with one model. `within` is the allowed error of its simplification.
Result<Layout> simplifiedTo(const nlohmann::json& within, std::vector<double>& asked) {
    auto document = nlohmann::json::parse(layoutWith(""));
    document["pieces"].push_back({{"id", "hill"},
                                  {"position", {9, 9}},
                                  {"kind", "area"},
                                  {"shape", {{"mesh", "a.stl"}, {"simplified_within", within}}}});
    document["pieces"].push_back(
        {{"id", "whole"}, {"position", {9, 9}}, {"kind", "area"}, {"shape", {{"mesh", "a.stl"}}}});
    return engine::readLayout(
        document, "FILE", {"/layouts", "/assets"}, [&](const engine::MeshReference& reference) {
            asked.push_back(reference.simplifiedWithin);
            return Result<geometry::MeshShape>(geometry::MeshShape{
                {geometry::MeshPart{"", {{0, 0, 0}, {1, 0, 0}, {0, 1, 1}}, {{0, 1, 2}}}}});
        });
}

TEST(LayoutFile, AModelIsSimplifiedAsItsPieceSays) {
    std::vector<double> asked;
    const auto layout = simplifiedTo(0.02, asked);
    ASSERT_TRUE(layout) << layout.problem().text;
    EXPECT_EQ(asked, (std::vector<double>{0.02, 0.0})) << "two models of one file";
    EXPECT_EQ(layout->looks[0].simplifiedWithin, 0.02);
    EXPECT_EQ(layout->looks[1].simplifiedWithin, 0.0);
    EXPECT_EQ(layout->source["pieces"][0]["shape"]["simplified_within"], 0.02);
}

TEST(LayoutFile, HowFarAModelIsSimplifiedHasBounds) {
    std::vector<double> asked;
    EXPECT_TRUE(simplifiedTo(0.005, asked).ok());
    EXPECT_TRUE(simplifiedTo(0.25, asked).ok());
    for (const nlohmann::json& wrong :
         {nlohmann::json(0.0), nlohmann::json(0.0049), nlohmann::json(0.26), nlohmann::json(-1),
          nlohmann::json("fine")}) {
        const auto refused = simplifiedTo(wrong, asked);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_NE(refused.problem().text.find("/pieces/0/shape/simplified_within"),
                  std::string::npos)
            << refused.problem().text;
    }
}

TEST(LayoutFile, AModelThatStandsThereSeveralTimesIsReadOnce) {
    Models models;
    const auto layout = models.layoutOf(20, "same.glb");
    ASSERT_TRUE(layout) << layout.problem().text;
    EXPECT_EQ(layout->pieces.size(), 20U);
    EXPECT_EQ(models.asked, 1);
}
}  // namespace
}  // namespace sightline::app
