/// A menu in which players choose the upgrade cards of a unit for the sandbox. It has a submenu for
/// each slot.
#pragma once
#include <QMenu>
#include <map>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::app {

class UpgradeMenu : public QMenu {
    Q_OBJECT

  public:
    explicit UpgradeMenu(QWidget* parent = nullptr);

    /// Chooses the unit whose slots the menu shows. If the id `unit` is empty, the menu is empty.
    void setUnit(const SharedCards& cards, const std::string& unit);
    /// The unit with the upgrades that were chosen for it. Null if no unit has this id.
    const engine::ArmyUnit* chosen(const std::string& unit) const;
    /// The names of the chosen upgrades, such as "Z-6 Trooper, Environmental Gear". May be empty.
    QString words() const;
    bool hasSlots() const;

  signals:
    void changed();  ///< emitted when the player changed the upgrades

  private:
    engine::ArmyList listOf(const engine::ArmyUnit& unit) const;
    void fill();
    void put(const std::string& before, const std::string& card);

    SharedCards cards_;
    std::string unit_;
    /// Units with their chosen upgrades, by the id of the unit.
    std::map<std::string, engine::ArmyUnit> chosen_;
};

}  // namespace sightline::app
