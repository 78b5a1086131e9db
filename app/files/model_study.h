/// What there is to know of somebody's model before it stands on a table: its size, what is wrong
/// with it, and with fewer triangles where it is a scan.
#pragma once
#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>

#include "app/files/model_reading.h"
#include "geometry/measure/result.h"
#include "rendering/model/face_faults.h"
#include "rendering/model/welded.h"

namespace sightline::app {

/// With more triangles than this a model is simplified.
inline constexpr std::size_t mostTrianglesKept = 20'000;
/// How far its surface may then be from the file's, unless somebody says otherwise. Inches: what
/// two careful players may measure differently anyway (`contestedMargin`).
inline constexpr double usualSimplifying = 0.02;

struct ModelStudy {
    std::filesystem::path file;
    ModelReading reading;  ///< as it was wished, else the likeliest
    LikelyReading likely;  ///< and who says so
    /// The file's numbers, z up as there; with fewer triangles where `isSimplified`.
    rendering::Model model;
    std::size_t triangles = 0;    ///< in the file
    std::size_t flat = 0;         ///< of them without an area
    rendering::FaceFaults faces;  ///< that its format's reader keeps quiet about
    rendering::Seams seams;       ///< of those in the file that have one
    bool isSimplified = false;
    double within = usualSimplifying;  ///< inches that were wished
    double measured = 0.0;  ///< inches: what is left is no farther from the file's surface
    double seconds = 0.0;   ///< of processor time that simplifying took; 0 where it was not tried

    /// With so many triangles that simplifying is tried, and without enough that may go.
    bool staysLarge() const { return triangles > mostTrianglesKept && !isSimplified; }
    std::size_t trianglesLeft() const;
};

struct StudyWish {
    std::optional<ModelReading> reading{};  ///< none: the likeliest
    double within = usualSimplifying;       ///< inches, under that reading
};

/// Who waits for a study.
struct StudyWork {
    const std::atomic<bool>* stop = nullptr;  ///< gives up once true, and leaves nothing behind
    std::function<void(double)> progress{};   ///< told how much is done, 0 to 1, on this thread
};

/// Reads and simplifies the file in a process of its own, and leaves the file as it is. Kept by
/// content, like what `readAnyModel` reads; where simplifying was tried on disk, too
/// (`study_cache.h`).
/// Problems, one line with the path each: those of `readInOwnProcess`; nothing that has an area;
/// larger or smaller than any unit makes sense of.
Result<ModelStudy> studyModel(const std::filesystem::path& file, const StudyWish& wish = {},
                              const StudyWork& work = {});

}  // namespace sightline::app
