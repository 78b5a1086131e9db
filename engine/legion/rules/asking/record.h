/// The record: a log of all events and the reasons for them. The log window, the "why?" panel and
/// the tests read the record. The front end makes sentences from its entries.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/basics/sum.h"
#include "engine/legion/basics/words/number.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/legion/rules/asking/attack_step.h"
#include "geometry/measure/measures.h"

namespace sightline::engine {

enum class Happening {
    gameStarted,
    roundStarted,
    turnStarted,
    unitActivated,
    rallied,
    suppressed,
    panicked,
    actionMade,
    moved,
    placed,
    tokenGained,
    tokenSpent,
    tokensRemoved,
    attackDeclared,
    rangeMeasured,
    lineOfSight,
    miniatureEligible,
    poolFormed,
    diceRolled,
    diceRerolled,
    surgesConverted,
    miniatureObscured,
    coverDetermined,
    coverRolled,
    hitsCanceled,
    defenseRolled,
    resultsCompared,
    woundsCapped,
    woundAssigned,
    miniatureDefeated,
    unitLeaderChosen,
    unitDefeated,
    suppressionGained,
    vehicleDamaged,
    ionRolled,
    poisoned,
    standbySpent,
    deployed,
    cardTurned,
    restored,
    attackEnded,
    meleeStarted,
    meleeEnded,
    unitActivationEnded,
    roundEnded,
    commandCardPlayed,  ///< a player played a card facedown; the record does not name the card
    commandCardRevealed,
    commandCardsDone,  ///< command cards went back to the hand or to the discarded cards
    priorityDetermined,
    commanderNominated,
    orderIssued,
    ordersLost,
    orderPoolCreated,
    passPoolCreated,
    orderTokenDrawn,
    orderTokenRemoved,  ///< an order token was removed, because no unit of its rank is left
    passed,
    promoted,
    terrainConfirmed,
    bluePlayerDetermined,
    battleCardRevealed,
    missionModified,
    sideChosen,
    objectivePlaced,
    assetClaimed,
    assetDropped,
    victoryPointsScored,
    gameWon,
    gameDrawn,
    effectBegan,  ///< a unit temporarily gained or lost keywords, or its stats changed
    effectEnded,
    reminded,  ///< the players must now apply a card or keyword by hand
    adjusted,
    keywordActed,         ///< a keyword changed the game, and no other entry of the record reports
                          ///< the change
    rerollModified,       ///< a keyword allowed the reroll of more dice for an aim token
    coverModified,        ///< a keyword improved or reduced the cover
    attackDiceModified,   ///< a keyword turned or canceled results of the attack roll
    defenseDiceModified,  ///< a keyword turned or canceled results of the defense roll, or forbade
                          ///< such changes
    editionPlayed,        ///< the text of the edition has gaps; the game uses the rules of 2026
                          ///< there
    roundCounterPassed,   ///< the player received the round counter
    colourChooserDetermined,
};

/// One entry of the record: the message, its numbers, the proof on the table and the citation.
struct Ruling {
    Happening happening{};
    Message message{};      ///< the result as a translatable message
    std::string verdict{};  ///< the result in short, plain English
    std::vector<Number> numbers{};
    std::vector<RolledDie> dice{};
    std::optional<geometry::Segment> witness{};  ///< a line on the table that proves the result
    std::vector<std::string> pieces{};           ///< terrain pieces that the ruling depends on
    Citation citation{};
    int round = 0;
    std::optional<Player> player{};
    UnitId unit{}, other{};  ///< the acting unit, and the unit that it acts on
    MiniId mini{};
    std::size_t answersBefore = 0;        ///< the number of answers in the journal when the entry
                                          ///< was made
    std::optional<AttackStep> step{};     ///< the step of the current attack; no value: no attack
                                          ///< is in progress
    std::vector<Reckoning> reckonings{};  ///< how each number was computed, for the *Why?* panel
};

using Record = std::vector<Ruling>;

}  // namespace sightline::engine
