/// A number of the game with the reasons for its value. A reason is a change of the number, its
/// source and the citation of the rule.
#pragma once
#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/keyword.h"
#include "engine/legion/basics/reason_source.h"
#include "engine/talk/sum.h"

namespace sightline::engine {

/// One modifier of a number, with its source and the citation of its rule.
struct Reason {
    int amount = 0;  ///< change of the number; negative: a reduction
    Citation citation{};
    ReasonSource source{};  ///< source of the modifier: card, keyword or token, such as "Cover 1"
    UnitId unit{};          ///< unit that causes the modifier, if it is another unit
    Keyword keyword{};  ///< keyword that causes the modifier; none: a card, a token or a rule of
                        ///< the rulebook
    int times = 0;  ///< number of miniatures that each add the amount; 0: the amount is added once
    bool operator==(const Reason&) const = default;
};

using talk::Limits;
/// A printed number with its modifiers. The order of increases and reductions: Core Rulebook p. 14
/// (Cover), p. 55 (Spur), p. 58 (Immobilize X).
using Sum = talk::Sum<Reason>;

}  // namespace sightline::engine
