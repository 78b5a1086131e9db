/// A menu to choose the upgrades of a unit for the sandbox. It lists the slots, each with the cards
/// that fit.
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

    /// Sets the unit by its id. Empty: no unit.
    void setUnit(const SharedCards& cards, const std::string& unit);
    /// The unit with its chosen upgrades. Null for an unknown unit.
    const engine::ArmyUnit* chosen(const std::string& unit) const;
    /// Such as "Z-6 Trooper, Environmental Gear". Empty if there are no upgrades or no unit.
    QString words() const;
    /// True if the unit has any slots.
    bool hasSlots() const;

  signals:
    void changed();  ///< emitted when the player changed the choice

  private:
    engine::ArmyList listOf(const engine::ArmyUnit& unit) const;
    void fill();
    void put(const std::string& before, const std::string& card);

    SharedCards cards_;
    std::string unit_;
    std::map<std::string, engine::ArmyUnit> chosen_;  ///< chosen units by their ids
};

}  // namespace sightline::app
