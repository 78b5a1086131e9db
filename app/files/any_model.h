/// Models for the table and the picture, whoever made them.
#pragma once
#include <atomic>

#include "engine/files/layout_file.h"
#include "rendering/model/model_file.h"

namespace sightline::app {

/// Our own (those of the assets) are read here, at once. Any other is read in a process of its own
/// (`model_reader.h`) and kept in memory with what it came from: as long as its file and those it
/// names hold the same bytes, it is not read again. What was refused is kept likewise. May be
/// called on several threads; gives up, and keeps nothing, once `stop` is true. Problems: those of
/// `readInOwnProcess`.
Result<rendering::Model> readAnyModel(const rendering::ModelFile& file,
                                      const std::atomic<bool>* stop = nullptr);

/// The model that a layout names, simplified where it says so: the same for what is drawn and what
/// is judged. Inches, z up. Problems: those of `readAnyModel` and `studyModel`.
Result<rendering::Model> readNamedModel(const engine::MeshReference& reference,
                                        const std::atomic<bool>* stop = nullptr);

/// Does the file lie among the assets, links followed?
bool isOurModel(const std::filesystem::path& file);

}  // namespace sightline::app
