#include "engine/legion/advice/odds/defense_odds.h"

#include <algorithm>

namespace sightline::engine {

double chanceOf(Die die, Face face) {
    const auto& faces = facesOf(die);
    return static_cast<double>(std::count(faces.begin(), faces.end(), face)) /
           static_cast<double>(faces.size());
}

std::vector<double> binomial(int count, double chance) {
    std::vector<double> spread(static_cast<std::size_t>(count) + 1, 0.0);
    spread[0] = 1.0;
    for (std::size_t dice = 1; dice < spread.size(); ++dice) {
        for (std::size_t k = dice; k > 0; --k)
            spread[k] = spread[k] * (1.0 - chance) + spread[k - 1] * chance;
        spread[0] *= 1.0 - chance;
    }
    return spread;
}

// The chance that one die of the cover pool cancels a hit.
static double coverChance(const OddsQuestion& question) {
    const double block = chanceOf(Die::whiteDefense, Face::block);
    if (question.cover == geometry::Cover::light) return block;
    return block + chanceOf(Die::whiteDefense, Face::defenseSurge);
}

std::vector<double> coverSpread(const OddsQuestion& question, int hits) {
    std::vector<double> none(static_cast<std::size_t>(hits) + 1, 0.0);
    none[0] = 1.0;
    if (!question.ranged || question.cover == geometry::Cover::none || hits == 0) return none;
    const double chance = coverChance(question);
    if (!question.lowProfile) return binomial(hits, chance);
    std::vector<double> spread = binomial(hits - 1, chance);
    spread.insert(spread.begin(), 0.0);
    return spread;
}

PoolResults dodged(const OddsQuestion& question, PoolResults pool, int tokens) {
    const int crits = question.outmaneuver ? std::min(tokens, pool.crits) : 0;
    pool.crits -= crits;
    pool.hits = std::max(0, pool.hits - (tokens - crits));
    return pool;
}

int resultsModified(const OddsQuestion& question, const PoolResults& pool, int backedUp) {
    const int pierced = std::min(pool.hits, question.impact);
    const int crits = question.primitive ? 0 : pool.crits + pierced;
    const int hits = pool.hits + pool.crits - crits;
    const int blanks = std::min(pool.blanks, question.ram);
    const int turned = std::min(hits, question.ram - blanks);
    const int canceled = question.armor + (question.ranged ? backedUp : 0);
    const int left = crits + blanks + turned + std::max(0, hits - turned - canceled);
    const int shields =
        std::max(0, question.shields - std::min(pool.hits + pool.crits, question.ion));
    return question.ranged ? std::max(0, left - shields) : left;
}

namespace {

struct DefenseRoll {
    int blocks = 0, surges = 0;
};

/// Calls `step` for each possible roll of dice of one colour, with the chance of the roll. A roll
/// is a number of blocks and a number of surges; all other dice are blanks.
template <class Step>
void eachRoll(int dice, Die die, Step step) {
    const double block = chanceOf(die, Face::block), surge = chanceOf(die, Face::defenseSurge);
    const std::vector<double> surges = binomial(dice, surge);
    for (int s = 0; s <= dice; ++s) {
        const std::vector<double> blocks = binomial(dice - s, block / (1.0 - surge));
        for (int b = 0; b <= dice - s; ++b)
            step({b, s}, surges[static_cast<std::size_t>(s)] * blocks[static_cast<std::size_t>(b)]);
    }
}

/// Calls `step` for each possible roll of the red and the white defense dice of `pool`, with the
/// chance of the roll.
template <class Step>
void eachRoll(const DicePool& pool, Step step) {
    eachRoll(pool[Die::redDefense], Die::redDefense, [&](DefenseRoll red, double chance) {
        eachRoll(pool[Die::whiteDefense], Die::whiteDefense,
                 [&](DefenseRoll white, double then) { step(red, white, chance * then); });
    });
}

/// The defense dice that would end as blanks. `spareSurges` is the number of surges that no token
/// or surge chart turns into blocks. Tokens turn the surges of white dice first, because a red die
/// has the better chance of a block when it is rerolled.
DicePool failed(const DicePool& pool, const DefenseRoll& red, const DefenseRoll& white,
                int spareSurges) {
    const int ofRed = std::min(red.surges, spareSurges);
    DicePool dice;
    dice[Die::redDefense] = pool[Die::redDefense] - red.blocks - red.surges + ofRed;
    dice[Die::whiteDefense] =
        pool[Die::whiteDefense] - white.blocks - white.surges + spareSurges - ofRed;
    return dice;
}

}  // namespace

std::vector<double> woundsOf(int results, const OddsQuestion& question, int surgeTokens) {
    DicePool pool = results == 0 ? DicePool{} : question.defenseDice;
    if (results > 0) pool[question.defenseDie] += results + question.moreDefenseDice;
    const int dice = pool.size();
    const int tokens = question.defenseSurge == DefenseSurge::block ? dice : surgeTokens;
    const int most = question.mostWounds >= 0 ? std::min(results, question.mostWounds) : results;
    std::vector<double> wounds(static_cast<std::size_t>(most) + 1, 0.0);
    const auto end = [&](int blocks, double chance) {
        const int pierced = std::min(blocks, question.pierce) - question.spared;
        const int left = results - (blocks - std::max(0, pierced));
        wounds[static_cast<std::size_t>(std::clamp(left, 0, most))] += chance;
    };
    eachRoll(pool, [&](const DefenseRoll& red, const DefenseRoll& white, double chance) {
        const int surges = red.surges + white.surges, turned = std::min(surges, tokens);
        const int blocks = red.blocks + white.blocks + turned;
        DicePool again = failed(pool, red, white, surges - turned);
        again[Die::redDefense] = std::min(again[Die::redDefense], question.luck);
        again[Die::whiteDefense] =
            std::min(again[Die::whiteDefense], question.luck - again[Die::redDefense]);
        if (again.size() == 0) return end(blocks, chance);
        eachRoll(again, [&](const DefenseRoll& one, const DefenseRoll& other, double then) {
            const int more = std::min(one.surges + other.surges, tokens - turned);
            end(blocks + one.blocks + other.blocks + more, chance * then);
        });
    });
    return wounds;
}

void addWounds(const std::vector<double>& spread, double chance, std::vector<double>& wounds) {
    if (wounds.size() < spread.size()) wounds.resize(spread.size(), 0.0);
    for (std::size_t i = 0; i < spread.size(); ++i) wounds[i] += chance * spread[i];
}

}  // namespace sightline::engine
