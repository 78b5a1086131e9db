// The reasons why a model file is refused, in French. Another process reads models and sends the
// reason as bytes, so the tests also check the sent reason. No English may be left.
#include <gtest/gtest.h>
#include <QTemporaryDir>
#include <array>
#include <fstream>

#include "app/files/models/model_reader.h"
#include "app/files/models/model_study.h"
#include "app/files/problem_bytes.h"
#include "app/files/tables/terrain_pieces.h"
#include "app/files/words/models.h"
#include "rendering/words/models.h"
#include "ui/words/heard_problems.h"

namespace sightline::app {
namespace {
namespace models = rendering::say;

class FrenchModels : public HeardProblems {
  protected:
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::filesystem::path file = here() / name;
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }
    std::filesystem::path here() const { return folder_.path().toStdString(); }
    void refuse(const std::string& name, const std::string& text) {
        hear(rendering::readModelAndNames({.path = write(name, text)}));
    }
    void refuseElsewhere(const std::string& name, const std::string& text) {
        hear(studyModel(write(name, text), {}));
    }

  private:
    const QTemporaryDir folder_;
};

TEST_F(FrenchModels, ThatCannotBeReadAreSaid) {
    hear(rendering::readModelAndNames({.path = here() / "none.obj"}));
    hear(rendering::readModelAndNames({.path = write("a.obj", "v 0 0 0\n"), .scale = 0.0}));
    refuse("a.glb", std::string("glTF\2\0\0\0\xFF\0\0\0", 12));
    refuse("a.stl", "solid a\nfacet normal 0 0 1\n");
    refuse("b.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2");
    refuse("a.ply", "ply\nformat ascii 1.0\nelement vertex 9\nproperty float x\nend_header\n0\n");
    refuse("c.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2\n");
    refuse("a.fbx", "no model at all");
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchModels, ReadElsewhereAreSaidAsWell) {
    refuseElsewhere("points.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2\n");
    refuseElsewhere("small.obj", "v 0 0 0\nv 1e-9 0 0\nv 0 1e-9 0\nf 1 2 3\n");
    refuseElsewhere("large.obj", "v 0 0 0\nv 1e9 0 0\nv 0 1e9 0\nf 1 2 3\n");
    refuseElsewhere("flat.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n");
    const std::atomic<bool> stop = true;
    hear(readInOwnProcess({.path = write("d.obj", "v 0 0 0\n")}, {.stop = &stop}));
    engine::TerrainKind elsewhere;
    elsewhere.id = "house";
    elsewhere.mesh = "/house.glb";
    hear(pieceOf(elsewhere));
    EXPECT_EQ(french.english(), "");
}

TEST_F(FrenchModels, EveryRowOfTheTablesIsSaid) {
    for (const sightline::Message& one : {models::modelNotOpened(),
                                          models::modelNotRead(512),
                                          models::scaleExpected(),
                                          models::tooMuchMemory(),
                                          models::noModel("obj, stl", "?"),
                                          models::damagedModel("?"),
                                          models::arrivedDamaged(),
                                          models::cutOffBytes("3", "4"),
                                          models::cutOffSolid(),
                                          models::cutOffLine("f 1"),
                                          models::cutOffHeader(),
                                          models::cutOffElements(),
                                          models::noTriangles(),
                                          models::tooManyLevels(1000),
                                          models::tooManyNodes(100000),
                                          models::noSuchMesh(),
                                          models::noSuchChild(),
                                          models::noCoordinates(),
                                          models::tooManyCorners(),
                                          models::tooManyOfThem(),
                                          models::endlessCoordinate(),
                                          models::endlessOnLine("3"),
                                          models::vertexNumbers("3"),
                                          models::noVertexOnLine("3"),
                                          models::vertexMissing("3", "9", "8"),
                                          models::noSuchCorner(),
                                          say::modelGigantic("2", "1"),
                                          say::modelAtOnePoint("1"),
                                          say::modelWithoutArea(3)}) {
        const Problem problem = problemIn("a.obj", problemOf(one));
        hear(
            // The problem after it was sent as bytes.
            problemFromBytes(problemAsBytes(problem)));
    }
    for (const sightline::Message& one :
         {say::assetExpected("house"), say::readerNotStarted("sightline-cli"),
          say::notReadInTime("30"), say::notReadInWork("30"), say::tooMuchRead("512"),
          say::readingStopped(), say::readerEnded("SIGSEGV"), say::readerGaveUp(1),
          say::readerBrokeOff(), say::modelReachesTooFar("2000", "1000")})
        hear(problemOf(one));
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("rendering/words/models.h"), "");
    EXPECT_EQ(french.unsaid("app/files/words/models.h"), "");
}

}  // namespace
}  // namespace sightline::app
