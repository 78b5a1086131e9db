/// Which file a game was saved as, and how it stood then.
#pragma once
#include <QString>
#include <cstdint>
#include <limits>
#include <optional>

#include "engine/game/game.h"

namespace sightline::app {

class SavedGame {
  public:
    /// As it stands when it is first shown; an empty path: no file yet, and nothing to save either.
    explicit SavedGame(const QString& path = {}) : path_(path) {}
    /// It counts as changed since.
    static SavedGame never() {
        SavedGame saved;
        saved.stood_ = Stood{noGame, 0};
        return saved;
    }

    const QString& path() const { return path_; }
    /// It is the file's content from now on.
    void mark(const engine::Game& game) {
        stood_ = Stood{game.journal().answers.size(), game.digest()};
    }
    bool marked() const { return stood_.has_value(); }
    /// Nothing is lost without another save.
    bool holds(const engine::Game& game) const {
        return stood_ && stood_->answers == game.journal().answers.size() &&
               stood_->digest == game.digest();
    }

  private:
    struct Stood {
        std::size_t answers = 0;
        std::uint64_t digest = 0;
    };
    /// Answers that no game has.
    static constexpr auto noGame = std::numeric_limits<std::size_t>::max();

    QString path_;
    std::optional<Stood> stood_;
};

}  // namespace sightline::app
