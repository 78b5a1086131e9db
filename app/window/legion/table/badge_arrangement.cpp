#include "app/window/legion/table/badge_arrangement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sightline::app {
namespace {

constexpr double betweenBadges = 2.0;  // least distance between two badges
constexpr double pileStep = 4.0;       // shift of each badge in a pile
constexpr double fanGap = 3.0;         // distance between the badges of a spread crowd
// A badge joins a crowd if more than this share of it would cover other badges.
constexpr double crowded = 0.15;
// Weights of a place: covered badges, covered figures and tokens, and the distance to the wished
// place. The first two count per covered square pixel, the third per pixel.
constexpr double badgeWeight = 8.0, obstacleWeight = 2.0, wayWeight = 5.0;

double areaOf(const QRectF& box) { return box.width() * box.height(); }

double coveredArea(const QRectF& box, const std::vector<QRectF>& others) {
    double area = 0.0;
    for (const QRectF& other : others)
        if (box.intersects(other)) area += areaOf(box.intersected(other));
    return area;
}

/// The places that are tried, in units of the width and the height of the badge.
constexpr std::array<QPointF, 16> tried{{{0.0, 0.0},
                                         {0.0, -0.5},
                                         {0.5, 0.0},
                                         {-0.5, 0.0},
                                         {0.0, -1.1},
                                         {0.55, -0.6},
                                         {-0.55, -0.6},
                                         {1.05, 0.0},
                                         {-1.05, 0.0},
                                         {1.05, -0.6},
                                         {-1.05, -0.6},
                                         {0.55, -1.2},
                                         {-0.55, -1.2},
                                         {1.05, -1.2},
                                         {-1.05, -1.2},
                                         {0.0, 1.1}}};

/// The boxes that a badge can reach from its wished place.
std::vector<QRectF> nearTo(const QRectF& box, const std::vector<QRectF>& others) {
    const QRectF reach = box.adjusted(-1.2 * box.width(), -1.4 * box.height(), 1.2 * box.width(),
                                      1.4 * box.height());
    std::vector<QRectF> near;
    for (const QRectF& other : others)
        if (reach.intersects(other)) near.push_back(other);
    return near;
}

QRectF bestPlace(const QRectF& box, const std::vector<QRectF>& placed,
                 const std::vector<QRectF>& obstacles, const QRectF& room) {
    const bool inside = room.contains(box);
    std::optional<QRectF> best;
    double least = 0.0;
    for (const QPointF way : tried) {
        const QPointF shift(way.x() * (box.width() + betweenBadges),
                            way.y() * (box.height() + betweenBadges));
        const QRectF place = box.translated(shift);
        if (inside && !room.contains(place)) continue;
        const double bad = badgeWeight * coveredArea(place, placed) +
                           obstacleWeight * coveredArea(place, obstacles) +
                           wayWeight * std::hypot(shift.x(), shift.y());
        if (best && bad >= least) continue;
        best = place;
        least = bad;
    }
    return *best;
}

/// The index of the placed badge that the box covers most.
std::size_t mostCovered(const QRectF& box, const std::vector<QRectF>& placed) {
    std::size_t most = 0;
    double largest = -1.0;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const double area = box.intersects(placed[i]) ? areaOf(box.intersected(placed[i])) : 0.0;
        if (area <= largest) continue;
        largest = area;
        most = i;
    }
    return most;
}

/// Badges during their placement.
class Placement {
  public:
    Placement(const std::vector<BadgeBox>& badges, const std::vector<QRectF>& obstacles,
              const QRectF& room)
        : badges_(badges), obstacles_(obstacles), room_(room) {
        result_.shifts.resize(badges.size());
    }

    BadgeArrangement run() {
        for (std::size_t i = 0; i < badges_.size(); ++i)
            if (badges_[i].fixed) fixed_.push_back(badges_[i].box);
        for (std::size_t i = 0; i < badges_.size(); ++i)
            if (!badges_[i].fixed) place(i);
        for (const BadgeCrowd& crowd : crowds_)
            if (crowd.size() > 1) result_.crowds.push_back(crowd);
        return std::move(result_);
    }

  private:
    void place(std::size_t which) {
        const QRectF& wished = badges_[which].box;
        std::vector<QRectF> others = nearTo(wished, placed_);
        for (const QRectF& one : nearTo(wished, fixed_)) others.push_back(one);
        const QRectF best = bestPlace(wished, others, nearTo(wished, obstacles_), room_);
        if (coveredArea(best, placed_) > crowded * areaOf(best)) return join(which, best);
        result_.shifts[which] = best.topLeft() - wished.topLeft();
        placed_.push_back(best);
        crowds_.push_back({which});
    }

    // The badge lies behind the front badge of the crowd, a little up and to the right. At the edge
    // of the room, it lies to the other side.
    void join(std::size_t which, const QRectF& best) {
        const std::size_t place = mostCovered(best, placed_);
        BadgeCrowd& crowd = crowds_[place];
        const QRectF& front = placed_[place];
        const double step = pileStep * double(crowd.size());
        const double across = front.right() + step > room_.right() ? -step : step;
        const double down = front.top() - step < room_.top() ? step : -step;
        const QPointF corner = front.topLeft() + QPointF(across, down);
        result_.shifts[which] = corner - badges_[which].box.topLeft();
        crowd.push_back(which);
    }

    const std::vector<BadgeBox>& badges_;
    const std::vector<QRectF>& obstacles_;
    const QRectF room_;
    std::vector<QRectF> fixed_;       ///< badges that stay at their places
    std::vector<QRectF> placed_;      ///< the front badges, in the order of `crowds_`
    std::vector<BadgeCrowd> crowds_;  ///< one for each placed badge
    BadgeArrangement result_;
};

}  // namespace

BadgeArrangement arrange(const std::vector<BadgeBox>& badges, const std::vector<QRectF>& obstacles,
                         const QRectF& room) {
    return Placement(badges, obstacles, room).run();
}

void fanOut(const BadgeCrowd& crowd, const std::vector<BadgeBox>& badges, const QRectF& room,
            BadgeArrangement& arranged) {
    double height = 0.0;
    for (const std::size_t one : crowd) height += badges[one].box.height() + fanGap;
    const QRectF front = badges[crowd.front()].box.translated(arranged.shifts[crowd.front()]);
    const bool up = front.bottom() - height >= room.top();
    double y = front.top();
    for (const std::size_t one : crowd) {
        const QRectF& box = badges[one].box;
        arranged.shifts[one] = QPointF(front.left(), y) - box.topLeft();
        y += (up ? -1.0 : 1.0) * (box.height() + fanGap);
    }
}

}  // namespace sightline::app
