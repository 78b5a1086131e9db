#include "engine/odds/rerolls.h"

#include <algorithm>

namespace sightline::engine {

RerollList::RerollList(const OddsQuestion& question) {
    for (std::size_t i = 0; i < pool_.size(); ++i) pool_[i] = question.pool[attackColours[i]];
    numbers_.resize(placeOf({Spends::anothersAim, pool_}) + 1);
    all_.push_back({});
    const int most = mostRerolled(question);
    for (int dice = 1; dice <= most; ++dice) {
        if (dice == 1) add(Spends::observation, dice);
        add(Spends::aim, dice);
        add(Spends::anothersAim, dice);
    }
}

std::size_t RerollList::placeOf(const Reroll& reroll) const {
    std::size_t place = static_cast<std::size_t>(reroll.spends);
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        place = place * (static_cast<std::size_t>(pool_[i]) + 1) +
                static_cast<std::size_t>(reroll.dice[i]);
    }
    return place;
}

void RerollList::add(Spends spends, int dice) {
    for (int first = std::min(dice, pool_[0]); first >= 0; --first) {
        for (int second = std::min(dice - first, pool_[1]); second >= 0; --second) {
            const int third = dice - first - second;
            if (third > pool_[2]) continue;
            const Reroll reroll{spends, {first, second, third}};
            numbers_[placeOf(reroll)] = all_.size();
            all_.push_back(reroll);
        }
    }
}

}  // namespace sightline::engine
