/// Which file includes which, read off the sources: enough to hold the order of rooms.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace sightline::house {

/// The root of the sources that are looked at.
inline const std::filesystem::path source = SIGHTLINE_SOURCE;

/// One `#include` of one of our own headers.
struct Include {
    std::string file;  ///< that holds it, seen from the root: "engine/attack/backup.cpp"
    int line = 0;      ///< from 1
    std::string header;
};

/// Every include of a header of `folder` in the sources of `folder`, in the order of their names.
std::vector<Include> includesWithin(const std::filesystem::path& root, const std::string& folder);

/// The room of a file of that folder: "attack" of "engine/attack/backup.cpp"; empty for what lies
/// in the folder itself.
std::string roomOf(const std::string& file, const std::string& folder);

/// Rooms from the ground up. A room may include what is below it, never what is above.
struct Order {
    std::string folder;
    std::vector<std::string> rooms;
};

/// What breaks the order, a line each: "engine/state/battle.cpp:5: state includes mission above it
/// (engine/mission/score.h)". Rooms that the order does not know are told as well, and rooms of the
/// order that hold nothing.
std::vector<std::string> breachesOf(const std::filesystem::path& root, const Order& order);

}  // namespace sightline::house
