/// Versions of the set of questions. A journal stores the version that its game began with,
/// so that later versions of the program replay it with the same questions.
#pragma once

namespace sightline::engine {

/// 1: up to version 0.1. 2: adds questions about terrain that must be adjusted for objective
/// tokens, effects that players apply by hand before the rolls of an attack, the new unit leader
/// after the leader was defeated by hand, and whether the only commander is nominated. 3: reminders
/// appear only when their conditions hold, so that an attack waits less often, and a Panicked unit
/// drops its assets before it rallies. 4: the same for reminders of command cards and battle
/// forces. 5: keywords define which units besides corps Troopers provide Backup, and which units do
/// not provide it or never benefit. 6: effects of a unit's defeat also act when players defeat it
/// by hand. 7: the only commander is always asked about; Speeder units deploy by a compulsory Move
/// at the start of their actions; the answer to a compulsory Move must be its full length; Soresu
/// Mastery is asked wherever Deflect would act; an attack waits before the cover pool is rolled,
/// and reminders consider whether a unit moved. 8: an activation waits before the rolls for Vehicle
/// Damage and ion tokens and before a unit rallies where the players were reminded of something;
/// the first two rolls come after the other effects at the start of the activation.
inline constexpr int asksFirst = 1, asksSecond = 2, asksThird = 3, asksFourth = 4, asksFifth = 5,
                     asksSixth = 6, asksSeventh = 7, asksNow = 8;

}  // namespace sightline::engine
