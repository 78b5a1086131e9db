/// Files that are written whole: after a crash, a power cut or on a full disk there is the content
/// of before or the new one, never a part.
#pragma once
#include <filesystem>
#include <string>

#include "geometry/measure/result.h"

namespace sightline::engine {

/// Where a path leads to at the end of its symbolic links; there need not be a file. Problems:
/// links in a circle, or something there that is no ordinary file, such as a folder or a device.
Result<std::filesystem::path> fileToWrite(const std::filesystem::path& path);

/// How far a content has come when it counts as written.
enum class WrittenTo {
    disk,    ///< a power cut leaves it there; waits for the disk
    system,  ///< a crash of the program leaves it there; `flushToDisk` may follow
};

/// Writes a file that nobody sees, or one beside it under a name that nobody uses, then puts it in
/// its place. The file that a link leads to is written and the link stays; a file that was there
/// keeps its permissions. Problems name the file and why.
Result<bool> writeWholeFile(const std::filesystem::path& path, const std::string& content,
                            WrittenTo reach = WrittenTo::disk);

/// Why no file can be made in that folder, which the problem names; without a reason where one can
/// be made by now.
Problem whyNoFileIn(const std::filesystem::path& folder);

/// Waits until the disk holds the file or folder as it is now, and its name. Problems name it.
Result<bool> flushToDisk(const std::filesystem::path& path);

}  // namespace sightline::engine
