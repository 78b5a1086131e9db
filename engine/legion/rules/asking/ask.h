/// The kinds of question that the engine asks. Each entry has a comment with the options of the
/// question or the form of its answer.
#pragma once
#include "engine/legion/rules/asking/question.h"

namespace sightline::engine {

enum class Ask : int {
    chooseUnitToActivate,       ///< options: UnitId of the unit to activate; also TurnChoice if the
                                ///< game uses order tokens
    chooseAction,               ///< options: the Action to make
    moveUnit,                   ///< answer form `move`: the unit leader's move
    placeUnit,                  ///< answer form `places`: the positions of the unit's miniatures
                                ///< other than the leader; the question contains a proposal
    recover,                    ///< answer form `count`: the number of suppression tokens to remove
    declareDefender,            ///< options: UnitId of the possible defenders
    chooseWeapons,              ///< answer form `pickSeveral`: a WeaponChoice for each weapon of
                                ///< the pool
    declareAdditionalDefender,  ///< options: UnitId of a further defender, or Done
    chooseAttackPool,           ///< options: UnitId of the defender whose pool is resolved next
    /// Answer form `pickSeveral`. The player chooses up to 2 DieIndex options: these dice are
    /// rerolled. Done spends the aim token without a reroll. An empty selection spends no aim
    /// token.
    rerollWithAim,
    spendSurgeAttacking,  ///< answer form `count`: the number of surge tokens to spend
    spendDodge,           ///< answer form `count`: the number of dodge tokens to spend
    spendSurgeDefending,  ///< answer form `count`: the number of surge tokens to spend
    assignWound,          ///< options: MiniId of the miniature that suffers the wound
    chooseUnitLeader,     ///< options: MiniId of the new unit leader
    spendStandby,         ///< options: UnitId of the unit that spends a standby token, or Done
    /// Options: each Action that the player may choose as the free action; also Done if the player
    /// may decline. `names` holds the source of the free action and the text of the source, and may
    /// be empty.
    chooseFreeAction,
    backUp,              ///< answer form `count`: the number of hits that Backup cancels
    spendToken,          ///< options: UnitId of the unit whose token is spent
    overrun,             ///< options: UnitId of the defender of an overrun attack, or Done
    chooseAreaDefender,  ///< options: UnitId of the next defender of an area weapon
    chooseRestored,      ///< options: MiniId of the miniature that returns to the battlefield, or
                         ///< Done
    chooseEffect,        ///< options: EffectName of the player's effect that resolves next
    // Kinds of question in the parts of a round (p. 21-23, 38) and in the setup of a game.
    playCommandCard,    ///< options: CardInHand of the command card to play facedown; secret
    nominateCommander,  ///< options: UnitId of the unit to nominate as commander
    issueOrders,  ///< answer form `pickSeveral`: UnitId of the units that receive orders from the
                  ///< command card
    drawOrderToken,         ///< answer form `draw`: one option of type Rank for each token in the
                            ///< order pool
    chooseUnitOfRank,       ///< options: UnitId of the unit that receives the drawn order token
    promote,                ///< options: UnitId of the unit that becomes a commander
    confirmTerrain,         ///< the option Done, by which the player agrees to the facts of all
                            ///< terrain pieces
    chooseFirstBattleCard,  ///< options: the MissionChange `objective` or `secondary`
    revealBattleCard,  ///< answer form `draw`: BattleCardInDeck; `names` holds the names of the
                       ///< battle cards; secret
    modifyMission,     ///< options: each MissionChange that is legal
    chooseSide,        ///< options: TableSide, the long edge that the blue player takes
    chooseUnitsForAdvantage,  ///< answer form `pickSeveral`: UnitId of the units that the advantage
                              ///< card affects
    placeAsset,               ///< answer form `spot`: the place of a dropped asset, chosen by the
                              ///< opponent
    chooseFieldCommander,     ///< options: UnitId of the unit that receives the Commander token
    /// Answer form `pickSeveral`, with up to 1 DieIndex: this die is rerolled. An empty selection
    /// spends no observation token of the defender.
    rerollWithObservation,
    scoreByHand,     ///< answer form `count`: victory points from a battle card; `names` holds the
                     ///< card's name
    applyByHand,     ///< the option Done, when the players have applied the attack's reminders by
                     ///< hand
    deployPrepared,  ///< options: UnitId of the unit that deploys in a prepared position, or Done
    chooseCardSide,  ///< options: EffectName of each side of a dual-sided upgrade; the chosen side
                     ///< is faceup
    rollDice,        ///< answer form `dice`: chance gives the answer
    /// The only option is Done: the players agree that the terrain cannot be adjusted to make room
    /// for an objective token. `names` holds the token, its place, and the problem there. If a
    /// player adjusts the terrain by hand, the problem is solved, too.
    adjustTerrain,
    /// A question of a keyword or card. It asks for a target (options: UnitId or EffectName, and
    /// Done if the target is optional) or for an amount (answer form `count`). `names` holds the
    /// name and the text of the effect, then the names of the options or of the counted thing.
    chooseForEffect,
    /// The question of the sandbox: answer form `pick` without options. Players change the table by
    /// hand, and the question never ends.
    freeTable,
    /// Options: MissionChange::becomeBlue or MissionChange::becomeRed. The player with the lower
    /// army total chooses a colour (edition of 2018).
    chooseColour,
    placeSmoke,  ///< answer form `spot`: the place of a smoke token
    placeToken,  ///< answer form `spot`: the place of a token of a battle card; `names` holds the
                 ///< name of the card, the rule for the place, and the name of the token
    layRuler,    ///< answer form `spot`: the end of a range ruler that a card lays from a token
    divulgeCommandCard  ///< options: CardInHand of the command card to divulge, or Done if no card
                        ///< must be divulged; secret
};

}  // namespace sightline::engine
