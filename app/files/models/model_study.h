/// Studies a 3D model file of a player before the model becomes terrain. A study has the size, the
/// faults and, if the model has very many triangles, a simplified mesh.
#pragma once
#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>

#include "app/files/models/model_reading.h"
#include "geometry/base/result.h"
#include "rendering/model/face_faults.h"
#include "rendering/model/welded.h"

namespace sightline::app {

/// Models with more triangles than this number are simplified.
inline constexpr std::size_t mostTrianglesKept = 20'000;
/// Default tolerance of the simplification in inches. Measurements of two careful players may
/// differ by this length (`contestedMargin`).
inline constexpr double usualSimplifying = 0.02;

struct ModelStudy {
    std::filesystem::path file;
    ModelReading reading;  ///< requested unit and axis, or the most likely ones
    LikelyReading likely;  ///< most likely unit and axis, and how the program knows them
    /// The model in the length unit of its file, z up. It is simplified if `isSimplified` is true.
    rendering::Model model;
    std::size_t triangles = 0;    ///< number of triangles in the file
    std::size_t flat = 0;         ///< number of triangles without area
    rendering::FaceFaults faces;  ///< faults of faces in the file that Assimp does not report
    rendering::Seams
        seams;  ///< number of edges with only one triangle, and number of edges with more than two
    bool isSimplified = false;
    double within = usualSimplifying;  ///< requested tolerance of the simplification, inches
    double measured = 0.0;  ///< upper bound of the distance between the simplified mesh and the
                            ///< file's surface, inches
    double seconds = 0.0;   ///< processor time of the simplification, seconds; 0 if there was none

    /// True if the model has too many triangles, but the simplification could not remove enough of
    /// them.
    bool staysLarge() const { return triangles > mostTrianglesKept && !isSimplified; }
    std::size_t trianglesLeft() const;
};

struct StudyWish {
    /// Requested unit and axis; if empty, the most likely ones.
    std::optional<ModelReading> reading{};
    double within = usualSimplifying;  ///< tolerance of the simplification, inches
};

/// Progress and cancellation of a study.
struct StudyWork {
    /// If this flag becomes true, the study stops early and caches nothing.
    const std::atomic<bool>* stop = nullptr;
    /// Called on the thread of the caller. The argument is the finished share, 0 to 1.
    std::function<void(double)> progress{};
};

/// Reads and simplifies the file in a separate process. The file stays unchanged. The result is
/// cached in memory by content. A simplified study is cached on disk, too (`study_cache.h`).
/// Errors, each one line with the path: the errors of `readInOwnProcess`; no triangle has an area;
/// no unit gives a sensible size.
Result<ModelStudy> studyModel(const std::filesystem::path& file, const StudyWish& wish = {},
                              const StudyWork& work = {});

}  // namespace sightline::app
