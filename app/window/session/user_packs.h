/// The players' own card packs: folders inside one folder, each switched on or off.
#pragma once
#include <QString>
#include <filesystem>
#include <vector>

namespace sightline::app {

struct UserPack {
    std::filesystem::path folder;
    QString name;
    bool on = false;
    QString fault;  ///< why its pack.json cannot be read; empty: it can
};

/// Where packs lie: "packs" beside the program's own data of this player.
QString packsFolder();
std::vector<UserPack> userPacks();
void switchPack(const UserPack& pack, bool on);
/// Those that are switched on, in the order in which they are read.
std::vector<std::filesystem::path> packsSwitchedOn();

}  // namespace sightline::app
