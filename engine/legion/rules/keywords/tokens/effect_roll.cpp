#include "engine/legion/rules/keywords/tokens/effect_roll.h"

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {

Task<std::vector<RolledDie>> rollForEffect(Battle& battle, Bearer bearer, Die die, int count,
                                           RollKind kind) {
    std::vector<RolledDie> rolled;
    if (count <= 0) co_return rolled;
    std::vector<Die> dice(static_cast<std::size_t>(count), die);
    Roll what{kind, std::move(dice), bearer.player, bearer.unit, bearer.citation()};
    what.keyword = {bearer.keyword, bearer.x};
    rolled = co_await roll(battle, std::move(what));
    battle.record({.happening = Happening::keywordActed,
                   .message = say::rollsFor(std::string(nameOf(bearer.keyword))),
                   .dice = rolled,
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_return rolled;
}

}  // namespace sightline::engine::keywords
