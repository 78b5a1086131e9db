#include "engine/legion/lists/exchange/build_army.h"

#include <algorithm>

#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

bool lists(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

class ArmyBuilder {
  public:
    ArmyBuilder(const PostedList& posted, const Decisions& decisions, const Catalogue& catalogue,
                const CardNames& names)
        : posted_(posted), decisions_(decisions), catalogue_(catalogue), names_(names) {}
    ImportedArmy build();

  private:
    void addUnits(std::size_t at);
    const UpgradeCard* meant(const PostedUpgrade& upgrade, const UnitEntry& carrier);
    void addUpgrade(const PostedEntry& entry, const PostedUpgrade& upgrade, std::size_t first);
    void addCounterpart(const PostedEntry& entry);
    void addCards();

    const PostedList& posted_;
    const Decisions& decisions_;
    const Catalogue& catalogue_;
    const CardNames& names_;
    ImportedArmy army_;
};

const UpgradeCard* ArmyBuilder::meant(const PostedUpgrade& upgrade, const UnitEntry& carrier) {
    const NameHint hint{
        .faction = decisions_.frame.faction, .points = upgrade.points, .unit = &carrier};
    if (const UpgradeCard* card = names_.upgrade(upgrade.name, hint)) return card;
    if (!names_.counterparts(upgrade.name).empty()) return nullptr;
    const UpgradeCard* card = names_.upgradeInShort(upgrade.name, hint);
    if (card != nullptr)
        army_.notes.push_back(say::atPlace(
            placeSaid(upgrade.where), say::takenInShort(upgrade.name, card->facts.shownName())));
    return card;
}

// Adds an upgrade to the units of an entry. If the upgrade begins with "1x", only the first of
// several units gets it. Otherwise every unit gets it.
void ArmyBuilder::addUpgrade(const PostedEntry& entry, const PostedUpgrade& upgrade,
                             std::size_t first) {
    const std::size_t units = army_.list.units.size() - first;
    const auto count = static_cast<std::size_t>(upgrade.count);
    const UnitEntry& carrier = *catalogue_.unit(army_.list.units[first].unit);
    const UpgradeCard* card = meant(upgrade, carrier);
    if (card == nullptr) {
        for (const CounterpartCard* one : names_.counterparts(upgrade.name)) {
            if (!lists(one->counterpartOf, carrier.facts.id)) continue;
            army_.list.units[first].counterpart = one->facts.id;
            ++army_.understood;
            return;
        }
        army_.missed.push_back(
            {upgrade.where, upgrade.name, names_.reasonFor(upgrade.name, Kind::upgrade)});
        return;
    }
    ++army_.understood;
    for (std::size_t i = 0; i < units; ++i) {
        const std::size_t copies = count == 0 ? 1 : count / units + (i < count % units ? 1 : 0);
        for (std::size_t copy = 0; copy < copies; ++copy)
            army_.list.units[first + i].upgrades.push_back(card->facts.id);
    }
    if (count != 0 && count < units)
        army_.notes.push_back(say::atPlace(
            placeSaid(upgrade.where), say::someGot(static_cast<int>(count), static_cast<int>(units),
                                                   entry.name, upgrade.name)));
}

void ArmyBuilder::addUnits(std::size_t at) {
    const PostedEntry& entry = posted_.entries[at];
    const std::size_t first = army_.list.units.size();
    for (int i = 0; i < entry.count; ++i) {
        if (army_.list.units.size() == mostUnits) break;
        army_.list.units.push_back({.unit = decisions_.chosen[at]->facts.id});
    }
    if (army_.list.units.size() == first) {
        army_.missed.push_back({entry.where, entry.name, say::tooManyUnits()});
        return;
    }
    ++army_.understood;
    for (const PostedUpgrade& upgrade : entry.upgrades) addUpgrade(entry, upgrade, first);
}

void ArmyBuilder::addCounterpart(const PostedEntry& entry) {
    for (const CounterpartCard* card : names_.counterparts(entry.name)) {
        for (ArmyUnit& unit : army_.list.units) {
            if (!unit.counterpart.empty() || !lists(card->counterpartOf, unit.unit)) continue;
            unit.counterpart = card->facts.id;
            ++army_.understood;
            for (const PostedUpgrade& upgrade : entry.upgrades) {
                const UpgradeCard* carried =
                    names_.upgrade(upgrade.name, {.faction = decisions_.frame.faction,
                                                  .points = upgrade.points,
                                                  .counterpart = card});
                if (carried == nullptr) {
                    army_.missed.push_back({upgrade.where, upgrade.name,
                                            names_.reasonFor(upgrade.name, Kind::upgrade)});
                    continue;
                }
                ++army_.understood;
                unit.counterpartUpgrades.push_back(carried->facts.id);
            }
            return;
        }
    }
    const bool known = !names_.counterparts(entry.name).empty();
    army_.missed.push_back(
        {entry.where, entry.name,
         known ? say::noUnitForCounterpart() : names_.reasonFor(entry.name, Kind::counterpart)});
}

void ArmyBuilder::addCards() {
    for (const PostedList::Card& one : posted_.commands) {
        const CommandEntry* card = names_.command(one.name);
        if (card == nullptr || card->facts.id == standingOrders) continue;
        ++army_.understood;
        army_.list.commandHand.push_back(card->facts.id);
    }
    for (const PostedList::Card& one : posted_.battleCards) {
        const BattleEntry* card =
            names_.battleCard(one.name, decisions_.frame.size == GameSize::recon);
        if (card == nullptr) continue;
        BattleDeck& to = army_.list.battleDeck;
        auto& list = card->kind == BattleEntry::Kind::primary     ? to.primary
                     : card->kind == BattleEntry::Kind::secondary ? to.secondary
                                                                  : to.advantage;
        list.push_back(card->facts.id);
        ++army_.understood;
    }
}

ImportedArmy ArmyBuilder::build() {
    army_.format = ImportedArmy::Format::text;
    army_.list = decisions_.frame;
    army_.missed = posted_.missed;
    // Counterparts are added after all units, because a list may name a counterpart before its
    // unit.
    std::vector<const PostedEntry*> counterparts;
    for (std::size_t i = 0; i < posted_.entries.size(); ++i) {
        const PostedEntry& entry = posted_.entries[i];
        if (decisions_.chosen[i] != nullptr) {
            addUnits(i);
        } else if (decisions_.fitting[i].size() > 1) {
            OpenUnit open{entry.where, entry.name, {}};
            for (const UnitEntry* unit : decisions_.fitting[i])
                open.fitting.push_back(unit->facts.id);
            army_.open.push_back(std::move(open));
        } else if ((entry.known.kinds & KnownName::counterpart) != 0 || entry.counterpart) {
            counterparts.push_back(&entry);
        } else if (names_.units(entry.name).empty()) {
            Message reason = names_.reasonFor(entry.name, Kind::unit);
            if (!entry.upgrades.empty())
                reason = say::upgradesLeftOut(reason, static_cast<int>(entry.upgrades.size()));
            army_.missed.push_back({entry.where, entry.name, reason});
        }
    }
    for (const PostedEntry* entry : counterparts) addCounterpart(*entry);
    addCards();
    return std::move(army_);
}

}  // namespace

ImportedArmy buildArmy(const PostedList& posted, const Decisions& decisions,
                       const Catalogue& catalogue, const CardNames& names) {
    return ArmyBuilder(posted, decisions, catalogue, names).build();
}

}  // namespace sightline::engine
