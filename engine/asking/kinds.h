/// The kinds of question that the engine asks, each with its options or the form of its answer.
#pragma once
#include "engine/asking/question.h"

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
    /// Form pickSeveral: DieIndex, up to 2, or Done: spent for no die; none: spend no aim token.
    rerollWithAim,
    spendSurgeAttacking,  ///< form count
    spendDodge,           ///< form count
    spendSurgeDefending,  ///< form count
    assignWound,          ///< options: MiniId
    chooseUnitLeader,     ///< options: MiniId
    spendStandby,         ///< options: UnitId or Done: who reacts with a standby token
    /// Options: Action: what a free action is used for; Done where it need not be made. `names`:
    /// what gives it and what that does, or none.
    chooseFreeAction,
    backUp,              ///< form count: hits that Backup cancels
    spendToken,          ///< options: UnitId: whose token is spent
    overrun,             ///< options: UnitId or Done: whom an overrun attack is made against
    chooseAreaDefender,  ///< options: UnitId: who is attacked next by an area weapon
    chooseRestored,      ///< options: MiniId or Done: who returns to the battlefield
    chooseEffect,        ///< options: EffectName: which of a player's effects resolves next
    // Rounds (p. 21-23, 38).
    playCommandCard,          ///< options: CardInHand; secret: to be played facedown
    nominateCommander,        ///< options: UnitId
    issueOrders,              ///< form pickSeveral: UnitId, whom the card's orders go to
    drawOrderToken,           ///< form draw: Rank, one option for each token in the order pool
    chooseUnitOfRank,         ///< options: UnitId, for the order token that was drawn
    promote,                  ///< options: UnitId: who becomes a commander
    confirmTerrain,           ///< options: Done: the player agrees to every piece's facts
    chooseFirstBattleCard,    ///< options: MissionChange objective or secondary
    revealBattleCard,         ///< form draw: BattleCardInDeck, named in `names`; secret
    modifyMission,            ///< options: MissionChange
    chooseSide,               ///< options: TableSide: the blue player's long edge
    chooseUnitsForAdvantage,  ///< form pickSeveral: UnitId
    placeAsset,               ///< form spot: the opponent places a dropped asset
    chooseFieldCommander,     ///< options: UnitId: who takes the Commander token
    /// Form pickSeveral: DieIndex, up to 1; none: spend no token of the defender.
    rerollWithObservation,
    scoreByHand,     ///< form count: victory points that a card gives, named in `names`
    applyByHand,     ///< options: Done: what the attack's reminders say has been applied
    deployPrepared,  ///< options: UnitId or Done: who deploys in a prepared position
    chooseCardSide,  ///< options: EffectName: which side of a dual-sided upgrade lies faceup
    rollDice,        ///< form dice: chance answers
    /// Options: Done, when terrain cannot be adjusted so that the objective token may lie where it
    /// belongs; `names`: the token and its place, and what is wrong there. Terrain by hand answers.
    adjustTerrain,
    /// Whom or what a keyword or card does something to: UnitId or EffectName, and Done where it
    /// need not be anybody; form count: how much of what. `names`: what it is called and what it
    /// does, then those of the options, or what is counted.
    chooseForEffect,
    /// Form pick without options: the sandbox, which the players change by hand and nothing ends.
    freeTable
};

}  // namespace sightline::engine
