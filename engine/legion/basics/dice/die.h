/// Dice, their faces, and pools of them. Core Rulebook p. 5 (Dice).
#pragma once
#include <array>
#include <vector>

namespace sightline::engine {

class Generator;

enum class Die { redAttack, blackAttack, whiteAttack, redDefense, whiteDefense };
enum class Face { blank, hit, crit, attackSurge, block, defenseSurge };

/// The faces of a die, one entry for each side (8 on an attack die, 6 on a defense die).
const std::vector<Face>& facesOf(Die die);
bool isAttack(Die die);
Face rollOne(Generator& generator, Die die);

/// One rolled die with its face.
struct RolledDie {
    Die die{};
    Face face = Face::blank;
    bool operator==(const RolledDie&) const = default;
};

/// A pool of dice of several colours that have not been rolled.
struct DicePool {
    std::array<int, 5> count{};  ///< number of dice of each kind, indexed by Die
    int& operator[](Die die) { return count[static_cast<std::size_t>(die)]; }
    int operator[](Die die) const { return count[static_cast<std::size_t>(die)]; }
    int size() const;
    std::vector<Die> dice() const;  ///< each die of the pool: first red, black and white attack
                                    ///< dice, then red and white defense dice
    DicePool& operator+=(const DicePool& other);
    bool operator==(const DicePool&) const = default;
};

}  // namespace sightline::engine
