/// Compares the answer of a player with the best judged answer.
#pragma once
#include <optional>

#include "engine/legion/advice/players/decision.h"
#include "engine/legion/advice/players/judgement.h"

namespace sightline::engine {

/// The best judged choice, and the choice that the player's answer leads to at best.
struct Comparison {
    const JudgedChoice& best;
    JudgedChoice given;

    double gain() const { return best.sums.total() - given.sums.total(); }
    double gainOf(Part part) const { return best.sums[part] - given.sums[part]; }
    /// The part with the largest gain.
    Part reason() const;
};

/// No value if the judgement has no choice for the answer.
std::optional<Comparison> comparisonOf(const Decision& before, const Judgement& judgement,
                                       const Answer& given);

}  // namespace sightline::engine
