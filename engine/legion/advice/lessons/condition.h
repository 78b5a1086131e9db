/// Conditions of lessons: predicates over the record, the open question, the state of the game and
/// the learner's camera. `assets/lessons/README.md` explains each member for authors of lessons.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/advice/lessons/built_army.h"
#include "engine/legion/basics/action.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine::lessons {

/// Changes of the learner's camera and selection since the beginning of a step. The program that
/// shows the game reports them, because a game does not contain them.
struct Look {
    double turned = 0.0;                ///< sum of the angles by which the camera turned, degrees
    double closer = 1.0;                ///< largest factor by which the camera came closer
    std::optional<UnitId> inspected{};  ///< the unit that the learner selected last
    /// The two units between which the ruler lies; empty if it lies elsewhere.
    std::vector<UnitId> measured{};
};

/// The record has at least `times` entries of this kind since the start of the lesson.
struct Recorded {
    Happening happening{};
    std::optional<UnitId> unit{}, other{};
    std::optional<Action> action{};
    std::optional<Token> token{};
    std::map<std::string, int> numbers{};  ///< numbers of the entry, by their English names
    int times = 1;
};
/// The open question is of this kind, about this unit or for this player.
struct AskedQuestion {
    std::optional<Ask> ask{};
    std::optional<UnitId> unit{};
    std::optional<Player> player{};
};
/// The state of a unit. Each member that has a value must be true for the unit.
struct UnitIs {
    UnitId unit;
    std::optional<bool> activated{}, activating{}, suppressed{}, panicked{}, inMelee{}, defeated{},
        cohesion{};
    std::map<std::string, int> tokens{}, tokensAtMost{};
    std::optional<int> wounds{};       ///< least number of wounds on the unit's miniatures
    std::optional<int> miniatures{};   ///< largest number of undefeated miniatures
    std::optional<int> actionsLeft{};  ///< largest number of actions that the unit has left
};
/// The place of a unit leader.
struct LeaderAt {
    UnitId unit;
    std::optional<geometry::Vec2> at{};
    double within = 1.0;  ///< inches: largest distance between `at` and the centre of the base
    std::optional<double> height{};  ///< inches: least height of the base above the mat
    /// The direction in which the leader looks. It may differ by `facingTolerance`.
    std::optional<geometry::Degrees> facing{};
};
inline constexpr geometry::Degrees facingTolerance{20.0};
/// The range from the leader of one unit to the closest miniature of another, in bands.
struct RangeIs {
    UnitId from, to;
    std::optional<double> least{}, most{};
};
/// Line of sight between two units.
struct SightIs {
    UnitId from, to;
    bool visible = true;
};
/// The cover that the terrain gives the unit `to` against an attack of the unit `from`.
struct CoverIs {
    UnitId from, to;
    geometry::Cover cover{};
};
struct PointsAre {
    Player player{};
    int least = 1;
};
/// A given answer. Only mistakes may contain this condition, because a step is done by the state of
/// the game and never by one click.
struct Answered {
    std::optional<Ask> ask{};
    std::vector<Option> chosen{};  ///< the answer picks one of these options; empty: any answer
    std::optional<int> count{};    ///< the number in the answer, or the number of picked options
    bool refused = false;          ///< true: the rules refuse the answer
};

/// A condition has exactly one of its members.
struct Condition {
    std::vector<Condition> all{}, any{};
    /// The member "not" of the file: true if none of these conditions holds.
    std::vector<Condition> none{};
    std::optional<Recorded> recorded{};
    std::optional<AskedQuestion> question{};
    std::optional<UnitIs> unit{};
    std::optional<LeaderAt> leader{};
    std::optional<RangeIs> range{};
    std::optional<SightIs> sight{};
    std::optional<CoverIs> cover{};
    std::optional<int> round{};  ///< least number of the round
    std::optional<PointsAre> points{};
    std::optional<Look> look{};
    std::optional<ArmyIs> army{};
    std::optional<Answered> answered{};
};

/// Everything that a condition may read.
struct Situation {
    const View& view;
    const Question* question = nullptr;  ///< null after the end of the game
    const Record& record;
    std::size_t firstEntry = 0;  ///< index of the first record entry of the lesson
    const Look& look;
    /// The army that the learner builds. Null in a lesson without an army.
    const BuiltArmy* army = nullptr;
    /// The open question and the learner's answer, for the conditions of mistakes. Null if the
    /// conditions are about the state only.
    const Question* asked = nullptr;
    const Answer* answer = nullptr;
    bool refused = false;  ///< true: the rules refuse the answer, so the game has not changed
};

bool holds(const Condition& condition, const Situation& now);
/// True if the entry of the record has the kind, the units, the action and the token of `wanted`.
bool matches(const Recorded& wanted, const Ruling& entry);
/// True if the camera and the selection have changed at least as much as `wanted`.
bool matches(const Look& wanted, const Look& look);
/// The units that the condition itself names. The units of its inner conditions are left out.
std::vector<UnitId> unitsIn(const Condition& condition);
/// The options that an answer picks from the question; empty for other answers.
std::vector<Option> pickedOptions(const Question& question, const Answer& answer);
/// Calls `use` for the condition and for all conditions in it.
void visitConditions(const Condition& condition, const auto& use) {
    use(condition);
    for (const auto* list : {&condition.all, &condition.any, &condition.none})
        for (const Condition& inner : *list) visitConditions(inner, use);
}

}  // namespace sightline::engine::lessons
