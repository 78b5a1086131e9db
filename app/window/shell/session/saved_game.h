/// The file of a game, and the state of the game that the file contains. The class SavedGame tells
/// whether the game has unsaved changes.
#pragma once
#include <QString>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

class SavedGame {
  public:
    /// A game that is shown for the first time. It has no unsaved changes. `path` is empty if it
    /// has no file.
    explicit SavedGame(const QString& path = {}) : path_(path) {}
    /// A game that has unsaved changes until it is saved.
    static SavedGame never() {
        SavedGame saved;
        saved.stood_ = StoredPosition{noGame, 0};
        return saved;
    }

    const QString& path() const { return path_; }
    /// Notes that the file contains the current state of the game.
    void mark(const engine::Game& game) {
        stood_ = StoredPosition{game.journal().answers.size(), game.digest()};
    }
    bool marked() const { return stood_.has_value(); }
    /// True if the file contains the current state of the game.
    bool holds(const engine::Game& game) const {
        return stood_ && stood_->answers == game.journal().answers.size() &&
               stood_->digest == game.digest();
    }

  private:
    struct StoredPosition {
        std::size_t answers = 0;
        std::uint64_t digest = 0;
    };
    /// A number of answers that no game can have.
    static constexpr auto noGame = std::numeric_limits<std::size_t>::max();

    QString path_;
    std::optional<StoredPosition> stood_;
};

}  // namespace sightline::app
