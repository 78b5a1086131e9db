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
    /// Problems: a scenario that cannot be played (no units, overlapping miniatures, off the
    /// table...).
    static Result<std::unique_ptr<Game>> start(Scenario scenario, std::uint64_t seed);

  private:
    using talk::Game<LegionWords>::Game;
};

/// A random legal answer to the open question, from a small generator with `seed`; used to play
/// whole random games. Moves and placements are sampled and checked. The sandbox refuses the
/// answer, because it has no legal one.
Answer randomAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template class Game<LegionWords>;

}  // namespace sightline::engine::talk
