// An error message as bytes, which one process sends to another. Any received bytes must give at
// least an English text.
#include "app/files/problem_bytes.h"

#include <gtest/gtest.h>

#include "app/files/words/models.h"
#include "rendering/words/models.h"

namespace sightline::app {
namespace {

TEST(ToldProblem, ComesBackAsItWas) {
    const Problem cut = problemIn("a.obj", problemOf(rendering::say::cutOffLine("f \"1\" \\ 2")));
    const Problem told = problemFromBytes(problemAsBytes(cut));
    EXPECT_EQ(told.text, "a.obj: cut off: its last line is \"f \"1\" \\ 2\"");
    EXPECT_EQ(english(told.message), told.text);
    EXPECT_STREQ(told.message.pattern, cut.message.pattern) << "a row of the table";
    const Problem flat = problemOf(say::modelWithoutArea(7));
    EXPECT_EQ(english(problemFromBytes(problemAsBytes(flat)).message),
              "none of its 7 triangles has an area");
}

TEST(ToldProblem, WithoutAMessageIsItsEnglish) {
    const Problem told = problemFromBytes(problemAsBytes({"a.obj: odd"}));
    EXPECT_EQ(told.text, "a.obj: odd");
    EXPECT_TRUE(told.message.none());
}

TEST(ToldProblem, KeepsBytesThatAreNoText) {
    const Problem odd = problemIn("\xFF.obj", problemOf(rendering::say::noTriangles()));
    EXPECT_EQ(problemFromBytes(problemAsBytes(odd)).text, "\xFF.obj: no triangles");
}

TEST(ToldProblem, DamagedIsWhatCanBeReadOfIt) {
    EXPECT_EQ(problemFromBytes("").text, "");
    EXPECT_EQ(problemFromBytes("a.obj: odd").text, "a.obj: odd");
    for (const char* first :
         {"", "7", "{", "[]", R"({"row": "no triangles"})", R"({"row": 7, "of": []})",
          R"({"row": "no triangles", "of": {}})", R"({"row": "rm -rf", "of": []})",
          R"({"row": "no triangles", "of": []})",
          R"({"row": "over %1 nodes and meshes", "of": []})",
          R"({"row": "%1: %2", "of": ["a.obj", [{"row": "no triangles"}]]})",
          R"({"row": "%1: %2", "of": ["a.obj", 1.5]})"}) {
        const Problem told = problemFromBytes(first + std::string("\na.obj: odd"));
        EXPECT_EQ(told.text, "a.obj: odd") << first;
        EXPECT_TRUE(told.message.none()) << first;
    }
    EXPECT_TRUE(problemFromBytes(std::string(100000, '[') + "\nodd").message.none());
}

}  // namespace
}  // namespace sightline::app
