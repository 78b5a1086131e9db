#include "engine/legion/advice/odds/lying_dice.h"

#include "engine/legion/advice/odds/defense_odds.h"

namespace sightline::engine {
namespace {

using Numbers = std::map<Lying, std::size_t>;

Numbers numbered(const std::vector<Lying>& ways) {
    Numbers numbers;
    for (const Lying& way : ways) numbers.emplace(way, numbers.size());
    return numbers;
}

std::vector<Lying> waysOf(int dice) {
    std::vector<Lying> ways;
    for (int blanks = 0; blanks <= dice; ++blanks) {
        for (int surges = 0; surges <= dice - blanks; ++surges) {
            for (int hits = 0; hits <= dice - blanks - surges; ++hits) {
                ways.push_back({blanks, surges, hits, dice - blanks - surges - hits});
            }
        }
    }
    return ways;
}

/// Removes the worst die from the dice on the table. Returns false if all dice are crits.
bool takeWorst(Lying& lying, const std::array<DieResult, 3>& worstFirst) {
    for (const DieResult shown : worstFirst) {
        int& count = lying[static_cast<std::size_t>(shown)];
        if (count == 0) continue;
        --count;
        return true;
    }
    return false;
}

int wayAfterLifting(Lying lying, int dice, const std::array<DieResult, 3>& worstFirst,
                    const Numbers& numbers) {
    for (int i = 0; i < dice; ++i) {
        if (!takeWorst(lying, worstFirst)) return -1;
    }
    return static_cast<int>(numbers.at(lying));
}

}  // namespace

bool isOrdered(const OddsQuestion& question) {
    return question.ram == 0 &&
           (question.critical == 0 || question.attackSurge != AttackSurge::none);
}

std::array<DieResult, 3> worstFirst(const OddsQuestion& question) {
    if (question.critical > 0 && question.attackSurge == AttackSurge::hit)
        return {DieResult::blank, DieResult::hit, DieResult::surge};
    return {DieResult::blank, DieResult::surge, DieResult::hit};
}

std::array<double, shownKinds> chancesOf(Die colour, const OddsQuestion& question) {
    std::array<double, shownKinds> chances{chanceOf(colour, Face::blank), 0.0,
                                           chanceOf(colour, Face::hit),
                                           chanceOf(colour, Face::crit)};
    const bool token = question.attackSurgeTokens > 0 || question.attackerShares.surge;
    const bool critical = question.critical > 0;
    DieResult surge = token || critical ? DieResult::surge : DieResult::blank;
    if (question.attackSurge == AttackSurge::hit && !critical) surge = DieResult::hit;
    if (question.attackSurge == AttackSurge::crit) surge = DieResult::crit;
    chances[static_cast<std::size_t>(surge)] += chanceOf(colour, Face::attackSurge);
    return chances;
}

LyingDice::LyingDice(int dice, const std::array<double, shownKinds>& chances, int mostLifted,
                     const std::array<DieResult, 3>& worstFirst)
    : chances_(chances),
      levels_(static_cast<std::size_t>(mostLifted) + 1),
      lifts_(static_cast<std::size_t>(mostLifted) + 1),
      numbers_(levels_.size()) {
    for (int lifted = 0; lifted <= mostLifted; ++lifted) {
        const auto at = static_cast<std::size_t>(lifted);
        for (const Lying& way : waysOf(dice - lifted)) {
            if (occurs(way)) levels_[at].ways.push_back(way);
        }
        numbers_[at] = numbered(levels_[at].ways);
    }
    for (std::size_t lifted = 1; lifted < levels_.size(); ++lifted) {
        for (const Lying& way : levels_[lifted].ways) {
            Puts& puts = levels_[lifted].puts.emplace_back();
            for (std::size_t shown = 0; shown < shownKinds; ++shown) {
                Lying more = way;
                ++more[shown];
                if (occurs(more)) puts[shown] = numbers_[lifted - 1].at(more);
            }
        }
    }
    for (std::size_t lifted = 0; lifted < levels_.size(); ++lifted) {
        for (const Lying& way : levels_[0].ways) {
            lifts_[lifted].push_back(
                wayAfterLifting(way, static_cast<int>(lifted), worstFirst, numbers_[lifted]));
        }
    }
}

int LyingDice::lift(const Split& split, std::size_t way) const {
    Lying lying = ways(0)[way];
    int dice = 0;
    for (std::size_t shown = 0; shown < split.size(); ++shown) {
        lying[shown] -= split[shown];
        dice += split[shown];
        if (lying[shown] < 0) return -1;
    }
    return static_cast<int>(numbers_[static_cast<std::size_t>(dice)].at(lying));
}

bool LyingDice::occurs(const Lying& lying) const {
    for (std::size_t shown = 0; shown < shownKinds; ++shown) {
        if (lying[shown] > 0 && chances_[shown] == 0.0) return false;
    }
    return true;
}

std::vector<double> LyingDice::rolled() const {
    std::vector<double> rolled;
    for (const Lying& way : ways(0)) {
        double chance = 1.0;
        int dice = 0;
        for (std::size_t shown = 0; shown < shownKinds; ++shown) {
            for (int i = 1; i <= way[shown]; ++i) {
                ++dice;
                chance *= chances_[shown] * dice / i;
            }
        }
        rolled.push_back(chance);
    }
    return rolled;
}

}  // namespace sightline::engine
