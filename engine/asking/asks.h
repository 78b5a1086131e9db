/// How much a game asks, so that a journal goes on as it began whatever later versions ask besides.
#pragma once

namespace sightline::engine {

/// 1: as up to version 0.1. 2: also how terrain is adjusted for objective tokens, what is applied
/// by hand before the rolls of an attack, who leads after a leader fell by hand, and whether the
/// only commander is nominated. 3: reminders come only where their conditions hold, so that an
/// attack waits for less, and whoever is Panicked drops its assets before it rallies. 4: so do
/// reminders of command cards and battle forces. 5: keywords say who provides Backup besides corps
/// Troopers, and who does not or never benefits. 6: whatever acts when a unit is defeated acts when
/// the players defeat it by hand, too. 7: the only commander is asked about, too; Speeder units
/// deploy by a compulsory Move at the start of their actions; a compulsory Move has to be answered
/// with its whole way; Soresu Mastery is asked for where Deflect would act; an attack waits before
/// the cover pool is rolled, and reminders mind whether a unit moved.
inline constexpr int asksFirst = 1, asksSecond = 2, asksThird = 3, asksFourth = 4, asksFifth = 5,
                     asksSixth = 6, asksNow = 7;

}  // namespace sightline::engine
