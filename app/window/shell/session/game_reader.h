/// GameReader: reads a game on another thread, so that the window stays responsive. The game cannot
/// change while it is read.
#pragma once
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <type_traits>
#include <utility>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

class GameReader {
  public:
    GameReader(std::shared_ptr<const engine::Game> game, std::shared_ptr<std::shared_mutex> gate)
        : game_(std::move(game)), gate_(std::move(gate)), answers_(answersNow()) {}

    /// Calls `ask` with the game and returns its result. Empty if the game has changed after this
    /// reader was made.
    template <class Ask>
    auto read(Ask ask) const -> std::optional<std::invoke_result_t<Ask, const engine::Game&>> {
        const std::shared_lock closed(*gate_);
        if (answersNow() != answers_) return std::nullopt;
        return ask(*game_);
    }

  private:
    std::size_t answersNow() const { return game_->journal().answers.size(); }

    std::shared_ptr<const engine::Game> game_;
    std::shared_ptr<std::shared_mutex> gate_;
    std::size_t answers_ = 0;
};

}  // namespace sightline::app
