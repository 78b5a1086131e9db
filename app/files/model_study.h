/// Study of a player's own model before its use as terrain: size, faults, and a simplified mesh if
/// it is a scan.
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
/// Default tolerance of the simplification in inches. It equals the difference that two careful
/// players may measure anyway (`contestedMargin`).
inline constexpr double usualSimplifying = 0.02;

struct ModelStudy {
    std::filesystem::path file;
    ModelReading reading;  ///< the requested reading, otherwise the likeliest
    LikelyReading likely;  ///< the likeliest reading and its source
    /// In the file's numbers, z up as read; simplified if `isSimplified`.
    rendering::Model model;
    std::size_t triangles = 0;    ///< in the file
    std::size_t flat = 0;         ///< triangles of zero area
    rendering::FaceFaults faces;  ///< faults that the format's reader does not report
    rendering::Seams seams;       ///< seams of the triangles in the file that have an area
    bool isSimplified = false;
    double within = usualSimplifying;  ///< requested tolerance in inches
    double measured = 0.0;  ///< inches; the simplified mesh is no farther from the file's surface
    double seconds = 0.0;   ///< processor time of the simplification; 0 if not tried

    /// True if the model has enough triangles to need simplification but too few of them can go.
    bool staysLarge() const { return triangles > mostTrianglesKept && !isSimplified; }
    std::size_t trianglesLeft() const;
};

struct StudyWish {
    std::optional<ModelReading> reading{};  ///< none: the likeliest
    double within = usualSimplifying;       ///< inches under that reading
};

/// Progress and cancellation of a study.
struct StudyWork {
    const std::atomic<bool>* stop = nullptr;  ///< gives up once true, without side effects
    std::function<void(double)> progress{};   ///< called on this thread, 0 to 1
};

/// Reads and simplifies the file in a separate process; the file stays unchanged. Cached by content
/// like the results of `readAnyModel`; a simplified study is cached on disk too (`study_cache.h`).
/// Errors, one line with the path each: those of `readInOwnProcess`; no triangle with an area; a
/// size that no unit makes sensible.
Result<ModelStudy> studyModel(const std::filesystem::path& file, const StudyWish& wish = {},
                              const StudyWork& work = {});

}  // namespace sightline::app
