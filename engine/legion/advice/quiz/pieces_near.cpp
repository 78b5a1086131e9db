#include "engine/legion/advice/quiz/pieces_near.h"

#include <algorithm>

#include "geometry/measure/outline.h"

namespace sightline::engine::quiz {

std::vector<geometry::PieceInfo> piecesNear(const geometry::Battlefield& field, geometry::Vec2 from,
                                            geometry::Vec2 to, double reach) {
    std::vector<geometry::PieceInfo> near;
    for (geometry::PieceInfo& piece : field.pieces()) {
        if (!piece.facts.blocksLos) continue;
        if (gap(geometry::Outline{from, to, reach}, piece.footprint) <= 0.0)
            near.push_back(std::move(piece));
    }
    const geometry::Vec2 middle = (from + to) / 2.0;
    const auto distance = [&](const geometry::PieceInfo& piece) {
        return gap(geometry::Outline{middle, middle, 0.0}, piece.footprint);
    };
    std::stable_sort(near.begin(), near.end(), [&](const auto& one, const auto& other) {
        return distance(one) < distance(other);
    });
    return near;
}

std::vector<geometry::PieceId> allExcept(const geometry::Battlefield& field,
                                         const geometry::PieceId& kept) {
    std::vector<geometry::PieceId> others;
    for (const geometry::PieceInfo& piece : field.pieces())
        if (piece.id != kept) others.push_back(piece.id);
    return others;
}

}  // namespace sightline::engine::quiz
