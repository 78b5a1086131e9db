#include "engine/legion/lists/catalogue/pack_files.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/legion/lists/words/packs.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace fs = std::filesystem;
namespace {
using Names = std::vector<std::string>;

const Names tableFiles{"pack.json",     "points.json",     "stand_ins.json", "special_slots.json",
                       "keywords.json", "automation.json", "reminders.json"};
const Names kindFolders{"units", "counterparts", "upgrades", "commands", "battle", "battle_forces"};

bool isOneOf(const Names& names, const std::string& one) {
    return std::find(names.begin(), names.end(), one) != names.end();
}

bool isForPeople(const fs::path& file) {
    const std::string name = file.filename().string();
    // True for a name such as "units.json.txt".
    const bool renamed = file.stem().extension() == ".json";
    return name.starts_with(".") ||
           (!renamed && (file.extension() == ".md" || file.extension() == ".txt")) ||
           name == "README" || name == "LICENSE" || name == "COPYING";
}

bool isFolder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

Names entriesOf(const fs::path& folder) {
    Names names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        names.push_back(entry->path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::string listOf(const Names& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

// The nearest correct file name. All names have the same extension, so only the parts before the
// extension are compared.
std::string nearestOf(const fs::path& path, const Names& right) {
    const auto beforeTheDot = [](const std::string& name) {
        return name.substr(0, name.find('.'));
    };
    Names stems;
    for (const std::string& name : right) stems.push_back(beforeTheDot(name));
    const std::string nearest = nearestName(beforeTheDot(path.filename().string()), stems);
    const auto found = std::find(stems.begin(), stems.end(), nearest);
    return found == stems.end() ? "" : right[static_cast<std::size_t>(found - stems.begin())];
}

[[noreturn]] void refuse(const fs::path& path, const Message& expected, const Names& right) {
    const std::string nearest = nearestOf(path, right);
    const Message unread = say::nothingReadsFile(expected);
    throw JsonError(problemIn(
        path.string(), problemOf(nearest.empty() ? unread : say::didYouMeanName(unread, nearest))));
}

void refuseStrayCards(const fs::path& folder) {
    for (const std::string& name : entriesOf(folder)) {
        const fs::path path = folder / name;
        const bool cards = path.extension() == ".json" && !isFolder(path);
        if (!cards && !isForPeople(path)) refuse(path, say::filesOfCards(), {});
    }
}

}  // namespace

void refuseStrayFiles(const fs::path& pack) {
    for (const std::string& name : entriesOf(pack)) {
        const fs::path path = pack / name;
        if (isFolder(path)) {
            if (name.starts_with(".")) continue;
            if (!isOneOf(kindFolders, name))
                refuse(path, say::foldersOf(listOf(kindFolders)), kindFolders);
            refuseStrayCards(path);
        } else if (!isOneOf(tableFiles, name) && !isForPeople(path)) {
            refuse(path, say::filesOrFolders(listOf(tableFiles)), tableFiles);
        }
    }
}

}  // namespace sightline::engine
