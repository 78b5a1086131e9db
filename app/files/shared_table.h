/// A layout as one file to be handed on: `*.sightline-table`, a zip of the layout, the models that
/// it names and that do not ship, notes about licences and a picture.
#pragma once
#include <filesystem>

#include "app/files/zip_contents.h"

namespace sightline::app {

inline constexpr std::string_view sharedTableEnding = ".sightline-table";

/// What lies in one, besides files in the folder of models. Only the layout must.
inline constexpr std::string_view layoutEntry = "table.layout.json";
inline constexpr std::string_view licencesEntry = "licences.txt";
inline constexpr std::string_view pictureEntry = "picture.png";
inline constexpr std::string_view tracePngEntry = "trace.png", traceJpegEntry = "trace.jpg";
inline constexpr std::string_view modelsEntry = "models";

/// Its layout names every model as one that ships ("asset:...") or by its name here, and a picture
/// to trace by its name here.
struct SharedTable {
    ZipContents entries;
    const std::string& layout() const { return entries.at(std::string(layoutEntry)); }
};

struct SharedTableLimits {
    std::size_t entries = 2000;
    std::size_t folders = 2000;           ///< that the names of the entries speak of
    std::uint64_t bytes = 512ULL << 20U;  ///< of the file, and of everything unpacked
};

/// Does the name end as that of a shared table?
bool isSharedTable(const std::filesystem::path& file);
/// Do the bytes begin as such a picture does?
bool isPngPicture(std::string_view bytes);
bool isJpegPicture(std::string_view bytes);
/// What was expected of the name of an entry; nothing when a table may hold it. Folders end with a
/// slash. Good names lead nowhere but into the folder that they are unpacked to.
Message faultOfEntryName(const std::string& name);

/// Problems, one line each that says file, entry and what was expected: those of `unzipped`, a name
/// that no table holds, no layout or one that is none, a model or a picture that it names and that
/// neither ships nor lies here, a picture that is none.
Result<SharedTable> readSharedTable(const std::filesystem::path& file,
                                    const SharedTableLimits& limits = {});
/// From the bytes of a file; `where` names it in problems.
Result<SharedTable> sharedTableIn(std::string_view bytes, const std::string& where,
                                  const SharedTableLimits& limits = {});
/// Written whole or not at all. Problems: those of reading it again, and a file that cannot be
/// written.
Result<bool> writeSharedTable(const SharedTable& table, const std::filesystem::path& file);

}  // namespace sightline::app
