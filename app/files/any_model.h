/// Loads 3D models from any source, for the battlefield and for drawing.
#pragma once
#include <atomic>

#include "engine/layouts/layout_file.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Loads a model. This process reads the program's own models (the models of the assets)
/// immediately. A separate process reads other models (`model_reader.h`), and the result is cached
/// by content. A model is read again only if the bytes of its file, or of a file that it names,
/// have changed. Refusals are cached in the same way. Thread-safe. If `stop` becomes true, the
/// function gives up and caches nothing. Errors: the errors of `readInOwnProcess`.
Result<rendering::Model> readAnyModel(const rendering::ModelFile& file,
                                      const std::atomic<bool>* stop = nullptr);

/// The model of a layout, simplified if the layout requests this. Drawing and rulings use the same
/// result. Inches, z up. Errors: the errors of `readAnyModel` and `studyModel`, and a model that is
/// too large for terrain.
Result<rendering::Model> readNamedModel(const engine::MeshReference& reference,
                                        const std::atomic<bool>* stop = nullptr);

/// True if the file is in the assets folder. Symbolic links are followed.
bool isOurModel(const std::filesystem::path& file);

}  // namespace sightline::app
