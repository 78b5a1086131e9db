/// Generates random legal armies of every faction, battle force and size from a seed.
#pragma once
#include <algorithm>
#include <random>

#include "engine/legion/lists/army/card_offers.h"
#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/exchange/choose_units.h"
#include "unit/files/own_cards.h"

namespace sightline::test {

class RandomArmies {
  public:
    explicit RandomArmies(unsigned seed) : chance_(seed) {}

    /// The next random legal army. If an attempt gives no legal army, makes another attempt.
    engine::ArmyList next() {
        for (;;) {
            engine::ArmyList list = frame();
            // Armies of the 2018 edition have their own cards. The ids below do not name cards of
            // 2018.
            if (list.size == engine::GameSize::edition2018) continue;
            wrong_ = objections(list);
            for (int tries = 0; tries < 60 && (wrong_ > 0 || upTo(3) != 0); ++tries) addUnit(list);
            if (wrong_ > 0) continue;
            for (std::size_t unit = 0; unit < list.units.size(); ++unit) {
                for (int tries = 0; tries < 3; ++tries) addUpgrade(list, unit);
            }
            drawHand(list);
            drawDeck(list);
            if (judgeArmy(list, cards()).empty()) return list;
        }
    }

  private:
    std::size_t upTo(std::size_t most) { return static_cast<std::size_t>(chance_()) % (most + 1); }
    template <class List>
    const auto& oneOf(const List& list) {
        return list[upTo(list.size() - 1)];
    }

    engine::ArmyList frame() {
        engine::ArmyList list{.name = "Army " + std::to_string(upTo(999)), .faction = {}};
        list.faction = oneOf(engine::factionNames());
        list.size = static_cast<engine::GameSize>(upTo(4));
        if (upTo(2) != 0) return list;
        const auto& force = oneOf(cards().battleForces);
        list.battleForce = force.facts.id;
        list.faction = force.facts.faction;
        for (std::size_t i = 0; i < force.choices.size() &&
                                list.choices.size() + 0U < static_cast<std::size_t>(force.picks);
             ++i)
            list.choices.push_back(force.choices[i].name);
        return list;
    }

    // The weight of all objections to an army list. A missing part counts less than an error.
    static int objections(const engine::ArmyList& list) {
        int sum = 0;
        for (const auto& one : judgeArmy(list, cards(), engine::ArmyParts::units))
            sum += one.unfinished ? 1 : 100;
        return sum;
    }

    void take(engine::ArmyList& list, engine::ArmyList more) {
        const int wrong = objections(more);
        if (wrong > wrong_) return;
        list = std::move(more);
        wrong_ = wrong;
    }

    void addUnit(engine::ArmyList& list) {
        const auto& entry = oneOf(cards().units);
        const auto* force = cards().battleForce(list.battleForce);
        if (!engine::mayField(entry, list.faction, force)) {
            ++skipped_;
            if (skipped_ % 20 != 0) return addUnit(list);
        }
        engine::ArmyList more = list;
        more.units.push_back({.unit = entry.facts.id, .upgrades = entry.startsWith});
        if (!entry.counterpart.empty() && (entry.alwaysWithCounterpart || upTo(1) == 0))
            more.units.back().counterpart = entry.counterpart;
        take(list, std::move(more));
    }

    void addUpgrade(engine::ArmyList& list, std::size_t unit) {
        engine::ArmyList more = list;
        const bool toCounterpart = !list.units[unit].counterpart.empty() && upTo(3) == 0;
        const auto army = engine::resolveUnits(list, cards());
        const auto plan = toCounterpart ? engine::slotsOfCounterpart(army.units[unit])
                                        : engine::slotsOf(army, army.units[unit]);
        if (plan.upgradeSlots.empty()) return;
        const auto& slot = oneOf(plan.upgradeSlots);
        const engine::ResolvedUnit& unitOf = army.units[unit];
        const auto& bearer = toCounterpart ? unitOf.counterpartTraits : unitOf.traits;
        std::vector<const engine::UpgradeCard*> fitting;
        for (const auto& card : cards().upgrades) {
            if (card.slot == slot.type && !engine::whyNotCarried(army, bearer, card))
                fitting.push_back(&card);
        }
        if (fitting.empty()) return;
        auto& upgrades =
            toCounterpart ? more.units[unit].counterpartUpgrades : more.units[unit].upgrades;
        upgrades.push_back(oneOf(fitting)->facts.id);
        take(list, std::move(more));
    }

    void drawHand(engine::ArmyList& list) {
        std::vector<std::string> fitting;
        for (const auto& offer : engine::commandOffersFor(list, cards())) {
            if (!offer.misfit) fitting.push_back(offer.card->facts.id);
        }
        std::shuffle(fitting.begin(), fitting.end(), chance_);
        std::map<int, int> pips;
        for (const std::string& id : fitting) {
            if (++pips[cards().command(id)->pips] <= 2) list.commandHand.push_back(id);
        }
    }

    void drawDeck(engine::ArmyList& list) {
        std::vector<const engine::BattleEntry*> fitting;
        for (const auto& card : cards().battleCards) {
            if (card.recon == (list.size == engine::GameSize::recon) &&
                (card.facts.faction.empty() || card.facts.faction == list.faction))
                fitting.push_back(&card);
        }
        std::shuffle(fitting.begin(), fitting.end(), chance_);
        for (const auto* card : fitting) {
            auto& pile = card->kind == engine::BattleEntry::Kind::primary ? list.battleDeck.primary
                         : card->kind == engine::BattleEntry::Kind::secondary
                             ? list.battleDeck.secondary
                             : list.battleDeck.advantage;
            if (pile.size() < 3) pile.push_back(card->facts.id);
        }
    }

    std::mt19937 chance_;
    unsigned skipped_ = 0;
    int wrong_ = 0;  ///< weight of the objections to the current list
};

}  // namespace sightline::test
