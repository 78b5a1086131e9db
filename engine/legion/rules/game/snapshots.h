/// The snapshots of a game, one after each answer. A snapshot contains only information that both
/// players may have. The window uses snapshots to look back at a game. A replay makes them, as it
/// makes the state after an undo.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/legion/rules/game/game.h"

namespace sightline::engine {

/// The view of a game that contains no secret of either player: no hands, no facedown cards, no
/// drawn tokens, no faces of facedown Bane tokens, no reminders of one player. `viewer` is the
/// value of `View::player`.
View publicView(const Game& game, Player viewer);

/// The game after its first `answers` answers.
struct Snapshot {
    std::size_t answers = 0;
    std::size_t entries = 0;         ///< number of entries that the record had
    std::optional<Player> asked{};   ///< the player of the open question; no value: chance decides
                                     ///< or the game is over
    View view;                       ///< see `publicView`
    std::shared_ptr<const Game> of;  ///< keeps the cards in existence to which `view` points
};

/// The snapshots of one game. They follow the game: new answers add snapshots, and answers that
/// were taken back remove them. Functions of one object must not run at the same time.
class Snapshots {
  public:
    using List = std::vector<std::shared_ptr<const Snapshot>>;

    /// The snapshots are made from a copy of the game, which starts with the same scenario and
    /// seed.
    Snapshots(Scenario scenario, std::uint64_t seed);

    /// Makes the snapshots of the game with these answers. Replays only new answers if the earlier
    /// answers are the same. Returns false if a stop was requested or the copy refuses an answer;
    /// `all` then ends before this answer.
    bool follow(const std::vector<Answer>& answers, const std::stop_token& stop = {});
    /// The snapshots, the first one before any answer. Empty before the first call of `follow`.
    const List& all() const { return all_; }

  private:
    bool goesOn(const std::vector<Answer>& answers) const;
    bool begin();
    void take();

    Scenario scenario_;
    std::uint64_t seed_ = 0;
    std::shared_ptr<Game> game_;
    List all_;
};

/// A new game with the given answers, which are the first answers of another game with the same
/// scenario and seed. Returns a problem if the scenario cannot be played, an answer is refused, or
/// a stop was requested.
Result<std::unique_ptr<Game>> branchOff(Scenario scenario, std::uint64_t seed,
                                        const std::vector<Answer>& answers,
                                        const std::stop_token& stop = {});

}  // namespace sightline::engine
