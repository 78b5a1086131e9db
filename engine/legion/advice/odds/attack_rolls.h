/// The attacker's part of an attack as an exact probability distribution: the pool is rolled, then
/// a policy chooses rerolls with tokens. Source: Core Rulebook p. 33 (Roll Attack Dice), 39 (Clone
/// Trooper).
#pragma once
#include <functional>
#include <utility>
#include <vector>

#include "engine/legion/advice/odds/rerolls.h"

namespace sightline::engine {

/// The tokens that are left for rerolls.
struct RerollTokens {
    int aim = 0, observation = 0;
    bool another = false;  ///< true: one token of another unit is left, to be spent as an aim token
                           ///< or as a surge token
};

/// A final result of the step Roll Attack Dice.
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
    /// The number of surge tokens that the attacker can spend after the rerolls.
    int surgeTokens(const RerollTokens& tokens) const;
    bool maySpend(const RerollTokens& tokens, Spends spends) const;
    /// All states of the attacker's tokens. A state comes after all states that can follow from it.
    const std::vector<RerollTokens>& allTokens() const { return all_; }
    std::size_t numberOf(const RerollTokens& tokens) const;
    /// The largest number of surges that Critical, tokens or a surge chart can turn. A surge chart
    /// can turn all surges.
    int turnable(const RerollTokens& tokens) const;
    /// The results of a roll, before a chart or a token turns its surges.
    struct Surges {
        int count = 0, hits = 0, crits = 0;  ///< numbers of surges, hits and crits in the roll
        int tokens = 0;
    };
    using SurgeChoice = std::function<std::pair<int, int>(const Surges&)>;
    /// Sets a function that chooses how surges end. Without it, Critical turns as many surges as it
    /// may into crits, and the others become hits. This is best without Ram, because a hit or a
    /// crit is then worth at least as much as a blank.
    void endSurgesAs(SurgeChoice choice) { surgeChoice_ = std::move(choice); }
    /// The final hits and crits. Critical turns `critical` of the surges into crits, and a chart or
    /// `tokens` surge tokens turn the others into hits.
    std::pair<int, int> ended(const Surges& surges, int critical, int tokens) const;
    /// The final hits and crits of the combination of faces with the number `way`. The attacker
    /// converts surges after all rerolls.
    std::pair<int, int> ended(std::size_t way, const RerollTokens& tokens) const;
    /// For each combination of faces, the number of the combination that remains without the dice
    /// of this reroll. -1 if the combination does not contain these dice.
    const std::vector<int>& lifts(std::size_t reroll) const;

    /// The final results of Roll Attack Dice if `policy` chooses the rerolls for each state of the
    /// tokens. The policy is first called for the states with the most tokens.
    std::vector<AttackResult> played(
        const std::function<const Rerolls&(const RerollTokens&)>& policy) const;

  private:
    using Chances = std::vector<double>;
    void spend(const Chances& now, const Rerolls& chosen, Spends spends, Chances& next) const;

    OddsQuestion question_;
    DiceTable table_;
    RerollList rerolls_;
    std::vector<RerollTokens> all_;
    std::vector<Lying> sums_;  ///< for each combination of faces: the number of dice with each
                               ///< face, all colours together
    std::vector<std::vector<int>> lifts_;
    /// For each reroll, by its number: the index of the reroll's entry in `lifts_`.
    std::vector<std::size_t> liftsOf_;
    SurgeChoice surgeChoice_{};
};

RerollTokens after(RerollTokens tokens, Spends spends);

/// The odds of the attack. The function `defend` adds the wounds of one attack result to the
/// distribution, and makes the distribution longer if necessary.
Odds oddsOf(const OddsQuestion& question, const std::vector<AttackResult>& results,
            const std::function<void(const AttackResult&, std::vector<double>&)>& defend);

}  // namespace sightline::engine
