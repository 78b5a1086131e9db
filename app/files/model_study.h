/// Study of a player's own model before it becomes terrain: size, faults, and a simplified mesh if
/// the model is a scan.
#pragma once
#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>

#include "app/files/model_reading.h"
#include "geometry/base/result.h"
#include "rendering/model/face_faults.h"
#include "rendering/model/welded.h"

namespace sightline::app {

/// A model with more triangles is simplified.
inline constexpr std::size_t mostTrianglesKept = 20'000;
/// Default tolerance of the simplification in inches. Two careful players may measure this
/// difference anyway (`contestedMargin`).
inline constexpr double usualSimplifying = 0.02;

struct ModelStudy {
    std::filesystem::path file;
    ModelReading reading;  ///< the requested reading; if none was requested, the most likely one
    LikelyReading likely;  ///< the most likely reading, and its source
    /// The model in the numbers of the file, z up. It is simplified if `isSimplified` is true.
    rendering::Model model;
    std::size_t triangles = 0;    ///< number of triangles in the file
    std::size_t flat = 0;         ///< number of triangles without area
    rendering::FaceFaults faces;  ///< faults that the reader of the format does not report
    rendering::Seams seams;       ///< seams of those triangles of the file that have an area
    bool isSimplified = false;
    double within = usualSimplifying;  ///< requested tolerance, inches
    double measured = 0.0;  ///< upper bound of the distance between the simplified mesh and the
                            ///< file's surface, inches
    double seconds = 0.0;   ///< processor time of the simplification; 0 if there was none

    /// True if the model has enough triangles to need simplification, but too few of them can be
    /// removed.
    bool staysLarge() const { return triangles > mostTrianglesKept && !isSimplified; }
    std::size_t trianglesLeft() const;
};

struct StudyWish {
    std::optional<ModelReading> reading{};  ///< empty: the most likely reading
    double within = usualSimplifying;       ///< tolerance of the simplification, inches
};

/// Progress and cancellation of a study.
struct StudyWork {
    const std::atomic<bool>* stop = nullptr;  ///< if true, the study gives up without side effects
    /// Called on this thread with the finished share, 0 to 1.
    std::function<void(double)> progress{};
};

/// Reads and simplifies the file in a separate process. The file stays unchanged. The result is
/// cached by content, like the results of `readAnyModel`. A simplified study is cached on disk, too
/// (`study_cache.h`). Errors, each one line with the path: the errors of `readInOwnProcess`; no
/// triangle has an area; no unit gives a sensible size.
Result<ModelStudy> studyModel(const std::filesystem::path& file, const StudyWish& wish = {},
                              const StudyWork& work = {});

}  // namespace sightline::app
