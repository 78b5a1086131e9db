/// Atomic file writes. After a crash, a power cut or an error on a full disk, the file has its old
/// or its new content, never a part of the new content.
#pragma once
#include <filesystem>
#include <string>

#include "geometry/base/result.h"

namespace sightline::engine {

/// Resolves the symbolic links of a path. The file need not exist. Errors: a cycle of links; a
/// target that is not an ordinary file, such as a folder or a device.
Result<std::filesystem::path> fileToWrite(const std::filesystem::path& path);

/// How safe the data is when a write function returns.
enum class WrittenTo {
    disk,    ///< safe against a power cut: the function waits for the disk
    system,  ///< safe against a crash of the program; `flushToDisk` may follow
};

/// Writes the content to a new file in the same folder, then renames it to `path`. If `path` is a
/// symbolic link, its target is replaced. An existing file keeps its permissions. Errors name the
/// file and the reason.
Result<bool> writeWholeFile(const std::filesystem::path& path, const std::string& content,
                            WrittenTo reach = WrittenTo::disk);

/// The reason why no file can be created in the folder `folder`; the error names the folder. Empty
/// if a file can be created there now.
Problem whyNoFileIn(const std::filesystem::path& folder);

/// Waits until the disk holds the content and the name of the file or folder. Errors name the file
/// or folder.
Result<bool> flushToDisk(const std::filesystem::path& path);

}  // namespace sightline::engine
