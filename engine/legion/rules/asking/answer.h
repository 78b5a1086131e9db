/// Answers: plain data, and the only input that changes a game. A journal is a list of answers.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// One option, by its index or, if `chosen` has a value, by the option itself. A game's own journal
/// has both, so that a replay can check the one option without listing all.
struct Pick {
    int option = 0;
    std::optional<Option> chosen{};
    bool operator==(const Pick&) const = default;
};
/// The same for several options; `chosen` holds all of them or is empty.
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
/// The place for a token.
struct Spot {
    geometry::Vec2 at{};
};
/// The option that chance selected: an order token from the pool, or a card from a shuffled deck.
struct Draw {
    int option = 0;
    bool operator==(const Draw&) const = default;
};
/// The faces, in the order of Question::dice. A seeded generator rolls them, or a player types them
/// in from real dice.
struct DiceAnswer {
    std::vector<Face> faces;
    bool operator==(const DiceAnswer&) const = default;
};

using Answer =
    std::variant<Pick, PickSeveral, Count, MoveAnswer, Places, DiceAnswer, Draw, Spot, Adjust>;

/// True for an answer that chance gives, not a player.
inline bool isChance(const Answer& answer) {
    return std::holds_alternative<DiceAnswer>(answer) || std::holds_alternative<Draw>(answer);
}

/// Finite and at most 1,000,000 in size. Journals hold no larger number, and none is legal.
bool isWritable(double number);

nlohmann::json toJson(const Answer& answer);
/// A problem names the field and the expected value; numbers must be finite. Unknown members are
/// ignored, because journals of later versions may have them.
Result<Answer> answerFromJson(const nlohmann::json& json);
/// The same, but an unknown member is a problem; it names the nearest known name.
Result<Answer> answerFromExactJson(const nlohmann::json& json);

}  // namespace sightline::engine
