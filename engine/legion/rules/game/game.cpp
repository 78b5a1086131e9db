#include "engine/legion/rules/game/game.h"

#include <utility>

#include "engine/legion/rules/game/conversation.h"
#include "engine/legion/rules/game/legion_rules.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/define_conversation.h"
#include "engine/talk/define_game.h"

namespace sightline::engine {

Conversation::Conversation(Battle& battle)
    : talk::Conversation<LegionWords>(legionRules(), battle) {}

Conversation::Conversation(Battle& battle, Task<void> rules)
    : talk::Conversation<LegionWords>(legionRules(), battle, std::move(rules)) {}

Result<std::unique_ptr<Game>> Game::start(Scenario scenario, std::uint64_t seed) {
    std::unique_ptr<Game> game(new Game(legionRules(), std::move(scenario), seed));
    if (std::optional<Problem> problem = game->begin()) return *problem;
    return game;
}

}  // namespace sightline::engine

namespace sightline::engine::talk {

template class Conversation<LegionWords>;
template class Game<LegionWords>;

}  // namespace sightline::engine::talk
