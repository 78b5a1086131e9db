/// Shared table files (`*.sightline-table`): a zip of the layout, the players' own models, licence
/// notes and a picture.
#pragma once
#include <filesystem>

#include "app/files/zip_contents.h"

namespace sightline::app {

inline constexpr std::string_view sharedTableEnding = ".sightline-table";

/// Names of the entries besides the folder of models. Only the layout is required.
inline constexpr std::string_view layoutEntry = "table.layout.json";
inline constexpr std::string_view licencesEntry = "licences.txt";
inline constexpr std::string_view pictureEntry = "picture.png";
inline constexpr std::string_view tracePngEntry = "trace.png", traceJpegEntry = "trace.jpg";
inline constexpr std::string_view modelsEntry = "models";

/// A shared table in memory. The layout refers to a model of the program by "asset:...", and to any
/// other model by its entry name. It refers to a picture to trace by its entry name.
struct SharedTable {
    ZipContents entries;
    const std::string& layout() const { return entries.at(std::string(layoutEntry)); }
};

struct SharedTableLimits {
    std::size_t entries = 2000;
    std::size_t folders = 2000;  ///< limit of folders in entry names
    /// Limit of the file, and of the unpacked total, in bytes.
    std::uint64_t bytes = 512ULL << 20U;
};

/// True if the file name has the extension of a shared table.
bool isSharedTable(const std::filesystem::path& file);
/// True if the bytes begin with the signature of a PNG picture.
bool isPngPicture(std::string_view bytes);
bool isJpegPicture(std::string_view bytes);
/// The fault of an entry name. Empty if a table may hold the name. Names of folders end with a
/// slash. Valid names stay inside the folder of the unpacked table.
Message faultOfEntryName(const std::string& name);

/// Reads a shared table. Errors, each one line with file, entry and expectation: the errors of
/// `unzipped`; an invalid name; a missing or invalid layout; a model or a picture that is neither
/// part of the program nor an entry; an invalid picture.
Result<SharedTable> readSharedTable(const std::filesystem::path& file,
                                    const SharedTableLimits& limits = {});
/// Reads a shared table from the bytes of a file. `where` is the name of the file in errors.
Result<SharedTable> sharedTableIn(std::string_view bytes, const std::string& where,
                                  const SharedTableLimits& limits = {});
/// Writes the table atomically. Errors: errors of a test read of the table, and a file that cannot
/// be written.
Result<bool> writeSharedTable(const SharedTable& table, const std::filesystem::path& file);

}  // namespace sightline::app
