/// The tray below the table with the large dice of the current attack. Both players watch it while
/// one decides.
#pragma once
#include <QWidget>
#include <set>

#include "app/window/shell/dice/dice_row.h"
#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class DiceTray : public QWidget {
    Q_OBJECT

  public:
    explicit DiceTray(const ShownGame& game, QWidget* parent = nullptr);
    void refresh();
    /// Sets dice that will arrive in the tray, before the game shows them.
    void setGroups(std::vector<DiceGroup> groups);

    const DiceRow& row() const { return row_; }
    std::vector<DiceRow::Slot> places() const;
    /// Slots whose dice are still in the air.
    void setAway(std::set<std::size_t> away);
    const std::set<std::size_t>& away() const { return away_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF room() const;
    const ShownGame& game_;
    DiceRow row_;
    std::set<std::size_t> away_;
};

}  // namespace sightline::app
