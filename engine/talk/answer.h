/// The kinds of answers that exist in every game. An answer is plain data, and only answers change
/// a game. A rule set adds its own kinds of answers, and its type `Answer` is a variant of all of
/// them.
#pragma once
#include <optional>
#include <vector>

namespace sightline::engine::talk {

/// The answer that picks one option: by its index, or, if `chosen` has a value, by the option
/// itself. A journal stores both, so that a replay can check the option without a list of all
/// options.
template <class Option>
struct Pick {
    int option = 0;
    std::optional<Option> chosen{};
    bool operator==(const Pick&) const = default;
};
/// The answer that picks several options. `chosen` contains all of the picked options, or is empty.
template <class Option>
struct PickSeveral {
    std::vector<int> options;
    std::vector<Option> chosen{};
    bool operator==(const PickSeveral&) const = default;
};
struct Count {
    int count = 0;
    bool operator==(const Count&) const = default;
};
/// The answer of chance: the selected option, such as a token from a pool or a card from a shuffled
/// deck.
struct Draw {
    int option = 0;
    bool operator==(const Draw&) const = default;
};
/// The answer with the rolled faces, in the order of `Question::dice`. The faces come from a seeded
/// generator, or a player enters the result of real dice.
template <class Face>
struct DiceAnswer {
    std::vector<Face> faces;
    bool operator==(const DiceAnswer&) const = default;
};

}  // namespace sightline::engine::talk
