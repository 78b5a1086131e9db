/// The terrain pieces near a line on the table. Private to engine/legion/advice/quiz.
#pragma once
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine::quiz {

/// The pieces that can block LOS and whose footprint is within `reach` inches of the line, the
/// nearest to the middle of the line first.
std::vector<geometry::PieceInfo> piecesNear(const geometry::Battlefield& field, geometry::Vec2 from,
                                            geometry::Vec2 to, double reach);
/// The ids of all pieces of the field except `kept`.
std::vector<geometry::PieceId> allExcept(const geometry::Battlefield& field,
                                         const geometry::PieceId& kept);

}  // namespace sightline::engine::quiz
