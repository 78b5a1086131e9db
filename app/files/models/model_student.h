/// Studies 3D models in a separate, sandboxed process, because a bad file may crash the process. A
/// study has the size, the faults and a simplified mesh of a model.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "app/files/models/model_study.h"

namespace sightline::app {

/// Command-line option that starts the study process. It is followed by path, unit (or
/// `likeliestUnit`), up axis, scale and tolerance of the simplification.
inline constexpr std::string_view studyOption = "--study-model";
inline constexpr const char* likeliestUnit = "?";

/// Must be called early in `main`. If the program was started as the study process, studies the
/// model and never returns. Otherwise returns at once.
void serveAsModelStudent(int argc, char** argv);

/// Serializes a study, for the pipe between the two processes and for the disk cache.
std::string bytesOfStudy(const ModelStudy& study);
/// Deserializes a study. The bytes may be damaged: the function then reports an error or returns a
/// valid model. Error: one line with the path.
Result<ModelStudy> studyFrom(const std::filesystem::path& file, std::string_view bytes);

}  // namespace sightline::app
