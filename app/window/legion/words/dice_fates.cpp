#include "app/window/legion/words/dice_fates.h"

#include <algorithm>

#include "app/window/legion/words/record_words.h"

namespace sightline::app {
namespace {

using engine::Face;
using engine::Happening;
using Dice = std::vector<engine::RolledDie>;

// The dice of `some` that are not in `others`. Equal dice are counted.
Dice without(Dice some, const Dice& others) {
    for (const engine::RolledDie& die : others) {
        const auto here = std::find(some.begin(), some.end(), die);
        if (here != some.end()) some.erase(here);
    }
    return some;
}

bool isOfSide(const engine::Ruling& ruling, bool attacks) {
    switch (ruling.happening) {
        case Happening::hitsCanceled:
        case Happening::attackDiceModified:
            return attacks;
        case Happening::defenseDiceModified:
            return !attacks;
        case Happening::diceRolled:
        case Happening::diceRerolled:
        case Happening::surgesConverted:
            return !ruling.dice.empty() && isAttack(ruling.dice.front().die) == attacks;
        default:
            return false;
    }
}

bool counts(const engine::RolledDie& die) {
    return die.face == Face::hit || die.face == Face::crit || die.face == Face::block;
}

}  // namespace

std::vector<DiceFate> DiceFates::of(const engine::Record& record, const std::vector<int>& entries,
                                    bool attacks) {
    std::vector<DiceFate> fates;
    Dice lying;
    bool rolled = false;
    for (const int entry : entries) {
        const engine::Ruling& ruling = record[static_cast<std::size_t>(entry)];
        if (!isOfSide(ruling, attacks)) continue;
        const bool first = !rolled;
        rolled = true;
        if (first || ruling.happening == Happening::diceRolled) {
            fates.push_back(
                {attacks ? tr("Attack dice rolled") : tr("Defense dice rolled"), ruling.dice});
        } else if (ruling.dice.size() < lying.size()) {
            fates.push_back({RecordWords::verdict(ruling), without(lying, ruling.dice), true});
        } else {
            fates.push_back({RecordWords::verdict(ruling), without(ruling.dice, lying)});
        }
        lying = ruling.dice;
    }
    Dice left = lying;
    std::erase_if(left, [](const engine::RolledDie& die) { return !counts(die); });
    if (rolled) fates.push_back({attacks ? tr("Left of the attack") : tr("Blocks"), left});
    std::erase_if(fates, [](const DiceFate& one) { return one.dice.empty(); });
    return fates;
}

}  // namespace sightline::app
