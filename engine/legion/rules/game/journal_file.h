/// Journal files (`*.sightline`): a header line, then one line for each answer. During the game,
/// each answer is appended as a line, so that a crash of the program loses at most the answer that
/// is being written. `engine/README.md` describes the loss after a power cut.
///
/// The header of version 2:
///
///     { "format": "sightline-journal", "version": 2,
///       "rules": { "date": "2026-05-29",             (date of the core rulebook)
///                  "catalogue": "90c4d1f20c9f7a13",  (fingerprint of the cards in the game)
///                  "automated": ["Overrun", ...] },  (applied keywords and cards, sorted)
///       "game": "legion", "edition": "2026",         (if absent: these two values)
///       "asks": 2,                (version of the questions, see asks.h; if absent: 1)
///       "ask_everything": true,   (also ask if only one answer is legal; if absent: false)
///       "scenario": {...},        (the complete scenario)
///       "seed": 7 }
///
/// The "check" at the end of each line is a checksum of the line itself and of all lines before it.
/// So a changed, moved or lost line is found at its place. If the header has no checksum, the
/// journal is not checked, because earlier versions of the program wrote no checksums. Earlier
/// versions can read journals with checksums.
///
/// `PlayedUnder` describes the member "rules". A journal of version 1 has no "rules": it can be
/// opened, but the meaning of its cards is unknown. A journal with a version above 2 is refused.
#pragma once
#include <filesystem>
#include <memory>
#include <utility>

#include "engine/legion/rules/game/game.h"
#include "engine/talk/journal_reader.h"
#include "engine/talk/journal_writer.h"

namespace sightline::engine {

using JournalText = talk::JournalText<Answer>;
/// Reads a complete journal. A problem names the file, the line and the expected content. A damaged
/// line is a problem.
Result<JournalText> readJournal(const std::filesystem::path& path);
/// Reads the journal up to the first damaged line. Returns a problem if the file cannot be read or
/// has no usable header.
Result<JournalText> readJournalAsFarAsItGoes(const std::filesystem::path& path);
/// Reads the text of a journal file, which may be part of another file. `named` is the name of the
/// text in problems.
Result<JournalText> readJournalTextAsFarAsItGoes(const std::string& text,
                                                 const std::filesystem::path& named);
/// The text of the file that `writeJournal` writes.
std::string journalText(const Journal& journal);
/// Writes a complete journal atomically, like `writeWholeFile`. A journal without known rules is
/// written as version 1.
Result<bool> writeJournal(const std::filesystem::path& path, const Journal& journal);

/// Keeps a file up to date with a running game, see talk::JournalWriter.
class JournalWriter {
  public:
    static Result<std::unique_ptr<JournalWriter>> open(const std::filesystem::path& path);
    Result<bool> follow(const Journal& journal);
    Result<bool> flush() const { return writer_->flush(); }

  private:
    explicit JournalWriter(std::unique_ptr<talk::JournalWriter> writer)
        : writer_(std::move(writer)) {}
    std::unique_ptr<talk::JournalWriter> writer_;
};

/// The result of a replay. A replay stops at the first answer that the game refuses.
struct ReplayResult {
    std::unique_ptr<Game> game;
    std::size_t accepted = 0;        ///< number of accepted answers
    std::optional<Refusal> refusal;  ///< refusal of the first refused answer; no value: all answers
                                     ///< were accepted
};
/// Replays the answers in a new game. The game uses the version of the question set that the
/// journal stores. Returns a problem if the scenario cannot be played or a stop was requested.
Result<ReplayResult> replayAsFarAsItGoes(Scenario scenario, const Journal& journal,
                                         const std::stop_token& stop = {});
/// Replays the answers in a new game. A refused answer is a problem; the problem names the answer
/// and the reason.
Result<std::unique_ptr<Game>> replay(Scenario scenario, const Journal& journal,
                                     const std::stop_token& stop = {});

}  // namespace sightline::engine
