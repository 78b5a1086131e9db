/// Models of the players' own: what there is to know before one stands on a table.
#pragma once
#include <filesystem>

#include "engine/layouts/terrain_layout.h"
#include "rendering/model/model.h"

namespace sightline::app {

/// How the numbers of a model file are to be read; files seldom say.
struct ModelReading {
    std::string unit = "mm";  ///< in, mm, cm, m
    bool yUp = false;
    double scale = 1.0;
};

/// A model as its file has it: its numbers taken as inches, z up.
struct ModelStudy {
    std::filesystem::path file;
    rendering::Model model;
    std::size_t triangles = 0;
    bool closed = false;  ///< every edge joins two triangles: it has an inside
};

/// Reads the file in a process of its own. Problems: those of `readAnyModel`.
Result<ModelStudy> studyModel(const std::filesystem::path& file);

/// The likeliest reading: what its format means by its numbers, as long as terrain of a sensible
/// size comes of it, else the unit that gives one.
ModelReading likelyReading(const ModelStudy& study);
/// The model in inches, z up.
rendering::Model modelAsRead(const ModelStudy& study, const ModelReading& reading);
/// A piece of it about which nothing is agreed yet. Problems: those of `readMeshShape`.
Result<engine::TerrainPiece> pieceOf(const ModelStudy& study, const ModelReading& reading);

/// Does the name end as that of a model?
bool isModelFile(const std::filesystem::path& file);

}  // namespace sightline::app
