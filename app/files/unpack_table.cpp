#include "app/files/unpack_table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>

#include "app/files/layout_draft.h"
#include "app/files/words/shared_tables.h"
#include "engine/digest.h"
#include "engine/json/system_said.h"
#include "engine/words/files.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr int mostTableFolders = 100;

Problem folderNotWritten(const fs::path& folder, const Message& why) {
    return problemIn(folder.string(), problemOf(why.none() ? engine::say::cannotBeWritten()
                                                           : engine::say::cannotBeWrittenAs(why)));
}

Problem folderNotWritten(const fs::path& folder, const std::error_code& why) {
    return folderNotWritten(folder, why ? engine::systemSaid(why) : Message());
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

// Compared byte by byte: another content may have the same fingerprint, and files are changed.
bool holds(const fs::path& folder, const SharedTable& table) {
    return std::all_of(table.entries.begin(), table.entries.end(), [&](const auto& entry) {
        return rendering::bytesOfRegularFile(folder / entry.first, entry.second.size()) ==
               entry.second;
    });
}

/// A new folder beside that one; empty when there can be none.
fs::path folderAside(const fs::path& folder) {
    for (int number = 1; number <= mostTableFolders; ++number) {
        fs::path aside = folder;
        aside += ".new-" + std::to_string(number);
        std::error_code error;
        if (fs::create_directory(aside, error)) return aside;
    }
    return {};
}

bool writeEntries(const SharedTable& table, const fs::path& folder) {
    return std::all_of(table.entries.begin(), table.entries.end(), [&](const auto& entry) {
        const fs::path file = folder / entry.first;
        std::error_code error;
        fs::create_directories(file.parent_path(), error);
        std::ofstream out(file, std::ios::binary);
        out.write(entry.second.data(), static_cast<std::streamsize>(entry.second.size()));
        out.close();
        return !out.fail();
    });
}

// Beside the folder first: what has its name is whole.
Result<bool> writeFolder(const SharedTable& table, const fs::path& folder) {
    std::error_code error, ignored;
    fs::create_directories(folder.parent_path(), error);
    const fs::path aside = folderAside(folder);
    if (aside.empty()) return folderNotWritten(folder, error);
    if (writeEntries(table, aside)) {
        fs::rename(aside, folder, error);
        if (!error) return true;
    }
    fs::remove_all(aside, ignored);
    return folderNotWritten(folder, error);
}

std::string renamedIn(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// In the names that it speaks of.
Message renamedIn(Message message, const std::string& from, const std::string& to) {
    for (Argument& argument : message.arguments) {
        if (auto* name = std::get_if<Printed>(&argument))
            name->text = renamedIn(name->text, from, to);
        if (auto* several = std::get_if<Messages>(&argument))
            for (Message& one : *several) one = renamedIn(std::move(one), from, to);
    }
    return message;
}

template <class Load>
auto loadedFrom(const fs::path& file, const fs::path& tables, Load load) -> decltype(load(file)) {
    if (!isSharedTable(file)) return load(file);
    const auto layout = layoutFileOf(file, tables);
    if (!layout) return layout.problem();
    auto read = load(*layout);
    if (!read) return namingTable(read.problem(), layout->parent_path(), file);
    return read;
}

}  // namespace

Result<fs::path> unpackedFolder(const SharedTable& table, const fs::path& tables) {
    const std::string name = fingerprintOf(table);
    for (int number = 1; number <= mostTableFolders; ++number) {
        const fs::path folder =
            fs::absolute(tables) / (number == 1 ? name : name + "-" + std::to_string(number));
        if (holds(folder, table)) return folder;
        std::error_code error;
        if (fs::exists(fs::symlink_status(folder, error))) continue;
        const auto written = writeFolder(table, folder);
        if (written || holds(folder, table)) return folder;  // or another window was quicker
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
    return loadedFrom(file, tables, [](const fs::path& path) { return loadLayout(path); });
}

Result<engine::TerrainLayout> loadAnyTerrainLayout(const fs::path& file, const fs::path& tables) {
    return loadedFrom(file, tables, [](const fs::path& path) { return loadTerrainLayout(path); });
}

}  // namespace sightline::app
