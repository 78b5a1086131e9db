#include "property/engine/plain_defense.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>

#include "property/engine/plain_odds.h"

namespace sightline::engine::test {

// Counts the results of the step Apply Dodge and Cover and of all later steps.
Ends PlainDefense::covered(int hits, int crits) {
    const auto known = covered_.find({hits, crits});
    if (known != covered_.end()) return known->second;
    Ends ends;
    const bool cover = question_.ranged && question_.cover != geometry::Cover::none;
    const std::string cancels = question_.cover == geometry::Cover::heavy ? "BS" : "B";
    const std::function<void(int, int)> roll = [&](int dice, int canceled) {
        if (dice == 0) return ends.add(dodged(hits - canceled, crits, dice_ - hits - crits), 1);
        for (char side : std::string(sidesOf(Die::whiteDefense))) {
            roll(dice - 1, canceled + (cancels.find(side) != std::string::npos ? 1 : 0));
        }
    };
    const bool low = cover && question_.lowProfile && hits > 0;
    const int rolled = cover ? hits - (low ? 1 : 0) : 0;
    roll(rolled, low ? 1 : 0);
    Ends all = ends.scaled(power(6, dice_ - rolled));
    all.suppressed = question_.ranged && hits + crits > 0 ? power(6, rolls()) : 0;
    return covered_[{hits, crits}] = all;
}

Ends PlainDefense::dodged(int hits, int crits, int blanks) {
    const int shared = question_.defenderShares.dodge ? 1 : 0;
    if (!optimal_) {
        const int most = hits + (question_.outmaneuver ? crits : 0);
        const int own = std::min(most, question_.dodge);
        const int another = std::min(most - own, shared);
        int tokens = own + another;
        for (; question_.outmaneuver && tokens > 0 && crits > 0; --tokens) --crits;
        return rammed(hits - tokens, crits, blanks, another == 0);
    }
    Ends best = rammed(hits, crits, blanks, true);
    for (int another = 0; another <= shared; ++another) {
        for (int own = 0; own <= question_.dodge; ++own) {
            const int mostCrits = question_.outmaneuver ? std::min(crits, own + another) : 0;
            for (int canceled = 0; canceled <= mostCrits; ++canceled) {
                const int left = std::max(0, hits - (own + another - canceled));
                const Ends ends = rammed(left, crits - canceled, blanks, another == 0);
                if (ends.sum() < best.sum()) best = ends;
            }
        }
    }
    return best;
}

// Ram turns blanks and hits into crits. The attacker chooses the best combination.
Ends PlainDefense::rammed(int hits, int crits, int blanks, bool another) {
    std::optional<Ends> best;
    for (int ofBlanks = std::min(blanks, question_.ram); ofBlanks >= 0; --ofBlanks) {
        const int most = std::min(hits, question_.ram - ofBlanks);
        for (int ofHits = most; ofHits >= 0; --ofHits) {
            const Ends ends = backedUp(hits - ofHits, crits + ofBlanks + ofHits, another);
            if (!best || ends.sum() > best->sum()) best = ends;
        }
    }
    return *best;
}

// The step Modify Attack Dice and the later steps. Impact turns hits into crits one by one. Then
// the defender cancels results.
Ends PlainDefense::backedUp(int hits, int crits, bool another) {
    for (int i = 0; i < question_.impact && hits > 0; ++i) --hits, ++crits;
    const int most = question_.ranged ? std::min(hits, question_.backup) : 0;
    const auto armored = [&](int canceled) {
        int left = hits - canceled;
        for (int i = 0; i < question_.armor && left > 0; ++i) --left;
        const int shields = question_.ranged ? question_.shields : 0;
        return defended(std::max(0, left + crits - shields), another);
    };
    if (!optimal_) return armored(most);
    Ends best = armored(0);
    for (int canceled = 1; canceled <= most; ++canceled) {
        const Ends ends = armored(canceled);
        if (ends.sum() < best.sum()) best = ends;
    }
    return best;
}

Ends PlainDefense::defended(int results, bool another) {
    const auto known = defended_.find({results, another});
    if (known != defended_.end()) return known->second;
    Ends ends;
    const int tokens =
        question_.defenseSurgeTokens + (another && question_.defenderShares.surge ? 1 : 0);
    const std::vector<Die> pool = defensePool(results);
    const int rolled = static_cast<int>(pool.size());
    const std::function<void(int, int, int)> roll = [&](int dice, int blocks, int surges) {
        if (dice == 0) return ends.add(lucky(results, rolled, blocks, surges, tokens), 1);
        const Die die = pool[static_cast<std::size_t>(dice) - 1];
        for (char side : std::string(sidesOf(die))) {
            roll(dice - 1, blocks + (side == 'B' ? 1 : 0), surges + (side == 'S' ? 1 : 0));
        }
    };
    roll(rolled, 0, 0);
    return defended_[{results, another}] = ends.scaled(power(6, defenseDice() - rolled));
}

// Uncanny Luck: the optimal policy tries every set of dice and keeps the set with the fewest
// wounds. The standard policy rerolls the dice that would end as blanks.
Ends PlainDefense::lucky(int results, int dice, int blocks, int surges, int tokens) {
    const auto known = lucky_.find({results, dice, blocks, surges, tokens});
    if (known != lucky_.end()) return known->second;
    const int blanks = dice - blocks - surges;
    const bool chart = question_.defenseSurge == DefenseSurge::block;
    const int spare = chart ? 0 : std::max(0, surges - tokens);
    std::optional<Ends> best;
    if (!optimal_) {
        const int ofBlanks = std::min(blanks, question_.luck);
        const int ofSurges = std::min(spare, question_.luck - ofBlanks);
        best = lifted(results, blocks, surges - ofSurges, ofBlanks + ofSurges, tokens);
    }
    for (int b = 0; optimal_ && b <= std::min(blocks, question_.luck); ++b) {
        for (int s = 0; s <= std::min(surges, question_.luck - b); ++s) {
            for (int n = 0; n <= std::min(blanks, question_.luck - b - s); ++n) {
                const Ends ends = lifted(results, blocks - b, surges - s, b + s + n, tokens);
                if (!best || ends.sum() < best->sum()) best = ends;
            }
        }
    }
    return lucky_[{results, dice, blocks, surges, tokens}] = *best;
}

Ends PlainDefense::lifted(int results, int blocks, int surges, int again, int tokens) {
    Ends ends;
    const std::function<void(int, int, int)> roll = [&](int dice, int b, int s) {
        if (dice == 0) {
            ++ends.wounds[static_cast<std::size_t>(wounds(results, b, s, tokens))];
            return;
        }
        for (char side : std::string(sidesOf(question_.defenseDie)))
            roll(dice - 1, b + (side == 'B' ? 1 : 0), s + (side == 'S' ? 1 : 0));
    };
    roll(again, blocks, surges);
    return ends.scaled(power(6, question_.luck - again));
}

int PlainDefense::wounds(int results, int blocks, int surges, int tokens) const {
    const int most =
        question_.defenseSurge == DefenseSurge::block ? surges : std::min(surges, tokens);
    int left = blocks + most, canceled = 0;
    while (canceled < question_.pierce && canceled < left) ++canceled;
    for (int i = 0; i < question_.spared && canceled > 0; ++i) --canceled;
    left -= canceled;
    const int wounds = std::max(0, results - left);
    return question_.mostWounds < 0 ? wounds : std::min(wounds, question_.mostWounds);
}

}  // namespace sightline::engine::test
