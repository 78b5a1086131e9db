// Model files from other people: a harmful file may end only the process that reads it, and the
// caller gets a problem in one line.
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "app/files/models/any_model.h"
#include "app/files/models/model_reader.h"
#include "app/files/tables/load.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;
using rendering::ModelFile;

constexpr const char* slab = "v 0 0 0\nv 2 0 0\nv 2 1 0\nv 0 1 0\ng Floor\nf 1 2 3 4\n";
constexpr const char* oneTriangle =
    R"("meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],)"
    R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],)"
    R"("bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":36,)"
    R"("uri":"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA"}]})";

/// A glTF file with a chain of `levels` nodes. Each node refers to the next node `times` times. The
/// last node has a triangle.
std::string chain(int levels, int times) {
    std::string text = R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[)";
    for (int i = 1; i < levels; ++i) {
        text += R"({"children":[)" + std::to_string(i);
        for (int k = 1; k < times; ++k) text += "," + std::to_string(i);
        text += "]},";
    }
    return text + R"({"mesh":0}],)" + oneTriangle;
}

std::string oneWhole() { return chain(1, 1); }

class ForeignModels : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) /
                 (std::string("foreign_") +
                  testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    fs::path write(const std::string& name, const std::string& content) const {
        std::ofstream(folder / name, std::ios::binary) << content;
        return folder / name;
    }
    static std::string refusal(const fs::path& path, const ReaderLimits& limits = {}) {
        const auto model = readInOwnProcess({path}, limits);
        if (model) return "not refused";
        const std::string text = model.problem().text;
        EXPECT_EQ(text.rfind(path.string() + ": ", 0), 0U) << text;
        EXPECT_EQ(text.find('\n'), std::string::npos) << text;
        return text.substr(path.string().size() + 2);
    }
    fs::path folder;
};

TEST_F(ForeignModels, ArriveAsTheyWouldHere) {
    const ModelFile file{write("slab.obj", slab), rendering::LengthUnit::centimetre, 2.5,
                         rendering::UpAxis::y};
    const auto here = rendering::readModel(file);
    const auto there = readInOwnProcess(file);
    ASSERT_TRUE(there.ok()) << there.problem().text;
    ASSERT_EQ(there->model.parts.size(), here->parts.size());
    EXPECT_EQ(there->model.parts[0].name, "Floor");
    EXPECT_EQ(there->model.parts[0].indices, here->parts[0].indices);
    EXPECT_EQ(there->model.high, here->high);
    EXPECT_EQ(there->model.low, here->low);
}

TEST_F(ForeignModels, AnOrdinaryRefusalIsHandedOn) {
    EXPECT_EQ(refusal(folder / "nowhere.obj"), "cannot be opened");
    EXPECT_EQ(refusal(write("points.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2\n")), "no triangles");
}

TEST_F(ForeignModels, AFewLevelsAreReadTooManyAreNot) {
    EXPECT_TRUE(readInOwnProcess({write("few.gltf", chain(900, 1))}).ok());
    EXPECT_NE(refusal(write("many.gltf", chain(1'001, 1))), "not refused");
    EXPECT_NE(refusal(write("deep.gltf", chain(20'000, 1))), "not refused");
}

TEST_F(ForeignModels, SharedBranchesAreReadUnlessTheyMultiply) {
    const auto few = readInOwnProcess({write("few.gltf", chain(5, 2))});
    ASSERT_TRUE(few.ok()) << few.problem().text;
    EXPECT_EQ(few->model.parts.size(), 16U);
    EXPECT_NE(refusal(write("many.gltf", chain(26, 2)), {.work = std::chrono::seconds(2)}),
              "not refused");
}

TEST_F(ForeignModels, AReaderThatWorksTooLongIsEnded) {
    const std::string text = refusal(write("many.gltf", chain(40, 2)),
                                     {.work = std::chrono::seconds(1), .memory = 1ULL << 40U});
    EXPECT_EQ(text, "not completely read in 1 s of processor time");
    EXPECT_EQ(refusal(folder / "many.gltf", {.patience = std::chrono::milliseconds(1)}),
              "not completely read in 0 s");
}

TEST_F(ForeignModels, AReaderThatTakesTooMuchMemoryIsEnded) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the sanitizer takes more addresses than any limit";
#endif
    EXPECT_EQ(refusal(write("many.gltf", chain(40, 2)), {.memory = 400ULL << 20U}),
              "needs more memory than a model may take");
}

TEST_F(ForeignModels, AReaderIsStoppedAtOnce) {
    std::atomic<bool> stop{true};
    EXPECT_EQ(refusal(write("many.gltf", chain(40, 2)), {.stop = &stop}), "not read: stopped");
    const ModelFile file{write("slab.obj", slab)};
    EXPECT_FALSE(readAnyModel(file, &stop).ok());
    stop = false;
    EXPECT_TRUE(readAnyModel(file, &stop).ok());  // the stopped import was not cached
}

/// The id of a child process of `parent`. 0 if `parent` has no child yet.
pid_t childOf(pid_t parent) {
    for (const auto& entry : fs::directory_iterator("/proc")) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos) continue;
        std::ifstream file(entry.path() / "status");
        for (std::string word; file >> word;) {
            if (word != "PPid:") continue;
            file >> word;
            if (word == std::to_string(parent)) return std::stoi(name);
        }
    }
    return 0;
}

// The process that reads a model must end when its parent ends. The test makes itself the new
// parent of such orphans, so that it sees when they end.
TEST_F(ForeignModels, AReaderEndsWithTheProcessThatAsked) {
    ASSERT_EQ(::prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
    const fs::path endless = write("many.gltf", chain(40, 2));
    const pid_t asking = ::fork();
    if (asking == 0) {
        // The reader's default time limit would end the process by another signal, so the test uses
        // a larger limit.
        const ReaderShare more{std::chrono::seconds(60), 2ULL << 30U};
        const auto read = readInOwnProcess(
            {endless},
            {.work = std::chrono::seconds(20), .memory = 2ULL << 30U, .afterwards = more});
        ::_exit(read ? 0 : 1);
    }
    pid_t reader = 0;
    while ((reader = childOf(asking)) == 0 && ::kill(asking, 0) == 0) ::sched_yield();
    ASSERT_GT(reader, 0);
    ::kill(asking, SIGKILL);
    ASSERT_EQ(::waitpid(asking, nullptr, 0), asking);
    int status = 0;
    ASSERT_EQ(::waitpid(reader, &status, 0), reader);
    ::prctl(PR_SET_CHILD_SUBREAPER, 0);
    // Either a signal killed the reader, or the reader ended before its start because its parent
    // was gone.
    EXPECT_TRUE((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) ||
                (WIFEXITED(status) && WEXITSTATUS(status) == 1))
        << status;
}

TEST_F(ForeignModels, WhoGoesOnGivesAReaderMore) {
    const ReaderLimits usual = limitsHere();
    EXPECT_EQ(usual.work, std::chrono::seconds(10));
    EXPECT_EQ(usual.memory, 1ULL << 30U);
    const ModelFile file{write("many.gltf", chain(40, 2))};
    const auto refused = readInOwnProcess(file, {.work = std::chrono::seconds(1)});
    ASSERT_FALSE(refused);
    EXPECT_EQ(endedTooSoon(refused.problem()), file.path);
    EXPECT_EQ(endedTooSoon(problemIn("a.layout.json", refused.problem())), file.path)
        << "whatever it is read for";
    EXPECT_FALSE(isToBeTriedAgain(refused));
    {
        const ReaderScope here(ReaderScope::Share::longer);
        EXPECT_GT(limitsHere().work, usual.work);
        EXPECT_GT(limitsHere().memory, usual.memory);
        EXPECT_GT(limitsHere().patience, usual.patience);
        EXPECT_TRUE(isToBeTriedAgain(refused));
        const auto damaged = readInOwnProcess({write("b.obj", "v 0 0 0\nf 1 1 2\n")});
        ASSERT_FALSE(damaged);
        EXPECT_FALSE(isToBeTriedAgain(damaged)) << "more of both would not help";
    }
    EXPECT_EQ(limitsHere().work, usual.work);
}

TEST_F(ForeignModels, AThreadThatIsToldToStopReadsNoMore) {
    const ModelFile file{write("many.gltf", chain(40, 2))};
    std::stop_source stop;
    {
        const ReaderScope here(ReaderScope::Share::longer, stop.get_token());
        stop.request_stop();
        const auto read = readAnyModel(file);
        ASSERT_FALSE(read);
        EXPECT_EQ(read.problem().text, file.path.string() + ": not read: stopped");
    }
    write("many.gltf", oneWhole());
    EXPECT_TRUE(readAnyModel(file).ok()) << "and nothing is kept of that";
}

TEST_F(ForeignModels, WhatIsHandedBackHasALimit) {
    const fs::path path = write("slab.obj", slab);
    EXPECT_EQ(refusal(path, {.output = 100}), "more than 0 MB of triangles");
    EXPECT_EQ(refusal(path, {.output = 4'000}), "not refused");
}

TEST_F(ForeignModels, FormatsThatNobodyUsesAreNotRead) {
    EXPECT_NE(refusal(write("slab.off", "OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n")),
              "not refused");
    EXPECT_NE(refusal(write("slab.raw", "0 0 0 1 0 0 0 1 0\n")), "not refused");
}

TEST_F(ForeignModels, OursAreReadAtOnce) {
    EXPECT_TRUE(isOurModel(assetsFolder() / "models/terrain_barricade.glb"));
    EXPECT_FALSE(isOurModel(assetsFolder() / "models/../terrain_barricade.glb"));
    const fs::path path = write("slab.obj", slab);
    EXPECT_FALSE(isOurModel(path));
    fs::create_symlink(path, folder / "link.obj");
    EXPECT_FALSE(isOurModel(folder / "link.obj"));
}

/// The CPU time of all child processes that have ended. The value changes when another child
/// process ends.
long workOfReaders() {
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    return used.ru_minflt;
}

TEST_F(ForeignModels, AModelIsReadOnce) {
    const ModelFile file{write("slab.obj", slab)};
    const long before = workOfReaders();
    ASSERT_TRUE(readAnyModel(file).ok());
    const long once = workOfReaders();
    EXPECT_GT(once, before);
    const auto again = readAnyModel(file);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->high, glm::vec3(2, 1, 0));
    EXPECT_EQ(workOfReaders(), once);
    ModelFile larger = file;
    larger.scale = 2.0;
    EXPECT_EQ(readAnyModel(larger)->high, glm::vec3(4, 2, 0));
    EXPECT_GT(workOfReaders(), once);
}

TEST_F(ForeignModels, ARefusalIsKeptToo) {
    const ModelFile file{write("noise.stl", "solid nothing\nfacet\n")};
    const auto first = readAnyModel(file);
    ASSERT_FALSE(first.ok());
    const long once = workOfReaders();
    EXPECT_EQ(readAnyModel(file).problem().text, first.problem().text);
    EXPECT_EQ(workOfReaders(), once);
}

TEST_F(ForeignModels, OtherContentIsReadAnew) {
    write("colour.mtl", "newmtl wall\nKd 1 0 0\n");
    const std::string head = "mtllib colour.mtl\nusemtl wall\n";
    const ModelFile file{write("slab.obj", head + slab)};
    const auto colour = [&] {
        const auto model = readAnyModel(file);
        return model->materials.at(std::size_t(model->parts[0].material)).baseColour;
    };
    EXPECT_EQ(colour(), glm::vec4(1, 0, 0, 1));
    write("colour.mtl", "newmtl wall\nKd 0 1 0\n");
    EXPECT_EQ(colour(), glm::vec4(0, 1, 0, 1));
    write("slab.obj", head + "v 0 0 0\nv 3 0 0\nv 3 1 0\nf 1 2 3\n");
    EXPECT_EQ(readAnyModel(file)->high.x, 3.0F);
}

}  // namespace
}  // namespace sightline::app
