// Output to a terminal: every character must be shown, and no control sequence may be sent.
#include "app/cli/terminal/harmless_output.h"

#include <gtest/gtest.h>

#include <sstream>

namespace sightline::app {
namespace {

std::string written(const std::vector<std::string>& pieces) {
    std::stringbuf buffer;
    std::ostream stream(&buffer);
    {
        const HarmlessOutput harmless(stream);
        for (const std::string& piece : pieces) stream << piece;
    }
    return buffer.str();
}

TEST(HarmlessOutput, TextPassesAsItIs) {
    EXPECT_EQ(written({"{\"a\":\n\t\"Dôme 塔 🜂\"}\n"}), "{\"a\":\n\t\"Dôme 塔 🜂\"}\n");
    EXPECT_EQ(written({"D\xc3", "\xb4me \xf0\x9f", "\x9c", "\x82"}), "Dôme 🜂");
}

TEST(HarmlessOutput, ControlCharactersAreWrittenAsJsonWritesThem) {
    EXPECT_EQ(written({"a\x1b[31mb\r\x7f"}), "a\\u001b[31mb\\u000d\\u007f");
    EXPECT_EQ(written({"a\xc2",
                       "\x9b"
                       "2J"}),
              "a\\u009b2J");
    EXPECT_EQ(written({"a\u202Eb"}), "a\\u202eb");
}

TEST(HarmlessOutput, NothingWaitsBehindAFlush) {
    std::stringbuf buffer;
    std::ostream stream(&buffer);
    const HarmlessOutput harmless(stream);
    stream << "line\n" << std::flush;
    EXPECT_EQ(buffer.str(), "line\n");
    stream.put('x').flush();
    EXPECT_EQ(buffer.str(), "line\nx");
}

TEST(HarmlessOutput, BytesThatAreNoTextPass) {
    EXPECT_EQ(written({"a\xff\xc3"}), "a\xff\xc3");
    EXPECT_EQ(written({"\xc3", "a\x1b"}),
              "\xc3"
              "a\\u001b");
}

}  // namespace
}  // namespace sightline::app
