/// The kinds of question that the engine asks, each with its options or the form of its answer.
#pragma once
#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

enum class Ask : int {
    chooseUnitToActivate,       ///< options: UnitId, and TurnChoice where order tokens are used
    chooseAction,               ///< options: Action
    moveUnit,                   ///< form move: the unit leader's move
    placeUnit,                  ///< form places: the other miniatures, a proposal is given
    recover,                    ///< form count: suppression tokens to remove
    declareDefender,            ///< options: UnitId
    chooseWeapons,              ///< form pickSeveral: WeaponChoice options for the pool
    declareAdditionalDefender,  ///< options: UnitId or Done
    chooseAttackPool,           ///< options: UnitId (the pool's defender)
    /// Form pickSeveral: DieIndex, up to 2, or Done: spends the token without a die; none: spends
    /// no aim token.
    rerollWithAim,
    spendSurgeAttacking,  ///< form count
    spendDodge,           ///< form count
    spendSurgeDefending,  ///< form count
    assignWound,          ///< options: MiniId
    chooseUnitLeader,     ///< options: MiniId
    spendStandby,         ///< options: UnitId or Done: the unit that spends a standby token
    /// Options: Action: the use of a free action; Done if it may be declined. `names`: its source
    /// and the text of the source, or empty.
    chooseFreeAction,
    backUp,              ///< form count: hits that Backup cancels
    spendToken,          ///< options: UnitId: the unit whose token is spent
    overrun,             ///< options: UnitId or Done: the defender of an overrun attack
    chooseAreaDefender,  ///< options: UnitId: the next defender of an area weapon
    chooseRestored,      ///< options: MiniId or Done: the miniature that returns to the battlefield
    chooseEffect,        ///< options: EffectName: the effect of the player that resolves next
    // Rounds (p. 21-23, 38).
    playCommandCard,        ///< options: CardInHand; secret: the card to play facedown
    nominateCommander,      ///< options: UnitId
    issueOrders,            ///< form pickSeveral: UnitId, the units that the card issues orders to
    drawOrderToken,         ///< form draw: Rank, one option for each token in the order pool
    chooseUnitOfRank,       ///< options: UnitId, for the order token that was drawn
    promote,                ///< options: UnitId: the unit that becomes a commander
    confirmTerrain,         ///< options: Done: the player agrees to every piece's facts
    chooseFirstBattleCard,  ///< options: MissionChange objective or secondary
    revealBattleCard,       ///< form draw: BattleCardInDeck, named in `names`; secret
    modifyMission,          ///< options: MissionChange
    chooseSide,             ///< options: TableSide: the blue player's long edge
    chooseUnitsForAdvantage,  ///< form pickSeveral: UnitId
    placeAsset,               ///< form spot: the opponent places a dropped asset
    chooseFieldCommander,     ///< options: UnitId: the unit that takes the Commander token
    /// Form pickSeveral: DieIndex, up to 1; none: spends no token of the defender.
    rerollWithObservation,
    scoreByHand,     ///< form count: victory points that a card gives, named in `names`
    applyByHand,     ///< options: Done: the players have applied the attack's reminders
    deployPrepared,  ///< options: UnitId or Done: the unit that deploys in a prepared position
    chooseCardSide,  ///< options: EffectName: the faceup side of a dual-sided upgrade
    rollDice,        ///< form dice: chance answers
    /// Options: Done, if terrain cannot be adjusted to make room for the objective token. `names`:
    /// the token and its place, and the problem there. Adjusting terrain by hand resolves it.
    adjustTerrain,
    /// The target of a keyword or card: UnitId or EffectName, and Done if a target is optional;
    /// form count: an amount. `names`: the name and text of the effect, then the names of the
    /// options or of the thing to count.
    chooseForEffect,
    /// Form pick without options: the sandbox. Players change it by hand; it has no end.
    freeTable,
    /// Options: MissionChange becomeBlue or becomeRed: the player with the lower army total chooses
    /// a colour (edition of 2018).
    chooseColour
};

}  // namespace sightline::engine
