/// Opens a saved game under the current rules. It reads the game, builds its scenario, and replays
/// its answers as far as possible. It writes nothing.
#pragma once
#include <filesystem>
#include <memory>
#include <stop_token>

#include "app/files/load.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

struct OpenedJournal {
    std::unique_ptr<engine::Game> game;  ///< the game after the replayed answers
    Layout layout;
    std::size_t used = 0;   ///< number of replayed answers
    std::size_t total = 0;  ///< number of answers in the file; a damaged line counts as one
    bool lastLineTorn = false;
    engine::RulesChange change;  ///< change of the rules since the game was saved

    /// The reason why the remaining answers are not used.
    struct Stop {
        Problem why;              ///< refusal of the next answer, or fault of the next line
        std::size_t line = 0;     ///< number of the damaged line; 0: the game refused the answer
        bool changed = false;     ///< true: the line is readable but differs from the saved line
        engine::Citation rule{};  ///< the rule that a refused answer breaks, if there is one
    };
    std::optional<Stop> stop;  ///< empty: all answers were used
    /// The reason as a line for the player: "game.sightline: answer 13: ..." or "game.sightline:14:
    /// ...".
    Problem stopped(const std::string& file) const;
};

/// Errors name the file: it has no usable header, or the current cards cannot build its scenario. A
/// `seed` replaces the seed of the journal for later random numbers. A stop request is checked
/// between two answers, and is an error, too.
Result<OpenedJournal> openJournal(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs = {},
                                  std::optional<std::uint64_t> seed = {},
                                  const std::stop_token& stop = {});

}  // namespace sightline::app
