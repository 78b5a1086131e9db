/// A puzzle that is being solved in the window: the loaded file, the game, and the decisions of the
/// solver.
#pragma once
#include <memory>
#include <mutex>
#include <optional>

#include "app/files/lessons/load_puzzle.h"
#include "app/window/shell/session/game_aside.h"
#include "engine/legion/advice/puzzles/verdict.h"

namespace sightline::app {

/// A loaded puzzle. It does not move in memory, because its game has a pointer to it.
class OpenPuzzle {
  public:
    /// Loads the file. May be called on any thread.
    static Result<std::shared_ptr<OpenPuzzle>> load(const std::filesystem::path& file,
                                                    const engine::Catalogue& catalogue);

    const engine::puzzles::Puzzle& puzzle() const { return loaded_.puzzle; }
    const engine::puzzles::PuzzleGame& game() const { return *game_; }
    const Layout& layout() const { return loaded_.layout; }
    /// The result of the search, which the first call computes. May be called on any thread.
    const Result<engine::puzzles::Solved>& solved();

  private:
    explicit OpenPuzzle(LoadedPuzzle loaded) : loaded_(std::move(loaded)) {}

    LoadedPuzzle loaded_;
    std::optional<engine::puzzles::PuzzleGame> game_;
    std::mutex searching_;
    std::optional<Result<engine::puzzles::Solved>> solved_;
};

/// The decisions that the solver has made on the table. The session calls `goOn` after each answer,
/// possibly on another thread while the window waits.
struct PuzzleProgress {
    std::shared_ptr<OpenPuzzle> puzzle;
    std::vector<engine::Answer> decisions{};
    std::size_t seen = 0;  ///< number of answers in the game that were handled
    engine::puzzles::Stage stage = engine::puzzles::Stage::decides;

    /// Notes the decision of the solver, and answers the questions up to the next decision. Returns
    /// false if the solver has nothing more to decide.
    bool goOn(engine::Game& game);
};

/// The start of a puzzle, after the first `decisions` of the solver.
struct BegunPuzzle {
    std::shared_ptr<PuzzleProgress> progress;
    std::unique_ptr<engine::Game> game;
};
BegunPuzzle beginPuzzle(const std::shared_ptr<OpenPuzzle>& puzzle,
                        std::span<const engine::Answer> decisions = {});

}  // namespace sightline::app
