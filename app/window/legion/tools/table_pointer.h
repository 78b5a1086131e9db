/// The pointer's position in terms of the game: ground, miniature, terrain piece.
#pragma once
#include <QPointF>
#include <optional>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct TablePointer {
    QPointF pixel;                       ///< logical pixel in the table widget
    geometry::Segment ray{};             ///< ray from the eye through the pixel
    geometry::Vec3 ground{};             ///< point on the terrain or the mat
    std::optional<engine::MiniId> mini;  ///< the miniature whose silhouette is nearest on the ray
    std::optional<geometry::PieceId> piece;  ///< the piece whose surface contains `ground`
};

TablePointer pointerAt(QPointF pixel, const geometry::Segment& ray, const engine::View& view);

/// The point where the ray meets terrain or the mat's plane. If the ray points to the sky, the
/// point below its far end.
geometry::Vec3 groundUnder(const geometry::Segment& ray, const geometry::Battlefield& field);
/// The point where the ray enters the silhouette, as a fraction of the ray.
std::optional<double> entry(const geometry::Segment& ray, const geometry::Silhouette& solid);

}  // namespace sightline::app
