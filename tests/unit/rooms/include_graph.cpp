#include "unit/rooms/include_graph.h"

#include <algorithm>
#include <fstream>
#include <set>

namespace sightline::house {
namespace {

std::vector<std::string> sourcesOf(const std::filesystem::path& root, const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
        const auto kind = entry.path().extension();
        if (kind != ".h" && kind != ".cpp") continue;
        files.push_back(std::filesystem::relative(entry.path(), root).generic_string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

// The header that an `#include` line names, such as "engine/legion/basics/ids.h". No value if the
// header is not in `folder`.
std::string headerIn(const std::string& line, const std::string& folder) {
    const std::string before = "#include \"";
    if (!line.starts_with(before + folder + "/")) return {};
    return line.substr(before.size(), line.find('"', before.size()) - before.size());
}

}  // namespace

std::vector<Include> includesWithin(const std::filesystem::path& root, const std::string& folder) {
    std::vector<Include> found;
    for (const std::string& file : sourcesOf(root, folder)) {
        std::ifstream text(root / file);
        std::string line;
        for (int at = 1; std::getline(text, line); ++at) {
            if (std::string header = headerIn(line, folder); !header.empty())
                found.push_back({file, at, std::move(header)});
        }
    }
    return found;
}

std::string roomOf(const std::string& file, const std::string& folder) {
    const std::string inside = file.substr(folder.size() + 1);
    const std::size_t end = inside.find('/');
    return end == std::string::npos ? std::string() : inside.substr(0, end);
}

std::vector<std::string> breachesOf(const std::filesystem::path& root, const Order& order) {
    std::vector<std::string> breaches;
    const auto floorOf = [&](const std::string& file) {
        return std::find(order.rooms.begin(), order.rooms.end(), roomOf(file, order.folder)) -
               order.rooms.begin();
    };
    std::set<std::string> there;
    for (const std::string& file : sourcesOf(root, order.folder))
        there.insert(roomOf(file, order.folder));
    for (const std::string& room : there) {
        if (std::find(order.rooms.begin(), order.rooms.end(), room) == order.rooms.end())
            breaches.push_back(order.folder + "/" + room + ": the order of rooms does not know it");
    }
    for (const std::string& room : order.rooms) {
        if (!there.contains(room))
            breaches.push_back(order.folder + "/" + room + ": nothing lies there");
    }
    for (const Include& one : includesWithin(root, order.folder)) {
        if (floorOf(one.header) <= floorOf(one.file)) continue;
        breaches.push_back(one.file + ":" + std::to_string(one.line) + ": " +
                           roomOf(one.file, order.folder) + " includes " +
                           roomOf(one.header, order.folder) + " above it (" + one.header + ")");
    }
    return breaches;
}

}  // namespace sightline::house
