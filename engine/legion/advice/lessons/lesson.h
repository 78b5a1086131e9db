/// A lesson: a scenario, then steps, then questions. `assets/lessons/README.md` explains the file.
#pragma once
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/lessons/condition.h"

namespace sightline::engine::lessons {

inline constexpr int mostSteps = 8;           ///< largest number of steps of a lesson
inline constexpr int mostWords = 25;          ///< largest number of words of a text
inline constexpr int questionsAtEnd = 3;      ///< number of questions about the lesson itself
inline constexpr int mostRepeats = 2;         ///< largest number of questions about earlier lessons
inline constexpr int mostUnitsAtFirst = 4;    ///< largest number of units before lesson 8
inline constexpr int firstWithMoreUnits = 8;  ///< number of the first lesson with more units

/// A text in the languages of the program. In a draft, the French text may be empty.
struct LessonText {
    std::string en, fr;
    bool empty() const { return en.empty() && fr.empty(); }
};

/// The parts of the army builder at which a step can point: the cards on offer, the army, the
/// objections of the rules, and the line with the points.
inline constexpr std::array<std::string_view, 4> builderParts{"cards", "army", "objections",
                                                              "points"};

/// An object that a step points at. A target has exactly one of its members.
struct Target {
    std::optional<UnitId> unit{};
    std::optional<MiniId> mini{};
    std::optional<geometry::Vec2> spot{};
    std::optional<Option> option{};  ///< the button of an option, such as an action or a weapon
    std::optional<int> die{};        ///< index of a die of the attack roll
    std::vector<UnitId> line{};      ///< the line between the leaders of two units
    std::string piece{};             ///< id of a terrain piece
    /// A part of the army builder: "cards", "army", "objections" or "points".
    std::string builder{};
};

/// An answer that the lesson gives, or proposes to the learner.
struct LessonAnswer {
    enum class Kind {
        exact,     ///< the answer `answer`, as a journal contains it
        moveTo,    ///< the legal move that ends nearest to `to`
        proposal,  ///< the places or the spot that the question proposes
        faces,     ///< a roll: the dice show the faces in turn
        look,      ///< the learner moves the camera or selects a unit
        army       ///< the learner changes the army
    };
    Kind kind = Kind::exact;
    std::optional<Ask> ask{};  ///< the only kind of question that gets this answer
    Answer answer{};
    geometry::Vec2 to{};
    std::optional<RollKind> roll{};  ///< the only kind of roll that shows the faces
    std::vector<Face> faces{};
    Look look{};
    ArmyChange change{};
};

/// The legal answers of the learner to one kind of question, during a step.
struct AllowedAnswers {
    Ask ask{};
    std::vector<Option> options{};  ///< empty: the learner may not answer the question
};

struct Mistake {
    Condition when{};
    LessonText words{};
    /// Answers that lead to this mistake from the beginning of the step. `lesson check` plays them.
    std::vector<LessonAnswer> tries{};
};

struct LessonStep {
    LessonText words{};
    std::vector<Target> points{};
    std::vector<AllowedAnswers> allowed{};
    Condition done{};
    LessonText reason{};                 ///< the first hint: why the step matters
    LessonText pointer{};                ///< the second hint: where to act
    std::vector<LessonAnswer> show{};    ///< the third hint: answers that fulfil the step
    std::vector<LessonAnswer> others{};  ///< answers of the opponent and of chance
    std::vector<Mistake> mistakes{};
};

/// A question at the end of the lesson: one option is right.
struct QuizQuestion {
    LessonText text{};
    std::vector<LessonText> options{};
    int answer = 0;               ///< index of the right option
    LessonText explanation{};     ///< why the right option is right, shown after the answer
    int page = 1;                 ///< page of the core rulebook that answers the question
    std::string rule{};           ///< heading on the page; empty: the first section of the page
    std::optional<int> lesson{};  ///< number of the earlier lesson that the question repeats
};

struct Lesson {
    int number = 0;            ///< place in the list of lessons; 0: not in the list
    bool draft = false;        ///< true: texts, mistakes and questions may be missing
    bool slowAttacks = false;  ///< true: the window shows attacks in slow motion
    LessonText title{};
    int minutes = 5;
    nlohmann::json scenario{};  ///< the path of a scenario file, or the scenario itself
    /// The army file of the unfinished army that the learner builds. Null: the learner builds none.
    nlohmann::json army{};
    std::uint64_t seed = 1;
    Player player = Player::blue;  ///< the side of the learner
    std::vector<Answer> before{};  ///< answers that are given before the first step
    /// Legal answers in every step that does not name the question.
    std::vector<AllowedAnswers> allowed{};
    /// Answers of the opponent and of chance in every step, after the answers of the step.
    std::vector<LessonAnswer> others{};
    std::vector<LessonStep> steps{};
    std::vector<QuizQuestion> questions{};
};

}  // namespace sightline::engine::lessons
