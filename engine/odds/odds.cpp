#include "engine/odds/odds.h"

#include <algorithm>
#include <map>

namespace sightline::engine {
namespace {

double chanceOf(Die die, Face face) {
    const auto& faces = facesOf(die);
    return static_cast<double>(std::count(faces.begin(), faces.end(), face)) /
           static_cast<double>(faces.size());
}

constexpr std::array<Die, 3> colours = {Die::redAttack, Die::blackAttack, Die::whiteAttack};

/// Attack dice on the table, sorted: what they show, by colour where a reroll may still ask.
struct Lying {
    int hits = 0, crits = 0;
    std::array<int, 3> surges{};  ///< without a chart
    std::array<int, 3> blanks{};
    bool shared = false;  ///< another unit's token was spent
    auto operator<=>(const Lying&) const = default;

    int surgeCount() const { return surges[0] + surges[1] + surges[2]; }
};
using Spread = std::map<Lying, double>;

void rollInto(Spread& next, const Lying& lying, double chance, std::size_t colour,
              AttackSurge chart) {
    const Die die = colours[colour];
    const auto put = [&](Lying result, Face face) {
        const double part = chance * chanceOf(die, face);
        if (part > 0.0) next[result] += part;
    };
    Lying hit = lying, crit = lying, surge = lying, blank = lying;
    ++hit.hits;
    ++crit.crits;
    ++blank.blanks[colour];
    if (chart == AttackSurge::hit) {
        ++surge.hits;
    } else if (chart == AttackSurge::crit) {
        ++surge.crits;
    } else {
        ++surge.surges[colour];
    }
    put(hit, Face::hit);
    put(crit, Face::crit);
    put(surge, Face::attackSurge);
    put(blank, Face::blank);
}

/// Takes up to `most` dice that would end as blanks off the table, the strongest colours first:
/// blanks, and surges beyond what tokens will convert.
std::vector<std::size_t> takeFailures(Lying& lying, int surgeTokens, int most) {
    std::vector<std::size_t> taken;
    int spareSurges = std::max(0, lying.surgeCount() - surgeTokens);
    for (std::size_t colour = 0; colour < colours.size(); ++colour) {
        while (static_cast<int>(taken.size()) < most &&
               (lying.blanks[colour] > 0 || (lying.surges[colour] > 0 && spareSurges > 0))) {
            if (lying.blanks[colour] > 0) {
                --lying.blanks[colour];
            } else {
                --lying.surges[colour];
                --spareSurges;
            }
            taken.push_back(colour);
        }
    }
    return taken;
}

Spread rolled(const OddsQuestion& question) {
    Spread spread{{Lying{}, 1.0}};
    for (std::size_t colour = 0; colour < colours.size(); ++colour) {
        for (int i = 0; i < question.pool[colours[colour]]; ++i) {
            Spread next;
            for (const auto& [lying, chance] : spread) {
                rollInto(next, lying, chance, colour, question.attackSurge);
            }
            spread = std::move(next);
        }
    }
    return spread;
}

/// Surge tokens that the attacker could still spend.
int surgeTokens(const Lying& lying, const OddsQuestion& question) {
    const bool another = question.attackerShares.surge && !lying.shared;
    return question.attackSurgeTokens + (another ? 1 : 0);
}

/// One token: up to `most` dice rolled again. Another unit's token leaves none of its kin to spend.
Spread rerolled(const Spread& spread, const OddsQuestion& question, int most,
                bool another = false) {
    Spread result;
    for (const auto& [before, chance] : spread) {
        Lying lying = before;
        const auto taken = takeFailures(lying, surgeTokens(lying, question), most);
        lying.shared = lying.shared || (another && !taken.empty());
        Spread one{{lying, chance}};
        for (std::size_t colour : taken) {
            Spread next;
            for (const auto& [now, part] : one) {
                rollInto(next, now, part, colour, question.attackSurge);
            }
            one = std::move(next);
        }
        for (const auto& [now, part] : one) result[now] += part;
    }
    return result;
}

/// Chances of 0..count successes.
std::vector<double> binomial(int count, double chance) {
    std::vector<double> spread{1.0};
    for (int i = 0; i < count; ++i) {
        std::vector<double> next(spread.size() + 1, 0.0);
        for (std::size_t k = 0; k < spread.size(); ++k) {
            next[k] += spread[k] * (1.0 - chance);
            next[k + 1] += spread[k] * chance;
        }
        spread = std::move(next);
    }
    return spread;
}

/// Chances of 0..dice blocks, surges converted by chart or by that many tokens.
std::vector<double> blocksOf(int dice, const OddsQuestion& question, int surgeTokensLeft) {
    const double block = chanceOf(question.defenseDie, Face::block);
    const double surge = chanceOf(question.defenseDie, Face::defenseSurge);
    const bool chart = question.defenseSurge == DefenseSurge::block;
    const int tokens = chart ? dice : surgeTokensLeft;
    std::vector<double> result(static_cast<std::size_t>(dice) + 1, 0.0);
    const std::vector<double> surges = binomial(dice, surge);
    for (int s = 0; s <= dice; ++s) {
        const std::vector<double> blocks = binomial(dice - s, block / (1.0 - surge));
        for (int b = 0; b <= dice - s; ++b) {
            result[static_cast<std::size_t>(b + std::min(s, tokens))] +=
                surges[static_cast<std::size_t>(s)] * blocks[static_cast<std::size_t>(b)];
        }
    }
    return result;
}

void addWounds(Odds& odds, const OddsQuestion& question, int results, int surgeTokensLeft,
               double chance) {
    const std::vector<double> blocks = blocksOf(results, question, surgeTokensLeft);
    for (int b = 0; b <= results; ++b) {
        int wounds = results - b;
        if (question.mostWounds >= 0) wounds = std::min(wounds, question.mostWounds);
        if (odds.wounds.size() <= static_cast<std::size_t>(wounds)) {
            odds.wounds.resize(static_cast<std::size_t>(wounds) + 1, 0.0);
        }
        odds.wounds[static_cast<std::size_t>(wounds)] +=
            chance * blocks[static_cast<std::size_t>(b)];
    }
}

double coverChance(const OddsQuestion& question) {
    if (!question.ranged || question.cover == geometry::Cover::none) return 0.0;
    const double block = chanceOf(Die::whiteDefense, Face::block);
    if (question.cover == geometry::Cover::light) return block;
    return block + chanceOf(Die::whiteDefense, Face::defenseSurge);
}

// Dodge tokens, then Backup, which a ranged attack meets, then defense dice.
void addDefended(Odds& odds, const OddsQuestion& question, int hits, int crits, double chance) {
    int left = std::max(0, hits - question.dodge);
    const bool another = question.defenderShares.dodge && left > 0;
    if (another) --left;
    if (question.ranged) left = std::max(0, left - question.backup);
    const int surge = question.defenderShares.surge && !another ? 1 : 0;
    addWounds(odds, question, left + crits, question.defenseSurgeTokens + surge, chance);
}

}  // namespace

Odds oddsOf(const OddsQuestion& question) {
    Spread spread = rolled(question);
    for (int i = 0; i < question.aim; ++i) spread = rerolled(spread, question, 2);
    if (question.attackerShares.aim) spread = rerolled(spread, question, 2, true);
    for (int i = 0; i < question.observation; ++i) spread = rerolled(spread, question, 1);

    std::map<std::pair<int, int>, double> results;  // hits, crits
    for (const auto& [lying, chance] : spread) {
        const int converted = std::min(lying.surgeCount(), surgeTokens(lying, question));
        results[{lying.hits + converted, lying.crits}] += chance;
    }

    Odds odds;
    odds.wounds.assign(1, 0.0);
    for (const auto& [shown, chance] : results) {
        const auto& [hits, crits] = shown;
        if (question.ranged && hits + crits > 0) odds.suppression += chance;
        const std::vector<double> canceled = binomial(hits, coverChance(question));
        for (int c = 0; c <= hits; ++c) {
            addDefended(odds, question, hits - c, crits,
                        chance * canceled[static_cast<std::size_t>(c)]);
        }
    }
    odds.none = odds.wounds[0];
    for (std::size_t i = 0; i < odds.wounds.size(); ++i) {
        odds.mean += static_cast<double>(i) * odds.wounds[i];
    }
    return odds;
}

double expectedResults(const DicePool& pool, AttackSurge surge) {
    double expected = 0.0;
    for (Die die : colours) {
        double chance = chanceOf(die, Face::hit) + chanceOf(die, Face::crit);
        if (surge != AttackSurge::none) chance += chanceOf(die, Face::attackSurge);
        expected += pool[die] * chance;
    }
    return expected;
}

}  // namespace sightline::engine
