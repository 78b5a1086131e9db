/// Versions of the set of questions. A journal stores the version that its game began with,
/// so that later versions of the program replay it with the same questions.
#pragma once

namespace sightline::engine {

/// Version 1: up to version 0.1 of the program. `asksOf` lists the differences of the others.
inline constexpr int asksFirst = 1, asksSecond = 2, asksThird = 3, asksFourth = 4, asksFifth = 5,
                     asksSixth = 6, asksSeventh = 7, asksEighth = 8, asksNinth = 9,
                     asksNow = asksNinth;

/// The questions and the reminders that differ between the versions, one switch each. Rules read a
/// switch, never the version. All switches are true in a new game.
struct Asks {
    bool terrainForTokens = true;      ///< adjust terrain that leaves no room for objective tokens
    bool handEffectsInAttacks = true;  ///< an attack waits for effects that players apply by hand
    bool leaderAfterDefeatByHand = true;  ///< the new unit leader, if the old one fell by hand
    bool changesByHandAct = true;         ///< tokens and wounds by hand have their consequences
    bool loneCommanderInDoubt = true;  ///< nominate the only commander, if orders could be unwanted
    bool assetsOfPanicked = true;      ///< a Panicked unit drops its assets before it rallies
    bool unitReminderConditions = true;  ///< reminders of units and areas have conditions
    bool cardReminderConditions = true;  ///< reminders of command cards and battle forces, too
    bool backupKeywords = true;          ///< keywords allow or forbid Backup; without: the rank
    bool defeatByHandActs = true;        ///< effects of a unit's defeat, if it was defeated by hand
    bool loneCommander = true;           ///< always nominate the only commander
    bool speederDeploys = true;          ///< Speeder units deploy by a compulsory Move
    bool compulsoryMoveLast = true;      ///< a compulsory Move that is not possible is recorded
    bool wholeCompulsoryMove = true;     ///< the answer to a compulsory Move is its full length
    bool soresuWithDeflect = true;       ///< Soresu Mastery is asked wherever Deflect would act
    bool soresuWithBlock = true;         ///< Soresu Mastery knows that Block turns surges to blocks
    bool handEffectsBeforeCover = true;  ///< an attack waits before the cover pool is rolled
    bool reminderKnowsMoves = true;      ///< conditions consider whether a unit moved
    bool handEffectsBeforeRolls = true;  ///< an activation waits before its rolls, which come last
};

/// The switches of a version.
constexpr Asks asksOf(int version) {
    const bool second = version >= asksSecond, third = version >= asksThird,
               fourth = version >= asksFourth, fifth = version >= asksFifth,
               sixth = version >= asksSixth, seventh = version >= asksSeventh,
               eighth = version >= asksEighth, ninth = version >= asksNinth;
    return {.terrainForTokens = second,
            .handEffectsInAttacks = second,
            .leaderAfterDefeatByHand = second,
            .changesByHandAct = second,
            .loneCommanderInDoubt = second,
            .assetsOfPanicked = third,
            .unitReminderConditions = third,
            .cardReminderConditions = fourth,
            .backupKeywords = fifth,
            .defeatByHandActs = sixth,
            .loneCommander = seventh,
            .speederDeploys = seventh,
            .compulsoryMoveLast = seventh,
            .wholeCompulsoryMove = seventh,
            .soresuWithDeflect = seventh,
            .soresuWithBlock = eighth,
            .handEffectsBeforeCover = seventh,
            .reminderKnowsMoves = seventh,
            .handEffectsBeforeRolls = ninth};
}

}  // namespace sightline::engine
