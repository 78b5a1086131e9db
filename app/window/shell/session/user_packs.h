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
    QString fault;  ///< why its pack.json cannot be read; empty when it can
};

/// The folder of the packs: "packs" in the program's data folder of this user.
QString packsFolder();
std::vector<UserPack> userPacks();
void switchPack(const UserPack& pack, bool on);
/// The enabled packs in their reading order.
std::vector<std::filesystem::path> packsSwitchedOn();

}  // namespace sightline::app
