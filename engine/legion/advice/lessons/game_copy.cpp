#include "engine/legion/advice/lessons/game_copy.h"

#include "engine/legion/rules/game/journal_file.h"

namespace sightline::engine::lessons {

std::shared_ptr<Game> copyOf(const Game& game) {
    auto copy = replay(game.scenario(), game.journal());
    return copy ? std::shared_ptr<Game>(std::move(copy).value()) : nullptr;
}

}  // namespace sightline::engine::lessons
