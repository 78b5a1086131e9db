/// Dice that lie in order: groups beside each other under their captions, canceled dice crossed
/// out. They become smaller, and lie in two lines, where there are many.
#pragma once
#include <QFontMetrics>
#include <QRectF>
#include <set>
#include <vector>

#include "app/window/dice/rolled_dice.h"

class QPainter;

namespace sightline::app {

class DiceRow {
  public:
    /// Where one die lies: its centre, and pixels an inch.
    struct Slot {
        LyingDie die;
        DiceGroup::Kind kind{};
        QPointF middle;
        double scale = 0.0;
    };

    void setGroups(std::vector<DiceGroup> groups) { groups_ = std::move(groups); }
    /// Dice are not made taller, in pixels.
    void setTallest(double tallest) { tallest_ = tallest; }
    const std::vector<DiceGroup>& groups() const { return groups_; }
    bool empty() const { return groups_.empty(); }
    /// Every die in the order of the groups, in the middle of `room`.
    std::vector<Slot> places(const QRectF& room, const QFontMetrics& metrics) const;
    /// `away`: slots whose dice are not there.
    void paint(QPainter& painter, const QRectF& room, const std::set<std::size_t>& away) const;

  private:
    struct Measures;
    Measures measure(const QRectF& room, const QFontMetrics& metrics) const;
    std::vector<DiceGroup> groups_;
    double tallest_ = 50.0;
};

void drawSlot(QPainter& painter, const DiceRow::Slot& slot);

}  // namespace sightline::app
