/// Atomic file writes: after a crash, a power cut or on a full disk the file has its old or its new
/// content, never a part.
#pragma once
#include <filesystem>
#include <string>

#include "geometry/base/result.h"

namespace sightline::engine {

/// Resolves the symbolic links of a path; the file need not exist. Errors: a cycle of links, or a
/// target that is no ordinary file, such as a folder or a device.
Result<std::filesystem::path> fileToWrite(const std::filesystem::path& path);

/// The durability of a write when the function returns.
enum class WrittenTo {
    disk,    ///< survives a power cut; waits for the disk
    system,  ///< survives a crash of the program; `flushToDisk` may follow
};

/// Writes an unnamed file, or one with an unused name in the same folder, then renames it to
/// `path`. A symbolic link stays; its target is written. An existing file keeps its permissions.
/// Errors name the file and the reason.
Result<bool> writeWholeFile(const std::filesystem::path& path, const std::string& content,
                            WrittenTo reach = WrittenTo::disk);

/// The reason why no file can be created in that folder; the error names the folder. Without a
/// reason if a file can be created by now.
Problem whyNoFileIn(const std::filesystem::path& folder);

/// Waits until the disk holds the current file or folder and its name. Errors name it.
Result<bool> flushToDisk(const std::filesystem::path& path);

}  // namespace sightline::engine
