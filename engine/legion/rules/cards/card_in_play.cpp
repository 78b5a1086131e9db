#include "engine/legion/rules/cards/card_in_play.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/rulings/owners_of_card.h"

namespace sightline::engine::cards {
namespace {

void addUpgrades(std::vector<CardInPlay>& cards, const Battle& battle, const UnitState& unit) {
    for (const EquippedCard& one : unit.cards) {
        if (!one.program || one.state != EquippedCard::State::ready) continue;
        if (battle.hasLost(unit.id, one.id)) continue;
        cards.push_back({.player = unit.player,
                         .unit = unit.id,
                         .id = one.id,
                         .name = one.name,
                         .text = one.help ? one.help->text : "",
                         .program = one.program});
    }
}

void addCommand(std::vector<CardInPlay>& cards, Player player, const CommandCard* card) {
    if (!card || !card->program) return;
    cards.push_back({.player = player,
                     .command = card,
                     .id = card->id,
                     .name = card->name,
                     .text = card->help ? card->help->text : card->effect,
                     .program = card->program});
}

void addBattleCard(std::vector<CardInPlay>& cards, Player player, const BattleCard* card) {
    if (!card || !card->program) return;
    cards.push_back({.player = player,
                     .battleCard = card,
                     .id = card->id,
                     .name = card->name,
                     .text = card->text,
                     .program = card->program});
}

void addForce(std::vector<CardInPlay>& cards, Player player, const ForceInPlay* force) {
    if (!force || !force->program) return;
    cards.push_back({.player = player,
                     .id = force->id,
                     .name = force->name,
                     .text = force->text,
                     .program = force->program});
}

}  // namespace

Citation CardInPlay::citation() const {
    if (command) return page(21, name);
    return battleCard ? page(19, name) : page(16, name);
}

std::vector<CardInPlay> cardsInPlay(const Battle& battle, Player player) {
    std::vector<CardInPlay> cards;
    for (const UnitState& unit : battle.units) {
        if (unit.player == player && !unit.defeated()) addUpgrades(cards, battle, unit);
    }
    const CommandState& state = battle.command(player);
    if (state.faceup) addCommand(cards, player, state.played);
    for (const CommandCard* one : state.permanent) addCommand(cards, player, one);
    const auto side = static_cast<std::size_t>(player);
    const MissionState& mission = battle.mission;
    for (const BattleCard* one : {mission.objective, mission.secondary, mission.advantages[side]})
        addBattleCard(cards, player, one);
    addForce(cards, player, battle.forces[side]);
    return cards;
}

std::vector<CardInPlay> commandCardsOf(const Battle& battle, Player player) {
    std::vector<CardInPlay> cards;
    const CommandState& state = battle.command(player);
    for (const auto* pile : {&state.hand, &state.permanent, &state.setAside, &state.discarded})
        for (const CommandCard* one : *pile) addCommand(cards, player, one);
    addCommand(cards, player, state.played);
    return cards;
}

bool isInPlay(const Battle& battle, const CardInPlay& card) {
    const std::vector<CardInPlay> all = cardsInPlay(battle, card.player);
    return std::any_of(all.begin(), all.end(), [&](const CardInPlay& one) {
        return one.id == card.id && one.unit == card.unit;
    });
}

bool isOwner(const Battle& battle, const CardInPlay& card, UnitId unit) {
    if (!card.command) return false;
    const std::vector<UnitId> owners = ownersOf(battle, card.player, *card.command);
    return std::find(owners.begin(), owners.end(), unit) != owners.end();
}

const EquippedCard* equippedAs(const Battle& battle, const CardInPlay& card) {
    if (card.unit.none()) return nullptr;
    for (const EquippedCard& one : battle.unit(card.unit).cards) {
        if (one.id == card.id) return &one;
    }
    return nullptr;
}

std::string nameOfEffect(const Battle& battle, const CardInPlay& card) {
    return card.unit.none() ? card.name : card.name + " (" + battle.unit(card.unit).label + ")";
}

std::string idOfEffect(const CardInPlay& card) {
    return card.unit.none() ? card.id : card.id + ":" + std::to_string(card.unit.value);
}

}  // namespace sightline::engine::cards
