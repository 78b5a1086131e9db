/// The judgement of a choice by the computer player: the considered choices with their worth, as
/// named sums in army points.
#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/asking/answer.h"
#include "geometry/base/message.h"

namespace sightline::engine {

/// A part of the worth of a choice.
enum class Part {
    attack,       ///< wounds of the attack in this activation
    nextAttack,   ///< an attack from the same place in the next round
    standby,      ///< an attack with the standby token
    suppression,  ///< suppression of enemies, minus suppression of the unit
    loss,         ///< wounds that enemies are expected to cause
    objective,    ///< victory points that the place gives, or will give
    approach,     ///< distance to the goal
    orders        ///< orders and priority of a command card
};
inline constexpr std::size_t partKinds = 8;
/// The English name of a part, which is also its name in JSON.
const std::string& nameOf(Part part);
Message messageOf(Part part);

/// The worth of a choice, in army points for each part.
struct Sums {
    std::array<double, partKinds> points{};

    double& operator[](Part part) { return points[static_cast<std::size_t>(part)]; }
    double operator[](Part part) const { return points[static_cast<std::size_t>(part)]; }
    double total() const;
};

/// One considered choice.
struct JudgedChoice {
    Answer answer;
    Message what{};  ///< the choice in words
    Sums sums{};
    std::vector<Action> actions{};       ///< actions of the plan; empty: not a plan of a unit
    UnitId target{};                     ///< defender of the attack; no value: no attack
    std::optional<geometry::Vec2> at{};  ///< end of the plan's Move; empty: no Move

    bool does(Action action) const {
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    }
};

/// The considered choices, the best first. Empty if the player did not judge the question.
struct Judgement {
    std::vector<JudgedChoice> choices{};
};

/// Sorts the choices by their total. Choices with equal totals keep their order.
void sortByTotal(std::vector<JudgedChoice>& choices);

}  // namespace sightline::engine
