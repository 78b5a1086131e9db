#include "app/window/shell/session/ahead.h"

namespace sightline::app {

void workAhead(const engine::Game& game) {
    game.question();
    game.record();
}

std::optional<engine::Refusal> throwChance(engine::Game& game) {
    return throwChance(game, [&] { return game.seededChance(); });
}

std::optional<engine::Refusal> throwChance(engine::Game& game,
                                           const std::function<engine::Answer()>& chance) {
    for (const engine::Question* open = game.question(); open && engine::isChance(*open);
         open = game.question()) {
        if (auto refusal = game.answer(chance())) return refusal;
        workAhead(game);
    }
    return std::nullopt;
}

}  // namespace sightline::app
