/// The rosters of both armies, at the left and right edges of the table.
#pragma once
#include <QObject>
#include <array>

#include "app/window/legion/docks/roster_strip.h"

class QAction;

namespace sightline::app {

class Rosters : public QObject {
    Q_OBJECT

  public:
    /// Creates both rosters as child widgets of `table`.
    Rosters(const ShownGame& game, UnitChoice& choice, QWidget* table);
    RosterStrip& of(engine::Player player) { return *strips_[static_cast<std::size_t>(player)]; }
    /// The row of a unit. Null if there is no such unit.
    RosterRow* row(engine::UnitId unit) const;
    /// A command that opens or folds both rosters.
    QAction* toggleAction() const { return toggle_; }

  signals:
    void chosen(sightline::engine::UnitId unit);  ///< emitted when a player selects a unit here

  private:
    std::array<RosterStrip*, 2> strips_{};
    QAction* toggle_;
};

}  // namespace sightline::app
