/// CardInPlay: an upgrade or a command card whose effect the game applies, while it is in force.
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
    UnitId unit{};                         ///< carries the upgrade; none: a command card
    const CommandCard* command = nullptr;  ///< null: an upgrade
    std::string id, name;
    std::string text;  ///< its effect in our words
    std::shared_ptr<const CardProgram> program;

    /// Page of the rule that lets the card act, and the name of the card.
    Citation citation() const;
    ReminderHolder holder() const { return {.player = player, .unit = unit, .command = command}; }
};

/// The cards of a player that are in force and that the game applies: upgrades of undefeated units,
/// unless they are turned or lost with their miniatures; the command card of this round once it is
/// revealed; permanent command cards. In the order of units, then of cards.
std::vector<CardInPlay> cardsInPlay(const Battle& battle, Player player);
bool isInPlay(const Battle& battle, const CardInPlay& card);

/// The upgrade as its unit carries it; null for a command card.
const EquippedCard* equippedAs(const Battle& battle, const CardInPlay& card);

/// The name of the effect in the question about the order of effects, and its id.
std::string nameOfEffect(const Battle& battle, const CardInPlay& card);
std::string idOfEffect(const CardInPlay& card);

}  // namespace sightline::engine::cards
