// `sightline-cli puzzle`: checks, lists and answers puzzles.
#include "app/cli/puzzles/puzzle_command.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/files/lessons/load_puzzle.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;

std::string puzzleNamed(const std::string& name) {
    return (assetsFolder() / "puzzles" / (name + ".puzzle.json")).string();
}

/// The output, the errors and the exit status of a command.
struct PuzzleRun {
    int status = 0;
    std::string output, errors;
    json line() const { return json::parse(output); }
};
PuzzleRun checked(const std::vector<std::string>& files) {
    std::ostringstream output, errors;
    const int status = puzzleCheckCommand(files, {}, output, errors);
    return {status, output.str(), errors.str()};
}
PuzzleRun answered(const std::string& name, const std::string& answers) {
    std::istringstream input(answers);
    std::ostringstream output, errors;
    const int status = puzzleAnswerCommand(puzzleNamed(name), {}, input, output, errors);
    return {status, output.str(), errors.str()};
}

TEST(PuzzleCommand, CheckPrintsOneLineForEachPuzzle) {
    const PuzzleRun run = checked({puzzleNamed("targets_red_or_white_dice")});
    EXPECT_EQ(run.status, 0) << run.errors;
    EXPECT_EQ(run.errors, "");
    const json line = run.line();
    EXPECT_EQ(line["subject"], "targets");
    EXPECT_EQ(line["title"]["en"], "Red or white dice?");
    EXPECT_NEAR(line["best"].get<double>(), 1.0, 1e-9);
    EXPECT_EQ(line["line"]["words"], json({"Attack Rebel Troopers"}));
    EXPECT_EQ(line["considered"], 2);
    EXPECT_EQ(line["accepted"], 1);
    EXPECT_EQ(line["solution"]["accepted"], true);
    ASSERT_EQ(line["mistakes"].size(), 1U);
    EXPECT_EQ(line["mistakes"][0]["accepted"], false);
    EXPECT_EQ(line["mistakes"][0]["reply"]["defender"], "Stormtroopers");
}

TEST(PuzzleCommand, CheckReportsEachFaultInOneLineAndChecksTheOtherFiles) {
    const test::TextFiles files;
    json text = engine::parseJsonFile(puzzleNamed("targets_red_or_white_dice")).value();
    text["solution"] = text["mistakes"][0]["answers"];
    const auto faulty = files.write("a.puzzle.json", text.dump());
    const auto unread = files.write("b.puzzle.json", R"({"format": "sightline-puzzles"})");
    const PuzzleRun run = checked(
        {faulty.string(), unread.string(), puzzleNamed("targets_red_or_white_dice"), "missing"});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.errors,
              faulty.string() +
                  ": /solution: the solution has the value 0.750, but the best answer has the "
                  "value 1.000\n" +
                  unread.string() +
                  ": /format: expected \"sightline-puzzle\", found \"sightline-puzzles\"\n"
                  "missing: cannot be opened: No such file or directory\n");
    EXPECT_EQ(run.line()["subject"], "targets");
}

TEST(PuzzleCommand, AnAnswerIsJudgedWithBetterAnswersAndTheReply) {
    const PuzzleRun good =
        answered("tokens_dodge_or_run", R"({"answer":"pick","chosen":{"action":"dodge"}})");
    ASSERT_EQ(good.status, 0) << good.errors;
    EXPECT_EQ(good.line()["accepted"], true);
    EXPECT_EQ(good.line()["words"], json({"Dodge"}));
    EXPECT_EQ(good.line()["better"], json::array());
    const PuzzleRun bad = answered("tokens_dodge_or_run",
                                   "{\"answer\":\"pick\",\"chosen\":{\"action\":\"move\"}}\n\n"
                                   "{\"answer\":\"move\",\"to\":[18,6]}\n");
    ASSERT_EQ(bad.status, 0) << bad.errors;
    const json line = bad.line();
    EXPECT_EQ(line["accepted"], false);
    EXPECT_EQ(line["meets_needs"], true);
    EXPECT_GT(line["value"], line["best"]);
    EXPECT_EQ(line["counts"][0]["count"], "reply");
    EXPECT_EQ(line["better"][0]["words"], json({"Dodge"}));
    EXPECT_EQ(line["better"][0]["answers"][0]["chosen"], json({{"action", "dodge"}}));
    EXPECT_EQ(line["reply"]["unit"], "Stormtroopers");
    EXPECT_EQ(line["reply"]["words"][0], "Aim");
    double sum = 0.0;
    for (const auto& [wounds, chance] : line["reply"]["wounds"].items())
        sum += chance.get<double>();
    EXPECT_NEAR(sum, 1.0, 1e-9);
    EXPECT_FALSE(line["why"]["fr"].get<std::string>().empty());
}

// The answers that the command prints are answers that it reads.
TEST(PuzzleCommand, APrintedBetterAnswerIsAcceptedAsAnAnswer) {
    const PuzzleRun bad =
        answered("sight_out_of_everybodys_sight", R"({"answer":"move","to":[25,10]})");
    ASSERT_EQ(bad.status, 0) << bad.errors;
    std::string answers;
    const json better = bad.line()["better"][0];
    for (const json& answer : better["answers"]) answers += answer.dump() + "\n";
    const PuzzleRun good = answered("sight_out_of_everybodys_sight", answers);
    ASSERT_EQ(good.status, 0) << good.errors;
    EXPECT_EQ(good.line()["accepted"], true);
}

TEST(PuzzleCommand, AnIllegalAnswerIsRefusedWithItsReason) {
    const std::string puzzle = "tokens_dodge_or_run";
    EXPECT_EQ(answered(puzzle, "x").errors.substr(0, 7), "line 1:");
    const PuzzleRun unknown = answered(puzzle, R"({"answer":"pick","option":0,"chose":1})");
    EXPECT_EQ(unknown.status, 1);
    EXPECT_TRUE(unknown.errors.starts_with("line 1: ")) << unknown.errors;
    EXPECT_NE(unknown.errors.find("\"chosen\""), std::string::npos) << unknown.errors;
    const PuzzleRun illegal = answered(puzzle, R"({"answer":"pick","chosen":{"action":"attack"}})");
    EXPECT_EQ(illegal.status, 1);
    EXPECT_TRUE(illegal.errors.starts_with("answer 1 is not legal: ")) << illegal.errors;
    const PuzzleRun missing = answered("targets_red_or_white_dice", "");
    EXPECT_EQ(missing.status, 1);
    EXPECT_EQ(missing.errors, "an answer to the question \"declareDefender\" is missing\n");
}

TEST(PuzzleCommand, ListPrintsThePuzzlesOfOneSubject) {
    std::ostringstream all, tokens, errors;
    EXPECT_EQ(puzzleListCommand("", all, errors), 0);
    EXPECT_EQ(puzzleListCommand("tokens", tokens, errors), 0);
    EXPECT_EQ(errors.str(), "");
    std::size_t count = 0;
    std::istringstream lines(tokens.str());
    for (std::string line; std::getline(lines, line); ++count) {
        const json puzzle = json::parse(line);
        EXPECT_EQ(puzzle["subject"], "tokens");
        EXPECT_FALSE(puzzle["goal"]["fr"].get<std::string>().empty());
    }
    EXPECT_GE(count, 3U);
    const std::string text = all.str();
    EXPECT_EQ(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')),
              puzzleFiles().size());
}

}  // namespace
}  // namespace sightline::app
