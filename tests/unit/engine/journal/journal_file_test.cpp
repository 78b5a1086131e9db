// Journals on disk: the game writes them while it runs, they are read again, and a damaged journal
// is refused with its file and line.
#include "engine/legion/rules/game/journal_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "unit/engine/answers.h"
#include "unit/engine/armies.h"
#include "unit/engine/folder.h"

namespace sightline::engine::test {
namespace {

const std::string fileHeader =
    R"({"format":"sightline-journal","scenario":{"name":"test"},"seed":7,"version":1})"
    "\n";

Journal everyAnswer() {
    Journal journal;
    journal.scenario = {{"name", "test"}};
    journal.seed = 7;
    journal.answers = everyKindOfAnswer();
    return journal;
}

void expectSame(const Journal& one, const Journal& other) {
    EXPECT_EQ(one.scenario, other.scenario);
    EXPECT_EQ(one.seed, other.seed);
    ASSERT_EQ(one.answers.size(), other.answers.size());
    for (std::size_t i = 0; i < one.answers.size(); ++i) {
        EXPECT_EQ(toJson(one.answers[i]), toJson(other.answers[i]));
    }
}

std::string problemOf(const std::filesystem::path& path) {
    const auto read = readJournal(path);
    if (read) return "read";
    EXPECT_EQ(read.problem().text.find('\n'), std::string::npos);
    const std::string folder = path.parent_path().string() + "/";
    return read.problem().text.substr(folder.size());
}

TEST(JournalFile, ComesBackAsItWas) {
    const Folder folder;
    const Journal journal = everyAnswer();
    ASSERT_TRUE(writeJournal(folder.file("a"), journal));
    const std::string text = Folder::read(folder.file("a"));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'),
              static_cast<std::ptrdiff_t>(journal.answers.size() + 1));
    auto first = nlohmann::json::parse(text.substr(0, text.find('\n')));
    first.erase("check");
    EXPECT_EQ(first.dump() + "\n", fileHeader);
    const auto read = readJournal(folder.file("a"));
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_FALSE(read->lastLineTorn);
    expectSame(read->journal, journal);
}

TEST(JournalFile, KeepsEverySeed) {
    const Folder folder;
    for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1} << 62U, std::uint64_t{1} << 63U,
                               std::numeric_limits<std::uint64_t>::max()}) {
        Journal journal = everyAnswer();
        journal.seed = seed;
        ASSERT_TRUE(writeJournal(folder.file("a"), journal));
        const auto read = readJournal(folder.file("a"));
        ASSERT_TRUE(read) << read.problem().text;
        EXPECT_EQ(read->journal.seed, seed);
    }
}

TEST(JournalFile, FollowsAGame) {
    const Folder folder;
    Journal journal = everyAnswer();
    const auto answers = std::exchange(journal.answers, {});
    auto writer = JournalWriter::open(folder.file("deep/er/a")).value();
    for (const Answer& answer : answers) {
        journal.answers.push_back(answer);
        ASSERT_TRUE(writer->follow(journal));
        expectSame(readJournal(folder.file("deep/er/a"))->journal, journal);
    }
}

TEST(JournalFile, AppendsWithoutWritingAgain) {
    const Folder folder;
    Journal journal = everyAnswer();
    auto writer = JournalWriter::open(folder.file("a")).value();
    ASSERT_TRUE(writer->follow(journal));
    const auto size = std::filesystem::file_size(folder.file("a"));
    ASSERT_TRUE(writer->follow(journal));
    EXPECT_EQ(std::filesystem::file_size(folder.file("a")), size);
    journal.answers.emplace_back(Count{1});
    ASSERT_TRUE(writer->follow(journal));
    EXPECT_EQ(std::filesystem::file_size(folder.file("a")),
              size +
                  std::string(R"({"answer":"count","count":1,"check":"0123456789abcdef"})").size() +
                  1);
}

TEST(JournalFile, IsWrittenAgainAfterUndo) {
    const Folder folder;
    Journal journal = everyAnswer();
    auto writer = JournalWriter::open(folder.file("a")).value();
    ASSERT_TRUE(writer->follow(journal));
    journal.answers.resize(4);
    ASSERT_TRUE(writer->follow(journal));
    expectSame(readJournal(folder.file("a"))->journal, journal);
    journal.answers[3] = Count{0};  // changes the answer at this index; then more answers follow
    journal.answers.emplace_back(Pick{1});
    ASSERT_TRUE(writer->follow(journal));
    expectSame(readJournal(folder.file("a"))->journal, journal);
}

TEST(JournalFile, DropsATornLastLineAndSaysSo) {
    const Folder folder;
    Journal journal = everyAnswer();
    journal.answers.resize(4);
    ASSERT_TRUE(writeJournal(folder.file("a"), journal));
    const std::string text = Folder::read(folder.file("a"));
    const std::size_t lastLine = text.rfind('\n', text.size() - 2) + 1;
    for (std::size_t end = lastLine + 1; end + 1 < text.size(); ++end) {
        const auto read = readJournal(folder.write("torn", text.substr(0, end)));
        ASSERT_TRUE(read) << read.problem().text;
        EXPECT_TRUE(read->lastLineTorn);
        EXPECT_EQ(read->journal.answers.size(), 3U);
    }
    const auto whole = readJournal(folder.write("open", text.substr(0, text.size() - 1)));
    ASSERT_TRUE(whole);  // only the line break at the end is missing, so no answer is lost
    EXPECT_FALSE(whole->lastLineTorn);
    EXPECT_EQ(whole->journal.answers.size(), 4U);
}

TEST(JournalFile, RefusesABadLineElsewhere) {
    const Folder folder;
    const std::string good = R"({"answer":"pick","option":0})"
                             "\n";
    EXPECT_EQ(problemOf(folder.write("a", fileHeader + good + "{\"answer\":\"pi\n" + good)),
              "a:3: an answer object is expected");
    EXPECT_EQ(problemOf(folder.write("b", fileHeader +
                                              R"({"answer":"count"})"
                                              "\n" +
                                              good)),
              "b:2: \"count\" is missing");
    EXPECT_EQ(problemOf(folder.write("c", fileHeader + good + "\n" + good)),
              "c:3: an answer object is expected");
    EXPECT_EQ(problemOf(folder.write("d", fileHeader + good + "7\n")),
              "d:3: an answer must be an object");
}

TEST(JournalFile, ReadsLinesThatEndInTwoCharacters) {
    const Folder folder;
    std::string text = fileHeader + R"({"answer":"pick","option":0})"
                                    "\n";
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
        text.insert(at, 1, '\r');
    }
    EXPECT_EQ(problemOf(folder.write("a", text)), "read");
}

TEST(JournalFile, RefusesAWrongHeader) {
    const Folder folder;
    EXPECT_EQ(problemOf(folder.write("a", "")), "a:1: a header object is expected");
    EXPECT_EQ(problemOf(folder.write("a", "not json\n")), "a:1: a header object is expected");
    EXPECT_EQ(problemOf(folder.write("a", "[]\n")), "a:1: a header object is expected");
    EXPECT_EQ(problemOf(folder.write("a", R"({"format":"other","version":1})")),
              "a:1: \"format\" must be \"sightline-journal\"");
    for (const char* version : {"0", "-1", "\"1\"", "null", "1.5", "1e300"}) {
        const auto text =
            R"({"format":"sightline-journal","version":)" + std::string(version) + "}";
        EXPECT_EQ(problemOf(folder.write("a", text)),
                  "a:1: \"version\" must be a whole number from 1")
            << version;
    }
    EXPECT_EQ(problemOf(folder.write("a", R"({"format":"sightline-journal","version":1})")),
              "a:1: \"scenario\" must be an object");
    for (const char* seed : {"-1", "1.5", "\"1\"", "null", "1e300"}) {
        const auto text = R"({"format":"sightline-journal","version":1,"scenario":{},"seed":)" +
                          std::string(seed) + "}";
        EXPECT_NE(problemOf(folder.write("a", text)).find("a:1: \"seed\" must be a whole number"),
                  std::string::npos)
            << seed;
    }
}

TEST(JournalFile, RefusesWhatIsNoFile) {
    const Folder folder;
    EXPECT_EQ(problemOf(folder.file("missing")), "missing: a file is expected");
    std::filesystem::create_directories(folder.file("folder"));
    EXPECT_EQ(problemOf(folder.file("folder")), "folder: a file is expected");
    EXPECT_FALSE(JournalWriter::open(folder.file("folder")));
    folder.write("plain", "x");
    EXPECT_FALSE(JournalWriter::open(folder.file("plain/under")));
}

TEST(JournalFile, RefusesMoreThanAnyGameHolds) {
    const Folder folder;
    constexpr std::uintmax_t most = 64ULL << 20U;
    const auto file = folder.write("large", fileHeader);
    std::filesystem::resize_file(file, most);
    EXPECT_TRUE(readJournal(file)) << "its last line is torn";
    std::filesystem::resize_file(file, most + 1);
    EXPECT_EQ(problemOf(file), "large: cannot be opened, or has more than 64 MB");
}

TEST(Replay, NamesTheAnswerThatWasRefused) {
    Journal journal;
    journal.answers = {Pick{0}, Pick{9}};
    const auto game = replay(shootOut(), journal);
    ASSERT_FALSE(game);
    EXPECT_TRUE(game.problem().text.starts_with("answer 2: option 0 to ")) << game.problem().text;
}

}  // namespace
}  // namespace sightline::engine::test
