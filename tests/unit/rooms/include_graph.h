/// The include graph of the sources, for checks of the order of rooms.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace sightline::house {

/// The root of the checked sources.
inline const std::filesystem::path source = SIGHTLINE_SOURCE;

/// One `#include` line that names one of our own headers.
struct Include {
    std::string file;  ///< path of the including file from the root:
                       ///< "engine/legion/rules/attack/backup.cpp"
    int line = 0;      ///< from 1
    std::string header;
};

/// Every include of a header of `folder` in the sources of `folder`, sorted by file name.
std::vector<Include> includesWithin(const std::filesystem::path& root, const std::string& folder);

/// The room of a file in that folder: "attack" for "engine/legion/rules/attack/backup.cpp"; empty
/// for a file directly in the folder.
std::string roomOf(const std::string& file, const std::string& folder);

/// The rooms from bottom to top. A room may include rooms below it, never rooms above it.
struct Order {
    std::string folder;
    std::vector<std::string> rooms;
};

/// The breaches of the order, one line each: "engine/legion/rules/state/battle.cpp:5: state
/// includes mission above it (engine/legion/rules/mission/score.h)". Also reports rooms that the
/// order lacks, and empty rooms of the order.
std::vector<std::string> breachesOf(const std::filesystem::path& root, const Order& order);

}  // namespace sightline::house
