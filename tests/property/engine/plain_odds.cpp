#include "property/engine/plain_odds.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "property/engine/plain_defense.h"

namespace sightline::engine::test {
namespace {

/// A rolled die. Dice are sorted: first by colour, the strongest first, then by result, the worst
/// first.
struct LyingDie {
    int colour = 0;
    std::size_t face = 0;  ///< index in `worstFirst`
    auto operator<=>(const LyingDie&) const = default;
};
const std::string worstFirst = "-SHC";
using Table = std::vector<LyingDie>;

struct Tokens {
    int aim = 0, observation = 0;
    bool another = false;
    auto operator<=>(const Tokens&) const = default;
};

class PlainAttack {
  public:
    PlainAttack(const OddsQuestion& question, bool optimal)
        : question_(question),
          optimal_(optimal),
          dice_(question.pool.size()),
          perAim_(std::min(question.dicePerAim, dice_)),
          defense_(question, optimal, dice_) {}

    PlainOdds odds() {
        const bool another = question_.attackerShares.aim || question_.attackerShares.surge;
        const Tokens tokens{question_.aim, question_.observation, another};
        Table unrolled;
        std::vector<std::size_t> all;
        for (Die die : question_.pool.dice()) {
            all.push_back(unrolled.size());
            unrolled.push_back({static_cast<int>(die), 0});
        }
        const Ends ends = rolled(unrolled, all, tokens);
        return {ends.wounds, ends.suppressed, power(8, dice_) * courses(tokens)};
    }

  private:
    /// The number of sequences of die rolls that are possible from a point of the attack on.
    /// `tokens` are the attacker's remaining tokens.
    Whole courses(const Tokens& tokens) const {
        const int another = tokens.another && question_.attackerShares.aim ? 1 : 0;
        return power(8, perAim_ * (tokens.aim + another) + tokens.observation) *
               power(6, defense_.rolls());
    }
    /// Rolls the dice in `which` one after the other, and then continues the attack.
    Ends rolled(Table table, std::vector<std::size_t> which, const Tokens& tokens) {
        if (which.empty()) {
            std::sort(table.begin(), table.end());
            return rerolled(table, tokens);
        }
        Ends ends;
        const std::size_t now = which.back();
        which.pop_back();
        for (char side : std::string(sidesOf(static_cast<Die>(table[now].colour)))) {
            table[now].face = worstFirst.find(side);
            ends.add(rolled(table, which, tokens), 1);
        }
        return ends;
    }

    Ends rerolled(const Table& table, const Tokens& tokens) {
        const auto known = known_.find({table, tokens});
        if (known != known_.end()) return known->second;
        const Ends ends = optimal_ ? bestReroll(table, tokens) : standardReroll(table, tokens);
        return known_[{table, tokens}] = ends;
    }

    enum Spent { observation, ownAim, anothersAim };

    bool has(const Tokens& tokens, Spent token) const {
        if (token == anothersAim) return tokens.another && question_.attackerShares.aim;
        return (token == ownAim ? tokens.aim : tokens.observation) > 0;
    }

    Ends spend(const Table& table, Tokens tokens, Spent token,
               const std::vector<std::size_t>& which) {
        const Whole before = courses(tokens);
        if (token == observation) --tokens.observation;
        if (token == ownAim) --tokens.aim;
        if (token == anothersAim) tokens.another = false;
        const Whole after = courses(tokens) * power(8, static_cast<int>(which.size()));
        return rolled(table, which, tokens).scaled(before / after);
    }

    Ends stopped(const Table& table, const Tokens& tokens) {
        return converted(table, tokens).scaled(courses(tokens) / power(6, defense_.rolls()));
    }

    /// The best reroll of any die or set of dice. If several are equal, the first one in the order
    /// of the policy.
    Ends bestReroll(const Table& table, const Tokens& tokens) {
        struct Choice {
            std::size_t dice;
            Spent token;
            std::vector<int> colours;
            std::vector<std::size_t> which;
        };
        std::vector<Choice> choices;
        for (Spent token : {observation, ownAim, anothersAim}) {
            if (!has(tokens, token)) continue;
            const std::size_t most = token == observation ? 1 : static_cast<std::size_t>(perAim_);
            for (unsigned set = 1; set < 1U << table.size(); ++set) {
                Choice choice{0, token, {}, {}};
                for (std::size_t i = 0; i < table.size(); ++i) {
                    if ((set >> i & 1U) == 0) continue;
                    choice.which.push_back(i);
                    choice.colours.push_back(table[i].colour);
                }
                choice.dice = choice.which.size();
                if (choice.dice <= most) choices.push_back(std::move(choice));
            }
        }
        std::sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
            return std::tie(a.dice, a.token, a.colours, a.which) <
                   std::tie(b.dice, b.token, b.colours, b.which);
        });
        Ends best = stopped(table, tokens);
        for (const Choice& choice : choices) {
            const Ends ends = spend(table, tokens, choice.token, choice.which);
            if (ends.sum() > best.sum()) best = ends;
        }
        return best;
    }

    /// The dice that a reroll takes: all dice that would end as blanks. Tokens convert the weakest
    /// surges.
    std::vector<std::size_t> failures(const Table& table, int surgeTokens) const {
        std::vector<std::size_t> failed;
        surgeTokens += question_.critical;
        if (question_.attackSurge != AttackSurge::none) surgeTokens = dice_;
        for (std::size_t i = table.size(); i-- > 0;) {
            const char face = worstFirst[table[i].face];
            const bool turned = face == 'S' && surgeTokens-- > 0;
            if (face == '-' || (face == 'S' && !turned)) failed.insert(failed.begin(), i);
        }
        // The last blanks need no reroll, because Ram will turn them into crits.
        const auto kept = std::min(failed.size(), static_cast<std::size_t>(question_.ram));
        failed.resize(failed.size() - kept);
        return failed;
    }

    int surgeTokens(const Tokens& left) const {
        return question_.attackSurgeTokens + (left.another && question_.attackerShares.surge);
    }

    Ends standardReroll(const Table& table, const Tokens& tokens) {
        if (failures(table, surgeTokens(tokens)).empty()) return stopped(table, tokens);
        for (Spent token : {ownAim, anothersAim, observation}) {
            if (!has(tokens, token)) continue;
            const int left =
                token == anothersAim ? question_.attackSurgeTokens : surgeTokens(tokens);
            auto which = failures(table, left);
            const int most = token == observation ? 1 : perAim_;
            which.resize(std::min(which.size(), static_cast<std::size_t>(most)));
            return spend(table, tokens, token, which);
        }
        return stopped(table, tokens);
    }

    Ends converted(const Table& table, const Tokens& tokens) {
        const auto count = [&](char face) {
            return static_cast<int>(
                std::count_if(table.begin(), table.end(),
                              [&](const LyingDie& one) { return worstFirst[one.face] == face; }));
        };
        const int hits = count('H'), crits = count('C'), surges = count('S');
        if (question_.attackSurge == AttackSurge::crit)
            return defense_.covered(hits, crits + surges);
        const int mostCritical = std::min(surges, question_.critical);
        std::optional<Ends> best;
        for (int critical = mostCritical; critical >= 0; --critical) {
            const Ends ends = tokensSpent(hits, surges - critical, crits + critical, tokens);
            if (!best || ends.sum() > best->sum()) best = ends;
            if (!optimal_) break;
        }
        return *best;
    }

    Ends tokensSpent(int hits, int surges, int crits, const Tokens& tokens) {
        if (question_.attackSurge == AttackSurge::hit)
            return defense_.covered(hits + surges, crits);
        const int most = std::min(surges, surgeTokens(tokens));
        Ends best = defense_.covered(hits + most, crits);
        for (int spent = 0; spent < most && optimal_; ++spent) {
            const Ends ends = defense_.covered(hits + spent, crits);
            if (ends.sum() > best.sum()) best = ends;
        }
        return best;
    }

    OddsQuestion question_;
    bool optimal_;
    int dice_, perAim_;
    PlainDefense defense_;
    std::map<std::pair<Table, Tokens>, Ends> known_;
};

}  // namespace

const char* sidesOf(Die die) {
    static const std::array<const char*, 5> sides = {"HHHHHCS-", "HHHCS---", "HCS-----", "BBBS--",
                                                     "BS----"};
    return sides[static_cast<std::size_t>(die)];
}

PlainOdds plainStandardOdds(const OddsQuestion& question) {
    return PlainAttack(question, false).odds();
}

PlainOdds plainOptimalOdds(const OddsQuestion& question) {
    return PlainAttack(question, true).odds();
}

}  // namespace sightline::engine::test
