#include "engine/legion/advice/odds/optimal_odds.h"

#include <algorithm>
#include <map>

#include "engine/legion/advice/odds/attack_rolls.h"
#include "engine/legion/advice/odds/best_defense.h"

namespace sightline::engine {
namespace {

using Worth = std::vector<double>;  ///< expected wounds of each combination of faces

int sumOf(const DiceByColour& dice) { return dice[0] + dice[1] + dice[2]; }

/// Computes the expected wounds of every combination of faces while the dice of a reroll are lifted
/// (not yet rolled again).
class WorthOfRerolls {
  public:
    /// `afterwards` contains the expected wounds of each combination of faces after the reroll.
    WorthOfRerolls(const DiceTable& table, const Worth& afterwards)
        : table_(table), afterwards_(afterwards) {}

    /// The expected wounds while `dice` are lifted. The calls must have the order of the
    /// `RerollList`.
    const Worth& operator()(const DiceByColour& dice) {
        forgetBefore(sumOf(dice));
        const auto known = known_.find(dice);
        if (known != known_.end()) return known->second;
        const std::size_t colour = firstColour(dice);
        DiceByColour left = dice;
        --left[colour];
        const Worth& after = left == DiceByColour{} ? afterwards_ : (*this)(left);
        return known_[dice] = table_.worthBeforeRoll(after, dice, colour);
    }

  private:
    // Deletes values that are no longer needed: the values for n lifted dice depend only on the
    // values for n - 1 lifted dice.
    void forgetBefore(int dice) {
        if (dice <= most_) return;
        most_ = dice;
        std::erase_if(known_, [&](const auto& one) { return sumOf(one.first) < dice - 1; });
    }

    const DiceTable& table_;
    const Worth& afterwards_;
    std::map<DiceByColour, Worth> known_;
    int most_ = 0;
};

Worth worthOfStopping(const AttackRolls& rolls, const BestDefense& defense,
                      const RerollTokens& tokens) {
    Worth worth;
    worth.reserve(rolls.table().size());
    for (std::size_t way = 0; way < rolls.table().size(); ++way) {
        const auto [hits, crits] = rolls.ended(way, tokens);
        worth.push_back(defense.mean(hits, crits));
    }
    return worth;
}

/// The best reroll of each combination of faces, computed from the last token back to the first. If
/// dice are ordered (`isOrdered`), only the worst dice of a colour are candidates: they are
/// rerolled first, and crits are never rerolled. The reason: a better result on the table allows
/// every later choice that a worse result allows, and never causes fewer wounds. Everything that
/// stops a crit also stops a hit. Everything that stops a hit also stops a surge or a blank. Each
/// result adds at most 1 die to each defense roll.
class BestRerolls {
  public:
    BestRerolls(const AttackRolls& rolls, const BestDefense& defense)
        : rolls_(rolls), worth_(rolls.allTokens().size()), best_(rolls.allTokens().size()) {
        for (const RerollTokens& tokens : rolls.allTokens()) {
            worth_[rolls.numberOf(tokens)] = worthOfStopping(rolls, defense, tokens);
            choose(tokens);
            RerollTokens done = tokens;  // this state is not needed any more: all states that can
                                         // lead to it are computed
            if (--done.aim >= 0) worth_[rolls.numberOf(done)] = {};
        }
    }

    const Rerolls& operator()(const RerollTokens& tokens) const {
        return best_[rolls_.numberOf(tokens)];
    }

  private:
    void choose(const RerollTokens& tokens) {
        Worth& worth = worth_[rolls_.numberOf(tokens)];
        Rerolls& best = best_[rolls_.numberOf(tokens)];
        best.assign(worth.size(), 0);
        std::map<Spends, WorthOfRerolls> afterwards;
        for (Spends spends : {Spends::observation, Spends::aim, Spends::anothersAim}) {
            if (!rolls_.maySpend(tokens, spends)) continue;
            const Worth& next = worth_[rolls_.numberOf(after(tokens, spends))];
            afterwards.emplace(spends, WorthOfRerolls(rolls_.table(), next));
        }
        const RerollList& list = rolls_.rerolls();
        for (std::size_t reroll = 1; reroll < list.size();) {
            const int dice = sumOf(list[reroll].dice);
            std::vector<Candidate> candidates;
            for (; reroll < list.size() && sumOf(list[reroll].dice) == dice; ++reroll) {
                const Spends spends = list[reroll].spends;
                if (!rolls_.maySpend(tokens, spends)) continue;
                candidates.push_back({static_cast<std::uint16_t>(reroll),
                                      &afterwards.at(spends)(list[reroll].dice),
                                      &rolls_.lifts(reroll)});
            }
            chooseAmong(candidates, worth, best);
        }
    }

    /// A reroll, the expected wounds after its dice are lifted, and for each combination of faces
    /// the combination that remains.
    struct Candidate {
        std::uint16_t reroll = 0;
        const Worth* rerolled = nullptr;
        const std::vector<int>* lifts = nullptr;
    };

    /// Chooses the first of the best candidates. Processes the combinations in blocks, so that
    /// their values stay in the CPU cache.
    static void chooseAmong(const std::vector<Candidate>& candidates, Worth& worth, Rerolls& best) {
        constexpr std::size_t together = 2048;
        for (std::size_t first = 0; first < worth.size(); first += together) {
            const std::size_t last = std::min(worth.size(), first + together);
            for (const Candidate& one : candidates) {
                for (std::size_t way = first; way < last; ++way) {
                    const int left = (*one.lifts)[way];
                    if (left < 0) continue;
                    const double mean = (*one.rerolled)[static_cast<std::size_t>(left)];
                    if (mean <= worth[way] + equallyGood) continue;
                    worth[way] = mean;
                    best[way] = one.reroll;
                }
            }
        }
    }

    const AttackRolls& rolls_;
    /// Expected wounds of the combinations, indexed by the number of the token state.
    std::vector<Worth> worth_;
    std::vector<Rerolls> best_;
};

}  // namespace

double stepsOfOptimal(const OddsQuestion& question) {
    const DiceTable table(question);
    const double shares = question.attackerShares.aim || question.attackerShares.surge ? 2.0 : 1.0;
    const double tokens = (question.aim + 1) * (question.observation + 1) * shares;
    return static_cast<double>(table.size()) * static_cast<double>(RerollList(question).size()) *
           tokens;
}

Odds optimalOdds(const OddsQuestion& question) {
    AttackRolls rolls(question);
    const BestDefense defense(question);
    // Ram changes a blank to a crit. So it may be best to leave a surge as a blank. The surge may
    // then be worth more than a surge that a token converts, or than a crit that a dodge token
    // cancels.
    const auto forRam = [&](const AttackRolls::Surges& surges) {
        std::pair<int, int> best{-1, -1};
        const auto tryOne = [&](int critical, int tokens) {
            const std::pair<int, int> end = rolls.ended(surges, critical, tokens);
            const bool better =
                best.first < 0 || defense.mean(end.first, end.second) >
                                      defense.mean(best.first, best.second) + equallyGood;
            if (better) best = end;
        };
        for (int critical = std::min(surges.count, question.critical); critical >= 0; --critical) {
            const int most = std::min(surges.count - critical, surges.tokens);
            tryOne(critical, most);
            for (int tokens = 0; tokens < most; ++tokens) tryOne(critical, tokens);
        }
        return best;
    };
    if (question.ram > 0) rolls.endSurgesAs(forRam);
    const BestRerolls best(rolls, defense);
    const auto results =
        rolls.played([&](const RerollTokens& tokens) -> const Rerolls& { return best(tokens); });
    return oddsOf(question, results, [&](const AttackResult& result, std::vector<double>& wounds) {
        defense.addWounds(result, wounds);
    });
}

}  // namespace sightline::engine
