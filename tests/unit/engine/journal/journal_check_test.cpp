// Every line of a journal has a checksum of itself and of all lines before it. So a damaged file is
// never read as another game.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/rules/game/journal_file.h"
#include "unit/engine/answers.h"
#include "unit/engine/folder.h"

namespace sightline::engine::test {
namespace {

std::vector<std::string> linesIn(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string textOf(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text.append(line).append("\n");
    return text;
}

class JournalCheck : public testing::Test {
  protected:
    JournalCheck() {
        Journal journal{{{"name", "test"}}, 7, everyKindOfAnswer()};
        for (const Face face : {Face::hit, Face::crit, Face::blank})
            journal.answers.emplace_back(DiceAnswer{{face, Face::attackSurge}});
        EXPECT_TRUE(writeJournal(folder.file("whole"), journal));
        text = Folder::read(folder.file("whole"));
        lines = linesIn(text);
    }
    /// The number of the damaged line, counted from 1. 0 if the file is not damaged.
    std::size_t damagedLine(const std::string& content) const {
        const auto read = readJournalAsFarAsItGoes(folder.write("a", content));
        if (!read) {
            EXPECT_NE(read.problem().text.find("a:1: "), std::string::npos) << read.problem().text;
            return 1;
        }
        if (!read->damage) return 0;
        EXPECT_EQ(read->damage->left, lines.size() + 1 - read->damage->line);
        EXPECT_EQ(read->journal.answers.size(), read->damage->line - 2);
        return read->damage->line;
    }
    std::string problemOfFile(const std::string& content) const {
        const auto read = readJournal(folder.write("a", content));
        return read ? "read" : read.problem().text.substr(folder.file("").string().size());
    }

    Folder folder;
    std::string text;
    std::vector<std::string> lines;
};

TEST_F(JournalCheck, AWholeFileIsWhole) {
    EXPECT_EQ(damagedLine(text), 0U);
    for (const std::string& line : lines) {
        const auto object = nlohmann::json::parse(line);
        ASSERT_TRUE(object.contains("check")) << line;
        EXPECT_EQ(object["check"].get<std::string>().size(), 16U);
    }
}

TEST_F(JournalCheck, OneBitIsNoticedInItsLine) {
    // The test damages every seventh byte, because a test of every byte would take a minute.
    for (std::size_t at = 0; at + 1 < text.size(); at += 7) {
        std::string changed = text;
        changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ (1U << at % 8));
        if (text[at] == '\n' || changed[at] == '\n' || changed[at] == '\r') continue;
        const auto line = std::count(text.begin(), text.begin() + std::ptrdiff_t(at), '\n') + 1;
        ASSERT_EQ(damagedLine(changed), static_cast<std::size_t>(line)) << "byte " << at;
    }
}

TEST_F(JournalCheck, AnotherFaceOfADieIsNoticed) {
    ASSERT_NE(lines.back().find("\"blank\""), std::string::npos) << lines.back();
    lines.back().replace(lines.back().find("\"blank\""), 7, "\"crit\"");
    EXPECT_EQ(damagedLine(textOf(lines)), lines.size());
}

TEST_F(JournalCheck, ALineThatIsLostMovedOrTwiceThereIsNoticed) {
    auto changed = lines;
    std::swap(changed[3], changed[4]);
    EXPECT_EQ(damagedLine(textOf(changed)), 4U);
    lines.insert(lines.begin() + 5, lines[5]);
    EXPECT_EQ(damagedLine(textOf(lines)), 7U) << "the second of them";
    lines.erase(lines.begin() + 5, lines.begin() + 7);
    EXPECT_EQ(damagedLine(textOf(lines)), 6U);
}

TEST_F(JournalCheck, AnAnswerWithoutACheckStandsInNoCheckedFile) {
    auto answer = nlohmann::json::parse(lines[2]);
    answer.erase("check");
    lines[2] = answer.dump();
    EXPECT_EQ(damagedLine(textOf(lines)), 3U);
    answer["check"] = 7;
    lines[2] = answer.dump();
    EXPECT_EQ(damagedLine(textOf(lines)), 3U);
}

TEST_F(JournalCheck, SaysWhatWasExpected) {
    const std::string check = nlohmann::json::parse(lines[1])["check"];
    std::string other = check;
    other[0] = other[0] == '0' ? '1' : '0';
    lines[1].replace(lines[1].find(check), 16, other);
    EXPECT_EQ(problemOfFile(textOf(lines)),
              "a:2: the line is not as it was saved: \"check\" must be \"" + check + "\"");
}

TEST_F(JournalCheck, AFileCutAtALineEndIsAShorterGame) {
    lines.resize(4);
    EXPECT_EQ(damagedLine(textOf(lines)), 0U);
}

TEST_F(JournalCheck, TheSameMeaningInOtherWordsIsNoDamage) {
    for (std::string& line : lines) {
        const auto object = nlohmann::json::parse(line);
        std::string spaced;
        for (const char one : object.dump(1)) spaced += one == '\n' ? ' ' : one;
        line = spaced;
    }
    EXPECT_EQ(damagedLine(textOf(lines)), 0U) << "another program may write the members anew";
}

TEST_F(JournalCheck, AFileWithoutChecksOpensAsBefore) {
    for (std::string& line : lines) {
        auto object = nlohmann::json::parse(line);
        object.erase("check");
        line = object.dump();
    }
    EXPECT_EQ(damagedLine(textOf(lines)), 0U);
    std::swap(lines[3], lines[4]);
    EXPECT_EQ(damagedLine(textOf(lines)), 0U) << "nobody can know";
}

TEST_F(JournalCheck, AGameThatIsKeptInStepHasThemToo) {
    Journal journal{{{"name", "test"}}, 7, {}};
    auto writer = JournalWriter::open(folder.file("kept")).value();
    for (const Answer& answer : everyKindOfAnswer()) {
        journal.answers.push_back(answer);
        ASSERT_TRUE(writer->follow(journal));
    }
    journal.answers.pop_back();
    ASSERT_TRUE(writer->follow(journal));
    journal.answers.emplace_back(Pick{1});
    ASSERT_TRUE(writer->follow(journal));
    ASSERT_TRUE(writeJournal(folder.file("at-once"), journal));
    EXPECT_EQ(Folder::read(folder.file("kept")), Folder::read(folder.file("at-once")));
    EXPECT_EQ(damagedLine(Folder::read(folder.file("kept"))), 0U);
}

}  // namespace
}  // namespace sightline::engine::test
