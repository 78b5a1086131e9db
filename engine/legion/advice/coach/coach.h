/// The coach: compares the answer of a player with the best answer of the level `coachSkill`.
/// It gives at most one note in an activation, and only if the player loses much by the answer. Its
/// notes come only from the view of the player who decides.
#pragma once
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/legion/advice/players/judged.h"
#include "engine/legion/basics/citation.h"

namespace sightline::engine {

/// The level with which the coach judges answers. It counts what the player sees: attacks, losses
/// and objectives of this round and the next one. It does not play for the last round.
inline constexpr Skill coachSkill{12, 5, true, true, true};

/// The subject of a note.
enum class CoachKind {
    attackFirst,   ///< the unit makes no attack, although a good one is possible
    betterTarget,  ///< another defender would suffer more
    openGround,    ///< the unit ends where enemies hit it harder than elsewhere
    objective,     ///< the unit does not go to an objective, or leaves it
    recover,       ///< the unit keeps the suppression tokens that make it panic
    aimOrDodge     ///< the unit takes no aim, dodge or standby token that is worth much
};
inline constexpr std::size_t coachKinds = 6;
/// The kinds of notes that the coach gives. The tests `CoachBenchmark` have set positions for each
/// of them.
inline constexpr std::array<CoachKind, coachKinds> offeredCoachKinds{
    CoachKind::attackFirst, CoachKind::betterTarget, CoachKind::openGround,
    CoachKind::objective,   CoachKind::recover,      CoachKind::aimOrDodge};
/// The name of a kind in settings, such as "better target".
const std::string& nameOf(CoachKind kind);
std::optional<CoachKind> coachKindOf(const std::string& name);
Message messageOf(CoachKind kind);

/// An activation: a unit activates at most once in a round.
struct ActivationOfUnit {
    int round = 0;
    UnitId unit{};
    bool operator==(const ActivationOfUnit&) const = default;
};

struct CoachNote {
    CoachKind kind{};
    Player player{};
    ActivationOfUnit activation{};
    Message text{};                        ///< the reason with its numbers
    std::optional<UnitId> target{};        ///< the unit that the better answer attacks
    std::optional<geometry::Vec2> spot{};  ///< the end of the leader's Move in the better answer
    Answer better{};                       ///< the answer that the coach prefers
    Part reason{};                         ///< the part of the worth with the largest difference
    double gain = 0.0;                     ///< army points that the better answer is worth more
    Citation citation{};                   ///< the rule of the better answer
};

/// The note on an answer to the question of `before`. `judgement` is the judgement of the question
/// with `coachSkill`. No value if the answer is good enough, or if the coach does not
/// judge the question. Secret questions get no note.
std::optional<CoachNote> noteOn(const Decision& before, const Judgement& judgement,
                                const Answer& given);
/// The note on an answer to the open question of the game.
std::optional<CoachNote> noteOn(const Game& before, const Answer& given);

/// The memory of the coach of one player.
class Coach {
  public:
    void switchOff(CoachKind kind) { off_.insert(kind); }
    bool isOff(CoachKind kind) const { return off_.contains(kind); }
    /// Forgets the activations, for a new game.
    void forgetActivations() { latest_.reset(); }
    /// True if the coach may give this note: its kind is offered and not switched off, and the
    /// activation had no note yet. The activation then has its note.
    bool admits(const CoachNote& note);

  private:
    std::set<CoachKind> off_{};
    std::optional<ActivationOfUnit> latest_{};
};

}  // namespace sightline::engine
