#include "app/files/models/locked_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

engine::OpenFile openedFolder(const fs::path& path) {
    return engine::OpenFile(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
}

// False if another process removed the folder between its creation and its locking.
bool isStillThere(const engine::OpenFile& folder, const fs::path& path) {
    struct stat held {
    }, named{};
    return ::fstat(folder.number(), &held) == 0 && ::lstat(path.c_str(), &named) == 0 &&
           held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

}  // namespace

std::optional<LockedFolder> LockedFolder::make(const fs::path& path, unsigned access,
                                               std::error_code& error) {
    constexpr int mostTries = 10;
    for (int i = 0; i < mostTries; ++i) {
        if (::mkdir(path.c_str(), access) != 0) break;
        engine::OpenFile folder = openedFolder(path);
        if (folder.number() >= 0 && ::flock(folder.number(), LOCK_EX) == 0 &&
            isStillThere(folder, path)) {
            error.clear();
            return LockedFolder(path, std::move(folder));
        }
    }
    error.assign(errno, std::generic_category());
    return std::nullopt;
}

void removeAbandoned(const fs::path& folder) {
    const engine::OpenFile open = openedFolder(folder);
    struct stat facts {};
    if (open.number() < 0 || ::fstat(open.number(), &facts) != 0 || facts.st_uid != ::geteuid() ||
        ::flock(open.number(), LOCK_EX | LOCK_NB) != 0)
        return;
    std::error_code ignored;
    fs::remove_all(folder, ignored);
}

}  // namespace sightline::app
