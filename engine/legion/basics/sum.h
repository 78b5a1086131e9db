/// Sum: a printed number with all of its modifiers. Each modifier has an amount, a source and the
/// citation of the rule.
#pragma once
#include <limits>
#include <string>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/keyword.h"

namespace sightline::engine {

/// One modifier of a number.
struct Reason {
    int amount = 0;  ///< negative for a reduction
    Citation citation{};
    std::string source{};  ///< name of the card, keyword or token, such as "Cover 1"
    UnitId unit{};         ///< the unit that causes the modifier, if this is another unit
    Keyword keyword{};     ///< no keyword: a card, a token, or a rule of the book causes the
                           ///< modifier
    int times = 0;         ///< number of miniatures that each add the amount; 0: not per miniature
    bool operator==(const Reason&) const = default;
};

/// The bounds of a number.
struct Limits {
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

/// A printed number and its modifiers.
struct Sum {
    int base = 0;
    std::vector<Reason> reasons{};

    /// Ignores a reason with the amount 0.
    void add(Reason reason);
    /// Applies all increases first, up to `most`, then all reductions, down to `least`. The order
    /// of `reasons` does not matter. Core Rulebook p. 14 (Cover), p. 55 (Spur), p. 58 (Immobilize
    /// X). If a printed number is already beyond a limit, modifiers never move it farther beyond
    /// the limit.
    int within(Limits limits) const;
};

}  // namespace sightline::engine
