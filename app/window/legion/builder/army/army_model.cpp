#include "app/window/legion/builder/army/army_model.h"

#include <algorithm>

#include "engine/legion/lists/army/unit_offers.h"

namespace sightline::app {

std::vector<std::string>& pileOf(engine::BattleDeck& deck, engine::BattleEntry::Kind kind) {
    using Kind = engine::BattleEntry::Kind;
    if (kind == Kind::primary) return deck.primary;
    return kind == Kind::secondary ? deck.secondary : deck.advantage;
}

const std::vector<std::string>& pileOf(const engine::BattleDeck& deck,
                                       engine::BattleEntry::Kind kind) {
    using Kind = engine::BattleEntry::Kind;
    if (kind == Kind::primary) return deck.primary;
    return kind == Kind::secondary ? deck.secondary : deck.advantage;
}

ArmyModel::ArmyModel(QObject* parent) : QObject(parent) {
    list_.faction = engine::factionNames().front();
    savedList_ = list_;
    history_ = {{list_, {}}};
}

void ArmyModel::setCards(SharedCards cards) {
    cards_ = std::move(cards);
    judge();
    emit changed();
    emit selectionChanged();
}

void ArmyModel::judge() {
    if (!ready()) return;
    summary_ = engine::summaryOf(list_, catalogue());
    objections_ = engine::judgeArmy(list_, cards_->catalogue);
    notes_ = engine::notesOn(list_, catalogue());
}

void ArmyModel::open(engine::ArmyList list, const QString& file) {
    list_ = savedList_ = std::move(list);
    file_ = file;
    history_ = {{list_, {}}};
    at_ = 0;
    selected_.reset();
    judge();
    emit changed();
    emit selectionChanged();
}

void ArmyModel::edit(const QString& what, const std::function<void(engine::ArmyList&)>& change,
                     bool joins) {
    engine::ArmyList next = list_;
    change(next);
    if (next == list_) return;
    history_.resize(at_ + 1);
    if (joins && at_ > 0 && history_.back().what == what) {
        history_.back().list = std::move(next);
    } else {
        history_.push_back({std::move(next), what});
    }
    show(history_.size() - 1);
}

void ArmyModel::show(std::size_t at) {
    at_ = at;
    list_ = history_[at].list;
    const bool lost = selected_ && *selected_ >= list_.units.size();
    if (lost)
        selected_ = list_.units.empty() ? std::nullopt : std::optional(list_.units.size() - 1);
    judge();
    emit changed();
    if (lost) emit selectionChanged();
}

void ArmyModel::undo() {
    if (canUndo()) show(at_ - 1);
}

void ArmyModel::redo() {
    if (canRedo()) show(at_ + 1);
}

QString ArmyModel::undoWords() const { return canUndo() ? history_[at_].what : QString(); }
QString ArmyModel::redoWords() const { return canRedo() ? history_[at_ + 1].what : QString(); }

void ArmyModel::addUnit(const std::string& id) {
    const engine::UnitEntry* entry = catalogue().unit(id);
    if (!entry) return;
    edit(tr("Add %1").arg(QString::fromStdString(entry->card.name)),
         [&](engine::ArmyList& list) { list.units.push_back(engine::joining(*entry)); });
    select(list_.units.size() - 1);
}

void ArmyModel::removeUnit(std::size_t unit) {
    if (unit >= list_.units.size()) return;
    edit(tr("Remove unit"), [&](engine::ArmyList& list) {
        list.units.erase(list.units.begin() + static_cast<std::ptrdiff_t>(unit));
    });
}

void ArmyModel::duplicateUnit(std::size_t unit) {
    if (unit >= list_.units.size()) return;
    edit(tr("Duplicate unit"), [&](engine::ArmyList& list) {
        list.units.insert(list.units.begin() + static_cast<std::ptrdiff_t>(unit) + 1,
                          engine::ArmyUnit(list.units[unit]));
    });
    select(unit + 1);
}

void ArmyModel::addUpgrade(std::size_t unit, const std::string& id, const std::string& instead,
                           bool counterpart) {
    if (unit >= list_.units.size()) return;
    edit(tr("Add upgrade"), [&](engine::ArmyList& list) {
        engine::ArmyUnit& to = list.units[unit];
        auto& cards = counterpart ? to.counterpartUpgrades : to.upgrades;
        const auto old = std::find(cards.begin(), cards.end(), instead);
        if (old != cards.end())
            *old = id;
        else
            cards.push_back(id);
    });
}

void ArmyModel::removeUpgrade(std::size_t unit, const std::string& id, bool counterpart) {
    if (unit >= list_.units.size()) return;
    edit(tr("Remove upgrade"), [&](engine::ArmyList& list) {
        engine::ArmyUnit& from = list.units[unit];
        auto& cards = counterpart ? from.counterpartUpgrades : from.upgrades;
        const auto card = std::find(cards.begin(), cards.end(), id);
        if (card != cards.end()) cards.erase(card);
    });
}

void ArmyModel::toggleCounterpart(std::size_t unit) {
    if (unit >= list_.units.size()) return;
    const engine::UnitEntry* entry = catalogue().unit(list_.units[unit].unit);
    if (!entry || entry->counterpart.empty()) return;
    edit(tr("Change counterpart"), [&](engine::ArmyList& list) {
        engine::ArmyUnit& of = list.units[unit];
        const bool there = !of.counterpart.empty();
        of.counterpart = there ? std::string() : entry->counterpart;
        if (there) of.counterpartUpgrades.clear();
    });
}

void ArmyModel::addCommand(const std::string& id) {
    edit(tr("Add command card"), [&](engine::ArmyList& list) { list.commandHand.push_back(id); });
}

void ArmyModel::removeCommand(const std::string& id) {
    edit(tr("Remove command card"),
         [&](engine::ArmyList& list) { std::erase(list.commandHand, id); });
}

void ArmyModel::addBattleCard(const std::string& id) {
    const engine::BattleEntry* card = catalogue().battleCard(id);
    if (!card) return;
    edit(tr("Add battle card"),
         [&](engine::ArmyList& list) { pileOf(list.battleDeck, card->kind).push_back(id); });
}

void ArmyModel::removeBattleCard(const std::string& id) {
    edit(tr("Remove battle card"), [&](engine::ArmyList& list) {
        for (auto* pile :
             {&list.battleDeck.primary, &list.battleDeck.secondary, &list.battleDeck.advantage})
            std::erase(*pile, id);
    });
}

void ArmyModel::setFaction(const std::string& faction) {
    edit(tr("Change faction"), [&](engine::ArmyList& list) {
        if (list.faction == faction) return;
        list.faction = faction;
        list.battleForce.clear();
        list.choices.clear();
    });
}

void ArmyModel::select(std::optional<std::size_t> unit) {
    if (unit && *unit >= list_.units.size()) unit.reset();
    if (selected_ == unit) return;
    selected_ = unit;
    emit selectionChanged();
}

void ArmyModel::saved(const QString& file) {
    file_ = file;
    savedList_ = list_;
    emit changed();
}

}  // namespace sightline::app
