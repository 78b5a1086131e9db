#include "engine/legion/advice/odds/rerolls.h"

#include <algorithm>

namespace sightline::engine {

RerollList::RerollList(const OddsQuestion& question)
    : ordered_(engine::isOrdered(question)), liftsCrits_(question.ram > 0) {
    for (std::size_t i = 0; i < pool_.size(); ++i) pool_[i] = question.pool[attackColours[i]];
    numbers_.resize(placeOf({Spends::anothersAim, pool_}) + 1);
    all_.emplace_back();
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

std::size_t RerollList::numberOf(const Reroll& reroll) const {
    std::size_t number = firstLike(reroll);
    while (!(all_[number] == reroll)) ++number;
    return number;
}

void RerollList::add(Spends spends, int dice) {
    for (int first = std::min(dice, pool_[0]); first >= 0; --first) {
        for (int second = std::min(dice - first, pool_[1]); second >= 0; --second) {
            const int third = dice - first - second;
            if (third > pool_[2]) continue;
            const Reroll reroll{spends, {first, second, third}, {}};
            numbers_[placeOf(reroll)] = all_.size();
            if (ordered_)
                all_.push_back(reroll);
            else
                addSplits(reroll, 0);
        }
    }
}

void RerollList::addSplits(Reroll reroll, std::size_t colour) {
    if (colour == reroll.splits.size()) {
        all_.push_back(reroll);
        return;
    }
    const int dice = reroll.dice[colour];
    for (int blanks = dice; blanks >= 0; --blanks) {
        for (int surges = dice - blanks; surges >= 0; --surges) {
            const int rest = dice - blanks - surges;
            for (int hits = rest; hits >= (liftsCrits_ ? 0 : rest); --hits) {
                reroll.splits[colour] = {blanks, surges, hits, rest - hits};
                addSplits(reroll, colour + 1);
            }
        }
    }
}

}  // namespace sightline::engine
