/// The kinds of question that the engine asks, each with its options or the form of its answer.
#pragma once
#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

enum class Ask : int {
    chooseUnitToActivate,       ///< options: UnitId; also TurnChoice if the game uses order tokens
    chooseAction,               ///< options: Action
    moveUnit,                   ///< form move: the unit leader's move
    placeUnit,                  ///< form places: the positions of the other miniatures; the
                                ///< question contains a proposal
    recover,                    ///< form count: the number of suppression tokens to remove
    declareDefender,            ///< options: UnitId of the possible defenders
    chooseWeapons,              ///< form pickSeveral: WeaponChoice options for the pool
    declareAdditionalDefender,  ///< options: UnitId of a further defender, or Done
    chooseAttackPool,           ///< options: UnitId of the defender whose pool is resolved next
    /// Form pickSeveral: up to 2 DieIndex options reroll these dice; Done spends the token without
    /// a reroll; an empty selection spends no aim token.
    rerollWithAim,
    spendSurgeAttacking,  ///< form count: the number of surge tokens
    spendDodge,           ///< form count: the number of dodge tokens
    spendSurgeDefending,  ///< form count: the number of surge tokens
    assignWound,          ///< options: MiniId of the miniature that suffers the wound
    chooseUnitLeader,     ///< options: MiniId of the new unit leader
    spendStandby,         ///< options: UnitId of the unit that spends a standby token, or Done
    /// Options: each Action that the free action may be; also Done if the player may decline.
    /// `names`: the source of the free action and the text of the source; may be empty.
    chooseFreeAction,
    backUp,              ///< form count: the number of hits that Backup cancels
    spendToken,          ///< options: UnitId of the unit that spends the token
    overrun,             ///< options: UnitId of the defender of an overrun attack, or Done
    chooseAreaDefender,  ///< options: UnitId of the next defender of an area weapon
    chooseRestored,      ///< options: MiniId of the miniature that returns to the battlefield, or
                         ///< Done
    chooseEffect,        ///< options: EffectName of the player's effect that resolves next
    // Questions of a round (p. 21-23, 38).
    playCommandCard,        ///< options: CardInHand, the card to play facedown; secret
    nominateCommander,      ///< options: UnitId of the commander
    issueOrders,            ///< form pickSeveral: UnitId of the units that receive orders from the
                            ///< card
    drawOrderToken,         ///< form draw: one option of type Rank for each token in the order pool
    chooseUnitOfRank,       ///< options: UnitId of the unit that receives the drawn order token
    promote,                ///< options: UnitId of the unit that becomes a commander
    confirmTerrain,         ///< options: Done, which means that the player agrees to the facts of
                            ///< every terrain piece
    chooseFirstBattleCard,  ///< options: MissionChange::objective or MissionChange::secondary
    revealBattleCard,       ///< form draw: BattleCardInDeck; `names` holds the names of the cards;
                            ///< secret
    modifyMission,          ///< options: MissionChange
    chooseSide,             ///< options: TableSide, the long edge that the blue player takes
    chooseUnitsForAdvantage,  ///< form pickSeveral: UnitId of the units that the advantage card
                              ///< affects
    placeAsset,               ///< form spot: the opponent places an asset that was dropped
    chooseFieldCommander,     ///< options: UnitId of the unit that receives the Commander token
    /// Form pickSeveral: up to 1 DieIndex; an empty selection spends no observation token of the
    /// defender.
    rerollWithObservation,
    scoreByHand,     ///< form count: victory points from a card; `names` holds the card's name
    applyByHand,     ///< options: Done, when the players have applied the attack's reminders by
                     ///< hand
    deployPrepared,  ///< options: UnitId of the unit that deploys in a prepared position, or Done
    chooseCardSide,  ///< options: EffectName of the side of a dual-sided upgrade that is faceup
    rollDice,        ///< form dice: chance gives the answer
    /// Options: Done, when the terrain cannot be adjusted to make room for the objective token.
    /// `names`: the token, its place, and the problem at that place. A player may also adjust the
    /// terrain by hand, which solves the problem.
    adjustTerrain,
    /// The target of a keyword or card. Options: UnitId or EffectName, and Done if the target is
    /// optional. Form count: an amount. `names`: first the name and the text of the effect, then
    /// the names of the options or of the counted thing.
    chooseForEffect,
    /// Form pick without options: the sandbox. Players change the table by hand, and the question
    /// never ends.
    freeTable,
    /// Options: MissionChange::becomeBlue or MissionChange::becomeRed. The player with the lower
    /// army total chooses a colour (edition of 2018).
    chooseColour,
    placeSmoke  ///< form spot: the place of a smoke token
};

}  // namespace sightline::engine
