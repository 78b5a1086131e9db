/// Opens a saved game under today's rules: reads it, builds its scenario, and replays its answers
/// as far as possible. It writes nothing.
#pragma once
#include <filesystem>
#include <memory>
#include <stop_token>

#include "app/files/load.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

struct OpenedJournal {
    std::unique_ptr<engine::Game> game;  ///< after the replayed answers
    Layout layout;
    std::size_t used = 0;   ///< number of replayed answers, from the first
    std::size_t total = 0;  ///< number of answers in the file; a damaged line counts as one
    bool lastLineTorn = false;
    engine::RulesChange change;  ///< change of the rules since the save

    /// The reason why the remaining answers are not used.
    struct Stop {
        Problem why;              ///< refusal of the next answer, or fault of its line
        std::size_t line = 0;     ///< line of a damaged file; 0: the game refused the answer
        bool changed = false;     ///< the line is readable, but differs from the saved one
        engine::Citation rule{};  ///< the broken rule of a refused answer, if there is one
    };
    std::optional<Stop> stop;  ///< none: all answers were used
    /// The reason for display: "game.sightline: answer 13: ..." or "game.sightline:14: ...".
    Problem stopped(const std::string& file) const;
};

/// Errors name the file: it has no usable header, or today's cards cannot build its scenario. A
/// `seed` replaces the journal's seed for later random numbers. A stop request takes effect between
/// two answers and is an error, too.
Result<OpenedJournal> openJournal(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs = {},
                                  std::optional<std::uint64_t> seed = {},
                                  const std::stop_token& stop = {});

}  // namespace sightline::app
