/// Versions of the set of questions. A journal stores the version that its game began with,
/// so that later versions of the program replay it with the same questions.
#pragma once

namespace sightline::engine {

/// Version 1 was used up to program version 0.1. `asksOf` lists the differences between the
/// versions.
inline constexpr int asksFirst = 1, asksSecond = 2, asksThird = 3, asksFourth = 4, asksFifth = 5,
                     asksSixth = 6, asksSeventh = 7, asksEighth = 8, asksNinth = 9,
                     asksNow = asksNinth;

/// The questions and reminders that differ between the versions, one switch for each difference.
/// Rules read a switch and never the version. All switches are true in a new game.
struct Asks {
    bool terrainForTokens = true;      ///< players may adjust terrain that leaves no room for
                                       ///< objective tokens
    bool handEffectsInAttacks = true;  ///< an attack waits for effects that players apply by hand
    bool leaderAfterDefeatByHand = true;  ///< a new unit leader is chosen if the old one was
                                          ///< defeated by hand
    bool changesByHandAct = true;         ///< tokens and wounds that players change by hand have
                                          ///< their usual consequences
    bool loneCommanderInDoubt = true;  ///< asks for the only commander, if orders could be unwanted
    bool assetsOfPanicked = true;      ///< a Panicked unit drops its assets before it rallies
    bool unitReminderConditions = true;  ///< reminders of units and areas have conditions
    bool cardReminderConditions = true;  ///< reminders of command cards and battle forces have
                                         ///< conditions
    bool backupKeywords = true;          ///< keywords decide who may use Backup; false: the rank
                                         ///< decides
    bool defeatByHandActs = true;        ///< a unit that is defeated by hand triggers the effects
                                         ///< of a defeat
    bool loneCommander = true;           ///< always asks for the nomination of the only commander
    bool speederDeploys = true;          ///< Speeder units deploy by a compulsory Move
    bool compulsoryMoveLast = true;      ///< a compulsory Move that is not possible is recorded
    bool wholeCompulsoryMove = true;     ///< the answer to a compulsory Move is the full length of
                                         ///< the tool
    bool soresuWithDeflect = true;       ///< the question about Soresu Mastery is asked in every
                                         ///< case in which Deflect would act
    bool soresuWithBlock = true;         ///< Soresu Mastery considers that Block turns surges into
                                         ///< blocks
    bool handEffectsBeforeCover = true;  ///< an attack waits for effects by hand before the cover
                                         ///< pool is rolled
    bool reminderKnowsMoves = true;      ///< conditions of reminders consider whether a unit moved
    bool handEffectsBeforeRolls = true;  ///< an activation waits for effects by hand before its
                                         ///< rolls, which come last
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
