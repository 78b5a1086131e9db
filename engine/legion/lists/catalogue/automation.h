/// AutomationState: whether the game or the players apply a keyword or a card, completely or in
/// part. The state is computed from the catalogue and the table of keywords.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/lists/catalogue/cards.h"
#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::engine {

enum class Plays {
    whole,   ///< the game applies the complete effect
    part,    ///< the players apply a part of the effect
    byHand,  ///< the players apply the complete effect
    unknown  ///< no source gives the effect; the players read the printed card
};
const char* nameOf(Plays plays);  ///< name of the value, such as "by hand"

struct AutomationState {
    Plays state = Plays::whole;
    /// The parts that the players apply: parts of a keyword, keywords with their values, or texts
    /// of effects.
    std::vector<std::string> byHand{};
    /// True if the card's data look complete, but no source contains the card's text, so that an
    /// effect may be missing.
    bool presumed = false;
};

AutomationState automationOf(const KeywordEntry& keyword);
/// The state of a keyword as it is printed on a card, with its parameter.
AutomationState automationOf(const KeywordText& keyword);
/// The state of a unit card. It is `whole` if all keywords of the card and its weapons are `whole`.
AutomationState automationOf(const UnitCard& unit);
AutomationState automationOf(const CounterpartCard& card);
AutomationState automationOf(const UpgradeCard& card);
/// The state of an upgrade that a unit has. Keywords and weapons that the upgrade adds to the unit
/// card are not included; they are part of the state of the unit card.
AutomationState automationOf(const EquippedCard& card);
AutomationState automationOf(const CommandEntry& card);
AutomationState automationOf(const CommandCard& card);
AutomationState automationOf(const BattleEntry& card);
AutomationState automationOf(const BattleCard& card);
AutomationState automationOf(const BattleForce& force);

}  // namespace sightline::engine
