// Names and error messages before they are displayed: one line, no control characters, limited
// length.
#include "geometry/base/json/plain_text.h"

#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using engine::plainName;
using engine::plainText;
using test::TextFiles;

TEST(PlainText, OrdinaryNamesStayAsTheyAre) {
    for (const char* name : {"", "Ruined house", "Dôme à étages", "塔 <b>&amp;</b>", "🜂"})
        EXPECT_EQ(plainName(name), name);
}

TEST(PlainText, ControlCharactersAreSpaces) {
    EXPECT_EQ(plainName("a\x1b[31mb\nc\rd\te\x7f"
                        "f"),
              "a [31mb c d e f");
    EXPECT_EQ(plainName("a\u009b2Jb"), "a 2Jb");  // U+009B alone begins a control sequence
    // Characters that reverse the direction of the text.
    EXPECT_EQ(plainName("a\u202Eb\u2066c"), "a b c");
    EXPECT_EQ(plainName("a\u00A0\u2010b"), "a\u00A0\u2010b");
    EXPECT_EQ(plainName(std::string_view("a\0b", 3)), "a b");
}

TEST(PlainText, LongNamesEndWithDots) {
    const std::string hundred(100, 'x');
    EXPECT_EQ(plainName(hundred), hundred);
    EXPECT_EQ(plainName(hundred + "x"), hundred + "\u2026");
    EXPECT_EQ(plainText("äöü", 2), "äö\u2026");
}

TEST(PlainText, BytesThatAreNoTextAreShownAsSuch) {
    EXPECT_EQ(plainName("a\xc3"), "a\uFFFD");
    EXPECT_EQ(plainName("a\xff\x1b"), "a\uFFFD ");
    EXPECT_EQ(plainName("\xED\xA0\x80"), "\uFFFD") << "half a pair of UTF-16";
    EXPECT_EQ(plainName("\xE0\x80\x80"), "\uFFFD") << "longer than it need be";
}

TEST(PlainText, TellsWhetherATextIsUtf8) {
    for (const char* text :
         {"", "a", "\u00E4", "\u20AC", "\uD7FF\uE000", "\U0001F600", "\U0010FFFF"})
        EXPECT_TRUE(engine::isUtf8(text)) << text;
    for (const char* text : {"\x80", "\xC0\x80", "\xC3", "\xE2\x82", "\xED\xBF\xBF", "\xE0\x9F\xBF",
                             "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xFF"})
        EXPECT_FALSE(engine::isUtf8(text)) << text;
}

std::string layoutNamed(const std::string& name) {
    return R"({"format":"sightline-layout","version":1,"name":")" + name +
           R"(","table":{"width":72,"depth":36},"pieces":[{"id":"a","name":")" + name +
           R"(","position":[1,2],"kind":"area","shape":{"box":[1,1,1]}}]})";
}

TEST(PlainText, NamesInALayoutAreShownHarmless) {
    const TextFiles files;
    const auto layout =
        loadLayout(files.write("t.layout.json", layoutNamed(R"(A\u001b]0;x\u0007\nB)")));
    ASSERT_TRUE(layout) << layout.problem().text;
    EXPECT_EQ(layout->name, "A ]0;x  B");
    EXPECT_EQ(layout->pieces[0].name, "A ]0;x  B");
    const auto large =
        loadLayout(files.write("l.layout.json", layoutNamed(std::string(1'000'000, 'x'))));
    ASSERT_TRUE(large) << large.problem().text;
    EXPECT_EQ(large->pieces[0].name.size(), 103U);
}

TEST(PlainText, ARefusalThatQuotesANameIsOneShortLine) {
    const TextFiles files;
    const std::string member = R"({"\u001b[2J\n)" + std::string(100'000, 'x') + R"(": {}})";
    const auto layout = loadLayout(
        files.write("t.layout.json",
                    R"({"format":"sightline-layout","version":1,"table":{"width":72,"depth":36},
            "pieces":[{"id":"a","position":[1,2],"kind":"area","shape":{"box":[1,1,1]},"parts":)" +
                        member + "}]}"));
    ASSERT_FALSE(layout);
    const std::string text = layout.problem().text;
    EXPECT_LT(text.size(), 2'100U);
    EXPECT_EQ(text.find_first_of("\n\x1b"), std::string::npos);
}

}  // namespace
}  // namespace sightline::app
