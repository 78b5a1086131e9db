/// An answer: plain data, the only thing that changes a game. A journal is a list of them.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/asking/adjustment.h"
#include "engine/asking/question.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// One of the options: by its place in the list, or, where `chosen` is there, by what it is. A
/// game's own journal says both, so that a replay can judge the one option without listing all.
struct Pick {
    int option = 0;
    std::optional<Option> chosen{};
    bool operator==(const Pick&) const = default;
};
/// The same for several options; `chosen` says all of them or none.
struct PickSeveral {
    std::vector<int> options;
    std::vector<Option> chosen{};
    bool operator==(const PickSeveral&) const = default;
};
struct Count {
    int count = 0;
    bool operator==(const Count&) const = default;
};
struct MoveAnswer {
    geometry::Move move;
};
struct Places {
    std::vector<Place> places;
};
/// Where a token goes.
struct Spot {
    geometry::Vec2 at{};
};
/// Which option chance took: an order token out of the pool, a card off a shuffled deck.
struct Draw {
    int option = 0;
    bool operator==(const Draw&) const = default;
};
/// Faces in the order of Question::dice, from the seeded generator or typed in from real dice.
struct DiceAnswer {
    std::vector<Face> faces;
    bool operator==(const DiceAnswer&) const = default;
};

using Answer =
    std::variant<Pick, PickSeveral, Count, MoveAnswer, Places, DiceAnswer, Draw, Spot, Adjust>;

/// Chance answered, not a player.
inline bool isChance(const Answer& answer) {
    return std::holds_alternative<DiceAnswer>(answer) || std::holds_alternative<Draw>(answer);
}

/// Finite and no larger than 1,000,000: numbers beyond that are in no journal and legal nowhere.
bool isWritable(double number);

nlohmann::json toJson(const Answer& answer);
/// Problems name the field and what was expected; numbers must be finite. Members that nothing
/// reads are passed by, as in journals of later versions.
Result<Answer> answerFromJson(const nlohmann::json& json);
/// The same, but a member that nothing reads is a problem, with the nearest name that is read.
Result<Answer> answerFromExactJson(const nlohmann::json& json);

}  // namespace sightline::engine
