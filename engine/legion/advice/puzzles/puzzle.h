/// A puzzle: a situation of the game, a goal, and a value that ranks the answers.
/// `assets/puzzles/README.md` explains the file.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine::puzzles {

/// Default share of the best value by which an accepted answer may be worse.
inline constexpr double usualTolerance = 0.05;

/// A text in the languages of the program.
struct PuzzleText {
    std::string en, fr;
    bool empty() const { return en.empty() && fr.empty(); }
};

/// The skill that a puzzle trains.
enum class Subject {
    movement,
    sight,
    cover,
    targets,
    tokens,
    orders,
    melee,
    suppression,
    objectives,
    keywords
};

/// A quantity that the program reads from the situation at the end of an answer. `puzzle_fields.h`
/// has the JSON names.
enum class Counted {
    woundsDealt,  ///< expected wounds that enemies suffered
    defeated,     ///< expected number of defeated enemy units
    reply,        ///< expected wounds of the enemy's best attack in the next turn
    seenBy,       ///< number of enemy units with LOS to the unit
    targets,      ///< number of enemy units that the unit may attack
    distance,     ///< inches from the unit leader to a place or to another unit
    cover,        ///< cover against an attack of a unit: 0 none, 1 light, 2 heavy
    contested,    ///< number of objective tokens that the unit contests
    secured,      ///< number of objective tokens that the solver secures
    suppressed,   ///< number of suppressed enemy units
    panicked,     ///< number of panicked enemy units
    inMelee,      ///< number of the solver's units in melee
    tokens,       ///< number of tokens of one kind on the unit
    ordered       ///< number of the solver's units with a faceup order token
};

/// One quantity with the units, the place and the token that it needs. Members without a value
/// stand for all units.
struct Quantity {
    Counted what{};
    std::optional<UnitId> unit{};
    std::optional<UnitId> to{};          ///< for `distance`: the unit at the other end
    std::optional<geometry::Vec2> at{};  ///< for `distance`: the place at the other end
    std::optional<UnitId> from{};        ///< for `cover`: the attacker
    std::optional<Token> token{};        ///< for `tokens`
    double times = 1.0;                  ///< factor in the sum
};

/// A condition that an answer must meet before its value counts.
struct Need {
    Quantity count{};
    std::optional<double> least{}, most{};
};

enum class Best { most, least };

/// The value of an answer: a sum of quantities, and whether a high or a low sum is good.
struct Value {
    Best best = Best::most;
    std::vector<Quantity> sum{};
};

/// The moment at which an answer ends.
enum class Ends {
    roll,         ///< before the attack dice are rolled; the odds give the expected wounds
    attack,       ///< after the attack
    move,         ///< after the first Move
    activation,   ///< after the activation of the unit
    commandPhase  ///< after the Command Phase
};

/// An answer in a puzzle file or from a solver.
struct PuzzleAnswer {
    enum class Kind {
        exact,    ///< the answer `answer`, as a journal contains it
        moveTo,   ///< the legal move that ends nearest to `to`, see `moveNearest`
        proposal  ///< the places that the question proposes
    };
    Kind kind = Kind::exact;
    Answer answer{};
    geometry::Vec2 to{};
};

/// The faces that every roll of one kind shows, in turn.
struct FixedRoll {
    RollKind roll{};
    std::vector<Face> faces{};
};

/// Answers that the program must refuse, with an explanation.
struct Mistake {
    std::vector<PuzzleAnswer> answers{};
    PuzzleText words{};
};

struct Puzzle {
    PuzzleText title{}, goal{};
    Subject subject{};
    nlohmann::json scenario{};  ///< the path of a scenario file, or the scenario itself
    std::uint64_t seed = 1;
    Player player = Player::blue;        ///< the side of the solver
    std::vector<PuzzleAnswer> before{};  ///< answers that are given before the puzzle begins
    std::vector<Ask> decisions{};        ///< the questions that the solver answers
    Ends ends = Ends::activation;
    std::vector<FixedRoll> dice{};
    std::vector<Need> needs{};
    Value value{};
    double tolerance = usualTolerance;
    PuzzleText why{};                      ///< the explanation after the answer
    std::vector<PuzzleAnswer> solution{};  ///< the author's solution
    std::vector<Mistake> mistakes{};
};

}  // namespace sightline::engine::puzzles
