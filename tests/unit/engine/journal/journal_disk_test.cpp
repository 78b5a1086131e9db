// Journals on a full disk, behind links, and beside files of other people.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

#include "engine/legion/rules/game/journal_file.h"
#include "unit/engine/answers.h"
#include "unit/engine/folder.h"

namespace sightline::engine::test {
namespace {

namespace fs = std::filesystem;

Journal game() { return {{{"name", "test"}}, 7, everyKindOfAnswer()}; }

/// Simulates a full disk: while the object exists, the size of all files is limited.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) {
        before_ = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit full{bytes, limit_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit limit_{};
    void (*before_)(int) = nullptr;
};

std::size_t answersIn(const fs::path& file) {
    const auto read = readJournal(file);
    EXPECT_TRUE(read) << read.problem().text;
    return read ? read->journal.answers.size() : 0;
}

std::size_t filesIn(const Folder& folder) {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder.file("")), fs::directory_iterator()));
}

TEST(JournalDisk, KeepsStepAgainOnceThereIsRoom) {
    const Folder folder;
    Journal journal = game();
    auto writer = JournalWriter::open(folder.file("a")).value();
    ASSERT_TRUE(writer->follow(journal));
    {
        const FullDisk full(fs::file_size(folder.file("a")) + 10);
        journal.answers.emplace_back(Pick{1});
        const auto kept = writer->follow(journal);
        ASSERT_FALSE(kept);
        EXPECT_EQ(kept.problem().text,
                  folder.file("a").string() + ": cannot be written: File too large");
        journal.answers.emplace_back(Pick{2});
        EXPECT_FALSE(writer->follow(journal));
        EXPECT_EQ(filesIn(folder), 1U) << "nothing half written is left beside it";
        EXPECT_EQ(answersIn(folder.file("a")), journal.answers.size() - 2);
    }
    journal.answers.emplace_back(Pick{0});
    ASSERT_TRUE(writer->follow(journal));
    EXPECT_EQ(answersIn(folder.file("a")), journal.answers.size());
}

TEST(JournalDisk, WhatWasWrittenIsFlushedOrSaysWhyNot) {
    const Folder folder;
    auto writer = JournalWriter::open(folder.file("a")).value();
    ASSERT_TRUE(writer->follow(game()));
    EXPECT_TRUE(writer->flush());
    fs::remove(folder.file("a"));
    const auto gone = writer->flush();
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.problem().text,
              folder.file("a").string() + ": cannot be written: No such file or directory");
}

TEST(JournalDisk, AFileThatCannotBeOpenedSaysWhy) {
    const auto nowhere = JournalWriter::open("/proc/nowhere/a");
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.problem().text,
              "/proc/nowhere/a: cannot be written: No such file or directory");
    const auto written = writeJournal("/proc/nowhere/a", game());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.problem().text,
              "/proc/nowhere/a: cannot be written: No such file or directory");
}

TEST(JournalDisk, AFullDiskKeepsWhatWasSavedBefore) {
    const Folder folder;
    Journal journal = game();
    ASSERT_TRUE(writeJournal(folder.file("a"), journal));
    const std::string before = Folder::read(folder.file("a"));
    journal.answers.emplace_back(Pick{1});
    const FullDisk full(100);
    const auto written = writeJournal(folder.file("a"), journal);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.problem().text,
              folder.file("a").string() + ": cannot be written: File too large");
    EXPECT_EQ(Folder::read(folder.file("a")), before);
    EXPECT_EQ(filesIn(folder), 1U);
}

TEST(JournalDisk, IsMadeAgainWhereItWasDeletedOrChanged) {
    const Folder folder;
    Journal journal = game();
    auto writer = JournalWriter::open(folder.file("a")).value();
    ASSERT_TRUE(writer->follow(journal));
    fs::remove(folder.file("a"));
    journal.answers.emplace_back(Pick{1});
    ASSERT_TRUE(writer->follow(journal));
    EXPECT_EQ(answersIn(folder.file("a")), journal.answers.size());
    folder.write("a", "something else");
    ASSERT_TRUE(writer->follow(journal));
    EXPECT_EQ(answersIn(folder.file("a")), journal.answers.size());
}

TEST(JournalDisk, WritesWhatALinkLeadsToAndKeepsTheLink) {
    const Folder folder;
    fs::create_directories(folder.file("far"));
    folder.write("far/game", "before");
    fs::create_symlink("far/game", folder.file("near"));
    fs::create_symlink("near", folder.file("nearer"));
    ASSERT_TRUE(writeJournal(folder.file("nearer"), game()));
    EXPECT_TRUE(fs::is_symlink(folder.file("nearer")));
    EXPECT_TRUE(fs::is_symlink(folder.file("near")));
    EXPECT_FALSE(fs::is_symlink(folder.file("far/game")));
    EXPECT_EQ(answersIn(folder.file("far/game")), game().answers.size());
}

TEST(JournalDisk, ALinkToAFileThatIsNotThereYetStaysOne) {
    const Folder folder;
    fs::create_symlink("later", folder.file("near"));
    ASSERT_TRUE(writeJournal(folder.file("near"), game()));
    EXPECT_TRUE(fs::is_symlink(folder.file("near")));
    EXPECT_EQ(answersIn(folder.file("later")), game().answers.size());
}

TEST(JournalDisk, LinksThatGoInACircleAreOneLine) {
    const Folder folder;
    fs::create_symlink("b", folder.file("a"));
    fs::create_symlink("a", folder.file("b"));
    const auto written = writeJournal(folder.file("a"), game());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.problem().text.find('\n'), std::string::npos);
    EXPECT_TRUE(fs::is_symlink(folder.file("a")));
    EXPECT_TRUE(fs::is_symlink(folder.file("b")));
}

TEST(JournalDisk, TouchesNoFileOfOthersBesideIt) {
    const Folder folder;
    for (const char* name : {"a.new", "a.new-2", "a~", "a.tmp"}) folder.write(name, "not ours");
    ASSERT_TRUE(writeJournal(folder.file("a"), game()));
    for (const char* name : {"a.new", "a.new-2", "a~", "a.tmp"})
        EXPECT_EQ(Folder::read(folder.file(name)), "not ours") << name;
    EXPECT_EQ(answersIn(folder.file("a")), game().answers.size());
    EXPECT_EQ(filesIn(folder), 5U);
}

TEST(JournalDisk, KeepsWhoMayReadIt) {
    const Folder folder;
    folder.write("a", "before");
    fs::permissions(folder.file("a"), fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_TRUE(writeJournal(folder.file("a"), game()));
    EXPECT_EQ(fs::status(folder.file("a")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(JournalDisk, WritesIntoNothingButAFile) {
    const Folder folder;
    fs::create_directories(folder.file("folder"));
    EXPECT_FALSE(writeJournal(folder.file("folder"), game()));
    const fs::path pipe = folder.file("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    fs::create_symlink("pipe", folder.file("link"));
    for (const fs::path& path : {pipe, folder.file("link")}) {
        const auto written = writeJournal(path, game());
        ASSERT_FALSE(written);
        EXPECT_EQ(written.problem().text, path.string() + ": an ordinary file is expected");
        EXPECT_FALSE(JournalWriter::open(path));
    }
    EXPECT_TRUE(fs::is_fifo(pipe)) << "nothing takes its place";
    EXPECT_TRUE(fs::is_symlink(folder.file("link")));
}

}  // namespace
}  // namespace sightline::engine::test
