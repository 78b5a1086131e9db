// `sightline-cli replay`: complete, unfinished and damaged games of this version and of the
// previous version.
#include "app/cli/games/replay_command.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/games/rules_words.h"
#include "engine/legion/rules/game/journal_file.h"
#include "unit/files/saved_games.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {
using namespace sightline::test;
using nlohmann::json;

struct Replay {
    int status = 0;
    std::string output, errors;
};

Replay replay(const std::filesystem::path& file, bool asFarAsItGoes = false) {
    std::ostringstream output, errors;
    const int status = replayCommand({file.string(), asFarAsItGoes}, output, errors);
    return {status, output.str(), errors.str()};
}

/// The lines of a journal that the previous version saved, with 60 answers.
std::vector<std::string> oldGame(const TextFiles& files) {
    const auto path = files.folder() / "old.sightline";
    EXPECT_TRUE(engine::writeJournal(path, playedBefore(60)));
    return withoutChecks(linesOfFile(path));
}

/// The journal of the previous version with another line for answer 41.
std::vector<std::string> oldGameWith(const TextFiles& files, const std::string& line) {
    auto lines = oldGame(files);
    lines[41] = line;
    return lines;
}

TEST(ReplayCommand, PrintsTheStateOfAGoodGame) {
    const TextFiles files;
    const auto file = files.write("game.sightline", joined(oldGame(files)));
    const Replay replayed = replay(file);
    ASSERT_EQ(replayed.status, 0) << replayed.errors;
    const json result = json::parse(replayed.output);
    EXPECT_EQ(result["answers"], 60);
    EXPECT_TRUE(result["digest"].is_string());
    for (const char* member : {"round", "over", "winner"})
        EXPECT_TRUE(result.contains(member)) << member;
    EXPECT_EQ(result.size(), 5U) << "nothing else of a game that goes all the way";
    EXPECT_EQ(replayed.errors, file.string() + ": saved before journals recorded their rules\n");
    EXPECT_EQ(replay(file, true).output, replayed.output);

    std::ostringstream output, errors;
    ASSERT_EQ(replayCommand({.file = file.string(), .fields = true}, output, errors), 0);
    const json whole = json::parse(output.str());
    EXPECT_EQ(whole["digest"], result["digest"]);
    EXPECT_EQ(whole["fields"]["round"], result["round"]);
    EXPECT_TRUE(whole["fields"]["units"][0]["tokens"].contains("vehicle_damage"));

    const auto today = files.folder() / "today.sightline";
    ASSERT_TRUE(engine::writeJournal(today, playedStarter(60)));
    EXPECT_EQ(json::parse(replay(today).output)["answers"], 60);
    EXPECT_TRUE(replay(today).errors.empty()) << "nothing differs";
}

TEST(ReplayCommand, ARefusedAnswerIsOneLine) {
    const TextFiles files;
    const auto file = files.write("game.sightline", joined(oldGameWith(files, refusedAnswer)));
    const Replay refused = replay(file);
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(refused.output.empty());
    EXPECT_TRUE(refused.errors.starts_with(file.string() + ": answer 41: ")) << refused.errors;
    EXPECT_TRUE(refused.errors.ends_with(
        "; saved before journals recorded their rules; --as-far-as-it-goes "
        "replays the 40 of 60 answers before it\n"))
        << refused.errors;
    EXPECT_EQ(std::count(refused.errors.begin(), refused.errors.end(), '\n'), 1);
}

TEST(ReplayCommand, AsFarAsItGoesIsTheGameBeforeThatAnswer) {
    const TextFiles files;
    auto lines = oldGameWith(files, refusedAnswer);
    const Replay part = replay(files.write("part.sightline", joined(lines)), true);
    ASSERT_EQ(part.status, 0) << part.errors;
    const json result = json::parse(part.output);
    EXPECT_EQ(result["answers"], 40);
    EXPECT_EQ(result["of"], 60);
    EXPECT_NE(result["stopped"].get<std::string>().find("answer 41: "), std::string::npos);
    lines.resize(41);
    const Replay cut = replay(files.write("cut.sightline", joined(lines)));
    ASSERT_EQ(cut.status, 0) << cut.errors;
    EXPECT_EQ(json::parse(cut.output)["digest"], result["digest"]);
}

TEST(ReplayCommand, ADamagedLineIsNamedAndTheGameBeforeItCanBeHad) {
    const TextFiles files;
    const auto file = files.write("game.sightline", joined(oldGameWith(files, "{\"answer\":")));
    const Replay refused = replay(file);
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(refused.errors.starts_with(file.string() + ":42: an answer object is expected; "))
        << refused.errors;
    const Replay part = replay(file, true);
    ASSERT_EQ(part.status, 0);
    EXPECT_EQ(json::parse(part.output)["answers"], 40);
}

TEST(ReplayCommand, ALineThatWasLostSinceIsNamed) {
    const TextFiles files;
    const auto path = files.folder() / "short.sightline";
    ASSERT_TRUE(engine::writeJournal(path, playedStarter(60)));
    auto lines = linesOfFile(path);
    lines.erase(lines.begin() + 30);
    files.write("short.sightline", joined(lines));
    const Replay refused = replay(path);
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(refused.errors.starts_with(
        path.string() + ":31: the line is not as it was saved: \"check\" must be"))
        << refused.errors;
    const Replay part = replay(path, true);
    ASSERT_EQ(part.status, 0);
    EXPECT_EQ(json::parse(part.output)["answers"], 29);
}

TEST(ReplayCommand, ALaterVersionIsRefusedEitherWay) {
    const TextFiles files;
    auto lines = oldGame(files);
    auto header = json::parse(lines.front());
    header["version"] = 3;
    lines.front() = header.dump();
    const auto file = files.write("game.sightline", joined(lines));
    for (const bool asFarAsItGoes : {false, true}) {
        const Replay refused = replay(file, asFarAsItGoes);
        EXPECT_EQ(refused.status, 1);
        EXPECT_TRUE(refused.output.empty());
        EXPECT_NE(refused.errors.find(":1: a later version of the game saved it"),
                  std::string::npos)
            << refused.errors;
    }
}

TEST(RulesWords, NameWhatDiffersAndAFewNames) {
    engine::RulesChange change;
    EXPECT_EQ(wordsOf(change), "");
    change.cards = true;
    EXPECT_EQ(wordsOf(change), "saved under other rules (some of its cards have changed)");
    change.dateThen = "2025-01-01";
    change.dateNow = "2026-05-29";
    change.since = {"Agile", "Blast", "Cycle"};
    EXPECT_EQ(wordsOf(change),
              "saved under other rules (those of 2025-01-01, now those of 2026-05-29; some of its "
              "cards have changed; the players still apply by hand: Agile, Blast, Cycle)");
    change = {};
    change.since = {"Agile", "Blast", "Cycle", "Duelist", "Enrage"};
    change.before = {"Overrun"};
    EXPECT_EQ(wordsOf(change),
              "saved under other rules (the players still apply by hand: Agile, Blast, Cycle "
              "and 2 more; "
              "no longer automated: Overrun)");
    change.unknown = true;
    EXPECT_EQ(wordsOf(change), "saved before journals recorded their rules");
}

// The command can check the digest at the end of the game. Earlier versions printed the digest as a
// decimal number, so the command also accepts a decimal number.
TEST(ReplayCommand, MayBeToldTheDigestThatItMustEndWith) {
    const TextFiles files;
    const auto path = files.folder() / "game.sightline";
    ASSERT_TRUE(engine::writeJournal(path, playedStarter(10)));
    const std::string digest = json::parse(replay(path).output)["digest"];
    EXPECT_EQ(digest.size(), 16U);
    const std::string number = std::to_string(std::stoull(digest, nullptr, 16));
    const auto against = [&](const std::string& wanted) {
        std::ostringstream output, errors;
        ReplaySettings settings{.file = path.string()};
        settings.digest = wanted;
        const int status = replayCommand(settings, output, errors);
        return std::pair{status, errors.str()};
    };
    EXPECT_EQ(against(digest).first, 0);
    EXPECT_EQ(against(number).first, 0);
    const auto [status, line] = against("0000000000000001");
    EXPECT_EQ(status, 1);
    EXPECT_EQ(line, path.string() + ": its digest is " + digest + ", not 0000000000000001\n");
}

}  // namespace
}  // namespace sightline::app
