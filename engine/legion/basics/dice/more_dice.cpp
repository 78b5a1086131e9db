#include "engine/legion/basics/dice/more_dice.h"

#include <algorithm>
#include <utility>

namespace sightline::engine {

void MoreDice::add(Die die, Reason reason) {
    if (reason.amount != 0) added_.push_back({die, std::move(reason)});
}

DicePool MoreDice::with(DicePool pool) const {
    for (const Added& one : added_) pool[one.die] += one.reason.amount;
    for (int& count : pool.count) count = std::max(0, count);
    return pool;
}

}  // namespace sightline::engine
