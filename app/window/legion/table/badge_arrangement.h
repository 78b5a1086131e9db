/// Places the badges over the table so that they keep clear of one another, of figures and of
/// tokens. Badges that find no place of their own gather in a crowd. All lengths are logical
/// pixels, y down.
#pragma once
#include <QPointF>
#include <QRectF>
#include <cstddef>
#include <vector>

namespace sightline::app {

struct BadgeBox {
    QRectF box;          ///< the wished place
    bool fixed = false;  ///< true: the badge stays at its place, and the others keep clear of it
};

/// The indices of badges that lie on one pile. The first lies in front.
using BadgeCrowd = std::vector<std::size_t>;

struct BadgeArrangement {
    std::vector<QPointF> shifts;  ///< from the wished place to the place, one for each badge
    std::vector<BadgeCrowd> crowds;
};

/// Arranges the badges. A badge moves only if its wished place is covered, and never far. If its
/// wished place is inside `room`, the badge stays inside `room`. The result depends only on the
/// boxes, so badges do not jump while the camera stands still.
BadgeArrangement arrange(const std::vector<BadgeBox>& badges, const std::vector<QRectF>& obstacles,
                         const QRectF& room);

/// Spreads a crowd in a column above its first badge or, if there is no room above, below it.
/// `arranged` is the result for the same badges. Changes the shifts of the crowd.
void fanOut(const BadgeCrowd& crowd, const std::vector<BadgeBox>& badges, const QRectF& room,
            BadgeArrangement& arranged);

}  // namespace sightline::app
