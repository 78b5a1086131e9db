/// The attacker's half of an attack, every roll of it at once: the pool rolled, then rerolled with
/// tokens as a policy chooses. Source: Core Rulebook p. 33 (Roll Attack Dice), 39 (Clone Trooper).
#pragma once
#include <functional>
#include <utility>
#include <vector>

#include "engine/odds/rerolls.h"

namespace sightline::engine {

/// Tokens that may still be spent on rerolls.
struct RerollTokens {
    int aim = 0, observation = 0;
    bool another = false;  ///< 1 of another Clone Trooper unit, for whatever it is spent
};

/// What Roll Attack Dice may end with.
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
    /// Surge tokens that could be spent at the end.
    int surgeTokens(const RerollTokens& tokens) const;
    bool maySpend(const RerollTokens& tokens, Spends spends) const;
    /// Every number of tokens; what is left when one is spent comes before.
    const std::vector<RerollTokens>& allTokens() const { return all_; }
    std::size_t numberOf(const RerollTokens& tokens) const;
    /// Surges that could end as something else than blanks, by Critical and tokens or by a chart.
    int turnable(const RerollTokens& tokens) const;
    /// What surges that neither a chart nor anything else has turned end as: hits and crits.
    struct Surges {
        int count = 0, hits = 0, crits = 0;  ///< and those that lie beside them
        int tokens = 0;
    };
    using SurgeChoice = std::function<std::pair<int, int>(const Surges&)>;
    /// By default as many as may become crits, by Critical, then hits: either is never worth less
    /// than a blank, but for Ram.
    void endSurgesAs(SurgeChoice choice) { surgeChoice_ = std::move(choice); }
    /// With so many crits by Critical; a chart makes hits of the others, or so many tokens do.
    std::pair<int, int> ended(const Surges& surges, int critical, int tokens) const;
    /// Hits and crits that a way ends with. Surges are the attacker's last choice.
    std::pair<int, int> ended(std::size_t way, const RerollTokens& tokens) const;
    /// What each way is left with, by number, when the dice of that reroll are lifted; -1: cannot.
    const std::vector<int>& lifts(std::size_t reroll) const;

    /// What Roll Attack Dice ends with, when `policy` chooses the rerolls for the tokens that are
    /// left. The least tokens come last.
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
    std::vector<std::size_t> liftsOf_;  ///< by the number of the reroll: its place in `lifts_`
    SurgeChoice surgeChoice_{};
};

RerollTokens after(RerollTokens tokens, Spends spends);

/// The odds when `defend` adds the wounds of each result to a spread that it makes long enough.
Odds oddsOf(const OddsQuestion& question, const std::vector<AttackResult>& results,
            const std::function<void(const AttackResult&, std::vector<double>&)>& defend);

}  // namespace sightline::engine
