#include "app/files/tables/shared_table.h"

#include <algorithm>
#include <optional>

#include "app/files/words/shared_tables.h"
#include "engine/layouts/layout_file.h"
#include "geometry/base/files/whole_file.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/files.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

// Limit for an entry name in bytes; file systems allow 255.
constexpr std::size_t longestEntryName = 250;
// Limit for the parts of an entry name: nested folders and the file.
constexpr std::size_t mostNameParts = 16;
constexpr std::size_t mostSharedPieces = 1000;

// The reason why a path is not allowed. The parts of the path are separated by "/". Empty if the
// path is allowed: it then stays inside the folder where it starts.
Message faultOfInnerPath(std::string_view path) {
    if (path.empty() || path.size() > longestEntryName)
        return say::nameOfBytes(static_cast<int>(longestEntryName));
    if (!engine::isUtf8(path)) return say::nameInUtf8();
    for (std::string_view left = path; !left.empty();) {
        const engine::Character next = engine::firstCharacter(left);
        if (engine::isControl(next.code)) return say::nameWithoutControls();
        left.remove_prefix(next.bytes);
    }
    if (path.find_first_of("\\:") != std::string_view::npos) return say::nameWithoutDrive();
    if (path.front() == '/') return say::nameWithoutRoot();
    if (std::count(path.begin(), path.end(), '/') >= static_cast<long>(mostNameParts))
        return say::nameOfParts(static_cast<int>(mostNameParts));
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        const std::string_view part = path.substr(from, end - from);
        if (part.empty() || part == "." || part == "..") return say::nameWithoutDots();
        from = end + 1;
    }
    return {};
}

void checkMesh(const engine::JsonAt& mesh, const SharedTable& table) {
    const std::string text = mesh.text();
    if (text.starts_with(engine::assetScheme)) {
        const Message fault = faultOfInnerPath(text.substr(engine::assetScheme.size()));
        if (!fault.none()) mesh.refuse(say::nameAfter(fault, std::string(engine::assetScheme)));
        return;
    }
    if (!text.starts_with(std::string(modelsEntry) + '/') || !table.entries.contains(text))
        mesh.wrong(say::modelThatShips());
}

void checkTrace(const engine::JsonAt& picture, const SharedTable& table) {
    const std::string text = picture.text();
    if ((text != tracePngEntry && text != traceJpegEntry) || !table.entries.contains(text))
        picture.wrong(say::traceOfTheTable());
}

std::optional<Problem> faultOfLayout(const SharedTable& table, const std::string& where) {
    const auto document = engine::parseJson(table.layout(), where);
    if (!document) return document.problem();
    const auto read = engine::readingJson([&] {
        const engine::JsonAt at(*document, where);
        engine::expectFormat(at, "sightline-layout", 1);
        for (const engine::JsonAt& piece : at.at("pieces").list(0, mostSharedPieces)) {
            for (const char* member : {"shape", "look"}) {
                const auto drawn = piece.find(member);
                if (const auto mesh = drawn ? drawn->find("mesh") : std::nullopt)
                    checkMesh(*mesh, table);
            }
        }
        if (const auto trace = at.find("trace")) checkTrace(trace->at("picture"), table);
        return true;
    });
    return read ? std::nullopt : std::optional(read.problem());
}

std::optional<Problem> faultOfTable(const SharedTable& table, const std::string& where) {
    const auto refused = [&](std::string_view entry, const Message& what) {
        return problemOf(engine::say::atPointer(where, std::string(entry), what));
    };
    if (!table.entries.contains(std::string(layoutEntry)))
        return refused(layoutEntry, say::noLayoutThere());
    for (const auto& [name, content] : table.entries) {
        if ((name == pictureEntry || name == tracePngEntry) && !isPngPicture(content))
            return refused(name, say::pngExpected());
        if (name == traceJpegEntry && !isJpegPicture(content))
            return refused(name, say::jpegExpected());
    }
    return faultOfLayout(table, where + ": " + std::string(layoutEntry));
}

}  // namespace

bool isSharedTable(const fs::path& file) {
    return file.filename().string().ends_with(sharedTableEnding);
}

bool isPngPicture(std::string_view bytes) { return bytes.starts_with("\x89PNG\r\n\x1a\n"); }

bool isJpegPicture(std::string_view bytes) { return bytes.starts_with("\xFF\xD8\xFF"); }

Message faultOfEntryName(const std::string& name) {
    const bool folder = name.ends_with('/');
    const std::string_view path = std::string_view(name).substr(0, name.size() - (folder ? 1 : 0));
    if (Message fault = faultOfInnerPath(path); !fault.none()) return fault;
    if (name.starts_with(std::string(modelsEntry) + '/')) return {};
    for (const std::string_view known :
         {layoutEntry, licencesEntry, pictureEntry, tracePngEntry, traceJpegEntry})
        if (name == known) return {};
    return say::entryOfATable();
}

Result<SharedTable> sharedTableIn(std::string_view bytes, const std::string& where,
                                  const SharedTableLimits& limits) {
    auto contents =
        unzipped(bytes, where, {limits.entries, limits.folders, limits.bytes, faultOfEntryName});
    if (!contents) return contents.problem();
    SharedTable table{std::move(contents).value()};
    if (const auto problem = faultOfTable(table, where)) return *problem;
    return table;
}

Result<SharedTable> readSharedTable(const fs::path& file, const SharedTableLimits& limits) {
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return problemIn(file.string(), problemOf(engine::say::expectedAFile()));
    const auto bytes = rendering::bytesOfRegularFile(file, limits.bytes);
    if (!bytes) {
        return problemIn(
            file.string(),
            problemOf(engine::say::openedOrTooLarge(static_cast<int>(limits.bytes >> 20U))));
    }
    return sharedTableIn(*bytes, file.string(), limits);
}

Result<bool> writeSharedTable(const SharedTable& table, const fs::path& file) {
    const auto bytes = zipOf(table.entries);
    if (!bytes) return problemIn(file.string(), bytes.problem());
    if (const auto again = sharedTableIn(*bytes, file.string()); !again) return again.problem();
    return engine::writeWholeFile(file, *bytes);
}

}  // namespace sightline::app
