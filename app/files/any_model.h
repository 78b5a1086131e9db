/// Loader of 3D models for the battlefield and for drawing, from any source.
#pragma once
#include <atomic>

#include "engine/layouts/layout_file.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Our own models (those of the assets) are read here, immediately. Other models are read in a
/// separate process (`model_reader.h`) and cached by content: a model is not read again while its
/// file and the files that it names hold the same bytes. Refusals are cached likewise. Thread-safe.
/// When `stop` becomes true, it gives up and caches nothing. Errors: those of `readInOwnProcess`.
Result<rendering::Model> readAnyModel(const rendering::ModelFile& file,
                                      const std::atomic<bool>* stop = nullptr);

/// The model of a layout, simplified if the layout asks for it. Drawing and rulings use the same
/// result. Inches, z up. Errors: those of `readAnyModel` and `studyModel`, and a model that is too
/// large for terrain.
Result<rendering::Model> readNamedModel(const engine::MeshReference& reference,
                                        const std::atomic<bool>* stop = nullptr);

/// True if the file is in the assets folder; symbolic links are followed.
bool isOurModel(const std::filesystem::path& file);

}  // namespace sightline::app
