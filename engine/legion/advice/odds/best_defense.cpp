#include "engine/legion/advice/odds/best_defense.h"

#include <algorithm>

#include "engine/legion/advice/odds/defense_odds.h"

namespace sightline::engine {
namespace {

std::size_t at(int count) { return static_cast<std::size_t>(count); }

double meanOf(const std::vector<double>& spread) {
    double mean = 0.0;
    for (std::size_t i = 0; i < spread.size(); ++i) mean += static_cast<double>(i) * spread[i];
    return mean;
}

}  // namespace

BestDefense::BestDefense(const OddsQuestion& question) : question_(question) {
    const int most = question.pool.size();
    for (int results = 0; results <= most; ++results) {
        for (int another : {0, 1}) {
            auto spread = woundsOf(results, question, question.defenseSurgeTokens + another);
            const double mean = meanOf(spread);
            wounds_[at(another)].push_back({std::move(spread), mean});
        }
    }
    for (int blanks = 0; blanks <= (question.ram > 0 ? most : 0); ++blanks) {
        auto& stands = stands_.emplace_back();
        for (int hits = 0; hits <= most - blanks; ++hits) {
            stands.emplace_back();
            for (int crits = 0; crits <= most - blanks - hits; ++crits)
                stands.back().push_back(best({hits, crits, blanks}));
        }
    }
    for (int hits = 0; hits <= most; ++hits) {
        covered_.push_back(coverSpread(question, hits));
        means_.emplace_back();
        for (int crits = 0; crits <= most - hits; ++crits) {
            double mean = 0.0;
            for (int canceled = 0; canceled <= hits; ++canceled) {
                const PoolResults left{hits - canceled, crits, most - hits - crits};
                mean += covered_.back()[at(canceled)] * woundsAt(standAt(left)).mean;
            }
            means_.back().push_back(mean);
        }
    }
}

const BestDefense::Stand& BestDefense::standAt(const PoolResults& pool) const {
    return stands_[question_.ram > 0 ? at(pool.blanks) : 0][at(pool.hits)][at(pool.crits)];
}

// The defender's best choice. If there are more dodge tokens than results, the surplus tokens
// cancel nothing. Backup acts only in ranged attacks.
BestDefense::Stand BestDefense::best(const PoolResults& pool) const {
    const bool shares = question_.defenderShares.dodge;
    const int backup = question_.ranged ? question_.backup : 0;
    const int dodgeable = pool.hits + (question_.outmaneuver ? pool.crits : 0);
    Stand best{at(resultsModified(question_, pool, 0)), question_.defenderShares.surge ? 1U : 0U};
    for (int another = 0; another <= (shares ? 1 : 0); ++another) {
        for (int own = 0; own <= std::min(question_.dodge, dodgeable); ++own) {
            const PoolResults left = dodged(question_, pool, own + another);
            const int ram = std::max(0, question_.ram - left.blanks);
            const int most = std::max(0, left.hits - ram - question_.impact);
            for (int canceled = 0; canceled <= std::min(backup, most); ++canceled) {
                const bool surge = question_.defenderShares.surge && another == 0;
                const int results = resultsModified(question_, left, canceled);
                const Stand stand{at(results), surge ? 1U : 0U};
                if (woundsAt(stand).mean < woundsAt(best).mean - equallyGood) best = stand;
            }
        }
    }
    return best;
}

double BestDefense::mean(int hits, int crits) const { return means_[at(hits)][at(crits)]; }

void BestDefense::addWounds(const AttackResult& result, std::vector<double>& wounds) const {
    const auto& [hits, crits, chance] = result;
    const int blanks = question_.pool.size() - hits - crits;
    for (int canceled = 0; canceled <= hits; ++canceled) {
        const auto& spread = woundsAt(standAt({hits - canceled, crits, blanks})).spread;
        engine::addWounds(spread, chance * covered_[at(hits)][at(canceled)], wounds);
    }
}

}  // namespace sightline::engine
