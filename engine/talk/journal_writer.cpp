// Keeps a journal file up to date with a running game.
#include "engine/talk/journal_writer.h"

#include <cerrno>
#include <system_error>

#include "engine/talk/journal_lines.h"
#include "geometry/base/files/whole_file.h"
#include "geometry/base/json/system_error.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::talk {

struct JournalWriter::Written {
    std::uint64_t seed = 0;
    std::size_t answers = 0;
    std::uintmax_t bytes = 0;
    LineChecks afterHeader, now;
};

namespace {

/// The lines of the new answers in a journal. Their checksums continue the checksums of the earlier
/// lines.
struct AnswerLines {
    std::string text;
    LineChecks checks;
};

AnswerLines answerLines(const JournalSource& journal, std::size_t from, std::size_t to,
                        LineChecks checks) {
    AnswerLines lines{{}, checks};
    for (std::size_t i = from; i < to; ++i) lines.text += lines.checks.written(journal.answer(i));
    return lines;
}

// The problem for a failed write, with the reason that the operating system gives for the latest
// operation.
Problem notWritten(const std::filesystem::path& path) {
    const std::error_code why(errno, std::generic_category());
    return problemIn(path.string(), problemOf(why ? say::cannotBeWrittenAs(systemErrorMessage(why))
                                                  : say::cannotBeWritten()));
}

}  // namespace

std::string journalText(const JournalSource& journal) {
    LineChecks checks;
    const std::string header = checks.written(journal.header());
    return header + answerLines(journal, 0, journal.answers, checks).text;
}

Result<bool> writeJournal(const std::filesystem::path& path, const JournalSource& journal) {
    return writeWholeFile(path, journalText(journal));
}

JournalWriter::JournalWriter(std::filesystem::path path)
    : path_(std::move(path)), written_(std::make_unique<Written>()) {}
JournalWriter::~JournalWriter() = default;

Result<std::unique_ptr<JournalWriter>> JournalWriter::open(const std::filesystem::path& path) {
    std::error_code failed;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), failed);
    if (const auto file = fileToWrite(path); !file) return file.problem();
    errno = 0;
    std::ofstream probe(path, std::ios::binary | std::ios::app);
    if (!probe) return notWritten(path);
    return std::unique_ptr<JournalWriter>(new JournalWriter(path));
}

// True if new lines can be appended. False before the first write, after an undo, and after another
// program changed or deleted the file.
bool JournalWriter::goesOn(const JournalSource& journal) const {
    const std::size_t answers = written_->answers;
    if (!file_.is_open() || answers > journal.answers) return false;
    std::error_code failed;
    if (std::filesystem::file_size(path_, failed) != written_->bytes || failed) return false;
    return journal.seed == written_->seed &&
           answerLines(journal, 0, answers, written_->afterHeader).checks == written_->now;
}

Result<bool> JournalWriter::writeAnew(const JournalSource& journal) {
    file_.close();
    file_.clear();
    LineChecks afterHeader;
    const std::string header = afterHeader.written(journal.header());
    const AnswerLines answers = answerLines(journal, 0, journal.answers, afterHeader);
    Result<bool> whole = writeWholeFile(path_, header + answers.text, WrittenTo::system);
    if (!whole) return whole;
    *written_ = {.seed = journal.seed,
                 .answers = journal.answers,
                 .bytes = header.size() + answers.text.size(),
                 .afterHeader = afterHeader,
                 .now = answers.checks};
    file_.open(path_, std::ios::binary | std::ios::app);
    return true;
}

Result<bool> JournalWriter::flush() const { return flushToDisk(path_); }

Result<bool> JournalWriter::follow(const JournalSource& journal) {
    if (!goesOn(journal)) return writeAnew(journal);
    const AnswerLines lines =
        answerLines(journal, written_->answers, journal.answers, written_->now);
    errno = 0;
    file_ << lines.text;
    file_.flush();
    if (!file_) {
        const Problem why = notWritten(path_);
        file_.close();  // the file is incomplete now; the next call writes the whole file again
        return why;
    }
    written_->answers = journal.answers;
    written_->bytes += lines.text.size();
    written_->now = lines.checks;
    return true;
}

}  // namespace sightline::engine::talk
