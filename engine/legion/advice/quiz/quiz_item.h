/// QuizItem: one question of a quiz, with a scene, its options and the right answer.
#pragma once
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/base/message.h"
#include "geometry/measure/measures.h"

namespace sightline::engine {

/// The subject of a question.
enum class QuizKind {
    band,      ///< the range band between two miniatures or units
    sight,     ///< whether one miniature has LOS to another
    obscured,  ///< the number of obscured miniatures, and the cover
    target,    ///< the unit that may be attacked
    expected,  ///< the expected wounds of an attack
    hide,      ///< the spot that no enemy sees
    reach,     ///< the spot that a unit leader can reach
    cohesion,  ///< the miniature that is out of cohesion
    legal      ///< whether a position or a Move is legal, and the reason
};

/// The name of each kind, indexed by QuizKind.
inline constexpr std::array<std::string_view, 9> quizKindNames{
    "band", "sight", "obscured", "target", "expected", "hide", "reach", "cohesion", "legal"};

inline constexpr int easiestQuiz = 1, hardestQuiz = 5;  ///< limits of the level

/// The kind with this name. No value if there is none.
std::optional<QuizKind> quizKindOf(std::string_view name);

struct QuizItem {
    QuizKind kind{};
    int level = easiestQuiz;
    std::uint64_t seed = 0;
    nlohmann::json scenario;  ///< the scene as a scenario file
    /// The request of `sightline-cli query` or `sightline-cli odds` whose answer decides; null if
    /// no single request decides.
    nlohmann::json query;
    Message text{};
    std::vector<Message> options{};
    std::size_t answer = 0;  ///< index of the right option
    /// The smallest distance in inches from a different answer. No value if the answer is no matter
    /// of inches, or if the distance is over the limit that the engine computes.
    std::optional<double> margin{};
    Messages why{};  ///< sentences with the reasons for the answer
    /// A place on the table that the text names with a letter.
    struct Spot {
        std::string name;
        geometry::Vec3 at{};
    };
    std::vector<Spot> spots{};
};

}  // namespace sightline::engine
