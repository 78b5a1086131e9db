/// A puzzle that is ready to be played many times. Every answer to a puzzle is played in a game of
/// its own, which starts with the answers of `before`.
#pragma once
#include <memory>

#include "engine/legion/advice/puzzles/puzzle.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine::puzzles {

/// The state of a game of a puzzle.
enum class Stage {
    decides,  ///< the solver must decide
    rolls,    ///< chance must answer, and every result is possible
    ended     ///< the answer of the solver has ended
};

class PuzzleGame {
  public:
    /// Plays the answers of `before`. Returns a problem if the scenario cannot be played, if one of
    /// these answers is not legal, or if the solver has nothing to decide. The puzzle must exist
    /// longer than the result.
    static Result<PuzzleGame> make(const Puzzle& puzzle, Scenario scenario,
                                   const std::string& where);

    const Puzzle& puzzle() const { return *puzzle_; }
    /// The view of the solver at the beginning of the puzzle.
    const View& start() const { return *start_; }
    /// The number of entries in the record at the beginning of the puzzle.
    std::size_t firstEntry() const { return firstEntry_; }

    /// A new game at the beginning of the puzzle.
    std::unique_ptr<Game> begin() const { return after(opening_); }
    /// A new game in the same state as `game`.
    std::unique_ptr<Game> copyOf(const Game& game) const { return after(game.journal().answers); }

    /// Answers every question that the solver need not answer, until the solver must decide, chance
    /// must answer, or the answer of the solver has ended. `decisions` is false after a roll with
    /// several results: then the program also decides for the solver.
    Stage settle(Game& game, bool decisions) const;
    /// True if the open question is a decision of the solver.
    bool isDecision(const Game& game) const;
    bool hasEnded(const Game& game) const;
    /// True if the record has an entry of this kind since the beginning of the puzzle.
    bool happened(const Game& game, Happening happening) const;

    /// The answer that the program gives to a question that the solver does not decide. No value
    /// for a roll whose faces the puzzle does not give.
    std::optional<Answer> automaticAnswer(const Game& game) const;
    /// The faces that the puzzle gives for the open roll. No value if it gives none.
    std::optional<DiceAnswer> fixedFaces(const Question& question) const;

  private:
    PuzzleGame() = default;
    std::unique_ptr<Game> after(const std::vector<Answer>& answers) const;
    std::optional<Problem> open(const std::string& where);

    const Puzzle* puzzle_ = nullptr;
    std::shared_ptr<const Scenario> scenario_{};
    std::vector<Answer> opening_{};
    std::unique_ptr<View> start_{};
    std::size_t firstEntry_ = 0;
};

/// The legal answer that `given` means at the open question. No value if it does not fit the
/// question or is not legal there.
std::optional<Answer> answerNow(const PuzzleAnswer& given, const Game& game);
/// The answer of a solver who does nothing: finish the activation, spend no token, decline, move as
/// little as possible. No value if the question demands a choice.
std::optional<Answer> passiveAnswer(const Game& game);
/// If a base at `to` would overlap another miniature, the place of base contact on the near side of
/// this miniature. Otherwise `to`.
geometry::Vec2 contactFor(geometry::Vec2 to, const MoveBounds& bounds);
/// The legal Move that ends nearest to the place. If a base there would overlap another miniature,
/// the Move ends in base contact with this miniature. No value if the open question is not a Move.
std::optional<Answer> moveNearest(geometry::Vec2 to, const Game& game);
/// The answer that picks the option. No value if the question does not offer it.
std::optional<Answer> pickOf(const Question& question, const Option& wanted);

}  // namespace sightline::engine::puzzles
