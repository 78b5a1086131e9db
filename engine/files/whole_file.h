/// Files that are written whole: after a crash or on a full disk there is the content of before
/// or the new one, never a part.
#pragma once
#include <filesystem>
#include <string>

#include "geometry/measure/result.h"

namespace sightline::engine {

/// Where a path leads to at the end of its symbolic links; there need not be a file. Problems:
/// links in a circle, or something there that is no ordinary file, such as a folder or a device.
Result<std::filesystem::path> fileToWrite(const std::filesystem::path& path);

/// Writes beside the file under a name that nobody uses, then puts it in its place. What a link
/// leads to is written and the link stays; a file that was there keeps its permissions.
/// Problems name the file.
Result<bool> writeWholeFile(const std::filesystem::path& path, const std::string& content);

}  // namespace sightline::engine
