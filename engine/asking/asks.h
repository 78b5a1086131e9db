/// How much a game asks, so that a journal goes on as it began whatever later versions ask besides.
#pragma once

namespace sightline::engine {

/// 1: as up to version 0.1. 2: also how terrain is adjusted for objective tokens, what is applied
/// by hand before the rolls of an attack, who leads after a leader fell by hand, and whether the
/// only commander is nominated. 3: reminders come only where their conditions hold, so that an
/// attack waits for less, and whoever is Panicked drops its assets before it rallies.
inline constexpr int asksFirst = 1, asksSecond = 2, asksNow = 3;

}  // namespace sightline::engine
