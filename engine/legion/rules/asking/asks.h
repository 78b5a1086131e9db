/// Versions of the set of questions. A journal stores the version that its game began with,
/// so that later versions of the program replay it with the same questions.
#pragma once

namespace sightline::engine {

/// Version numbers of the set of questions. Programs up to version 0.1 used the first set. `asksOf`
/// lists the differences between the sets.
inline constexpr int asksFirst = 1, asksSecond = 2, asksThird = 3, asksFourth = 4, asksFifth = 5,
                     asksSixth = 6, asksSeventh = 7, asksEighth = 8, asksNinth = 9, asksTenth = 10,
                     asksNow = asksTenth;

/// One switch for each difference between the sets of questions and reminders. Rules read a switch
/// and never the version number. All switches are true in a new game.
struct Asks {
    bool terrainForTokens = true;      ///< players may adjust terrain that leaves no room for
                                       ///< objective tokens
    bool handEffectsInAttacks = true;  ///< an attack waits for effects that players apply by hand
    bool leaderAfterDefeatByHand = true;  ///< if players defeat a unit leader by hand, a new leader
                                          ///< is chosen
    bool changesByHandAct =
        true;  ///< if players change tokens or wounds by hand, the usual consequences follow
    /// Asks for the commander even if only one unit is possible, if an order could harm a unit.
    bool loneCommanderInDoubt = true;
    bool assetsOfPanicked = true;        ///< a Panicked unit drops its assets before it rallies
    bool unitReminderConditions = true;  ///< reminders of units and of area weapons have conditions
    bool cardReminderConditions = true;  ///< reminders of command cards and battle forces have
                                         ///< conditions
    bool backupKeywords = true;          ///< keywords decide which units may use Backup; false: the
                                         ///< rank decides
    bool defeatByHandActs = true;        ///< a unit that is defeated by hand triggers the effects
                                         ///< of a defeat
    bool loneCommander = true;        ///< asks for the commander even if only one unit is possible
    bool speederDeploys = true;       ///< Speeder units deploy by a compulsory Move
    bool compulsoryMoveLast = true;   ///< the record reports a compulsory Move that is not
                                      ///< possible
    bool wholeCompulsoryMove = true;  ///< the answer to a compulsory Move is the full length of
                                      ///< the tool
    bool soresuWithDeflect = true;    ///< asks about Soresu Mastery whenever Deflect would act
    bool soresuWithBlock = true;      ///< Soresu Mastery considers that Block changes surges to
                                      ///< blocks
    bool handEffectsBeforeCover = true;  ///< an attack waits for effects that players apply by hand
                                         ///< before the cover pool is rolled
    bool reminderKnowsMoves = true;      ///< conditions of reminders consider whether a unit has
                                         ///< moved
    bool handEffectsBeforeRolls = true;  ///< an activation waits for effects that players apply by
                                         ///< hand before its dice are rolled; the rolls come last
    bool ordersAgain = true;  ///< if a chosen unit receives another order before the order of the
                              ///< command card, the player chooses another unit
    bool freeCardActions = true;  ///< a free action of any kind may be a Card action
    bool drawForFaceup = true;  ///< a drawn order token may activate an Unstoppable unit that has a
                                ///< faceup order token
    bool recoverToRecharge = true;    ///< outside its activation, a unit may make a Recover action
                                      ///< only to flip shield tokens
    bool dangerSenseAlone = true;     ///< Danger Sense adds defense dice even if no hit or crit is
                                      ///< left
    bool guardianOwnTokens = true;    ///< a unit that uses Guardian spends only its own tokens
    bool guardianWoundsApart = true;  ///< the wounds of a unit that uses Guardian do not come from
                                      ///< the attack
    bool regenerateChooses = true;    ///< asks which miniature loses a wound token by Regenerate
    bool luckChoosesDice = true;      ///< if defense surges would wound the attacker, the player
                                      ///< chooses the dice for Uncanny Luck
    bool arsenalAfterGunslinger = true;  ///< a weapon that fires again counts once for Arsenal
    bool sniperTeamOfUse = true;  ///< asks about Sniper Team only if canceling the dice could help
                                  ///< the attacker
    bool divulge = true;          ///< players may divulge command cards, and the limits on the
                                  ///< selection of command cards apply
    bool gainsInAnyOrder = true;  ///< true: no question about the order of keywords that only give
                                  ///< tokens to their own unit
    bool independentInOrder = true;  ///< the player chooses the order of Independent, Retinue and
                                     ///< Mechanized Infantry
    bool namedObeyKeywords = true;   ///< a keyword may issue an order to the unit that it names,
                                     ///< whatever the Affiliation of this unit is
};

/// The switches for one version of the set of questions.
constexpr Asks asksOf(int version) {
    const bool second = version >= asksSecond, third = version >= asksThird,
               fourth = version >= asksFourth, fifth = version >= asksFifth,
               sixth = version >= asksSixth, seventh = version >= asksSeventh,
               eighth = version >= asksEighth, ninth = version >= asksNinth,
               tenth = version >= asksTenth;
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
            .handEffectsBeforeRolls = ninth,
            .ordersAgain = tenth,
            .freeCardActions = tenth,
            .drawForFaceup = tenth,
            .recoverToRecharge = tenth,
            .dangerSenseAlone = tenth,
            .guardianOwnTokens = tenth,
            .guardianWoundsApart = tenth,
            .regenerateChooses = tenth,
            .luckChoosesDice = tenth,
            .arsenalAfterGunslinger = tenth,
            .sniperTeamOfUse = tenth,
            .divulge = tenth,
            .gainsInAnyOrder = tenth,
            .independentInOrder = tenth,
            .namedObeyKeywords = tenth};
}

}  // namespace sightline::engine
