#include "engine/legion/advice/odds/dice_table.h"

#include <algorithm>
#include <numeric>

namespace sightline::engine {
namespace {

LyingDice diceOf(Die colour, const OddsQuestion& question) {
    return {question.pool[colour], chancesOf(colour, question), mostRerolled(question),
            worstFirst(question)};
}

}  // namespace

// Without an aim token, only an observation token allows a reroll, of one die.
int mostRerolled(const OddsQuestion& question) {
    const bool aims = question.aim > 0 || question.attackerShares.aim;
    const int dice = aims ? question.dicePerAim : question.observation > 0 ? 1 : 0;
    return std::min(dice, question.pool.size());
}

std::size_t firstColour(const DiceByColour& dice) {
    std::size_t colour = 0;
    while (dice[colour] == 0) ++colour;
    return colour;
}

// Numbers the combinations of faces: the number of a combination is made from the numbers of its
// red, black and white dice. The number of the white dice changes fastest.
DiceTable::DiceTable(const OddsQuestion& question)
    : colours_{diceOf(attackColours[0], question), diceOf(attackColours[1], question),
               diceOf(attackColours[2], question)} {}

std::size_t DiceTable::size(const DiceByColour& lifted) const {
    std::size_t size = 1;
    for (std::size_t i = 0; i < colours_.size(); ++i) size *= colours_[i].ways(lifted[i]).size();
    return size;
}

std::array<Lying, 3> DiceTable::lyingOf(std::size_t way) const {
    std::array<Lying, 3> lying{};
    for (std::size_t i = colours_.size(); i-- > 0;) {
        const std::vector<Lying>& ways = colours_[i].ways(0);
        lying[i] = ways[way % ways.size()];
        way /= ways.size();
    }
    return lying;
}

template <class Lift>
std::vector<int> DiceTable::liftsBy(const DiceByColour& dice, Lift lift) const {
    std::vector<int> all{0};
    for (std::size_t i = 0; i < colours_.size(); ++i) {
        const int size = static_cast<int>(colours_[i].ways(dice[i]).size());
        std::vector<int> next;
        next.reserve(all.size() * colours_[i].ways(0).size());
        for (int before : all) {
            for (std::size_t way = 0; way < colours_[i].ways(0).size(); ++way) {
                const int own = lift(i, way);
                next.push_back(before < 0 || own < 0 ? -1 : before * size + own);
            }
        }
        all = std::move(next);
    }
    return all;
}

std::vector<int> DiceTable::lifts(const DiceByColour& dice) const {
    return liftsBy(dice,
                   [&](std::size_t i, std::size_t way) { return colours_[i].lift(dice[i], way); });
}

std::vector<int> DiceTable::lifts(const std::array<Split, 3>& splits) const {
    DiceByColour dice{};
    for (std::size_t i = 0; i < dice.size(); ++i)
        dice[i] = std::accumulate(splits[i].begin(), splits[i].end(), 0);
    return liftsBy(
        dice, [&](std::size_t i, std::size_t way) { return colours_[i].lift(splits[i], way); });
}

std::vector<double> DiceTable::rolled() const {
    std::vector<double> all{1.0};
    for (const LyingDice& colour : colours_) {
        const std::vector<double> own = colour.rolled();
        std::vector<double> next;
        next.reserve(all.size() * own.size());
        for (double chance : all) {
            for (double part : own) next.push_back(chance * part);
        }
        all = std::move(next);
    }
    return all;
}

template <class Step>
void DiceTable::eachRoll(const DiceByColour& lifted, std::size_t colour, Step step) const {
    const LyingDice& own = colours_[colour];
    const std::size_t before = own.ways(lifted[colour]).size(),
                      after = own.ways(lifted[colour] - 1).size();
    std::size_t outer = 1, inner = 1;
    for (std::size_t i = 0; i < colour; ++i) outer *= colours_[i].ways(lifted[i]).size();
    for (std::size_t i = colour + 1; i < colours_.size(); ++i) {
        inner *= colours_[i].ways(lifted[i]).size();
    }
    for (std::size_t o = 0; o < outer; ++o) {
        for (std::size_t way = 0; way < before; ++way) {
            Puts puts = own.puts(lifted[colour], way);
            for (std::size_t& put : puts) put = (o * after + put) * inner;
            const std::size_t from = (o * before + way) * inner;
            for (std::size_t i = 0; i < inner; ++i) step(from + i, puts, i);
        }
    }
}

std::vector<double> DiceTable::worthBeforeRoll(const std::vector<double>& worth,
                                               const DiceByColour& lifted,
                                               std::size_t colour) const {
    std::vector<double> result(size(lifted));
    const auto& [blank, surge, hit, crit] = colours_[colour].chances();
    eachRoll(lifted, colour, [&](std::size_t from, const Puts& puts, std::size_t i) {
        result[from] = blank * worth[puts[0] + i] + surge * worth[puts[1] + i] +
                       hit * worth[puts[2] + i] + crit * worth[puts[3] + i];
    });
    return result;
}

void DiceTable::roll(const std::vector<double>& chances, const DiceByColour& lifted,
                     std::size_t colour, std::vector<double>& into) const {
    const auto& [blank, surge, hit, crit] = colours_[colour].chances();
    eachRoll(lifted, colour, [&](std::size_t from, const Puts& puts, std::size_t i) {
        into[puts[0] + i] += blank * chances[from];
        into[puts[1] + i] += surge * chances[from];
        into[puts[2] + i] += hit * chances[from];
        into[puts[3] + i] += crit * chances[from];
    });
}

}  // namespace sightline::engine
