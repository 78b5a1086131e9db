/// How much of a keyword or of a card the game plays by itself. Derived from the records of the
/// catalogue and the table of keywords; nothing lists it besides.
#pragma once
#include <string>
#include <vector>

#include "engine/catalogue/battle_card.h"
#include "engine/catalogue/cards.h"
#include "engine/catalogue/command_card.h"

namespace sightline::engine {

enum class Plays {
    whole,   ///< all of it
    part,    ///< something is for the players
    byHand,  ///< all of it is for the players
    unknown  ///< no source says what it does: from the printed card
};
const char* nameOf(Plays plays);  ///< "by hand"

struct Automated {
    Plays state = Plays::whole;
    /// What is for the players: parts of a keyword, labels of keywords, texts of effects.
    std::vector<std::string> byHand{};
    /// It looks complete, but no source has the text of the card.
    bool presumed = false;
};

Automated automationOf(const KeywordEntry& keyword);
/// As a card bears it, with its parameter.
Automated automationOf(const KeywordText& keyword);
/// A unit is whole when every keyword of the card and of its weapons is.
Automated automationOf(const UnitCard& unit);
Automated automationOf(const CounterpartCard& card);
Automated automationOf(const UpgradeCard& card);
/// An upgrade as a unit carries it. What it gives the unit's card is told by that card.
Automated automationOf(const EquippedCard& card);
Automated automationOf(const CommandEntry& card);
Automated automationOf(const CommandCard& card);
Automated automationOf(const BattleEntry& card);
Automated automationOf(const BattleCard& card);
Automated automationOf(const BattleForce& force);

}  // namespace sightline::engine
