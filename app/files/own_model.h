/// Models of the players' own, on their way to a piece of terrain.
#pragma once
#include <filesystem>

#include "app/files/model_study.h"
#include "engine/layouts/terrain_layout.h"

namespace sightline::app {

/// May something of that size (inches) be terrain at all? Else its unit is likely wrong.
bool fitsATable(glm::dvec3 size);

/// What players mostly agree on for terrain of that size (width, depth, height in inches): to be
/// corrected.
struct LikelyFacts {
    geometry::Kind kind = geometry::Kind::obstacle;
    engine::TerrainFacts facts;
};
LikelyFacts likelyFacts(glm::dvec3 size);

/// The model as a piece about which nothing is agreed yet. Names the file as it is, and within how
/// much it is simplified where it is. Problems: those of `readMeshShape`.
Result<engine::TerrainPiece> pieceOf(const ModelStudy& study);

/// Faces of the file that its format's reader keeps quiet about. None where it cannot be read.
rendering::FaceFaults faceFaultsIn(const std::filesystem::path& file);

/// Does the name end as that of a model?
bool isModelFile(const std::filesystem::path& file);

}  // namespace sightline::app
