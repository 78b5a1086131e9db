#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine {

Task<void> applyByHand(Battle& battle, Attack& attack, Citation moment) {
    const auto from = battle.log.begin() + static_cast<std::ptrdiff_t>(attack.settled);
    const bool reminded = std::any_of(from, battle.log.end(), [](const Ruling& one) {
        return one.happening == Happening::reminded;
    });
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(attack.attacker).player, Ask::applyByHand, moment,
                                    attack.attacker);
        asked.question.options = {Done{}};
        return asked;
    };
    if (reminded) {
        attack.waits = true;
        const Option done = co_await ask(battle, question);
        if (done == Option{Done{}}) attack.waits = false;
    }
    attack.settled = battle.log.size();
}

Task<void> applyBeforeGoingOn(Battle& battle, Attack& attack, Citation moment) {
    if (battle.asks.handEffectsInAttacks) co_await applyByHand(battle, attack, std::move(moment));
}

}  // namespace sightline::engine
