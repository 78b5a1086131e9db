#include "engine/asking/kinds.h"
#include "engine/timing/ask.h"

namespace sightline::engine {

Task<std::vector<RolledDie>> roll(Battle& battle, std::vector<Die> dice, Player player, UnitId unit,
                                  Citation citation) {
    std::vector<RolledDie> rolled;
    if (dice.empty()) co_return rolled;
    const auto question = [&] {
        auto asked = asking<DiceRoll>(player, Ask::rollDice, citation, unit);
        asked.question.dice = dice;
        return asked;
    };
    rolled = co_await ask(battle, question);
    co_return rolled;
}

}  // namespace sightline::engine
