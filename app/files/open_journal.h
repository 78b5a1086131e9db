/// A saved game, opened under the rules of today: read, its scenario made again, its answers fed
/// again, as far as they go. Nothing is written.
#pragma once
#include <filesystem>
#include <memory>
#include <stop_token>

#include "app/files/load.h"
#include "engine/game/journal_file.h"

namespace sightline::app {

struct OpenedJournal {
    std::unique_ptr<engine::Game> game;  ///< after the answers that were used
    Layout layout;
    std::size_t used = 0;   ///< answers, from the first
    std::size_t total = 0;  ///< answers in the file; a damaged line counts as one
    bool lastLineTorn = false;
    engine::RulesChange change;  ///< since it was saved

    /// Why the answers after those are not used.
    struct Stop {
        Problem why;              ///< what the game or the file says to the next one
        std::size_t line = 0;     ///< in a damaged file; 0: the game refused the answer
        bool changed = false;     ///< that line can be read, and is not the one that was saved
        engine::Citation rule{};  ///< that a refused answer breaks, where it breaks one
    };
    std::optional<Stop> stop;  ///< none: all were used
    /// Of a game that stops: "game.sightline: answer 13: ..." or "game.sightline:14: ...".
    Problem stopped(const std::string& file) const;
};

/// Problems name the file: it has no header that can be used, or its scenario cannot be made of
/// today's cards. A `seed` takes the place of the journal's for what is left to chance later. Told
/// to stop it does so between two answers, which is a problem, too.
Result<OpenedJournal> openJournal(const std::filesystem::path& file,
                                  const std::vector<std::filesystem::path>& packs = {},
                                  std::optional<std::uint64_t> seed = {},
                                  const std::stop_token& stop = {});

}  // namespace sightline::app
