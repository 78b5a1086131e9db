/// Terrain that players place, move or remove by hand: the kinds of pieces, and the resulting
/// layout.
#pragma once
#include <QString>
#include <vector>

#include "app/files/load.h"
#include "engine/legion/rules/asking/adjustment.h"

namespace sightline::app {

/// A kind of piece that cards place.
struct PieceKind {
    QString name;  ///< name in the players' language
    engine::AdjustTerrain::NewPiece made;
    std::string model;  ///< path in assets/models, y up; empty: the piece is drawn as its box
};
std::vector<PieceKind> pieceKinds();

/// The layout with `pieces` instead of its own pieces. A piece that was there before keeps its
/// model.
engine::Layout layoutWith(const engine::Layout& layout,
                          const std::vector<geometry::PieceSpec>& pieces);

}  // namespace sightline::app
