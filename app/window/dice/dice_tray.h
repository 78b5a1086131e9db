/// The dice of an attack under way, large, under the table: both players look here while one
/// decides.
#pragma once
#include <QWidget>
#include <set>

#include "app/window/dice/dice_row.h"
#include "app/window/session/shown_game.h"

namespace sightline::app {

class DiceTray : public QWidget {
    Q_OBJECT

  public:
    explicit DiceTray(const ShownGame& game, QWidget* parent = nullptr);
    void refresh();
    /// Dice that come to lie there, before the game shows them.
    void setGroups(std::vector<DiceGroup> groups);

    const DiceRow& row() const { return row_; }
    std::vector<DiceRow::Slot> places() const;
    /// Places whose dice are in the air.
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
