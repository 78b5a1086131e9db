#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"

namespace sightline::engine {

Task<void> applyByHand(Battle& battle, Attack& attack) {
    const auto from = battle.log.begin() + static_cast<std::ptrdiff_t>(attack.settled);
    const bool reminded = std::any_of(from, battle.log.end(), [](const Ruling& one) {
        return one.happening == Happening::reminded;
    });
    const auto question = [&] {
        Choice asked;
        asked.question.player = battle.unit(attack.attacker).player;
        asked.question.ask = Ask::applyByHand;
        asked.question.form = AnswerForm::pick;
        asked.question.citation = page(30, "Attack Timing");
        asked.question.unit = attack.attacker;
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

}  // namespace sightline::engine
