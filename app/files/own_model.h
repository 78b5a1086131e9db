/// Converts a player's own model to a piece of terrain.
#pragma once
#include <filesystem>

#include "app/files/model_study.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// True if an object of that size (inches) can be terrain. Otherwise its unit is probably wrong.
bool fitsATable(glm::dvec3 size);

/// Default facts for terrain of that size (width, depth, height in inches), which players can
/// correct.
struct LikelyFacts {
    geometry::Kind kind = geometry::Kind::obstacle;
    engine::TerrainFacts facts;
};
LikelyFacts likelyFacts(glm::dvec3 size);

/// The model as a piece without agreed facts. It names the original file and the tolerance of its
/// simplification, if any. Errors: those of `readMeshShape`.
Result<engine::TerrainPiece> pieceOf(const ModelStudy& study);

/// Faulty faces in the file that the format's reader does not report. None if the file is
/// unreadable.
rendering::FaceFaults faceFaultsIn(const std::filesystem::path& file);

/// True if the file name extension is that of a model.
bool isModelFile(const std::filesystem::path& file);

}  // namespace sightline::app
