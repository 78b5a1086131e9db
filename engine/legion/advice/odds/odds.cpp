#include "engine/legion/advice/odds/odds.h"

#include <algorithm>

#include "engine/legion/advice/odds/attack_rolls.h"
#include "engine/legion/advice/odds/defense_odds.h"

namespace sightline::engine {
namespace {

using Splits = std::array<Split, 3>;
/// Chooses up to `most` dice to reroll, only among dice that would end as blanks. The strongest
/// colours come first; within a colour, blanks come before surges that no effect will turn. Ram
/// will turn `ram` of the dice into crits, so this number of dice of the weakest colours is not
/// rerolled.
Splits failures(const std::array<Lying, 3>& pool, int turnable, int ram, int most) {
    const auto count = [](const Lying& lying, DieResult shown) {
        return lying[static_cast<std::size_t>(shown)];
    };
    int spareSurges = -turnable, blank = 0;
    for (const Lying& lying : pool) {
        spareSurges += count(lying, DieResult::surge);
        blank += count(lying, DieResult::blank);
    }
    most = std::clamp(blank + std::max(0, spareSurges) - ram, 0, most);
    Splits failed{};
    for (std::size_t colour = 0; colour < pool.size(); ++colour) {
        const int blanks = std::min(most, count(pool[colour], DieResult::blank));
        most -= blanks;
        const int surges =
            std::clamp(std::min(spareSurges, count(pool[colour], DieResult::surge)), 0, most);
        most -= surges;
        spareSurges -= surges;
        failed[colour] = {blanks, surges, 0, 0};
    }
    return failed;
}

/// Chooses the next reroll: first with the unit's own aim tokens, then with another unit's token,
/// then with observation tokens of the defender.
Reroll standardReroll(const AttackRolls& rolls, const RerollTokens& tokens, std::size_t way) {
    const auto pool = rolls.table().lyingOf(way);
    for (Spends spends : {Spends::aim, Spends::anothersAim, Spends::observation}) {
        if (!rolls.maySpend(tokens, spends)) continue;
        const int most = spends == Spends::observation ? 1 : rolls.dicePerAim();
        const auto failed = [&](const RerollTokens& left) {
            return failures(pool, rolls.turnable(left), rolls.ram(), most);
        };
        if (failed(tokens) == Splits{}) return {};
        Reroll reroll{spends, {}, failed(after(tokens, spends))};
        for (std::size_t i = 0; i < reroll.dice.size(); ++i)
            reroll.dice[i] = reroll.splits[i][0] + reroll.splits[i][1];
        if (rolls.rerolls().isOrdered()) reroll.splits = {};
        return reroll;
    }
    return {};
}

Rerolls standardRerolls(const AttackRolls& rolls, const RerollTokens& tokens) {
    Rerolls rerolls;
    rerolls.reserve(rolls.table().size());
    for (std::size_t way = 0; way < rolls.table().size(); ++way) {
        const std::size_t number = rolls.rerolls().numberOf(standardReroll(rolls, tokens, way));
        rerolls.push_back(static_cast<std::uint16_t>(number));
    }
    return rerolls;
}

// Adds the wounds of an attack result: applies dodge tokens, then the modification of attack dice,
// then the defense dice.
void addDefended(const OddsQuestion& question, const PoolResults& pool, double chance,
                 std::vector<double>& wounds) {
    PoolResults left = dodged(question, pool, question.dodge);
    const bool another =
        question.defenderShares.dodge && left.hits + (question.outmaneuver ? left.crits : 0) > 0;
    if (another) left = dodged(question, left, 1);
    const int results = resultsModified(question, left, question.backup);
    const int surge = question.defenderShares.surge && !another ? 1 : 0;
    addWounds(woundsOf(results, question, question.defenseSurgeTokens + surge), chance, wounds);
}

}  // namespace

void take(const AttackTerms& terms, geometry::Cover byTerrain, OddsQuestion& question) {
    question.pool = terms.allAttackDice().with(question.pool);
    question.defenseDice = terms.defenseDice.with({});
    question.attackSurge = terms.attackSurge;
    question.defenseSurge = terms.defenseSurge;
    question.cover = terms.coverPrevented() ? geometry::Cover::none : terms.coverFrom(byTerrain);
    if (!terms.dodging.allowed()) {
        question.dodge = 0;
        question.defenderShares.dodge = false;
    }
    question.dicePerAim = terms.dicePerAim.total();
    question.critical = terms.critical.total();
    question.lowProfile = terms.coverBlocks.total() > 0;
    question.outmaneuver = terms.dodgingCrits.allowed();
    question.impact = terms.impact.total();
    question.armor = terms.armor.total();
    question.primitive = terms.dulled.total() > 0;
    question.ram = terms.rammed.total();
    question.luck = terms.luck.total();
    question.shields = terms.shields.total();
    question.ion = terms.ionized.total();
    question.pierce = terms.pierce.total();
    question.spared = terms.spared.total();
}

Odds oddsOf(const OddsQuestion& question) {
    const AttackRolls rolls(question);
    Rerolls chosen;
    const auto results = rolls.played([&](const RerollTokens& tokens) -> const Rerolls& {
        return chosen = standardRerolls(rolls, tokens);
    });
    const int dice = question.pool.size();
    return oddsOf(question, results, [&](const AttackResult& result, std::vector<double>& wounds) {
        const std::vector<double> canceled = coverSpread(question, result.hits);
        const int blanks = dice - result.hits - result.crits;
        for (int c = 0; c <= result.hits; ++c) {
            addDefended(question, {result.hits - c, result.crits, blanks},
                        result.chance * canceled[static_cast<std::size_t>(c)], wounds);
        }
    });
}

double expectedResults(const DicePool& pool, AttackSurge surge) {
    double expected = 0.0;
    for (Die die : attackColours) {
        double chance = chanceOf(die, Face::hit) + chanceOf(die, Face::crit);
        if (surge != AttackSurge::none) chance += chanceOf(die, Face::attackSurge);
        expected += pool[die] * chance;
    }
    return expected;
}

}  // namespace sightline::engine
