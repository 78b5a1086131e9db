/// The second half of an attack in the plain odds: from the step Apply Dodge and Cover to the
/// wounds. The class counts sequences of die rolls one by one. Private to the property tests of the
/// odds.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine::test {

using Whole = std::int64_t;

/// The number of equally likely sequences of die rolls that lead to each number of wounds. Two
/// results for the same point of the attack contain equally many sequences, so they can be
/// compared.
struct Ends {
    std::vector<Whole> wounds = std::vector<Whole>(5, 0);
    Whole suppressed = 0;

    Whole sum() const {
        Whole sum = 0;
        for (std::size_t i = 0; i < wounds.size(); ++i) sum += static_cast<Whole>(i) * wounds[i];
        return sum;
    }
    void add(const Ends& other, Whole times) {
        for (std::size_t i = 0; i < wounds.size(); ++i) wounds[i] += times * other.wounds[i];
        suppressed += times * other.suppressed;
    }
    Ends scaled(Whole times) const {
        Ends ends;
        ends.add(*this, times);
        return ends;
    }
};

inline Whole power(Whole base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

class PlainDefense {
  public:
    /// `dice`: number of attack dice.
    PlainDefense(const OddsQuestion& question, bool optimal, int dice)
        : question_(question), optimal_(optimal), dice_(dice) {}

    Ends covered(int hits, int crits);

    /// The largest number of defense dice that can be rolled: the cover pool, the defense roll and
    /// their rerolls.
    int rolls() const { return dice_ + defenseDice() + question_.luck; }

  private:
    int defenseDice() const { return static_cast<int>(defensePool(dice_).size()); }
    std::vector<Die> defensePool(int results) const {
        if (results == 0) return {};
        std::vector<Die> pool = question_.defenseDice.dice();
        for (int i = 0; i < results + question_.moreDefenseDice; ++i)
            pool.push_back(question_.defenseDie);
        return pool;
    }

    Ends dodged(int hits, int crits, int blanks);
    Ends rammed(int hits, int crits, int blanks, bool another);
    Ends backedUp(int hits, int crits, bool another);
    Ends defended(int results, bool another);
    Ends lucky(int results, int dice, int blocks, int surges, int tokens);
    Ends lifted(int results, int blocks, int surges, int again, int tokens);
    int wounds(int results, int blocks, int surges, int tokens) const;

    OddsQuestion question_;
    bool optimal_;
    int dice_;
    std::map<std::pair<int, int>, Ends> covered_;
    std::map<std::pair<int, bool>, Ends> defended_;
    std::map<std::array<int, 5>, Ends> lucky_;
};

}  // namespace sightline::engine::test
