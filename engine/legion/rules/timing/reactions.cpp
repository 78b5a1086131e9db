#include "engine/legion/rules/timing/reactions.h"

#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

Task<void> offerReactions(Battle& battle, UnitId actor, Player cause) {
    ReactionOffer reactions{actor, cause};
    co_await reach(battle, reactions);
    const Player player = battle.unit(actor).player;
    ChargesDetonate charges{actor};
    co_await reach(battle, charges, opponent(player));
    co_await reach(battle, charges, player);
}

}  // namespace sightline::engine
