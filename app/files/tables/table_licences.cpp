#include "app/files/tables/table_licences.h"

#include <filesystem>

#include "app/files/tables/licence_notes.h"
#include "geometry/base/json/plain_text.h"

namespace sightline::app {
namespace {

// Maximum number of characters in a line of a licence text.
constexpr std::size_t longestLicenceLine = 1000;
// Limit for a licence text in bytes. The longest common licences have 35 KB.
constexpr std::size_t longestLicenceText = 128U << 10U;

std::string shownLineByLine(std::string_view text) {
    const bool whole = text.size() <= longestLicenceText;
    text = text.substr(0, longestLicenceText);
    std::string shown;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r')) line.remove_suffix(1);
        shown += engine::plainText(line, longestLicenceLine) + '\n';
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return whole ? shown : shown + "\u2026\n";
}

bool isLicenceOfAModel(const std::string& name) {
    return name.starts_with(std::string(modelsEntry) + '/') &&
           isLicenceFile(std::filesystem::path(name).filename().string());
}

}  // namespace

std::vector<LicenceText> licencesIn(const SharedTable& table) {
    std::vector<LicenceText> texts;
    if (const auto notes = table.entries.find(std::string(licencesEntry));
        notes != table.entries.end())
        texts.push_back({notes->first, shownLineByLine(notes->second)});
    for (const auto& [name, content] : table.entries)
        if (isLicenceOfAModel(name)) texts.push_back({name, shownLineByLine(content)});
    return texts;
}

}  // namespace sightline::app
