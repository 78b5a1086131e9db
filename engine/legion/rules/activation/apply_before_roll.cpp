#include "engine/legion/rules/activation/apply_before_roll.h"

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine {
namespace {

bool wasReminded(const Battle& battle) {
    const auto from = battle.log.begin() + static_cast<std::ptrdiff_t>(battle.activation->settled);
    return std::any_of(from, battle.log.end(),
                       [](const Ruling& one) { return one.happening == Happening::reminded; });
}

}  // namespace

Task<DicePool> applyBeforeRoll(Battle& battle, TokenRoll roll, Citation moment) {
    if (!battle.asks.handEffectsBeforeRolls || !wasReminded(battle)) co_return roll.dice;
    const UnitId unit = battle.activation->unit;
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(unit).player, Ask::applyByHand, moment, unit);
        asked.question.options = {Done{}};
        return asked;
    };
    battle.activation->waits = roll;
    co_await ask(battle, question);
    const DicePool dice = battle.activation->waits->dice;
    battle.activation->waits.reset();
    battle.activation->settled = battle.log.size();
    co_return dice;
}

void followTokens(Battle& battle, UnitId unit, Token token, int change) {
    if (!battle.activation || battle.activation->unit != unit || !battle.activation->waits) return;
    TokenRoll& roll = *battle.activation->waits;
    if (roll.token != token) return;
    const bool red = roll.dice[Die::redDefense] > 0;
    int& dice = roll.dice[red ? Die::redDefense : Die::whiteDefense];
    dice = std::max(0, dice + change);
}

}  // namespace sightline::engine
