/// What a defender who wants the fewest wounds makes of an attack roll: policy "optimal".
/// Source: Core Rulebook p. 31 (Backup), 34-35, 39 (Clone Trooper).
#pragma once
#include <array>
#include <vector>

#include "engine/odds/attack_rolls.h"
#include "engine/odds/defense_odds.h"

namespace sightline::engine {

/// Expected wounds closer than this are equally good: rounding decides nothing.
inline constexpr double equallyGood = 1e-12;

/// The defender's choices, each the best for what follows: once the cover pool is rolled, how many
/// dodge tokens and whether another unit's is among them; then how many hits Backup cancels. Of
/// equally good ones it is the first that spends least.
class BestDefense {
  public:
    explicit BestDefense(const OddsQuestion& question);

    /// Expected wounds by what Roll Attack Dice shows in the end, before the cover pool.
    double mean(int hits, int crits) const;
    /// Adds the spread of those wounds, times the chance of the result.
    void addWounds(const AttackResult& result, std::vector<double>& wounds) const;

  private:
    /// What the defense dice are rolled against.
    struct Stand {
        std::size_t results = 0;
        std::size_t another = 0;  ///< 1: another unit's surge token may still be spent
    };
    struct Wounds {
        std::vector<double> spread;
        double mean = 0.0;
    };
    Stand best(const PoolResults& pool) const;
    /// By what the cover pool leaves.
    const Stand& standAt(const PoolResults& pool) const;
    const Wounds& woundsAt(const Stand& stand) const {
        return wounds_[stand.another][stand.results];
    }

    OddsQuestion question_;
    std::array<std::vector<Wounds>, 2> wounds_;  ///< by Stand
    std::vector<std::vector<double>> covered_;   ///< chances of 0..hits hits canceled by cover
    /// By blanks (the first alone where they are of no matter), by hits left by cover, by crits.
    std::vector<std::vector<std::vector<Stand>>> stands_;
    std::vector<std::vector<double>> means_;  ///< by hits before cover, then by crits
};

}  // namespace sightline::engine
