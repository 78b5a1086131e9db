/// Studies a model in the process that may be brought down by it, and hands the study over.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>

#include "app/files/model_study.h"

namespace sightline::app {

/// What the program is started with as that process, then path, unit (or `likeliestUnit`), up,
/// scale, within.
inline constexpr std::string_view studyOption = "--study-model";
inline constexpr const char* likeliestUnit = "?";

/// Serves as that process when the program was started as one, and returns otherwise.
void serveAsModelStudent(int argc, char** argv);

/// A study as bytes, for the way from there and for the disk.
std::string bytesOfStudy(const ModelStudy& study);
/// The study again; whatever stands in the bytes, its model can be used. Problem: one line with the
/// path.
Result<ModelStudy> studyFrom(const std::filesystem::path& file, std::string_view bytes);

}  // namespace sightline::app
