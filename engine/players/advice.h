/// The answers of the sensible player, one function for each kind of question. None: there is
/// nothing to weigh.
#pragma once
#include <optional>

#include "engine/players/decision.h"

namespace sightline::engine::advice {

// Attacks.
std::optional<Answer> chooseWeapons(const Decision& decision);
std::optional<Answer> chooseDefender(const Decision& decision);
/// Dice that would end as blanks; none of them: no token is spent.
std::optional<Answer> rerollDice(const Decision& decision);
/// As many dodge tokens as there are hits to cancel.
std::optional<Answer> spendDodge(const Decision& decision);
/// As many surge tokens as blocks are still needed.
std::optional<Answer> spendSurgeDefending(const Decision& decision);
std::optional<Answer> spendToken(const Decision& decision);
std::optional<Answer> assignWound(const Decision& decision);
std::optional<Answer> chooseUnitLeader(const Decision& decision);

// Activations.
std::optional<Answer> chooseUnitToActivate(const Decision& decision);
std::optional<Answer> chooseAction(const Decision& decision);
std::optional<Answer> chooseFreeAction(const Decision& decision);
std::optional<Answer> spendStandby(const Decision& decision);
std::optional<Answer> chooseForEffect(const Decision& decision);

// Moves.
std::optional<Answer> moveUnit(const Decision& decision);
std::optional<Answer> deployUnit(const Decision& decision);
std::optional<Answer> placeUnit(const Decision& decision);

// The Command Phase.
std::optional<Answer> playCommandCard(const Decision& decision);
std::optional<Answer> nominateCommander(const Decision& decision);
std::optional<Answer> issueOrders(const Decision& decision);
std::optional<Answer> promote(const Decision& decision);

// Setup and objectives.
std::optional<Answer> chooseUnitsForAdvantage(const Decision& decision);
std::optional<Answer> placeAsset(const Decision& decision);

}  // namespace sightline::engine::advice
