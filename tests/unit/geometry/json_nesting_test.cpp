// Limit of the nesting of lists and objects in a JSON text.
#include <gtest/gtest.h>

#include <string>

#include "geometry/base/json/json_reader.h"

namespace sightline::engine {
namespace {

std::string nested(int lists, const std::string& inner) {
    const auto count = static_cast<std::size_t>(lists);
    return std::string(count, '[') + inner + std::string(count, ']');
}

TEST(JsonNesting, TwoHundredListsAreReadAndOneMoreIsRefused) {
    EXPECT_FALSE(nestsTooDeep(nested(200, "")));
    EXPECT_TRUE(parseJson(nested(200, ""), "file").ok());
    EXPECT_TRUE(nestsTooDeep(nested(201, "")));
    EXPECT_FALSE(parseJson(nested(201, ""), "file").ok());
}

TEST(JsonNesting, ObjectsCountLikeLists) {
    std::string text = "1";
    for (int i = 0; i < 200; ++i) text = R"({"a":)" + text + "}";
    EXPECT_FALSE(nestsTooDeep(text));
    EXPECT_TRUE(nestsTooDeep("[" + text + "]"));
}

TEST(JsonNesting, BracketsInAStringDoNotCount) {
    const std::string brackets(300, '[');
    EXPECT_FALSE(nestsTooDeep(R"(["a\")" + brackets + R"("])")) << "after a quote of the string";
    EXPECT_FALSE(nestsTooDeep(R"(["\\\\\")" + brackets + R"("])"));
    EXPECT_TRUE(nestsTooDeep(R"(["\\",)" + brackets)) << "the backslash is a character of its own";
    EXPECT_TRUE(nestsTooDeep(R"(["",)" + brackets));
    EXPECT_FALSE(nestsTooDeep("[\"" + brackets)) << "the string has no end";
}

}  // namespace
}  // namespace sightline::engine
