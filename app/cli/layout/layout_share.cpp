#include "app/cli/layout/layout_share.h"

#include <ostream>

#include "app/cli/terminal/layout_argument.h"
#include "app/files/tables/pack_table.h"
#include "app/files/tables/unpack_table.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace {

constexpr std::uintmax_t mostBytesOfAPicture = 64ULL << 20U;

Result<std::string> pictureIn(const std::string& file) {
    if (file.empty()) return std::string();
    auto bytes = rendering::bytesOfRegularFile(file, mostBytesOfAPicture);
    if (!bytes || !isPngPicture(*bytes))
        return Problem{file + ": expected a PNG picture of at most " +
                       std::to_string(mostBytesOfAPicture >> 20U) + " MB"};
    return std::move(*bytes);
}

Result<SharedTable> packed(const LayoutPackSettings& settings) {
    if (!isSharedTable(settings.shared))
        return Problem{settings.shared + ": expected a name that ends with " +
                       std::string(sharedTableEnding)};
    const auto picture = pictureIn(settings.picture);
    if (!picture) return picture.problem();
    const TemporaryFolder folder;
    const auto layout = loadAnyTerrainLayout(settings.file, folder.path());
    if (!layout) return layout.problem();
    return packTable(*layout, *picture);
}

nlohmann::json entriesOf(const SharedTable& table) {
    nlohmann::json names = nlohmann::json::array();
    for (const auto& [name, content] : table.entries) names.push_back(name);
    return names;
}

}  // namespace

int layoutPackCommand(const LayoutPackSettings& settings, std::ostream& output,
                      std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    const auto table = packed(settings);
    if (!table) return refuse(table.problem());
    const auto saved = writeSharedTable(*table, settings.shared);
    if (!saved) return refuse(saved.problem());
    std::error_code unknown;
    output << nlohmann::json{{"saved", settings.shared},
                             {"bytes", std::filesystem::file_size(settings.shared, unknown)},
                             {"entries", entriesOf(*table)}}
                  .dump(2)
           << '\n';
    return 0;
}

int layoutUnpackCommand(const std::string& shared, const std::string& folder, std::ostream& output,
                        std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    const auto table = readSharedTable(shared);
    if (!table) return refuse(table.problem());
    const auto written = unpackInto(*table, folder);
    if (!written) return refuse(written.problem());
    output << nlohmann::json{{"layout", (std::filesystem::path(folder) / layoutEntry).string()},
                             {"entries", entriesOf(*table)}}
                  .dump(2)
           << '\n';
    return 0;
}

}  // namespace sightline::app
