/// The include graph of the sources. Each folder has subfolders ("rooms") in a fixed order. The
/// graph shows each include that goes from a room to a later room.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace sightline::house {

/// The root folder of the sources that are checked.
inline const std::filesystem::path source = SIGHTLINE_SOURCE;

/// An `#include` line with one of our own headers.
struct Include {
    std::string file;  ///< path of the file with this line, such as
                       ///< "engine/legion/rules/attack/backup.cpp"
    int line = 0;      ///< line number, from 1
    std::string header;
};

/// All includes of headers in `folder` by sources in `folder`, sorted by the name of the file.
std::vector<Include> includesWithin(const std::filesystem::path& root, const std::string& folder);

/// The room (subfolder) of a file: "attack" for "engine/legion/rules/attack/backup.cpp" in
/// "engine/legion/rules". Empty if the file is directly in the folder.
std::string roomOf(const std::string& file, const std::string& folder);

/// The rooms (subfolders) of a folder, in order. A room may include the rooms before it, but never
/// the rooms after it.
struct Order {
    std::string folder;
    std::vector<std::string> rooms;
};

/// The includes of later rooms, one line each: "engine/legion/rules/state/battle.cpp:5: state
/// includes mission above it (engine/legion/rules/mission/score.h)". Also reports rooms that are
/// not in the order, and rooms of the order that are empty.
std::vector<std::string> breachesOf(const std::filesystem::path& root, const Order& order);

}  // namespace sightline::house
