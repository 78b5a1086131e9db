/// The objects of the game at the mouse pointer: ground, miniature, terrain piece.
#pragma once
#include <QPointF>
#include <optional>
#include <vector>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

struct TablePointer {
    QPointF pixel;                       ///< logical pixel in the table widget
    geometry::Segment ray{};             ///< ray from the eye through the pixel
    geometry::Vec3 ground{};             ///< point on the terrain or the mat
    double reach = 1.0;                  ///< where the ray meets `ground`, a fraction of its length
    std::optional<engine::MiniId> mini;  ///< miniature under the pixel: by its drawn figure or,
                                         ///< if the ray meets none, by its silhouette
    std::optional<engine::ObjectiveId> token;  ///< token whose plate covers the pixel
    std::optional<geometry::PieceId> piece;  ///< piece of terrain on which the point `ground` lies
};

TablePointer pointerAt(QPointF pixel, const geometry::Segment& ray, const engine::View& view);

/// The point where the ray meets terrain or the plane of the mat. If the ray points upward, the
/// result is the point below the ray's end.
geometry::Vec3 groundUnder(const geometry::Segment& ray, const geometry::Battlefield& field);
/// The points where the mouse ray meets floors under roofs, from top to bottom. The picture shows
/// only the roof there, but a player may want to point at a floor below it.
std::vector<geometry::Vec3> underRoofs(const TablePointer& pointer,
                                       const geometry::Battlefield& field);
/// The point where the mouse ray meets the floor whose height is nearest to `height`. Floors under
/// roofs count, too.
geometry::Vec3 floorAt(double height, const TablePointer& pointer,
                       const geometry::Battlefield& field);
/// The point where the ray enters the silhouette, as a fraction of the ray's length. Empty if it
/// does not meet the silhouette.
std::optional<double> entry(const geometry::Segment& ray, const geometry::Silhouette& solid);

}  // namespace sightline::app
