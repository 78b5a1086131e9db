/// Answers that every game has: plain data, and the only input that changes a game. A rule set adds
/// its own, and lists all of them in a variant, its `Answer`.
#pragma once
#include <optional>
#include <vector>

namespace sightline::engine::talk {

/// One option, by its index or, if `chosen` has a value, by the option itself. A game's own journal
/// has both, so that a replay can check the one option without listing all.
template <class Option>
struct Pick {
    int option = 0;
    std::optional<Option> chosen{};
    bool operator==(const Pick&) const = default;
};
/// The same for several options; `chosen` holds all of them or is empty.
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
/// The option that chance selected: a token from a pool, or a card from a shuffled deck.
struct Draw {
    int option = 0;
    bool operator==(const Draw&) const = default;
};
/// The faces, in the order of Question::dice. A seeded generator rolls them, or a player types them
/// in from real dice.
template <class Face>
struct DiceAnswer {
    std::vector<Face> faces;
    bool operator==(const DiceAnswer&) const = default;
};

}  // namespace sightline::engine::talk
