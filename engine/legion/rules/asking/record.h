/// The record: a typed log of all events and their reasons. The log dock, the "why?" panel and the
/// tests read it; the front end words it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/basics/sum.h"
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
    commandCardPlayed,  ///< facedown: the record does not name the card
    commandCardRevealed,
    commandCardsDone,  ///< returned to the hand or discarded
    priorityDetermined,
    commanderNominated,
    orderIssued,
    ordersLost,
    orderPoolCreated,
    passPoolCreated,
    orderTokenDrawn,
    orderTokenRemoved,  ///< no unit of its rank is left
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
    effectBegan,  ///< a unit temporarily gains, loses or changes something
    effectEnded,
    reminded,  ///< players must now apply a card or keyword by hand
    adjusted,
    keywordActed,         ///< a keyword changed something that no other entry reports
    rerollModified,       ///< a keyword lets an aim token reroll more dice
    coverModified,        ///< a keyword improves or reduces the cover
    attackDiceModified,   ///< a keyword turns or cancels results of the attack roll
    defenseDiceModified,  ///< the same for the defense roll, or forbids modifying it
    editionPlayed,        ///< the text of the edition has gaps, which the rules of 2026 fill
    roundCounterPassed,   ///< the player now holds the round counter
    colourChooserDetermined,
};

/// A modifier, a measurement or a reason, as a named number.
struct Number {
    std::string name;  ///< "distance", "obscured", "defenders", "hits"
    double value = 0.0;
};

/// Adds each reason by the name of its source, such as "Rebel Officer" 1; "by hand" for a change by
/// the players without a name. Adds up reasons with the same name.
void addReasons(std::vector<Number>& numbers, const std::vector<Reason>& reasons);

/// One entry: verdict, numbers, witness, citation.
struct Ruling {
    Happening happening{};
    Message message{};      ///< the result
    std::string verdict{};  ///< the message in English: short plain words
    std::vector<Number> numbers{};
    std::vector<RolledDie> dice{};
    std::optional<geometry::Segment> witness{};  ///< a line on the table as evidence
    std::vector<std::string> pieces{};           ///< terrain pieces that the ruling depends on
    Citation citation{};
    int round = 0;
    std::optional<Player> player{};
    UnitId unit{}, other{};  ///< the acting unit, and the unit it acts on
    MiniId mini{};
    std::size_t answersBefore = 0;        ///< number of answers in the journal at that time
    std::optional<AttackStep> step{};     ///< of the attack under way; none: no attack
    std::vector<Reckoning> reckonings{};  ///< how its numbers are computed, for *Why?*

    /// Sets `message`, and its English text as `verdict`.
    void say(Message what);
};

using Record = std::vector<Ruling>;

}  // namespace sightline::engine
