#include "app/window/legion/sandbox/upgrade_menu.h"

#include <algorithm>

#include "app/window/legion/builder/stock/builder_words.h"
#include "engine/legion/lists/army/unit_offers.h"

namespace sightline::app {
namespace {

QString nameInMenu(const engine::UpgradeCard& card) {
    return QString::fromStdString(card.facts.shownName()).replace('&', QLatin1String("&&"));
}

/// Removes one copy of a card from a unit. A unit may have two copies.
void takeOut(engine::ArmyUnit& unit, const std::string& card) {
    const auto found = std::find(unit.upgrades.begin(), unit.upgrades.end(), card);
    if (found != unit.upgrades.end()) unit.upgrades.erase(found);
}

}  // namespace

UpgradeMenu::UpgradeMenu(QWidget* parent) : QMenu(parent) {
    connect(this, &QMenu::aboutToShow, this, &UpgradeMenu::fill);
}

void UpgradeMenu::setUnit(const SharedCards& cards, const std::string& unit) {
    if (cards != cards_) chosen_.clear();
    cards_ = cards;
    const engine::UnitEntry* entry = cards ? cards->catalogue.unit(unit) : nullptr;
    unit_ = entry ? unit : std::string();
    if (entry) chosen_.try_emplace(unit, engine::joining(*entry));
}

const engine::ArmyUnit* UpgradeMenu::chosen(const std::string& unit) const {
    const auto found = chosen_.find(unit);
    return found == chosen_.end() ? nullptr : &found->second;
}

QString UpgradeMenu::words() const {
    const engine::ArmyUnit* unit = chosen(unit_);
    if (!unit) return {};
    QStringList names;
    names.reserve(static_cast<qsizetype>(unit->upgrades.size()));
    for (const std::string& id : unit->upgrades)
        if (const engine::UpgradeCard* card = cards_->catalogue.upgrade(id))
            names << QString::fromStdString(card->facts.shownName());
    return names.join(QStringLiteral(", "));
}

engine::ArmyList UpgradeMenu::listOf(const engine::ArmyUnit& unit) const {
    engine::ArmyList list;
    list.faction = cards_->catalogue.unit(unit_)->card.faction;
    list.units.push_back(unit);
    return list;
}

bool UpgradeMenu::hasSlots() const {
    const engine::ArmyUnit* unit = chosen(unit_);
    if (!unit) return false;
    const engine::ResolvedArmy army = engine::resolveUnits(listOf(*unit), cards_->catalogue);
    return !engine::slotsOf(army, army.units.front()).upgradeSlots.empty();
}

// Fills the menu. A free slot has a submenu of the cards that fit it.
void UpgradeMenu::fill() {
    clear();
    qDeleteAll(findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    const engine::ArmyUnit* unit = chosen(unit_);
    if (!unit) return;
    const engine::ArmyList list = listOf(*unit);
    const engine::ResolvedArmy army = engine::resolveUnits(list, cards_->catalogue);
    for (const engine::UpgradeSlot& slot : engine::slotsOf(army, army.units.front()).upgradeSlots) {
        const std::string before = slot.card ? slot.card->facts.id : std::string();
        engine::ArmyUnit without = *unit;
        takeOut(without, before);
        QMenu* menu = addMenu(QStringLiteral("%1: %2").arg(
            BuilderWords::slot(slot.type), slot.card ? nameInMenu(*slot.card) : tr("none")));
        const auto add = [&](const QString& name, const std::string& card) {
            QAction* entry = menu->addAction(name);
            entry->setCheckable(true);
            entry->setChecked(card == before);
            connect(entry, &QAction::triggered, this, [this, before, card] { put(before, card); });
        };
        add(tr("None"), {});
        for (const engine::UpgradeOffer& offer :
             engine::offersFor(listOf(without), 0, slot.type, cards_->catalogue))
            if (!offer.misfit) add(nameInMenu(*offer.card), offer.card->facts.id);
    }
}

void UpgradeMenu::put(const std::string& before, const std::string& card) {
    engine::ArmyUnit& unit = chosen_.at(unit_);
    takeOut(unit, before);
    if (!card.empty()) unit.upgrades.push_back(card);
    emit changed();
}

}  // namespace sightline::app
