/// Shared table files: `*.sightline-table`, a zip of the layout, its models that do not ship,
/// licence notes and a picture.
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

/// The layout refers to each model by "asset:..." if it ships, otherwise by its entry name. It
/// refers to a picture to trace by its entry name.
struct SharedTable {
    ZipContents entries;
    const std::string& layout() const { return entries.at(std::string(layoutEntry)); }
};

struct SharedTableLimits {
    std::size_t entries = 2000;
    std::size_t folders = 2000;           ///< limit for folders in entry names
    std::uint64_t bytes = 512ULL << 20U;  ///< limit for the file, and for the unpacked total
};

/// True if the file name extension is that of a shared table.
bool isSharedTable(const std::filesystem::path& file);
/// True if the bytes begin with the signature of such a picture.
bool isPngPicture(std::string_view bytes);
bool isJpegPicture(std::string_view bytes);
/// The fault of an entry name; empty if a table may hold it. Folders end with a slash. Valid names
/// stay inside the folder of the unpacked table.
Message faultOfEntryName(const std::string& name);

/// Errors, one line each with file, entry and expectation: those of `unzipped`, an invalid name, a
/// missing or invalid layout, a model or a picture that neither ships nor is an entry, an invalid
/// picture.
Result<SharedTable> readSharedTable(const std::filesystem::path& file,
                                    const SharedTableLimits& limits = {});
/// From the bytes of a file; `where` names it in errors.
Result<SharedTable> sharedTableIn(std::string_view bytes, const std::string& where,
                                  const SharedTableLimits& limits = {});
/// Atomic write. Errors: those of reading the table again, and a file that cannot be written.
Result<bool> writeSharedTable(const SharedTable& table, const std::filesystem::path& file);

}  // namespace sightline::app
