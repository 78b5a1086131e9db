/// Which upgrades a unit bears when it is put into the sandbox: a menu of its slots with the cards
/// that fit each.
#pragma once
#include <QMenu>
#include <map>

#include "app/window/builder/card_stock.h"
#include "engine/army/army_list.h"

namespace sightline::app {

class UpgradeMenu : public QMenu {
    Q_OBJECT

  public:
    explicit UpgradeMenu(QWidget* parent = nullptr);

    /// The unit that is chosen for from now on, by its id; empty: none.
    void setUnit(const SharedCards& cards, const std::string& unit);
    /// As it joins with what was chosen for it; null for a unit that there is not.
    const engine::ArmyUnit* chosen(const std::string& unit) const;
    /// "Z-6 Trooper, Environmental Gear"; empty: none, or no unit.
    QString words() const;
    /// The unit has slots at all.
    bool hasSlots() const;

  signals:
    void changed();  ///< by hand

  private:
    engine::ArmyList listOf(const engine::ArmyUnit& unit) const;
    void fill();
    void put(const std::string& before, const std::string& card);

    SharedCards cards_;
    std::string unit_;
    std::map<std::string, engine::ArmyUnit> chosen_;  ///< by id of the unit
};

}  // namespace sightline::app
