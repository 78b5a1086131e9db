/// The file to which a game was saved, and the state of the game at that time.
#pragma once
#include <QString>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

class SavedGame {
  public:
    /// The state when the game is first shown. An empty path means: no file yet, and no unsaved
    /// changes.
    explicit SavedGame(const QString& path = {}) : path_(path) {}
    /// A game that always counts as changed.
    static SavedGame never() {
        SavedGame saved;
        saved.stood_ = StoredPosition{noGame, 0};
        return saved;
    }

    const QString& path() const { return path_; }
    /// Records that the file holds the present game.
    void mark(const engine::Game& game) {
        stood_ = StoredPosition{game.journal().answers.size(), game.digest()};
    }
    bool marked() const { return stood_.has_value(); }
    /// True if the file holds the present game. Then no save is needed.
    bool holds(const engine::Game& game) const {
        return stood_ && stood_->answers == game.journal().answers.size() &&
               stood_->digest == game.digest();
    }

  private:
    struct StoredPosition {
        std::size_t answers = 0;
        std::uint64_t digest = 0;
    };
    /// A number of answers that no game reaches.
    static constexpr auto noGame = std::numeric_limits<std::size_t>::max();

    QString path_;
    std::optional<StoredPosition> stood_;
};

}  // namespace sightline::app
