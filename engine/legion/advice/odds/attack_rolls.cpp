#include "engine/legion/advice/odds/attack_rolls.h"

#include <algorithm>
#include <map>

namespace sightline::engine {
RerollTokens after(RerollTokens tokens, Spends spends) {
    if (spends == Spends::observation) --tokens.observation;
    if (spends == Spends::aim) --tokens.aim;
    if (spends == Spends::anothersAim) tokens.another = false;
    return tokens;
}

AttackRolls::AttackRolls(const OddsQuestion& question)
    : question_(question), table_(question), rerolls_(question) {
    const bool shares = question.attackerShares.aim || question.attackerShares.surge;
    for (int aim = 0; aim <= question.aim; ++aim) {
        for (int observation = 0; observation <= question.observation; ++observation) {
            all_.push_back({aim, observation, false});
            if (shares) all_.push_back({aim, observation, true});
        }
    }
    sums_.reserve(table_.size());
    for (std::size_t way = 0; way < table_.size(); ++way) {
        Lying& sum = sums_.emplace_back();
        for (const Lying& lying : table_.lyingOf(way)) {
            for (std::size_t shown = 0; shown < shownKinds; ++shown) sum[shown] += lying[shown];
        }
    }
    // All rerolls of the same dice share one entry of `lifts_`, because the token that pays for a
    // reroll does not change the remaining dice. `known` maps the dice of a reroll to the index of
    // this entry.
    std::map<std::pair<DiceByColour, std::array<Split, 3>>, std::size_t> known;
    const bool ordered = isOrdered(question);
    for (std::size_t reroll = 0; reroll < rerolls_.size(); ++reroll) {
        const auto& [spends, dice, splits] = rerolls_[reroll];
        const auto [at, isNew] = known.try_emplace({dice, splits}, lifts_.size());
        if (isNew) lifts_.push_back(ordered ? table_.lifts(dice) : table_.lifts(splits));
        liftsOf_.push_back(at->second);
    }
}

int AttackRolls::turnable(const RerollTokens& tokens) const {
    if (question_.attackSurge != AttackSurge::none) return question_.pool.size();
    return question_.critical + surgeTokens(tokens);
}

int AttackRolls::surgeTokens(const RerollTokens& tokens) const {
    const bool another = tokens.another && question_.attackerShares.surge;
    return question_.attackSurgeTokens + (another ? 1 : 0);
}

bool AttackRolls::maySpend(const RerollTokens& tokens, Spends spends) const {
    switch (spends) {
        case Spends::nothing:
            return true;
        case Spends::observation:
            return tokens.observation > 0;
        case Spends::aim:
            return tokens.aim > 0;
        case Spends::anothersAim:
            return tokens.another && question_.attackerShares.aim;
    }
    return false;
}

std::size_t AttackRolls::numberOf(const RerollTokens& tokens) const {
    const bool shares = all_.back().another;
    const int number = tokens.aim * (question_.observation + 1) + tokens.observation;
    return static_cast<std::size_t>(shares ? 2 * number + (tokens.another ? 1 : 0) : number);
}

std::pair<int, int> AttackRolls::ended(const Surges& surges, int critical, int tokens) const {
    const int left = surges.count - critical;
    const bool chart = question_.attackSurge == AttackSurge::hit;
    return {surges.hits + (chart ? left : std::min(left, tokens)), surges.crits + critical};
}

std::pair<int, int> AttackRolls::ended(std::size_t way, const RerollTokens& tokens) const {
    const auto& [blanks, surges, hits, crits] = sums_[way];
    const Surges left{surges, hits, crits, surgeTokens(tokens)};
    if (surgeChoice_) return surgeChoice_(left);
    return ended(left, std::min(surges, question_.critical), left.tokens);
}

const std::vector<int>& AttackRolls::lifts(std::size_t reroll) const {
    return lifts_[liftsOf_[reroll]];
}

std::vector<AttackResult> AttackRolls::played(
    const std::function<const Rerolls&(const RerollTokens&)>& policy) const {
    const auto sides = static_cast<std::size_t>(question_.pool.size()) + 1;
    std::vector<double> ends(sides * sides, 0.0);
    std::vector<Chances> chances(all_.size());
    chances.back() = table_.rolled();
    for (std::size_t number = all_.size(); number-- > 0;) {
        const Chances now = std::move(chances[number]);
        if (now.empty()) continue;
        const Rerolls& chosen = policy(all_[number]);
        for (std::size_t way = 0; way < now.size(); ++way) {
            if (rerolls_[chosen[way]].spends != Spends::nothing) continue;
            const auto [hits, crits] = ended(way, all_[number]);
            ends[static_cast<std::size_t>(hits) * sides + static_cast<std::size_t>(crits)] +=
                now[way];
        }
        for (Spends spends : {Spends::observation, Spends::aim, Spends::anothersAim}) {
            if (!maySpend(all_[number], spends)) continue;
            spend(now, chosen, spends, chances[numberOf(after(all_[number], spends))]);
        }
    }
    std::vector<AttackResult> results;
    for (std::size_t end = 0; end < ends.size(); ++end) {
        if (ends[end] == 0.0) continue;
        results.push_back(
            {static_cast<int>(end / sides), static_cast<int>(end % sides), ends[end]});
    }
    return results;
}

// Spends a token on the chosen rerolls. After the first die of a larger reroll has been rolled, the
// remaining dice form a smaller reroll.
void AttackRolls::spend(const Chances& now, const Rerolls& chosen, Spends spends,
                        Chances& next) const {
    std::vector<Chances> lifted(rerolls_.size());
    const auto at = [&](std::size_t reroll) -> Chances& {
        if (lifted[reroll].empty()) lifted[reroll].resize(table_.size(rerolls_[reroll].dice));
        return lifted[reroll];
    };
    for (std::size_t way = 0; way < now.size(); ++way) {
        if (now[way] == 0.0 || rerolls_[chosen[way]].spends != spends) continue;
        // Two rerolls of the same number of dice of each colour lead to the same state, because the
        // old faces of the rerolled dice do not matter. So their chances are added, and the sum is
        // stored for the first of these rerolls.
        const std::size_t reroll = rerolls_.firstLike(rerolls_[chosen[way]]);
        at(reroll)[static_cast<std::size_t>(lifts(chosen[way])[way])] += now[way];
    }
    for (std::size_t reroll = lifted.size(); reroll-- > 1;) {
        if (lifted[reroll].empty()) continue;
        const DiceByColour& dice = rerolls_[reroll].dice;
        const std::size_t colour = firstColour(dice);
        DiceByColour left = dice;
        --left[colour];
        if (left == DiceByColour{}) {
            next.resize(table_.size());
            table_.roll(lifted[reroll], dice, colour, next);
        } else {
            table_.roll(lifted[reroll], dice, colour, at(rerolls_.firstLike({spends, left, {}})));
        }
    }
}

Odds oddsOf(const OddsQuestion& question, const std::vector<AttackResult>& results,
            const std::function<void(const AttackResult&, std::vector<double>&)>& defend) {
    Odds odds;
    odds.wounds.assign(1, 0.0);
    for (const AttackResult& result : results) {
        if (question.ranged && result.hits + result.crits > 0) odds.suppression += result.chance;
        defend(result, odds.wounds);
    }
    odds.none = odds.wounds[0];
    for (std::size_t i = 0; i < odds.wounds.size(); ++i) {
        odds.mean += static_cast<double>(i) * odds.wounds[i];
    }
    return odds;
}

}  // namespace sightline::engine
