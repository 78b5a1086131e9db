// The command line program: every failure must print one line. A seed in an argument must consist
// only of decimal digits.
#include "app/cli/terminal/last_line.h"

#include <gtest/gtest.h>

#include <new>
#include <sstream>
#include <stdexcept>

#include "app/cli/lists/army_command.h"
#include "app/cli/terminal/seed_option.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

struct End {
    int status = -1;
    std::string errors;
};

End endOf(const std::function<int()>& program) {
    std::ostringstream errors;
    const int status = statusOf(program, errors);
    return {status, errors.str()};
}

TEST(LastLine, IsNotWrittenWhereNothingIsWrong) {
    for (const int status : {0, 1, 2}) {
        const End end = endOf([&] { return status; });
        EXPECT_EQ(end.status, status);
        EXPECT_EQ(end.errors, "");
    }
}

TEST(LastLine, IsOneLineForEveryFault) {
    const End fault = endOf([]() -> int { throw std::runtime_error("a fault\nof two lines"); });
    EXPECT_EQ(fault.status, 1);
    EXPECT_EQ(fault.errors, "a fault of two lines\n");
    const End memory = endOf([]() -> int { throw std::bad_alloc(); });
    EXPECT_EQ(memory.status, 1);
    EXPECT_EQ(memory.errors, "there is not enough memory to go on\n");
    const End other = endOf([]() -> int { throw 7; });
    EXPECT_EQ(other.status, 1);
    EXPECT_EQ(other.errors, "the program cannot go on\n");
}

TEST(SeedOption, IsAWholeNumberAsItStands) {
    for (const char* seed : {"0", "1", "18446744073709551615"}) EXPECT_EQ(faultOfSeed(seed), "");
    for (const char* text : {"", "-1", "18446744073709551616", "99999999999999999999", "1.5", "1e3",
                             "0x10", " 1", "1 ", "seven"})
        EXPECT_EQ(faultOfSeed(text), "a whole number from 0 to 18446744073709551615 is expected")
            << text;
}

}  // namespace
}  // namespace sightline::app
