/// A row of dice in order. Groups with captions are beside each other. Canceled dice are crossed
/// out. Many dice are drawn smaller, in two lines.
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
    /// The position of one die: its centre, and pixels per inch.
    struct Slot {
        LyingDie die;
        DiceGroup::Kind kind{};
        QPointF middle;
        double scale = 0.0;
    };

    void setGroups(std::vector<DiceGroup> groups) { groups_ = std::move(groups); }
    /// Sets the maximum height of a die, in pixels.
    void setTallest(double tallest) { tallest_ = tallest; }
    const std::vector<DiceGroup>& groups() const { return groups_; }
    bool empty() const { return groups_.empty(); }
    /// The place of every die in the order of the groups, in the middle of `room`.
    std::vector<Slot> places(const QRectF& room, const QFontMetrics& metrics) const;
    /// Paints the dice. `away` lists the slots that are shown without their dice.
    void paint(QPainter& painter, const QRectF& room, const std::set<std::size_t>& away) const;

  private:
    struct Measures;
    Measures measure(const QRectF& room, const QFontMetrics& metrics) const;
    std::vector<DiceGroup> groups_;
    double tallest_ = 50.0;
};

void drawSlot(QPainter& painter, const DiceRow::Slot& slot);

}  // namespace sightline::app
