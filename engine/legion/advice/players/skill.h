/// The levels of the computer player that judges each choice: "easy", "fair" and "sharp".
#pragma once
#include <cstddef>

namespace sightline::engine {

struct Skill {
    std::size_t places = 12;      ///< largest number of end places that are judged for a Move
    std::size_t quickPlaces = 4;  ///< the same number while units are compared with each other
    bool countsAttacks = true;    ///< true: expects attacks of enemies from their current places
    bool countsMoves = true;      ///< true: also expects Moves and aims of enemies before attacks
    bool ordersByWorth = true;    ///< true: units activate and get orders by their judged worth
    bool countsReplies = false;   ///< true: an attack prevents later attacks of its target
    /// True: a wound counts by the chance that it helps to win before the last round ends.
    bool playsForResult = false;
};

inline constexpr Skill easySkill{4, 2, false, false, false};
inline constexpr Skill fairSkill{12, 4, true, false, true};
inline constexpr Skill sharpSkill{20, 8, true, true, true, true, true};

}  // namespace sightline::engine
