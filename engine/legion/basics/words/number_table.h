/// The quantities that the record counts and measures: one row for each, with its kind and its
/// English name.
#pragma once
#include <array>
#include <cstddef>

#include "geometry/base/message.h"

namespace sightline::engine {

enum class NumberId {
    action,
    actions,
    after,
    band,
    before,
    black,
    blocks,
    blocksCanceled,
    blocksSpared,
    blue,
    blueVictoryPoints,
    byTerrain,
    canceled,
    change,
    courage,
    coverImproved,
    coverReduced,
    critsTurnedToHits,
    defenders,
    dice,
    distance,
    effect,
    hitsAndCrits,
    hitsCanceled,
    hitsTurnedToCrits,
    inches,
    ionTokens,
    margin,
    marginUnproven,
    miniatures,
    miniaturesLeft,
    moreDice,
    obscured,
    of,
    orders,
    pips,
    points,
    rank,
    red,
    redVictoryPoints,
    removed,
    resultsTurnedToCrits,
    round,
    smoke,
    speed,
    speedOfUnit,
    suppressed,
    surges,
    toNextBand,
    tokens,
    up,
    weapons,
    white,
    wounds,
    x,
    y
};

/// The kind of value that a quantity has.
enum class NumberKind {
    count,   ///< a whole number
    length,  ///< a length in inches
    rank,    ///< a rank, as a `Rank`
    action,  ///< an action, as an `Action`
};

struct NumberRow {
    NumberId id;
    NumberKind kind;
    EnglishPattern name;
};

/// The rows of all quantities, in the order of `NumberId`.
inline constexpr std::array numberTable{
    NumberRow{NumberId::action, NumberKind::action, inEnglish("NumberWords", "action")},
    NumberRow{NumberId::actions, NumberKind::count, inEnglish("NumberWords", "actions")},
    NumberRow{NumberId::after, NumberKind::count, inEnglish("NumberWords", "after")},
    NumberRow{NumberId::band, NumberKind::count, inEnglish("NumberWords", "band")},
    NumberRow{NumberId::before, NumberKind::count, inEnglish("NumberWords", "before")},
    NumberRow{NumberId::black, NumberKind::count, inEnglish("NumberWords", "black")},
    NumberRow{NumberId::blocks, NumberKind::count, inEnglish("NumberWords", "blocks")},
    NumberRow{NumberId::blocksCanceled, NumberKind::count,
              inEnglish("NumberWords", "blocks canceled")},
    NumberRow{NumberId::blocksSpared, NumberKind::count, inEnglish("NumberWords", "blocks spared")},
    NumberRow{NumberId::blue, NumberKind::count, inEnglish("NumberWords", "blue")},
    NumberRow{NumberId::blueVictoryPoints, NumberKind::count,
              inEnglish("NumberWords", "blue victory points")},
    NumberRow{NumberId::byTerrain, NumberKind::count, inEnglish("NumberWords", "by terrain")},
    NumberRow{NumberId::canceled, NumberKind::count, inEnglish("NumberWords", "canceled")},
    NumberRow{NumberId::change, NumberKind::count, inEnglish("NumberWords", "change")},
    NumberRow{NumberId::courage, NumberKind::count, inEnglish("NumberWords", "courage")},
    NumberRow{NumberId::coverImproved, NumberKind::count,
              inEnglish("NumberWords", "cover improved")},
    NumberRow{NumberId::coverReduced, NumberKind::count, inEnglish("NumberWords", "cover reduced")},
    NumberRow{NumberId::critsTurnedToHits, NumberKind::count,
              inEnglish("NumberWords", "crits turned to hits")},
    NumberRow{NumberId::defenders, NumberKind::count, inEnglish("NumberWords", "defenders")},
    NumberRow{NumberId::dice, NumberKind::count, inEnglish("NumberWords", "dice")},
    NumberRow{NumberId::distance, NumberKind::length, inEnglish("NumberWords", "distance")},
    NumberRow{NumberId::effect, NumberKind::count, inEnglish("NumberWords", "effect")},
    NumberRow{NumberId::hitsAndCrits, NumberKind::count,
              inEnglish("NumberWords", "hits and crits")},
    NumberRow{NumberId::hitsCanceled, NumberKind::count, inEnglish("NumberWords", "hits canceled")},
    NumberRow{NumberId::hitsTurnedToCrits, NumberKind::count,
              inEnglish("NumberWords", "hits turned to crits")},
    NumberRow{NumberId::inches, NumberKind::length, inEnglish("NumberWords", "inches")},
    NumberRow{NumberId::ionTokens, NumberKind::count, inEnglish("NumberWords", "ion tokens")},
    NumberRow{NumberId::margin, NumberKind::length, inEnglish("NumberWords", "margin")},
    NumberRow{NumberId::marginUnproven, NumberKind::length,
              inEnglish("NumberWords", "margin, unproven")},
    NumberRow{NumberId::miniatures, NumberKind::count, inEnglish("NumberWords", "miniatures")},
    NumberRow{NumberId::miniaturesLeft, NumberKind::count,
              inEnglish("NumberWords", "miniatures left")},
    NumberRow{NumberId::moreDice, NumberKind::count, inEnglish("NumberWords", "more dice")},
    NumberRow{NumberId::obscured, NumberKind::count, inEnglish("NumberWords", "obscured")},
    NumberRow{NumberId::of, NumberKind::count, inEnglish("NumberWords", "of")},
    NumberRow{NumberId::orders, NumberKind::count, inEnglish("NumberWords", "orders")},
    NumberRow{NumberId::pips, NumberKind::count, inEnglish("NumberWords", "pips")},
    NumberRow{NumberId::points, NumberKind::count, inEnglish("NumberWords", "points")},
    NumberRow{NumberId::rank, NumberKind::rank, inEnglish("NumberWords", "rank")},
    NumberRow{NumberId::red, NumberKind::count, inEnglish("NumberWords", "red")},
    NumberRow{NumberId::redVictoryPoints, NumberKind::count,
              inEnglish("NumberWords", "red victory points")},
    NumberRow{NumberId::removed, NumberKind::count, inEnglish("NumberWords", "removed")},
    NumberRow{NumberId::resultsTurnedToCrits, NumberKind::count,
              inEnglish("NumberWords", "results turned to crits")},
    NumberRow{NumberId::round, NumberKind::count, inEnglish("NumberWords", "round")},
    NumberRow{NumberId::smoke, NumberKind::count, inEnglish("NumberWords", "smoke tokens")},
    NumberRow{NumberId::speed, NumberKind::count, inEnglish("NumberWords", "speed")},
    NumberRow{NumberId::speedOfUnit, NumberKind::count,
              inEnglish("NumberWords", "Speed of the unit")},
    NumberRow{NumberId::suppressed, NumberKind::count, inEnglish("NumberWords", "suppressed")},
    NumberRow{NumberId::surges, NumberKind::count, inEnglish("NumberWords", "surges")},
    NumberRow{NumberId::toNextBand, NumberKind::length,
              inEnglish("NumberWords", "to the next band")},
    NumberRow{NumberId::tokens, NumberKind::count, inEnglish("NumberWords", "tokens")},
    NumberRow{NumberId::up, NumberKind::length, inEnglish("NumberWords", "up")},
    NumberRow{NumberId::weapons, NumberKind::count, inEnglish("NumberWords", "weapons")},
    NumberRow{NumberId::white, NumberKind::count, inEnglish("NumberWords", "white")},
    NumberRow{NumberId::wounds, NumberKind::count, inEnglish("NumberWords", "wounds")},
    NumberRow{NumberId::x, NumberKind::length, inEnglish("NumberWords", "x")},
    NumberRow{NumberId::y, NumberKind::length, inEnglish("NumberWords", "y")},
};

namespace detail {
consteval bool isInOrder() {
    for (std::size_t i = 0; i < numberTable.size(); ++i)
        if (static_cast<std::size_t>(numberTable[i].id) != i) return false;
    return true;
}
static_assert(isInOrder() && static_cast<std::size_t>(NumberId::y) + 1 == numberTable.size(),
              "one row for each quantity");
}  // namespace detail

}  // namespace sightline::engine
