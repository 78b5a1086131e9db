/// CardInPlay: an upgrade or command card that is in force and whose effect the game applies.
/// Source: Core Rulebook p. 8 (Command Cards), p. 16-17 (Upgrade Cards), p. 21.
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
    UnitId unit{};                         ///< the unit that has the upgrade; no value: a command
                                           ///< card
    const CommandCard* command = nullptr;  ///< null: the card is an upgrade
    std::string id, name;
    std::string text;  ///< the effect of the card in our own words
    std::shared_ptr<const CardProgram> program;

    /// The page of the rule that allows the card to act, and the name of the card.
    Citation citation() const;
    ReminderHolder holder() const { return {.player = player, .unit = unit, .command = command}; }
};

/// The player's cards that are in force and that the game applies: upgrades of undefeated units,
/// unless the upgrade is turned or was lost with its miniature; this round's command card after its
/// reveal; permanent command cards. Sorted by unit, then by card.
std::vector<CardInPlay> cardsInPlay(const Battle& battle, Player player);
bool isInPlay(const Battle& battle, const CardInPlay& card);

/// The unit's upgrade card, with its current state. Null if `card` is a command card.
const EquippedCard* equippedAs(const Battle& battle, const CardInPlay& card);

/// The name and the id of the effect, for the question about the order of effects.
std::string nameOfEffect(const Battle& battle, const CardInPlay& card);
std::string idOfEffect(const CardInPlay& card);

}  // namespace sightline::engine::cards
