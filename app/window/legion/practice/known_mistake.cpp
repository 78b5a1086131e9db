#include "app/window/legion/practice/known_mistake.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace sightline::app {
namespace {

bool isSame(const Message& one, const Message& other);

bool isSame(const Argument& one, const Argument& other) {
    const auto* number = std::get_if<Decimal>(&one);
    const auto* second = std::get_if<Decimal>(&other);
    if (number && second) return std::abs(number->value - second->value) <= sameMistake;
    return english(Message{"%1", {one}}) == english(Message{"%1", {other}});
}

// The places of Moves are numbers in the words, and may differ a little.
bool isSame(const Message& one, const Message& other) {
    return std::string_view(one.pattern) == other.pattern &&
           std::equal(one.arguments.begin(), one.arguments.end(), other.arguments.begin(),
                      other.arguments.end(), [](const Argument& mine, const Argument& theirs) {
                          return isSame(mine, theirs);
                      });
}

}  // namespace

const engine::puzzles::Mistake* knownMistake(const engine::puzzles::PuzzleGame& game,
                                             const engine::puzzles::Played& answer) {
    for (const engine::puzzles::Mistake& mistake : game.puzzle().mistakes) {
        const auto played = engine::puzzles::play(
            game, std::span<const engine::puzzles::PuzzleAnswer>(mistake.answers));
        if (!played) continue;
        const Messages &mine = answer.words, &theirs = played->words;
        const bool same =
            std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end(),
                       [](const Message& one, const Message& other) { return isSame(one, other); });
        if (same) return &mistake;
    }
    return nullptr;
}

}  // namespace sightline::app
