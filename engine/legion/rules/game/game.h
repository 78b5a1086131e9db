/// A game of Legion, see engine/talk/game.h.
#pragma once
#include <cstdint>
#include <memory>

#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/legion/rules/state/view.h"
#include "engine/talk/game.h"

namespace sightline::engine {

using Journal = talk::Journal<Answer>;

class Game : public talk::Game<LegionWords> {
  public:
    /// Starts a game. Returns a problem if the scenario cannot be played (no units, overlapping
    /// miniatures, miniatures off the table...).
    static Result<std::unique_ptr<Game>> start(Scenario scenario, std::uint64_t seed);

  private:
    using talk::Game<LegionWords>::Game;
};

/// A random legal answer to the open question. `seed` is the seed of the random number generator.
/// Tests play complete random games with this function. Random moves and placements are checked
/// before they are used. In the sandbox, the game refuses the answer, because no legal answer
/// exists.
Answer randomAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template class Game<LegionWords>;

}  // namespace sightline::engine::talk
