/// A widget below the table that shows the dice of the current attack in large size.
#pragma once
#include <QWidget>
#include <set>

#include "app/window/shell/dice/dice_row.h"

namespace sightline::app {

class DiceTray : public QWidget {
    Q_OBJECT

  public:
    explicit DiceTray(QWidget* parent = nullptr);
    /// Sets the dice of the widget. Their animation may still be in progress (see `setAway`).
    void setGroups(std::vector<DiceGroup> groups);

    const DiceRow& row() const { return row_; }
    std::vector<DiceRow::Slot> places() const;
    /// Sets the indices of the places that stay empty, because the animation of their dice is in
    /// progress.
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
