/// The optimal choices of the defender (policy "optimal"): the choices that minimize the expected
/// wounds of an attack roll. Source: Core Rulebook p. 31 (Backup), 34-35, 39 (Clone Trooper).
#pragma once
#include <array>
#include <vector>

#include "engine/legion/advice/odds/attack_rolls.h"
#include "engine/legion/advice/odds/defense_odds.h"

namespace sightline::engine {

/// Expected wounds that differ by less than this count as equal, so that rounding errors do not
/// decide.
inline constexpr double equallyGood = 1e-12;

/// The defender's choices, computed by backward induction. After the cover pool, the defender
/// chooses the number of dodge tokens, and whether one of them belongs to another unit; then the
/// number of hits that Backup cancels. Among equally good choices, the one without a token of
/// another unit comes first, then the one with the fewest dodge tokens, then the one in which
/// Backup cancels the fewest hits.
class BestDefense {
  public:
    explicit BestDefense(const OddsQuestion& question);

    /// The expected wounds for a final result of Roll Attack Dice, before the cover pool is rolled.
    double mean(int hits, int crits) const;
    /// Adds the distribution of the wounds for an attack result, multiplied by the chance of this
    /// result.
    void addWounds(const AttackResult& result, std::vector<double>& wounds) const;

  private:
    /// The state of the attack before the defense dice are rolled.
    struct Stand {
        std::size_t results = 0;
        std::size_t another = 0;  ///< 1 if a surge token of another unit is left, otherwise 0
    };
    struct Wounds {
        std::vector<double> spread;
        double mean = 0.0;
    };
    Stand best(const PoolResults& pool) const;
    /// The state after the defender's best choice, for the results after the cover pool.
    const Stand& standAt(const PoolResults& pool) const;
    const Wounds& woundsAt(const Stand& stand) const {
        return wounds_[stand.another][stand.results];
    }

    OddsQuestion question_;
    std::array<std::vector<Wounds>, 2> wounds_;  ///< distributions of the wounds, indexed by
                                                 ///< `Stand::another`, then by `Stand::results`
    /// [hits][n]: the chance that the cover pool cancels n of the hits.
    std::vector<std::vector<double>> covered_;
    /// The states after the defender's best choices, indexed by blanks (only index 0 if blanks do
    /// not matter), by hits after cover, and by crits.
    std::vector<std::vector<std::vector<Stand>>> stands_;
    /// Expected wounds, indexed by hits before cover, then by crits.
    std::vector<std::vector<double>> means_;
};

}  // namespace sightline::engine
