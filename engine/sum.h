/// Numbers that are not as printed, with every reason why: what changes one, whose it is, where the
/// rules say so.
#pragma once
#include <limits>
#include <string>
#include <vector>

#include "engine/citation.h"
#include "engine/ids.h"
#include "engine/keyword.h"

namespace sightline::engine {

/// What something adds to a number, or takes from it.
struct Reason {
    int amount = 0;  ///< below 0: it takes
    Citation citation{};
    std::string source{};  ///< name of the card, keyword or token: "Cover 1"
    UnitId unit{};         ///< whose it is, where it is not the unit's own
    Keyword keyword{};     ///< none: a card, a token, or a rule of the book
    int times = 0;         ///< of so many miniatures, each as much; 0: of none in particular
    bool operator==(const Reason&) const = default;
};

/// What a number may become.
struct Limits {
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

/// A number as printed and what changes it.
struct Sum {
    int base = 0;
    std::vector<Reason> reasons{};

    /// What changes nothing is no reason.
    void add(Reason reason);
    /// Every increase comes first and leads to no more than the most, then every reduction to no
    /// less than the least, in whatever order they were added. Core Rulebook p. 14 (Cover), p. 55
    /// (Spur), p. 58 (Immobilize X). What is printed beyond a limit stays as far as nothing changes
    /// it.
    int within(Limits limits) const;
};

}  // namespace sightline::engine
