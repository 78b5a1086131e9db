#include "app/files/tables/unpack_table.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>

#include "app/files/models/locked_folder.h"
#include "app/files/models/mesh_shape.h"
#include "app/files/tables/layout_draft.h"
#include "app/files/tables/table_holds.h"
#include "app/files/words/shared_tables.h"
#include "geometry/base/digest.h"
#include "geometry/base/files/open_file.h"
#include "geometry/base/files/whole_file.h"
#include "geometry/base/json/system_error.h"
#include "geometry/base/words/files.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr int mostTableFolders = 100;
constexpr unsigned everybody = 0777;

Problem folderNotWritten(const fs::path& folder, const Message& why) {
    return problemIn(folder.string(), problemOf(why.none() ? engine::say::cannotBeWritten()
                                                           : engine::say::cannotBeWrittenAs(why)));
}

Problem folderNotWritten(const fs::path& folder, const std::error_code& why) {
    return folderNotWritten(folder, why ? engine::systemErrorMessage(why) : Message());
}

std::string fingerprintOf(const SharedTable& table) {
    engine::Digest digest;
    for (const auto& [name, content] : table.entries) {
        digest.add(std::string_view(name));
        digest.add(std::string_view(content));
    }
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx",
                  static_cast<unsigned long long>(digest.value()));
    return text.data();
}

// True if the folder contains the files of the shared table, byte for byte. The folder's name, a
// hash, is no proof, because hashes may collide and files may have changed.
bool holds(const fs::path& folder, const SharedTable& table) {
    return std::all_of(table.entries.begin(), table.entries.end(), [&](const auto& entry) {
        return rendering::bytesOfRegularFile(folder / entry.first, entry.second.size()) ==
               entry.second;
    });
}

/// Removes the temporary folders of killed processes. Then creates a temporary folder beside the
/// given folder. If it cannot be created, the result is empty and `error` has the reason.
std::optional<LockedFolder> folderAside(const fs::path& folder, std::error_code& error) {
    removeHalfWritten(folder);
    for (int number = 1; number <= mostTableFolders; ++number) {
        auto aside = LockedFolder::make(nameOfHalfWritten(folder, number), everybody, error);
        if (aside || error != std::errc::file_exists) return aside;
    }
    return std::nullopt;
}

// Flushes all new files to disk with one call. A flush of each file would be much slower.
void flushFileSystemOf(const fs::path& folder) {
    const engine::OpenFile open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.number() >= 0) ::syncfs(open.number());
}

Result<bool> writeEntries(const SharedTable& table, const fs::path& folder) {
    for (const auto& [name, content] : table.entries) {
        const fs::path file = folder / name;
        std::error_code error;
        fs::create_directories(file.parent_path(), error);
        if (error) return folderNotWritten(folder, error);
        if (auto written = engine::writeWholeFile(file, content, engine::WrittenTo::system);
            !written)
            return written;
    }
    return true;
}

// Writes the files to a temporary folder, which then gets its final name. So a folder with the
// final name is complete even after a power cut.
Result<bool> writeFolder(const SharedTable& table, const fs::path& folder) {
    std::error_code error, ignored;
    fs::create_directories(folder.parent_path(), error);
    if (error) return folderNotWritten(folder, error);
    const std::optional<LockedFolder> aside = folderAside(folder, error);
    if (!aside) return folderNotWritten(folder, error);
    auto written = writeEntries(table, aside->path());
    if (written) {
        flushFileSystemOf(aside->path());
        fs::rename(aside->path(), folder, error);
        if (!error) return engine::flushToDisk(folder);
        written = folderNotWritten(folder, error);
    }
    fs::remove_all(aside->path(), ignored);
    return namingTable(written.problem(), aside->path(), folder);
}

std::string renamedIn(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// Replaces the name of a folder in a message by another name.
Message renamedIn(Message message, const std::string& from, const std::string& to) {
    for (Argument& argument : message.arguments) {
        if (auto* name = std::get_if<PrintedName>(&argument))
            name->text = renamedIn(name->text, from, to);
        if (auto* several = std::get_if<Messages>(&argument))
            for (Message& one : *several) one = renamedIn(std::move(one), from, to);
    }
    return message;
}

/// True if the layout refers to models or a picture in the shared table. Otherwise the table need
/// not be unpacked.
bool namesItsFiles(const SharedTable& table) {
    return std::any_of(table.entries.begin(), table.entries.end(), [](const auto& entry) {
        return entry.first.starts_with(std::string(modelsEntry) + '/') ||
               entry.first == tracePngEntry || entry.first == traceJpegEntry;
    });
}

/// Loads the layout of a layout file or a shared table. `load` loads a layout file. `parse` reads
/// the text of a layout, with `where` as the name of the text in errors.
template <class Load, class Parse>
auto loadedFrom(const fs::path& file, const fs::path& tables, Load load, Parse parse)
    -> decltype(load(file)) {
    if (!isSharedTable(file)) return load(file);
    const auto table = readSharedTable(file);
    if (!table) return table.problem();
    if (!namesItsFiles(*table)) return parse(table->layout(), (file / layoutEntry).string());
    const auto folder = unpackedFolder(*table, tables);
    if (!folder) return folder.problem();
    auto read = load(*folder / layoutEntry);
    if (!read) return namingTable(read.problem(), *folder, file);
    return read;
}

Result<Layout> layoutOf(const std::string& text, const std::string& where) {
    const auto document = engine::parseJson(text, where);
    if (!document) return document.problem();
    return engine::readLayout(*document, where, {assetsFolder(), assetsFolder()}, readMeshShape);
}

}  // namespace

Result<fs::path> unpackedFolder(const SharedTable& table, const fs::path& tables) {
    const std::string name = fingerprintOf(table);
    for (int number = 1; number <= mostTableFolders; ++number) {
        const fs::path folder =
            fs::absolute(tables) / (number == 1 ? name : name + "-" + std::to_string(number));
        if (holds(folder, table) && holdTable(folder) && holds(folder, table)) return folder;
        std::error_code error;
        if (fs::exists(fs::symlink_status(folder, error))) continue;
        holdNewTable(folder);
        const auto written = writeFolder(table, folder);
        // If the write failed, another process may have written the same folder first.
        if (written || holds(folder, table)) return folder;
        return written.problem();
    }
    return folderNotWritten(tables / name, say::tooManyChanged());
}

Problem namingTable(const Problem& problem, const fs::path& folder, const fs::path& file) {
    const std::string from = folder.string(), to = file.string();
    return {renamedIn(problem.text, from, to), renamedIn(problem.message, from, to)};
}

Result<bool> unpackInto(const SharedTable& table, const fs::path& folder) {
    const fs::path whole = fs::absolute(folder).lexically_normal();
    const fs::path into = whole.has_filename() ? whole : whole.parent_path();
    std::error_code error;
    const bool there = fs::exists(fs::symlink_status(into, error));
    if (there && !(fs::is_directory(into, error) && fs::is_empty(into, error)))
        return problemIn(folder.string(), problemOf(say::emptyFolderOrNone()));
    return writeFolder(table, into);
}

Result<fs::path> layoutFileOf(const fs::path& file, const fs::path& tables) {
    if (!isSharedTable(file)) return file;
    const auto table = readSharedTable(file);
    if (!table) return table.problem();
    const auto folder = unpackedFolder(*table, tables);
    if (!folder) return folder.problem();
    return *folder / layoutEntry;
}

Result<Layout> loadAnyLayout(const fs::path& file, const fs::path& tables) {
    return loadedFrom(file, tables, loadLayout, layoutOf);
}

Result<engine::TerrainLayout> loadAnyTerrainLayout(const fs::path& file, const fs::path& tables) {
    return loadedFrom(file, tables, loadTerrainLayout, terrainLayoutOf);
}

}  // namespace sightline::app
