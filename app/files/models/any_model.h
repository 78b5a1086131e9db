/// Loads 3D models from files, for rulings and for drawing.
#pragma once
#include <atomic>

#include "engine/layouts/layout_file.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Loads a model. The program's own models (in the assets folder) are read in this process. All
/// others are read in a separate process (`model_reader.h`) and cached by content: a model is read
/// again only if the bytes of its file, or of a file that it names, have changed. Refusals are
/// cached, too. Thread-safe. If `stop` becomes true, the function stops early and caches nothing.
/// Errors: the errors of `readInOwnProcess`.
Result<rendering::Model> readAnyModel(const rendering::ModelFile& file,
                                      const std::atomic<bool>* stop = nullptr);

/// Loads a model to which a layout refers, and simplifies it if the layout requests a simplified
/// model. Drawing and rulings use the same model. The result is in inches, with z up. Errors: the
/// errors of `readAnyModel` and `studyModel`, and a model that is too large for terrain.
Result<rendering::Model> readNamedModel(const engine::MeshReference& reference,
                                        const std::atomic<bool>* stop = nullptr);

/// True if the file is in the assets folder. Symbolic links are followed.
bool isOurModel(const std::filesystem::path& file);

}  // namespace sightline::app
