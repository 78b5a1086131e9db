/// The tray below the table with the large dice of the current attack. Both players can see it
/// while one player decides.
#pragma once
#include <QWidget>
#include <set>

#include "app/window/shell/dice/dice_row.h"

namespace sightline::app {

class DiceTray : public QWidget {
    Q_OBJECT

  public:
    explicit DiceTray(QWidget* parent = nullptr);
    /// Sets the dice of the tray. They may be set before they arrive in the tray.
    void setGroups(std::vector<DiceGroup> groups);

    const DiceRow& row() const { return row_; }
    std::vector<DiceRow::Slot> places() const;
    /// Sets the slots whose dice are still in the air.
    void setAway(std::set<std::size_t> away);
    const std::set<std::size_t>& away() const { return away_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF room() const;
    DiceRow row_;
    std::set<std::size_t> away_;
};

}  // namespace sightline::app
