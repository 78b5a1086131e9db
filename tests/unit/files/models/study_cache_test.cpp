// The disk cache of simplified models. It must return a model only for a file with the same content
// and for the same settings.
#include "app/files/models/study_cache.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "app/files/models/model_study.h"
#include "unit/files/model_formats.h"
#include "unit/files/own_cache.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesOnDisk(const test::OwnCache& cache) {
    std::vector<fs::path> all;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(cache.folder() / "models", error))
        all.push_back(entry.path());
    return all;
}

TEST(StudyCache, FindsTheSameContentAskedTheSameWay) {
    const test::OwnCache cache;
    EXPECT_FALSE(StudyName("content", "asked").find());
    const std::string study("a\nb\0c", 5);
    StudyName("content", "asked").keep(study);
    EXPECT_EQ(StudyName("content", "asked").find(), study);
    EXPECT_FALSE(StudyName("Content", "asked").find());
    EXPECT_FALSE(StudyName("content", "otherwise").find());
    EXPECT_EQ(filesOnDisk(cache).size(), 1U);
}

TEST(StudyCache, WhatIsDamagedIsNotThere) {
    const test::OwnCache cache;
    const StudyName name("content", "asked");
    name.keep(std::string(1'000, 'x'));
    const fs::path file = filesOnDisk(cache).at(0);
    fs::resize_file(file, fs::file_size(file) - 1);
    EXPECT_FALSE(name.find());
    std::ofstream(file) << "";
    EXPECT_FALSE(name.find());
    std::ofstream(file) << "no line";
    EXPECT_FALSE(name.find());
    name.keep("again");
    EXPECT_EQ(name.find(), "again");
}

TEST(StudyCache, WithoutAFolderNothingIsKept) {
    const test::OwnCache cache;
    const test::TextFiles files;
    ::setenv("SIGHTLINE_CACHE_DIR", files.write("file", "in the way").c_str(), 1);
    const StudyName name("content", "asked");
    name.keep("study");
    EXPECT_FALSE(name.find());
}

/// The CPU time of all child processes that have ended. The value changes when another child
/// process ends.
long workOfChildren() {
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    return used.ru_minflt;
}

class StudiesOnDisk : public testing::Test {
  protected:
    ModelStudy studied(const std::string& name, const std::string& content) const {
        auto study = studyModel(files.write(name, content));
        EXPECT_TRUE(study.ok()) << study.problem().text;
        return study ? std::move(*study) : ModelStudy{};
    }
    test::OwnCache cache;
    test::TextFiles files;
};

// The cache in memory uses paths as keys. So a copy at another path is found only on disk, as in
// another run of the program.
TEST_F(StudiesOnDisk, AScanIsSimplifiedOnceWhereverItLies) {
    const std::string scan = test::asBinaryStl(test::hillySquare(110, 200, 0.2F));
    const ModelStudy first = studied("one.stl", scan);
    ASSERT_TRUE(first.isSimplified);
    EXPECT_EQ(filesOnDisk(cache).size(), 1U);
    const long before = workOfChildren();
    const ModelStudy second = studied("two.stl", scan);
    EXPECT_EQ(workOfChildren(), before);
    EXPECT_EQ(second.file.filename(), "two.stl");
    EXPECT_EQ(second.reading, first.reading);
    EXPECT_EQ(second.triangles, first.triangles);
    EXPECT_EQ(second.seams.open, first.seams.open);
    EXPECT_EQ(second.measured, first.measured);
    ASSERT_EQ(second.model.parts.size(), first.model.parts.size());
    EXPECT_EQ(second.model.parts[0].indices, first.model.parts[0].indices);
    EXPECT_EQ(second.model.high, first.model.high);

    std::ofstream(filesOnDisk(cache).at(0)) << "damaged";
    const ModelStudy third = studied("three.stl", scan);
    EXPECT_GT(workOfChildren(), before);
    EXPECT_EQ(third.measured, first.measured);
}

TEST_F(StudiesOnDisk, AScanThatCannotBeSimplifiedIsTriedOnce) {
    const std::string noise = test::asBinaryStl(test::hillySquare(110, 200, 30.0F));
    const ModelStudy first = studied("one.stl", noise);
    EXPECT_TRUE(first.staysLarge());
    EXPECT_GT(first.seconds, 0.0);
    EXPECT_EQ(filesOnDisk(cache).size(), 1U);
    const long before = workOfChildren();
    const ModelStudy second = studied("two.stl", noise);
    EXPECT_EQ(workOfChildren(), before);
    EXPECT_TRUE(second.staysLarge());
    EXPECT_EQ(second.seconds, first.seconds);
    EXPECT_EQ(second.trianglesLeft(), 24'200U);
}

TEST_F(StudiesOnDisk, WhatTakesNoTimeIsNotKept) {
    EXPECT_FALSE(studied("box.stl", test::asBinaryStl(test::boxSolid(40, 40, 40))).isSimplified);
    EXPECT_TRUE(filesOnDisk(cache).empty());
}

}  // namespace
}  // namespace sightline::app
