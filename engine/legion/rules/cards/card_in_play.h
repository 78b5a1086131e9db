/// CardInPlay: a card or battle force that is in play and whose effect the game applies. Source:
/// Core Rulebook p. 7 (Battle Cards), p. 8 (Command Cards), p. 16-17 (Upgrade Cards), p. 21.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/card_program.h"
#include "engine/legion/rules/reminders/reminder_scene.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::cards {

struct CardInPlay {
    Player player{};
    UnitId unit{};  ///< the unit that has the upgrade card; no value: another
                    ///< kind of card
    const CommandCard* command = nullptr;    ///< the command card; null: another kind of card
    const BattleCard* battleCard = nullptr;  ///< the battle card; null: another kind of card
    std::string id, name;
    std::string text;  ///< the text of the card's effect, written for this program
    std::shared_ptr<const CardProgram> program;

    /// The page of the rule by which the card acts, and the name of the card.
    Citation citation() const;
    ReminderHolder holder() const { return {.player = player, .unit = unit, .command = command}; }
};

/// The player's cards that are in play and that the game applies. These are: upgrade cards of
/// undefeated units, unless the card is exhausted or expended, or was lost with its miniature; the
/// command card of this round, after it was revealed; command cards of earlier rounds that are
/// still in play; the objective cards of the mission, which both players have; the player's
/// advantage card and battle force. Sorted in this order; upgrade cards are sorted by unit.
std::vector<CardInPlay> cardsInPlay(const Battle& battle, Player player);
bool isInPlay(const Battle& battle, const CardInPlay& card);
/// True if the command card belongs to the unit. False for another kind of card.
bool isOwner(const Battle& battle, const CardInPlay& card, UnitId unit);
/// All command cards of the player that the game applies, wherever they are: in the hand, in play
/// or discarded.
std::vector<CardInPlay> commandCardsOf(const Battle& battle, Player player);

/// The upgrade card `card` of the unit, with its current state. Null if `card` is a command card.
const EquippedCard* equippedAs(const Battle& battle, const CardInPlay& card);

/// The name and the id of the card's effect, for the question about the order of effects.
std::string nameOfEffect(const Battle& battle, const CardInPlay& card);
std::string idOfEffect(const CardInPlay& card);

}  // namespace sightline::engine::cards
