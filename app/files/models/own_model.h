/// Converts a 3D model file that a player supplies to a terrain piece.
#pragma once
#include <filesystem>

#include "app/files/models/model_study.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// True if an object of the size `size` (inches) can be terrain. If false, the unit is probably
/// wrong.
bool fitsATable(glm::dvec3 size);

/// Guessed terrain facts of a piece, from its width, depth and height in inches. Players can
/// correct them.
struct LikelyFacts {
    geometry::Kind kind = geometry::Kind::obstacle;
    engine::TerrainFacts facts;
};
LikelyFacts likelyFacts(glm::dvec3 size);

/// Converts a studied model to a terrain piece. Its terrain facts are not yet agreed. The piece
/// refers to the original file and has the tolerance of the simplification, if any. Errors: the
/// errors of `readMeshShape`.
Result<engine::TerrainPiece> pieceOf(const ModelStudy& study);

/// Faulty faces in the file that Assimp does not report. No faults if the file is unreadable.
rendering::FaceFaults faceFaultsIn(const std::filesystem::path& file);

/// True if the file name has the extension of a supported 3D model format.
bool isModelFile(const std::filesystem::path& file);

}  // namespace sightline::app
