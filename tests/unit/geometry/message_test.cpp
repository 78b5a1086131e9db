// Messages of the program in English: a row of a message table with its arguments.
#include <gtest/gtest.h>

#include "geometry/base/message.h"
#include "geometry/words/beyond.h"

namespace sightline {
namespace {

constexpr MessageTemplate<> plainRow{inEnglish("Tests", "no way for the tool")};
constexpr MessageTemplate<PrintedName, Length, int> mixedRow{
    inEnglish("Tests", "%1 stops after %2, 100% of %3")};
constexpr MessageTemplate<Message, Decimal> nestedRow{inEnglish("Tests", "%2 times: %1")};
constexpr MessageTemplate<Messages> listedRow{inEnglish("Tests", "(%1)")};
constexpr MessageTemplate<HelpText> cardRow{inEnglish("Tests", "%1")};

TEST(Message, IsItsPatternWithWhatItSpeaksOf) {
    EXPECT_EQ(english(plainRow()), "no way for the tool");
    EXPECT_EQ(english(mixedRow("wall", 5.9, 3)), "wall stops after 5.90 in, 100% of 3");
    EXPECT_EQ(english(mixedRow("wall", {5.96, 1}, -3)), "wall stops after 6.0 in, 100% of -3");
}

TEST(Message, SpeaksOfOtherMessages) {
    EXPECT_EQ(english(nestedRow(plainRow(), {2.25, 1})), "2.2 times: no way for the tool");
    EXPECT_EQ(english(listedRow({plainRow(), plainRow()})),
              "(no way for the tool, no way for the tool)");
    EXPECT_EQ(english(listedRow({})), "()");
}

// A name in a message may contain "%1". This text is never replaced.
TEST(Message, LeavesNamesAsTheyAre) {
    EXPECT_EQ(english(mixedRow("%2 % %9", 1.0, 7)), "%2 % %9 stops after 1.00 in, 100% of 7");
}

TEST(Message, OfACardHasTheNumberThatItPrints) {
    EXPECT_EQ(english(cardRow({"Spend X aim tokens, up to X.", 2})),
              "Spend 2 aim tokens, up to 2.");
    EXPECT_EQ(english(cardRow({"An X-wing or AXE counts X times.", 12})),
              "An 12-wing or AXE counts 12 times.");
    EXPECT_EQ(english(cardRow({"Up to X tokens.", {}})), "Up to X tokens.") << "it prints none";
}

TEST(Message, ThatSaysNothingIsNone) {
    EXPECT_TRUE(Message{}.none());
    EXPECT_EQ(english(Message{}), "");
    EXPECT_FALSE(plainRow().none());
}

// A length and its limit must look different. "6.00 in up, at most 6.00 in" would explain nothing,
// so the message shows more digits.
TEST(Message, ALengthAndItsLimitAreToldApart) {
    constexpr MessageTemplate<Length, Length> up{inEnglish("Messages", "%1 up, at most %2")};
    EXPECT_EQ(english(comparing(up, 7.0, 6.0)), "7.00 in up, at most 6.00 in");
    EXPECT_EQ(english(comparing(up, 6.004, 6.0)), "6.004 in up, at most 6.000 in");
    EXPECT_EQ(english(comparing(up, 6.009, 6.0)), "6.01 in up, at most 6.00 in");
    EXPECT_EQ(english(comparing(up, 6.0, 6.0 - 2e-6)), "6.000000 in up, at most 5.999998 in");
    EXPECT_EQ(english(comparing(up, 3.0, 3.0)), "3.00 in up, at most 3.00 in") << "the same";
}

TEST(Message, ALengthAboveNothingIsNotToldAsNothing) {
    EXPECT_EQ(Beyond(0.0012, 0.0).length.digits, 3);
    EXPECT_EQ(Beyond(0.5, 0.0).length.digits, 2);
}

}  // namespace
}  // namespace sightline
