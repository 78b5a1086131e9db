/// Shared table files (`*.sightline-table`): a zip of the layout, the players' own 3D models,
/// licence notes and a picture.
#pragma once
#include <filesystem>

#include "app/files/tables/zip_contents.h"

namespace sightline::app {

inline constexpr std::string_view sharedTableEnding = ".sightline-table";

/// Names of the fixed entries in a shared table. Only the layout is required.
inline constexpr std::string_view layoutEntry = "table.layout.json";
inline constexpr std::string_view licencesEntry = "licences.txt";
inline constexpr std::string_view pictureEntry = "picture.png";
inline constexpr std::string_view tracePngEntry = "trace.png", traceJpegEntry = "trace.jpg";
inline constexpr std::string_view modelsEntry = "models";

/// A shared table in memory. Its layout names the program's own models by "asset:...". It names all
/// other models, and the traced picture (engine/layouts/trace.h), by entry names.
struct SharedTable {
    ZipContents entries;
    const std::string& layout() const { return entries.at(std::string(layoutEntry)); }
};

struct SharedTableLimits {
    std::size_t entries = 2000;
    std::size_t folders = 2000;  ///< limit for the number of folders in entry names
    /// Limit in bytes for the size of the file, and for the sum of the unpacked sizes.
    std::uint64_t bytes = 512ULL << 20U;
};

bool isSharedTable(const std::filesystem::path& file);
bool isPngPicture(std::string_view bytes);
bool isJpegPicture(std::string_view bytes);
/// The reason why a name is not allowed in a shared table. Empty if it is allowed. An allowed name
/// stays inside the folder into which the table is unpacked. Names of folders end with a slash.
Message faultOfEntryName(const std::string& name);

/// Reads a shared table. Errors, each one line with file, entry and expectation: the errors of
/// `unzipped`; an invalid name; a missing or invalid layout; a reference to a model or picture that
/// is neither part of the program nor an entry; an invalid picture.
Result<SharedTable> readSharedTable(const std::filesystem::path& file,
                                    const SharedTableLimits& limits = {});
/// Reads a shared table from the bytes of a file. `where` is the name of the file in errors.
Result<SharedTable> sharedTableIn(std::string_view bytes, const std::string& where,
                                  const SharedTableLimits& limits = {});
/// Writes the table atomically. The bytes are first read again as a test. Errors: the errors of
/// that test, and a file that cannot be written.
Result<bool> writeSharedTable(const SharedTable& table, const std::filesystem::path& file);

}  // namespace sightline::app
