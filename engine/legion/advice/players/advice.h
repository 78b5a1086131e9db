/// The answers of the computer player "sensible": one function for each kind of question. A
/// function returns no value if the player has no preference.
#pragma once
#include <optional>

#include "engine/legion/advice/players/decision.h"

namespace sightline::engine::advice {

// Answers to questions about attacks.
std::optional<Answer> chooseWeapons(const Decision& decision);
std::optional<Answer> chooseDefender(const Decision& decision);
/// Rerolls the dice that would end as blanks. If there are none, spends no token.
std::optional<Answer> rerollDice(const Decision& decision);
/// Spends the smallest number of dodge tokens that leaves the fewest hits and crits.
std::optional<Answer> spendDodge(const Decision& decision);
/// Spends one surge token for each block that is still needed.
std::optional<Answer> spendSurgeDefending(const Decision& decision);
std::optional<Answer> spendToken(const Decision& decision);
std::optional<Answer> assignWound(const Decision& decision);
std::optional<Answer> chooseUnitLeader(const Decision& decision);

// Answers to questions about activations.
std::optional<Answer> chooseUnitToActivate(const Decision& decision);
std::optional<Answer> chooseAction(const Decision& decision);
std::optional<Answer> chooseFreeAction(const Decision& decision);
std::optional<Answer> spendStandby(const Decision& decision);
std::optional<Answer> chooseForEffect(const Decision& decision);

// Answers to questions about moves.
std::optional<Answer> moveUnit(const Decision& decision);
std::optional<Answer> deployUnit(const Decision& decision);
std::optional<Answer> placeUnit(const Decision& decision);

// Answers to questions of the Command Phase.
std::optional<Answer> playCommandCard(const Decision& decision);
std::optional<Answer> nominateCommander(const Decision& decision);
std::optional<Answer> issueOrders(const Decision& decision);
std::optional<Answer> promote(const Decision& decision);

// Answers to questions about setup and objectives.
std::optional<Answer> chooseUnitsForAdvantage(const Decision& decision);
std::optional<Answer> placeAsset(const Decision& decision);
/// Divulges the command card whose text for Divulge helps its player most. If no text helps, the
/// player divulges a card only if the rules demand it.
std::optional<Answer> divulgeCommandCard(const Decision& decision);

}  // namespace sightline::engine::advice
