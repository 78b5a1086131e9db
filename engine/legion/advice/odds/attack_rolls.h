/// The attacker's half of an attack as an exact distribution: the pool is rolled, then rerolled
/// with tokens as a policy chooses. Source: Core Rulebook p. 33 (Roll Attack Dice), 39 (Clone
/// Trooper).
#pragma once
#include <functional>
#include <utility>
#include <vector>

#include "engine/legion/advice/odds/rerolls.h"

namespace sightline::engine {

/// Tokens that are left for rerolls.
struct RerollTokens {
    int aim = 0, observation = 0;
    bool another = false;  ///< 1: a token of another Clone Trooper unit is left, of any kind
};

/// A final result of Roll Attack Dice.
struct AttackResult {
    int hits = 0, crits = 0;
    double chance = 0.0;
};

class AttackRolls {
  public:
    explicit AttackRolls(const OddsQuestion& question);

    const DiceTable& table() const { return table_; }
    const RerollList& rerolls() const { return rerolls_; }
    int dicePerAim() const { return question_.dicePerAim; }
    int ram() const { return question_.ram; }
    /// Surge tokens that can be spent at the end.
    int surgeTokens(const RerollTokens& tokens) const;
    bool maySpend(const RerollTokens& tokens, Spends spends) const;
    /// Every state of the tokens. Each state comes after all states that it can lead to.
    const std::vector<RerollTokens>& allTokens() const { return all_; }
    std::size_t numberOf(const RerollTokens& tokens) const;
    /// Surges that can end as results other than blanks, by Critical, tokens or a chart.
    int turnable(const RerollTokens& tokens) const;
    /// Surges before a chart or token turns them, and the other results of the roll.
    struct Surges {
        int count = 0, hits = 0, crits = 0;  ///< with the hits and crits of the other dice
        int tokens = 0;
    };
    using SurgeChoice = std::function<std::pair<int, int>(const Surges&)>;
    /// Default: Critical turns as many surges as it may to crits, and the others become hits. Both
    /// are worth at least as much as a blank, except with Ram.
    void endSurgesAs(SurgeChoice choice) { surgeChoice_ = std::move(choice); }
    /// Hits and crits if Critical turns `critical` surges; a chart or that many tokens turn the
    /// others to hits.
    std::pair<int, int> ended(const Surges& surges, int critical, int tokens) const;
    /// Final hits and crits of a way. The surges are the attacker's last choice.
    std::pair<int, int> ended(std::size_t way, const RerollTokens& tokens) const;
    /// The remaining way of each way after the dice of that reroll are lifted, by number; -1:
    /// impossible.
    const std::vector<int>& lifts(std::size_t reroll) const;

    /// The final results of Roll Attack Dice if `policy` chooses the rerolls for the tokens that
    /// are left. The states are in order of falling numbers of tokens.
    std::vector<AttackResult> played(
        const std::function<const Rerolls&(const RerollTokens&)>& policy) const;

  private:
    using Chances = std::vector<double>;
    void spend(const Chances& now, const Rerolls& chosen, Spends spends, Chances& next) const;

    OddsQuestion question_;
    DiceTable table_;
    RerollList rerolls_;
    std::vector<RerollTokens> all_;
    std::vector<Lying> sums_;  ///< of each way, all colours together
    std::vector<std::vector<int>> lifts_;
    std::vector<std::size_t> liftsOf_;  ///< by the number of the reroll: index into `lifts_`
    SurgeChoice surgeChoice_{};
};

RerollTokens after(RerollTokens tokens, Spends spends);

/// The odds if `defend` adds the wounds of each result to the distribution, and extends it as
/// needed.
Odds oddsOf(const OddsQuestion& question, const std::vector<AttackResult>& results,
            const std::function<void(const AttackResult&, std::vector<double>&)>& defend);

}  // namespace sightline::engine
