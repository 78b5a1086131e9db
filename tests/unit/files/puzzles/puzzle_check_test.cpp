// The check of a puzzle: each fault has a message with the pointer of its member.
#include "unit/files/puzzles/puzzle_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;

json changed(const std::string& name, const char* pointer, const json& value) {
    json text = puzzleText(name);
    text[json::json_pointer(pointer)] = value;
    return text;
}

const std::string targets = "targets_red_or_white_dice";

TEST(PuzzleCheck, AcceptsAGoodPuzzle) { EXPECT_EQ(puzzleFault(puzzleText(targets)), ""); }

TEST(PuzzleCheck, RefusesASolutionThatIsNotGoodEnough) {
    EXPECT_EQ(puzzleFault(
                  changed(targets, "/solution", {{{"answer", "pick"}, {"chosen", {{"unit", 2}}}}})),
              "p: /solution: the solution has the value 0.750, but the best answer has the value "
              "1.000");
}

TEST(PuzzleCheck, RefusesAMistakeThatIsAccepted) {
    EXPECT_EQ(
        puzzleFault(changed(targets, "/mistakes/0/answers",
                            {{{"answer", "pick"}, {"chosen", {{"unit", 1}}}}})),
        "p: /mistakes/0: the mistake is accepted: its value is 1.000, and the best answer has "
        "the value 1.000");
}

// The value 0.75 of the mistake is 25 % worse than the best value 1.
TEST(PuzzleCheck, TheToleranceDecidesWhetherAMistakeIsAccepted) {
    EXPECT_EQ(puzzleFault(changed(targets, "/tolerance", 0.24)), "");
    EXPECT_EQ(puzzleFault(changed(targets, "/tolerance", 0.26)),
              "p: /value: 2 of 2 considered answers are accepted, expected at most half");
}

TEST(PuzzleCheck, RefusesAPuzzleThatDoingNothingSolves) {
    const json text = changed("objectives_one_activation", "/value",
                              {{"best", "least"}, {"sum", {{{"count", "secured"}}}}});
    EXPECT_EQ(puzzleFault(text), "p: /value: an answer that does nothing is accepted");
}

TEST(PuzzleCheck, RefusesNeedsThatNoAnswerMeets) {
    json needs = json::array();
    needs.push_back({{"of", {{"count", "woundsDealt"}}}, {"least", 20}});
    EXPECT_EQ(puzzleFault(changed(targets, "/needs", needs)),
              "p: /value: the search finds no answer that meets the needs");
}

TEST(PuzzleCheck, NamesAnIllegalAnswer) {
    const std::string fault = puzzleFault(
        changed(targets, "/solution", {{{"answer", "pick"}, {"chosen", {{"unit", 0}}}}}));
    EXPECT_TRUE(fault.starts_with("p: /solution: answer 1 is not legal: ")) << fault;
    EXPECT_EQ(puzzleFault(changed("tokens_dodge_or_run", "/solution",
                                  {{{"answer", "pick"}, {"chosen", {{"action", "dodge"}}}},
                                   {{"answer", "count"}, {"count", 1}}})),
              "p: /solution: answer 2 is not needed: the puzzle has ended before");
}

TEST(PuzzleCheck, NamesAMissingUnitAndAnUnusedAnswer) {
    EXPECT_EQ(puzzleFault(changed(targets, "/value/sum/0/unit", 7)),
              "p: /value/sum/0: no unit 7 is in the scenario");
    EXPECT_EQ(
        puzzleFault(changed(targets, "/before/0", {{"answer", "pick"}, {"chosen", {{"unit", 7}}}})),
        "p: /before/0: no question before the puzzle accepts this answer");
    EXPECT_EQ(puzzleFault(changed(targets, "/decisions", {"backUp"})),
              "p: /decisions: the solver has nothing to decide");
}

// Without given faces, all results of the attack roll and of the later rolls would be played.
TEST(PuzzleCheck, RefusesRollsWithTooManyResults) {
    json text = puzzleText("targets_armor");
    text["ends"] = "attack";
    text["scenario"]["placements"]["blue"][0]["tokens"] = {{"aim", 2}};
    EXPECT_EQ(puzzleFault(text),
              "p: /value: the rolls have more than 3000 results; give their faces in \"dice\"");
}

}  // namespace
}  // namespace sightline::test
