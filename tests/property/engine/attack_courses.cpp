#include "property/engine/attack_courses.h"

#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/talk/generator.h"

namespace sightline::engine::test {
namespace {

/// All possible results of a roll with their chances. Equal dice are not distinguished.
std::vector<std::pair<std::vector<Face>, double>> fallsOf(const std::vector<Die>& dice) {
    std::map<std::vector<Face>, double> falls{{{}, 1.0}};
    for (std::size_t i = 0; i < dice.size(); ++i) {
        std::map<std::vector<Face>, double> next;
        const std::vector<Face>& sides = facesOf(dice[i]);
        for (const auto& [faces, chance] : falls) {
            for (Face side : sides) {
                std::vector<Face> more = faces;
                more.push_back(side);
                const auto same = std::find(dice.begin(), dice.end(), dice[i]) - dice.begin();
                std::sort(more.begin() + same, more.end());
                next[more] += chance / static_cast<double>(sides.size());
            }
        }
        falls = std::move(next);
    }
    return {falls.begin(), falls.end()};
}

bool hasAttacked(const Game& game) {
    const Record& record = game.recordSoFar();
    return std::any_of(record.begin(), record.end(),
                       [](const Ruling& one) { return one.happening == Happening::attackEnded; });
}

int woundsIn(const Record& record) {
    int wounds = 0;
    for (const Ruling& one : record) {
        if (one.happening != Happening::attackEnded) continue;
        for (const Number& number : one.numbers) wounds += static_cast<int>(number.value);
    }
    return wounds;
}

}  // namespace

AttackCourses::AttackCourses(Scenario scenario, Policy policy)
    : scenario_(std::move(scenario)), policy_(std::move(policy)) {
    buildTable(scenario_);
}

std::optional<std::vector<double>> AttackCourses::wounds(int mostGames) {
    std::vector<double> all(16, 0.0);
    do {
        if (games_ == mostGames) return std::nullopt;
        const auto [wounds, chance] = playCounted();
        all[static_cast<std::size_t>(wounds)] += chance;
    } while (turn());
    return all;
}

int AttackCourses::woundsWithSeed(std::uint64_t seed) {
    Generator generator(seed, 0xA77);
    return play([&](const Question& asked) {
        DiceAnswer rolled;
        for (const Die die : asked.dice) rolled.faces.push_back(rollOne(generator, die));
        return rolled;
    });
}

int AttackCourses::play(const Roll& roll) {
    ++games_;
    auto game = Game::start(scenario_, 1).value();
    while (game->question()) {
        const Question& asked = *game->question();
        if (asked.ask == Ask::chooseAction && hasAttacked(*game)) break;
        const Answer answer =
            asked.ask == Ask::rollDice ? Answer{roll(asked)} : policy_(*game, asked);
        const auto refused = game->answer(answer);
        if (refused) throw std::logic_error(refused->text);
    }
    return woundsIn(game->record());
}

// The sequences are counted like the digits of a number.
std::pair<int, double> AttackCourses::playCounted() {
    double chance = 1.0;
    std::size_t rolls = 0;
    const int wounds = play([&](const Question& asked) {
        const auto falls = fallsOf(asked.dice);
        if (rolls == counter_.size()) counter_.push_back({0, falls.size()});
        const auto& [faces, part] = falls[counter_[rolls++].value];
        chance *= part;
        return DiceAnswer{faces};
    });
    counter_.resize(rolls);
    return {wounds, chance};
}

bool AttackCourses::turn() {
    while (!counter_.empty() && counter_.back().value + 1 == counter_.back().falls)
        counter_.pop_back();
    if (counter_.empty()) return false;
    ++counter_.back().value;
    return true;
}

int indexIn(const Question& asked, const Option& wanted) {
    const auto found = std::find(asked.options.begin(), asked.options.end(), wanted);
    return found == asked.options.end() ? -1 : static_cast<int>(found - asked.options.begin());
}

}  // namespace sightline::engine::test
