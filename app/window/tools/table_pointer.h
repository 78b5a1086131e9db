/// What lies under the pointer, in the game's terms.
#pragma once
#include <QPointF>
#include <optional>

#include "engine/state/view.h"

namespace sightline::app {

struct TablePointer {
    QPointF pixel;                           ///< logical, in the table widget
    geometry::Segment ray{};                 ///< from the eye through the pixel
    geometry::Vec3 ground{};                 ///< on the terrain or the mat
    std::optional<engine::MiniId> mini;      ///< whose silhouette is nearest on the ray
    std::optional<geometry::PieceId> piece;  ///< whose surface `ground` is
};

TablePointer pointerAt(QPointF pixel, const geometry::Segment& ray, const engine::View& view);

/// Where the ray meets terrain or the mat's plane; the far end's shadow when it looks at the sky.
geometry::Vec3 groundUnder(const geometry::Segment& ray, const geometry::Battlefield& field);
/// Where the ray enters the silhouette, as a fraction of the ray.
std::optional<double> entry(const geometry::Segment& ray, const geometry::Silhouette& solid);

}  // namespace sightline::app
