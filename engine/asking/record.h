/// The record: what happened and why, typed. The log dock, the "why?" panel and the tests read it;
/// the front end words it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/asking/answer.h"
#include "engine/asking/attack_step.h"
#include "engine/citation.h"
#include "engine/dice/die.h"
#include "engine/ids.h"
#include "engine/reckoning.h"
#include "engine/sum.h"
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
    commandCardPlayed,  ///< facedown: nobody is told which
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
    effectBegan,  ///< a unit gains, loses or changes something for a while
    effectEnded,
    reminded,  ///< a card or keyword that the players apply by hand: its moment has come
    adjusted,
    keywordActed,         ///< a keyword changed something that no other entry tells
    rerollModified,       ///< a keyword lets an aim token reroll more dice
    coverModified,        ///< a keyword improves or reduces the cover
    attackDiceModified,   ///< a keyword turns or cancels results of the attack roll
    defenseDiceModified,  ///< the same of the defense roll, or forbids it
};

/// A modifier, a measurement, a reason: numbers with their name.
struct Number {
    std::string name;  ///< "distance", "obscured", "defenders", "hits"
    double value = 0.0;
};

/// Every reason of a number by the name of what gave it, such as "Rebel Officer" 1; what the
/// players gave without a name is "by hand". Those of one name are one number.
void addReasons(std::vector<Number>& numbers, const std::vector<Reason>& reasons);

/// One entry: verdict, numbers, witness, citation.
struct Ruling {
    Happening happening{};
    Message message{};      ///< what came of it
    std::string verdict{};  ///< its English: short plain words
    std::vector<Number> numbers{};
    std::vector<RolledDie> dice{};
    std::optional<geometry::Segment> witness{};  ///< a line on the table that shows it
    std::vector<std::string> pieces{};           ///< terrain it rests on
    Citation citation{};
    int round = 0;
    std::optional<Player> player{};
    UnitId unit{}, other{};  ///< who did it, to whom
    MiniId mini{};
    std::size_t answersBefore = 0;        ///< how many answers the journal held then
    std::optional<AttackStep> step{};     ///< of the attack under way; none: nobody attacked
    std::vector<Reckoning> reckonings{};  ///< how its numbers come about, for who asks why

    /// Message and verdict at once.
    void say(Message what);
};

using Record = std::vector<Ruling>;

}  // namespace sightline::engine
