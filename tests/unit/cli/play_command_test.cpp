// `sightline-cli play`: a client plays whole games. The client reads only the output of the
// program.
#include "app/cli/play/play_command.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "app/cli/games/replay_command.h"
#include "app/cli/play/play_nearest.h"
#include "app/cli/play/record_line.h"
#include "app/files/tables/load.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "geometry/base/digest.h"
#include "unit/cli/play_client.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;
using test::play;
using test::Played;
using test::playOn;
using test::random;
using test::starter;
using test::state;

std::string scenarioNamed(const char* name) {
    return (assetsFolder() / "scenarios" / (std::string(name) + ".scenario.json")).string();
}

/// A scenario with only two rounds. Two rounds contain the same kinds of answers as six.
std::string twoRoundsOf(const char* name, const test::TextFiles& files) {
    json scenario = loadScenario(scenarioNamed(name))->scenario.source;
    scenario["lastRound"] = 2;
    return files.write("short.scenario.json", scenario.dump()).string();
}

/// The result of replaying a journal: the digest, and the lines of the record.
struct Again {
    std::uint64_t digest = 0;
    std::vector<std::string> lines;
};
Again again(const std::string& journal) {
    const auto read = engine::readJournal(journal);
    EXPECT_TRUE(read) << read.problem().text;
    auto scenario = scenarioFromJson(read->journal.scenario, journal);
    const auto game = engine::replay(std::move(scenario->scenario), read->journal);
    EXPECT_TRUE(game) << game.problem().text;
    Again result{(*game)->digest(), {}};
    const engine::View view = (*game)->view(engine::Player::blue);
    for (const engine::Ruling& one : (*game)->record())
        result.lines.push_back(recordLine(one, view));
    return result;
}

std::vector<std::string> linesOf(const Played& played) {
    std::vector<std::string> lines;
    for (const json& one : played.of("record")) lines.push_back(one["line"]);
    return lines;
}

std::set<std::string> formsOf(const Played& played) {
    std::set<std::string> forms;
    for (const json& one : played.of("question")) forms.insert(one["form"]);
    return forms;
}

TEST(PlayCommand, AWholeGameFromSetupWithDiceThatAreTypedIn) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    const Played played = play({.scenario = twoRoundsOf("full_game", files), .save = kept}, playOn);
    EXPECT_EQ(played.status, 0) << played.errors;
    const json& end = played.events.back();
    ASSERT_EQ(end["event"], "end") << end;
    EXPECT_TRUE(end["winner"].is_null() || end["winner"] == "blue" || end["winner"] == "red");
    EXPECT_EQ(end["victory_points"].size(), 2U);
    const Again replayed = again(kept);
    EXPECT_EQ(end["digest"], engine::hexadecimal(replayed.digest));
    EXPECT_EQ(linesOf(played), replayed.lines);
    const std::set<std::string> forms{"pick", "pick_several", "move", "places", "dice", "draw"};
    const std::set<std::string> seen = formsOf(played);
    for (const std::string& form : forms) EXPECT_TRUE(seen.contains(form)) << form;
    EXPECT_LT(played.of("refused").size(), played.of("question").size() / 10);
}

TEST(PlayCommand, AWholeStarterBattleWithSeededChanceAsksPlayersOnly) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    const Played played = play({.scenario = twoRoundsOf("starter", files),
                                .journal = {},
                                .seed = 5,
                                .seeded = true,
                                .save = kept},
                               playOn);
    ASSERT_EQ(played.events.back()["event"], "end");
    EXPECT_EQ(played.events.back()["digest"], engine::hexadecimal(again(kept).digest));
    EXPECT_EQ(linesOf(played), again(kept).lines);
    EXPECT_FALSE(formsOf(played).contains("dice"));
    std::ostringstream output, errors;
    ASSERT_EQ(replayCommand({.file = kept}, output, errors), 0) << errors.str();
    EXPECT_EQ(json::parse(output.str())["digest"], played.events.back()["digest"])
        << "one form of digest everywhere";
}

TEST(PlayCommand, TheSameSeedGivesTheSameGame) {
    const test::TextFiles files;
    PlaySettings settings{.scenario = twoRoundsOf("starter", files)};
    const auto atRandom = [](const std::vector<json>&) { return random; };
    settings.seed = 2;
    const json one = play(settings, atRandom).events.back();
    EXPECT_EQ(play(settings, atRandom).events.back(), one);
    settings.seed = 3;
    EXPECT_NE(play(settings, atRandom).events.back()["digest"], one["digest"]);
}

TEST(PlayCommand, GoesOnWhereAJournalEnds) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    PlaySettings settings = starter();
    settings.save = kept;
    const Played first = play(settings, {random, random, random, state});
    const json before = first.last("state");
    EXPECT_EQ(before["answers"], 3);
    const Played second = play({.journal = kept, .save = kept}, {state, random});
    EXPECT_EQ(second.status, 0) << second.errors;
    EXPECT_EQ(second.events.front()["event"], "question") << "what was told is not told again";
    json asked = first.last("question");
    asked.erase("answered");
    EXPECT_EQ(second.events.front(), asked);
    EXPECT_EQ(second.last("state")["digest"], before["digest"]);
    EXPECT_EQ(second.last("question")["number"], 5);
    EXPECT_EQ(engine::readJournal(kept)->journal.answers.size(), 4U);
}

TEST(PlayCommand, AnotherSeedMayFollowAJournal) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    PlaySettings settings = starter();
    settings.seed = 8;
    settings.save = kept;
    play(settings, {random});
    EXPECT_EQ(engine::readJournal(kept)->journal.seed, 8U);
    play({.journal = kept, .seed = 9, .save = kept}, {random});
    EXPECT_EQ(engine::readJournal(kept)->journal.seed, 9U);
}

TEST(PlayCommand, AFinishedJournalSaysHowItEnded) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    const Played whole = play({.scenario = twoRoundsOf("starter", files), .save = kept},
                              [](const std::vector<json>&) { return random; });
    const Played over = play({.journal = kept}, {random});
    ASSERT_EQ(over.events.size(), 2U);
    EXPECT_EQ(over.events[0]["event"], "end");
    EXPECT_EQ(over.events[1]["event"], "error") << "there is no open question";
    EXPECT_EQ(over.events[0]["digest"], whole.events.back()["digest"]);
}

TEST(PlayCommand, RefusesFilesWithOneLineAndStatusOne) {
    const test::TextFiles files;
    const auto problem = [](const PlaySettings& settings) {
        const Played played = play(settings, std::vector<std::string>{});
        EXPECT_EQ(played.status, 1);
        EXPECT_TRUE(played.events.empty());
        EXPECT_EQ(std::count(played.errors.begin(), played.errors.end(), '\n'), 1);
        return played.errors;
    };
    EXPECT_NE(problem({.scenario = "nowhere.json"}).find("nowhere.json: cannot be opened"),
              std::string::npos);
    EXPECT_NE(problem({.journal = "nowhere.sightline"}).find("a file is expected"),
              std::string::npos);
    const auto broken = files.write("broken.sightline", "{}\n");
    EXPECT_NE(problem({.journal = broken.string()}).find("broken.sightline:1: "),
              std::string::npos);
    PlaySettings folder = starter();
    folder.save = files.folder().string();
    EXPECT_NE(problem(folder).find("is a folder"), std::string::npos);
    json overlapping = loadScenario(scenarioNamed("starter"))->scenario.source;
    auto& placements = overlapping["placements"]["blue"];
    placements[1]["minis"][0] = placements[0]["minis"][0];
    const auto wrong = files.write("wrong.scenario.json", overlapping.dump());
    EXPECT_NE(problem({.scenario = wrong.string()}).find("wrong.scenario.json: "),
              std::string::npos);
}

TEST(PlayCommand, ATornLastLineOfAJournalIsLeftOutAndSaid) {
    const test::TextFiles files;
    const std::string kept = (files.folder() / "kept.sightline").string();
    PlaySettings settings = starter();
    settings.save = kept;
    play(settings, {random});
    std::ofstream(kept, std::ios::app) << R"({"answer":"pi)";
    const Played played = play({.journal = kept}, std::vector<std::string>{});
    EXPECT_EQ(played.status, 0);
    EXPECT_NE(played.errors.find("the torn last line is left out"), std::string::npos);
    EXPECT_EQ(played.events.front()["number"], 2);
}

TEST(PlayCommand, EndsAtQuitAndAtTheEndOfItsInput) {
    const Played quit = play(starter(), {R"({"command":"quit"})", random});
    EXPECT_EQ(quit.status, 0);
    EXPECT_EQ(quit.of("question").size(), 1U) << "nothing is read any more";
    EXPECT_EQ(play(starter(), std::vector<std::string>{}).status, 0);
}

TEST(PlayCommand, TheHelpShowsEveryFormOfAnswerAsItIsRead) {
    const std::string help = playHelp();
    std::set<std::size_t> forms, adjustments;
    const std::string begin = R"({"answer":)";
    for (std::size_t at = help.find(begin); at != std::string::npos;
         at = help.find(begin, at + 1)) {
        int depth = 0;
        std::size_t end = at;
        do depth += help[end] == '{' ? 1 : help[end] == '}' ? -1 : 0;
        while (++end < help.size() && depth > 0);
        const std::string example = help.substr(at, end - at);
        const json object = json::parse(example);
        if (saysOnlyItsEnd(object)) continue;
        const auto answer = engine::answerFromExactJson(object);
        ASSERT_TRUE(answer) << example << ": " << answer.problem().text;
        forms.insert(answer->index());
        if (const auto* adjust = std::get_if<engine::Adjust>(&*answer))
            adjustments.insert(adjust->what.index());
    }
    EXPECT_EQ(forms.size(), std::variant_size_v<engine::Answer>);
    EXPECT_EQ(adjustments.size(), std::variant_size_v<decltype(engine::Adjust::what)>);
    for (const char* command :
         {"state", "automation", "random", "sensible", "default", "nearest", "undo", "quit"})
        EXPECT_NE(help.find(R"({"command":")" + std::string(command)), std::string::npos);
}

}  // namespace
}  // namespace sightline::app
