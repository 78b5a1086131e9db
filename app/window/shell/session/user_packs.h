/// The players' own card packs. Each pack is a subfolder of one folder, and is switched on or off.
#pragma once
#include <QString>
#include <filesystem>
#include <vector>

namespace sightline::app {

struct UserPack {
    std::filesystem::path folder;
    QString name;
    bool on = false;
    QString fault;  ///< why pack.json cannot be read; empty if it can be read
};

/// The folder of the card packs: "packs" in the program's data folder of this user.
QString packsFolder();
std::vector<UserPack> userPacks();
void switchPack(const UserPack& pack, bool on);
/// The folders of the packs that are switched on, in the order in which they are read.
std::vector<std::filesystem::path> packsSwitchedOn();

}  // namespace sightline::app
