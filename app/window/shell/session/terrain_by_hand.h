/// Terrain that players place, move or remove by hand during a game: the kinds of pieces, and the
/// changed layout.
#pragma once
#include <QString>
#include <vector>

#include "app/files/tables/load.h"
#include "engine/legion/rules/asking/adjustment.h"

namespace sightline::app {

/// A kind of terrain piece that cards can place, such as a barricade.
struct PieceKind {
    QString name;  ///< name in the players' language
    engine::AdjustTerrain::NewPiece made;
    std::string model;  ///< path of the model in assets/models; if empty, a box is drawn
};
std::vector<PieceKind> pieceKinds();

/// A copy of the layout with the pieces `pieces`. A piece that the layout already had keeps its
/// model.
engine::Layout layoutWith(const engine::Layout& layout,
                          const std::vector<geometry::PieceSpec>& pieces);

}  // namespace sightline::app
