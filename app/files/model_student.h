/// Sandboxed study of a model: a separate process studies it, because a bad file may crash it, and
/// sends the study back.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "app/files/model_study.h"

namespace sightline::app {

/// Command-line option of that process, followed by path, unit (or `likeliestUnit`), up, scale,
/// within.
inline constexpr std::string_view studyOption = "--study-model";
inline constexpr const char* likeliestUnit = "?";

/// Runs the study process if the program was started as one; otherwise returns.
void serveAsModelStudent(int argc, char** argv);

/// Serializes a study, for the pipe and for the disk cache.
std::string bytesOfStudy(const ModelStudy& study);
/// Deserializes a study. Its model is always valid, whatever the bytes are. Error: one line with
/// the path.
Result<ModelStudy> studyFrom(const std::filesystem::path& file, std::string_view bytes);

}  // namespace sightline::app
