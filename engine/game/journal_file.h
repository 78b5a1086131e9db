/// Journals on disk (`*.sightline`): a header line, then one answer a line, appended as the game
/// goes, so that a crash of the program loses at most the answer being written. `engine/README.md`
/// says what a power cut may cost.
///
/// The header of version 2:
///
///     { "format": "sightline-journal", "version": 2,
///       "rules": { "date": "2026-05-29",             of the core rulebook
///                  "catalogue": "90c4d1f20c9f7a13",  fingerprint of the cards in this game
///                  "automated": ["Overrun", ...] },  what the game played by itself, sorted
///       "asks": 2,                                   how much it asks, see asks.h; none: 1
///       "ask_everything": true,                      also questions with one answer; none: false
///       "scenario": {...},                           self-contained
///       "seed": 7 }
///
/// Every line ends with a "check" of itself and of all before it, so that a line that changed,
/// moved or was lost is noticed where it stands. A journal whose header has no check is not
/// checked: earlier versions wrote none, and read those with checks.
///
/// `PlayedUnder` tells what the rules cover. Version 1 is the same without "rules": such a journal
/// opens, and nobody knows what its cards meant. A later version is refused.
#pragma once
#include <filesystem>
#include <fstream>
#include <memory>

#include "engine/game/game.h"

namespace sightline::engine {

/// What a journal file holds. A torn last line (a crash while writing) is dropped and said.
struct JournalText {
    Journal journal;
    bool lastLineTorn = false;

    /// A line that is no answer, or not the one that was saved.
    struct Damage {
        std::size_t line = 0;  ///< in the file, from 1
        Problem expected;      ///< what was expected there
        std::size_t left = 0;  ///< how many lines were not read, this one among them
        bool changed = false;  ///< it could be read, and its check does not fit
    };
    std::optional<Damage> damage{};  ///< the answers are those before it
};
/// Problems name file, line and what was expected. A damaged journal is one.
Result<JournalText> readJournal(const std::filesystem::path& path);
/// The same up to the first damaged line. Problems: no file, or no header that can be used.
Result<JournalText> readJournalAsFarAsItGoes(const std::filesystem::path& path);
/// Writes a whole journal at once, as `writeWholeFile` does. One that does not know its rules is
/// written as version 1.
Result<bool> writeJournal(const std::filesystem::path& path, const Journal& journal);

/// Keeps a file in step with a running game.
class JournalWriter {
  public:
    /// Problems: a folder, a device or something that cannot be written.
    static Result<std::unique_ptr<JournalWriter>> open(const std::filesystem::path& path);
    ~JournalWriter();
    /// Appends what is new. Writes all of it anew after an undo, after a problem such as a full
    /// disk, and where the file is no longer as it was left.
    /// The program may crash from then on; against a power cut there is `flush`.
    Result<bool> follow(const Journal& journal);
    /// Waits until the disk holds all that `follow` wrote. May be called on another thread.
    Result<bool> flush() const;

  private:
    struct Written;
    explicit JournalWriter(std::filesystem::path path);
    bool goesOn(const Journal& journal) const;
    Result<bool> writeAnew(const Journal& journal);
    std::filesystem::path path_;
    std::ofstream file_;
    std::unique_ptr<Written> written_;  ///< what the file holds
};

/// A game to which answers were given until one was refused.
struct Replayed {
    std::unique_ptr<Game> game;
    std::size_t accepted = 0;        ///< how many answers, from the first
    std::optional<Refusal> refusal;  ///< of the next one; none: every answer was accepted
};
/// Feeds the answers to a new game, which asks as much as the journal's did. Problems: those of a
/// scenario that cannot be played; that it was told to stop.
Result<Replayed> replayAsFarAsItGoes(Scenario scenario, const Journal& journal,
                                     const std::stop_token& stop = {});
/// The same for a journal that must go all the way. Problems name the answer that was refused and
/// why.
Result<std::unique_ptr<Game>> replay(Scenario scenario, const Journal& journal,
                                     const std::stop_token& stop = {});

}  // namespace sightline::engine
