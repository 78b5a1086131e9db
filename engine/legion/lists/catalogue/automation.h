/// Automation state: how much of a keyword or card the game applies by itself. The state is derived
/// from the catalogue's records and the keyword table; no other list exists.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/lists/catalogue/cards.h"
#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::engine {

enum class Plays {
    whole,   ///< all of it
    part,    ///< the players apply some of it
    byHand,  ///< the players apply all of it
    unknown  ///< no source gives the effect: players read the printed card
};
const char* nameOf(Plays plays);  ///< "by hand"

struct AutomationState {
    Plays state = Plays::whole;
    /// The parts that the players apply: parts of a keyword, labels of keywords, texts of effects.
    std::vector<std::string> byHand{};
    /// The record looks complete, but no source has the text of the card.
    bool presumed = false;
};

AutomationState automationOf(const KeywordEntry& keyword);
/// The keyword as a card prints it, with its parameter.
AutomationState automationOf(const KeywordText& keyword);
/// The state of a unit is `whole` when every keyword of its card and its weapons is.
AutomationState automationOf(const UnitCard& unit);
AutomationState automationOf(const CounterpartCard& card);
AutomationState automationOf(const UpgradeCard& card);
/// An upgrade as a unit carries it. The state of the unit's card covers what the upgrade adds to
/// that card.
AutomationState automationOf(const EquippedCard& card);
AutomationState automationOf(const CommandEntry& card);
AutomationState automationOf(const CommandCard& card);
AutomationState automationOf(const BattleEntry& card);
AutomationState automationOf(const BattleCard& card);
AutomationState automationOf(const BattleForce& force);

}  // namespace sightline::engine
