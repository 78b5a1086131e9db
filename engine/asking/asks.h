/// How much a game asks, so that a journal goes on as it began whatever later versions ask besides.
#pragma once

namespace sightline::engine {

/// 1: as up to version 0.1. 2: also how terrain is adjusted for objective tokens, what is applied
/// by hand before the rolls of an attack, who leads after a leader fell by hand, and whether the
/// only commander is nominated.
inline constexpr int asksFirst = 1, asksNow = 2;

}  // namespace sightline::engine
