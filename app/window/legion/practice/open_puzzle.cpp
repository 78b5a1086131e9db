#include "app/window/legion/practice/open_puzzle.h"

#include <utility>

#include "app/window/shell/session/ahead.h"

namespace sightline::app {

Result<std::shared_ptr<OpenPuzzle>> OpenPuzzle::load(const std::filesystem::path& file,
                                                     const engine::Catalogue& catalogue) {
    auto loaded = loadPuzzle(file, catalogue);
    if (!loaded) return loaded.problem();
    std::shared_ptr<OpenPuzzle> made(new OpenPuzzle(std::move(loaded).value()));
    auto game = engine::puzzles::PuzzleGame::make(made->loaded_.puzzle, made->loaded_.scenario,
                                                  file.string());
    if (!game) return game.problem();
    made->game_.emplace(std::move(game).value());
    return made;
}

const Result<engine::puzzles::Solved>& OpenPuzzle::solved() {
    const std::lock_guard lock(searching_);
    if (!solved_) solved_.emplace(engine::puzzles::solve(*game_));
    return *solved_;
}

bool PuzzleProgress::goOn(engine::Game& game) {
    const auto& answers = game.journal().answers;
    if (answers.size() > seen) decisions.push_back(answers[seen]);
    stage = puzzle->game().settle(game, true);
    seen = game.journal().answers.size();
    return stage == engine::puzzles::Stage::decides;
}

BegunPuzzle beginPuzzle(const std::shared_ptr<OpenPuzzle>& puzzle,
                        std::span<const engine::Answer> decisions) {
    BegunPuzzle begun{std::make_shared<PuzzleProgress>(PuzzleProgress{puzzle}),
                      puzzle->game().begin()};
    begun.progress->seen = begun.game->journal().answers.size();
    begun.progress->goOn(*begun.game);
    for (const engine::Answer& one : decisions)
        if (!begun.game->answer(one)) begun.progress->goOn(*begun.game);
    workAhead(*begun.game);
    return begun;
}

}  // namespace sightline::app
