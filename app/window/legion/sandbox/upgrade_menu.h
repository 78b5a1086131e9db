/// A menu to choose the upgrades of a unit for the sandbox: its slots with the cards that fit each.
#pragma once
#include <QMenu>
#include <map>

#include "app/window/legion/builder/card_stock.h"
#include "engine/legion/lists/army/army_list.h"

namespace sightline::app {

class UpgradeMenu : public QMenu {
    Q_OBJECT

  public:
    explicit UpgradeMenu(QWidget* parent = nullptr);

    /// Sets the unit to choose for, by its id; empty: none.
    void setUnit(const SharedCards& cards, const std::string& unit);
    /// The unit with its chosen upgrades; null for an unknown unit.
    const engine::ArmyUnit* chosen(const std::string& unit) const;
    /// "Z-6 Trooper, Environmental Gear"; empty: none, or no unit.
    QString words() const;
    /// True when the unit has any slots.
    bool hasSlots() const;

  signals:
    void changed();  ///< the player changed the choice

  private:
    engine::ArmyList listOf(const engine::ArmyUnit& unit) const;
    void fill();
    void put(const std::string& before, const std::string& card);

    SharedCards cards_;
    std::string unit_;
    std::map<std::string, engine::ArmyUnit> chosen_;  ///< key: id of the unit
};

}  // namespace sightline::app
