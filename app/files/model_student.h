/// Sandboxed study of a model. A separate process studies the model, because a bad file may crash
/// it. It then sends the study to the program.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "app/files/model_study.h"

namespace sightline::app {

/// Command-line option of that process. Path, unit (or `likeliestUnit`), up, scale and within
/// follow it.
inline constexpr std::string_view studyOption = "--study-model";
inline constexpr const char* likeliestUnit = "?";

/// If the program was started as the study process, runs it. Otherwise returns.
void serveAsModelStudent(int argc, char** argv);

/// Serializes a study, for the pipe between the processes and for the disk cache.
std::string bytesOfStudy(const ModelStudy& study);
/// Deserializes a study. Any bytes are safe: the model of the result is always valid. Error: one
/// line with the path.
Result<ModelStudy> studyFrom(const std::filesystem::path& file, std::string_view bytes);

}  // namespace sightline::app
