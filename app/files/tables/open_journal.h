/// Opens a saved game under the current rules. The function reads the journal, builds its scenario,
/// and replays its answers as far as possible. It writes no file.
#pragma once
#include <filesystem>
#include <memory>
#include <stop_token>

#include "app/files/tables/load.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

struct OpenedJournal {
    std::unique_ptr<engine::Game> game;
    Layout layout;
    std::size_t used = 0;
    std::size_t total = 0;  ///< number of answers in the file; a damaged line counts as one answer
    bool lastLineTorn = false;
    /// Difference between the rules of the saved game and the current rules.
    engine::RulesChange change;

    /// The reason why the remaining answers were not replayed.
    struct Stop {
        Problem why;  ///< why the next answer was refused, or what is wrong in the next line
        std::size_t line = 0;  ///< number of the damaged line; 0 if the game refused an answer
        /// True: the line is valid JSON but differs from the line that was saved.
        bool changed = false;
        engine::Citation rule{};  ///< rule that the refused answer breaks, if any
    };
    std::optional<Stop> stop;  ///< where the replay stopped; empty if all answers were replayed
    /// The reason of the stop as one line for the player: "game.sightline: answer 13: ..." or
    /// "game.sightline:14: ...".
    Problem stopped(const std::string& file) const;
};

/// Opens a saved game. A given `seed` replaces the seed of the journal for later random numbers.
/// Errors name the file: it has no usable header; the current cards cannot build its scenario; a
/// stop was requested during the replay.
Result<OpenedJournal> openJournal(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs = {},
                                  std::optional<std::uint64_t> seed = {},
                                  const std::stop_token& stop = {});

/// Opens a saved game from the text of its journal, which may be part of another file. `named` is
/// the name of the text in errors.
Result<OpenedJournal> openJournalText(const std::string& text, const std::filesystem::path& named,
                                      const std::vector<std::filesystem::path>& packs = {},
                                      const std::stop_token& stop = {});

}  // namespace sightline::app
