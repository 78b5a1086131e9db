/// A row of dice that lie still. Groups of dice with captions are side by side. Canceled dice are
/// crossed out. Many dice are drawn smaller, in several lines.
#pragma once
#include <QFontMetrics>
#include <QRectF>
#include <set>
#include <vector>

#include "app/window/shell/dice/dice_group.h"

class QPainter;

namespace sightline::app {

class DiceRow {
  public:
    /// The place of one die: its centre and its scale in pixels per inch.
    struct Slot {
        LyingDie die;
        DiceGroup::Kind kind{};
        QPointF middle;
        double scale = 0.0;
    };

    void setGroups(std::vector<DiceGroup> groups) { groups_ = std::move(groups); }
    void setTallest(double tallest) { tallest_ = tallest; }
    const std::vector<DiceGroup>& groups() const { return groups_; }
    bool empty() const { return groups_.empty(); }
    /// The places of all dice, group by group. The row is in the middle of the rectangle `room`.
    std::vector<Slot> places(const QRectF& room, const QFontMetrics& metrics) const;
    /// Paints the dice. `away` has the indices of the places that stay empty.
    void paint(QPainter& painter, const QRectF& room, const std::set<std::size_t>& away) const;

  private:
    struct Measures;
    Measures measure(const QRectF& room, const QFontMetrics& metrics) const;
    std::vector<DiceGroup> groups_;
    double tallest_ = 50.0;
};

void drawSlot(QPainter& painter, const DiceRow::Slot& slot);

}  // namespace sightline::app
