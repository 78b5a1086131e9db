/// Optimal choices of the defender (policy "optimal"): minimizes the expected wounds of an attack
/// roll. Source: Core Rulebook p. 31 (Backup), 34-35, 39 (Clone Trooper).
#pragma once
#include <array>
#include <vector>

#include "engine/legion/advice/odds/attack_rolls.h"
#include "engine/legion/advice/odds/defense_odds.h"

namespace sightline::engine {

/// Differences of expected wounds below this count as ties, so that rounding decides nothing.
inline constexpr double equallyGood = 1e-12;

/// The defender's choices by backward induction: after the cover pool, the number of dodge tokens,
/// and whether one of them is another unit's; then the number of hits that Backup cancels. Of
/// equally good choices the one that spends least wins.
class BestDefense {
  public:
    explicit BestDefense(const OddsQuestion& question);

    /// Expected wounds for the final result of Roll Attack Dice, before the cover pool.
    double mean(int hits, int crits) const;
    /// Adds the distribution of those wounds, times the chance of the result.
    void addWounds(const AttackResult& result, std::vector<double>& wounds) const;

  private:
    /// The state before the defense dice are rolled.
    struct Stand {
        std::size_t results = 0;
        std::size_t another = 0;  ///< 1: a surge token of another unit is left
    };
    struct Wounds {
        std::vector<double> spread;
        double mean = 0.0;
    };
    Stand best(const PoolResults& pool) const;
    /// By the results after the cover pool.
    const Stand& standAt(const PoolResults& pool) const;
    const Wounds& woundsAt(const Stand& stand) const {
        return wounds_[stand.another][stand.results];
    }

    OddsQuestion question_;
    std::array<std::vector<Wounds>, 2> wounds_;  ///< by Stand
    std::vector<std::vector<double>> covered_;   ///< chances that cover cancels 0..hits hits
    /// By blanks (only index 0 if blanks do not matter), by hits after cover, by crits.
    std::vector<std::vector<std::vector<Stand>>> stands_;
    std::vector<std::vector<double>> means_;  ///< by hits before cover, then by crits
};

}  // namespace sightline::engine
