#include "property/engine/plain_odds.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace sightline::engine::test {
namespace {

using Whole = std::int64_t;

/// The number of equally likely sequences of die rolls that lead to each number of wounds. Two
/// results for the same point of the attack contain equally many sequences, so they can be
/// compared.
struct Ends {
    std::vector<Whole> wounds = std::vector<Whole>(5, 0);
    Whole suppressed = 0;

    Whole sum() const {
        Whole sum = 0;
        for (std::size_t i = 0; i < wounds.size(); ++i) sum += static_cast<Whole>(i) * wounds[i];
        return sum;
    }
    void add(const Ends& other, Whole times) {
        for (std::size_t i = 0; i < wounds.size(); ++i) wounds[i] += times * other.wounds[i];
        suppressed += times * other.suppressed;
    }
    Ends scaled(Whole times) const {
        Ends ends;
        ends.add(*this, times);
        return ends;
    }
};

Whole power(Whole base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

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
          perAim_(std::min(question.dicePerAim, dice_)) {}

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
               power(6, defenseRolls());
    }
    /// The largest number of defense dice that can be rolled: the cover pool, the defense roll and
    /// their rerolls.
    int defenseRolls() const { return dice_ + defenseDice() + question_.luck; }
    int defenseDice() const { return static_cast<int>(defensePool(dice_).size()); }
    std::vector<Die> defensePool(int results) const {
        if (results == 0) return {};
        std::vector<Die> pool = question_.defenseDice.dice();
        for (int i = 0; i < results + question_.moreDefenseDice; ++i)
            pool.push_back(question_.defenseDie);
        return pool;
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
        return converted(table, tokens).scaled(courses(tokens) / power(6, defenseRolls()));
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
        if (question_.attackSurge == AttackSurge::crit) return covered(hits, crits + surges);
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
        if (question_.attackSurge == AttackSurge::hit) return covered(hits + surges, crits);
        const int most = std::min(surges, surgeTokens(tokens));
        Ends best = covered(hits + most, crits);
        for (int spent = 0; spent < most && optimal_; ++spent) {
            const Ends ends = covered(hits + spent, crits);
            if (ends.sum() > best.sum()) best = ends;
        }
        return best;
    }

    /// Apply Dodge and Cover, and the later steps.
    Ends covered(int hits, int crits) {
        const auto known = covered_.find({hits, crits});
        if (known != covered_.end()) return known->second;
        Ends ends;
        const bool cover = question_.ranged && question_.cover != geometry::Cover::none;
        const std::string cancels = question_.cover == geometry::Cover::heavy ? "BS" : "B";
        const std::function<void(int, int)> roll = [&](int dice, int canceled) {
            if (dice == 0) return ends.add(dodged(hits - canceled, crits, dice_ - hits - crits), 1);
            for (char side : std::string(sidesOf(Die::whiteDefense))) {
                roll(dice - 1, canceled + (cancels.find(side) != std::string::npos ? 1 : 0));
            }
        };
        const bool low = cover && question_.lowProfile && hits > 0;
        const int rolled = cover ? hits - (low ? 1 : 0) : 0;
        roll(rolled, low ? 1 : 0);
        Ends all = ends.scaled(power(6, dice_ - rolled));
        all.suppressed = question_.ranged && hits + crits > 0 ? power(6, defenseRolls()) : 0;
        return covered_[{hits, crits}] = all;
    }

    Ends dodged(int hits, int crits, int blanks) {
        const int shared = question_.defenderShares.dodge ? 1 : 0;
        if (!optimal_) {
            const int most = hits + (question_.outmaneuver ? crits : 0);
            const int own = std::min(most, question_.dodge);
            const int another = std::min(most - own, shared);
            int tokens = own + another;
            for (; question_.outmaneuver && tokens > 0 && crits > 0; --tokens) --crits;
            return rammed(hits - tokens, crits, blanks, another == 0);
        }
        Ends best = rammed(hits, crits, blanks, true);
        for (int another = 0; another <= shared; ++another) {
            for (int own = 0; own <= question_.dodge; ++own) {
                const int mostCrits = question_.outmaneuver ? std::min(crits, own + another) : 0;
                for (int canceled = 0; canceled <= mostCrits; ++canceled) {
                    const int left = std::max(0, hits - (own + another - canceled));
                    const Ends ends = rammed(left, crits - canceled, blanks, another == 0);
                    if (ends.sum() < best.sum()) best = ends;
                }
            }
        }
        return best;
    }

    /// Ram turns blanks and hits into crits. The attacker chooses the best combination.
    Ends rammed(int hits, int crits, int blanks, bool another) {
        std::optional<Ends> best;
        for (int ofBlanks = std::min(blanks, question_.ram); ofBlanks >= 0; --ofBlanks) {
            const int most = std::min(hits, question_.ram - ofBlanks);
            for (int ofHits = most; ofHits >= 0; --ofHits) {
                const Ends ends = backedUp(hits - ofHits, crits + ofBlanks + ofHits, another);
                if (!best || ends.sum() > best->sum()) best = ends;
            }
        }
        return *best;
    }

    /// The step Modify Attack Dice: Impact turns hits into crits one by one. Then the defender
    /// cancels results.
    Ends backedUp(int hits, int crits, bool another) {
        for (int i = 0; i < question_.impact && hits > 0; ++i) --hits, ++crits;
        const int most = question_.ranged ? std::min(hits, question_.backup) : 0;
        const auto armored = [&](int canceled) {
            int left = hits - canceled;
            for (int i = 0; i < question_.armor && left > 0; ++i) --left;
            const int shields = question_.ranged ? question_.shields : 0;
            return defended(std::max(0, left + crits - shields), another);
        };
        if (!optimal_) return armored(most);
        Ends best = armored(0);
        for (int canceled = 1; canceled <= most; ++canceled) {
            const Ends ends = armored(canceled);
            if (ends.sum() < best.sum()) best = ends;
        }
        return best;
    }

    Ends defended(int results, bool another) {
        const auto known = defended_.find({results, another});
        if (known != defended_.end()) return known->second;
        Ends ends;
        const int tokens =
            question_.defenseSurgeTokens + (another && question_.defenderShares.surge ? 1 : 0);
        const std::vector<Die> pool = defensePool(results);
        const int rolled = static_cast<int>(pool.size());
        const std::function<void(int, int, int)> roll = [&](int dice, int blocks, int surges) {
            if (dice == 0) return ends.add(lucky(results, rolled, blocks, surges, tokens), 1);
            const Die die = pool[static_cast<std::size_t>(dice) - 1];
            for (char side : std::string(sidesOf(die))) {
                roll(dice - 1, blocks + (side == 'B' ? 1 : 0), surges + (side == 'S' ? 1 : 0));
            }
        };
        roll(rolled, 0, 0);
        return defended_[{results, another}] = ends.scaled(power(6, defenseDice() - rolled));
    }

    /// Uncanny Luck: the optimal policy tries every set of dice and keeps the set with the fewest
    /// wounds. The standard policy rerolls the failures.
    Ends lucky(int results, int dice, int blocks, int surges, int tokens) {
        const auto known = lucky_.find({results, dice, blocks, surges, tokens});
        if (known != lucky_.end()) return known->second;
        const int blanks = dice - blocks - surges;
        const bool chart = question_.defenseSurge == DefenseSurge::block;
        const int spare = chart ? 0 : std::max(0, surges - tokens);
        std::optional<Ends> best;
        if (!optimal_) {
            const int ofBlanks = std::min(blanks, question_.luck);
            const int ofSurges = std::min(spare, question_.luck - ofBlanks);
            best = lifted(results, blocks, surges - ofSurges, ofBlanks + ofSurges, tokens);
        }
        for (int b = 0; optimal_ && b <= std::min(blocks, question_.luck); ++b) {
            for (int s = 0; s <= std::min(surges, question_.luck - b); ++s) {
                for (int n = 0; n <= std::min(blanks, question_.luck - b - s); ++n) {
                    const Ends ends = lifted(results, blocks - b, surges - s, b + s + n, tokens);
                    if (!best || ends.sum() < best->sum()) best = ends;
                }
            }
        }
        return lucky_[{results, dice, blocks, surges, tokens}] = *best;
    }

    Ends lifted(int results, int blocks, int surges, int again, int tokens) {
        Ends ends;
        const std::function<void(int, int, int)> roll = [&](int dice, int b, int s) {
            if (dice == 0) {
                ++ends.wounds[static_cast<std::size_t>(wounds(results, b, s, tokens))];
                return;
            }
            for (char side : std::string(sidesOf(question_.defenseDie)))
                roll(dice - 1, b + (side == 'B' ? 1 : 0), s + (side == 'S' ? 1 : 0));
        };
        roll(again, blocks, surges);
        return ends.scaled(power(6, question_.luck - again));
    }

    int wounds(int results, int blocks, int surges, int tokens) const {
        const int most =
            question_.defenseSurge == DefenseSurge::block ? surges : std::min(surges, tokens);
        int left = blocks + most, canceled = 0;
        while (canceled < question_.pierce && canceled < left) ++canceled;
        for (int i = 0; i < question_.spared && canceled > 0; ++i) --canceled;
        left -= canceled;
        const int wounds = std::max(0, results - left);
        return question_.mostWounds < 0 ? wounds : std::min(wounds, question_.mostWounds);
    }

    OddsQuestion question_;
    bool optimal_;
    int dice_, perAim_;
    std::map<std::pair<Table, Tokens>, Ends> known_;
    std::map<std::pair<int, int>, Ends> covered_;
    std::map<std::pair<int, bool>, Ends> defended_;
    std::map<std::array<int, 5>, Ends> lucky_;
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
