#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine {

Task<std::vector<RolledDie>> roll(Battle& battle, Roll what) {
    std::vector<RolledDie> rolled;
    if (what.dice.empty()) co_return rolled;
    const auto question = [&] {
        auto asked = asking<DiceRoll>(what.player, Ask::rollDice, what.citation, what.unit);
        asked.question.dice = what.dice;
        asked.question.roll = what.kind;
        asked.question.keyword = what.keyword;
        return asked;
    };
    rolled = co_await ask(battle, question);
    co_return rolled;
}

}  // namespace sightline::engine
