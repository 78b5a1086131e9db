/// A test scene in which a unit carries one upgrade card.
#pragma once
#include "scenario/cards/shipped_cards.h"

namespace sightline::engine::scene {

/// A commander that carries one shipped upgrade card, an allied unit and two enemy units.
struct Carrying : AttackScene {
    UnitId own, ally, enemy, leader;

    explicit Carrying(EquippedCard card, UnitCard carrier = lukeSkywalker(), double away = 8.0) {
        own = blue(std::move(carrier), {{10.0, 10.0}});
        with(own).cards = {std::move(card)};
        ally = blue(rebelTroopers(), {{10.0, 14.0}, {10.0, 15.5}});
        enemy = red(stormtroopers(), {{10.0 + away, 10.0}, {10.0 + away, 11.5}});
        leader = red(darthVader(), {{10.0 + away, 14.0}});
        scenario.lastRound = 2;
    }
    explicit Carrying(const std::string& id, UnitCard carrier = lukeSkywalker(), double away = 8.0)
        : Carrying(upgrade(id), std::move(carrier), away) {}

    void begin() {
        start();
        activate(own);
    }
    int tokens(UnitId id, Token token) const { return unit(id).tokens[token]; }
    EquippedCard::State state() const { return unit(own).cards[0].state; }
    bool isAsked(const std::string& id) const {
        return (asks(Ask::chooseForEffect) || asks(Ask::chooseFreeAction)) && question().card == id;
    }
    std::size_t offered() const {
        const auto& options = question().options;
        return static_cast<std::size_t>(std::count_if(
            options.begin(), options.end(),
            [](const Option& one) { return std::holds_alternative<CardAction>(one); }));
    }
};

}  // namespace sightline::engine::scene
