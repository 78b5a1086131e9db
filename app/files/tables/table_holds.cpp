#include "app/files/tables/table_holds.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/files/models/locked_folder.h"
#include "geometry/base/files/open_file.h"
#include "rendering/model/model_folder.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr const char* noteEnding = ".open";
constexpr std::string_view halfWrittenMark = ".sightline-half-";
constexpr int mostHalfWritten = 100;
constexpr std::uintmax_t mostBytesOfARecovery = 64U << 20U;

fs::path noteOf(const fs::path& folder) {
    fs::path note = folder;
    note += noteEnding;
    return note;
}

bool isStillThere(const engine::OpenFile& note) {
    struct stat facts {};
    return ::fstat(note.number(), &facts) == 0 && facts.st_nlink > 0;
}

/// The lock files ("notes") that this process has locked.
class Holds {
  public:
    void add(const fs::path& folder, engine::OpenFile note) {
        const std::lock_guard lock(mutex_);
        notes_.insert_or_assign(folder, std::move(note));
    }
    std::set<fs::path> foldersOfTables() const {
        const std::lock_guard lock(mutex_);
        std::set<fs::path> all;
        for (const auto& [folder, note] : notes_) all.insert(folder.parent_path());
        return all;
    }
    void clear() {
        const std::lock_guard lock(mutex_);
        notes_.clear();
    }

  private:
    mutable std::mutex mutex_;
    std::map<fs::path, engine::OpenFile> notes_;
};

// The only Holds object of this process. File locks belong to the whole process.
Holds& holds() {
    static Holds all;
    return all;
}

enum class Note { held, none, removedMeanwhile };

Note lockNote(const fs::path& folder, int flags) {
    constexpr mode_t mine = 0600;
    engine::OpenFile note(
        ::open(noteOf(folder).c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | flags, mine));
    if (note.number() < 0) return Note::none;
    if (::flock(note.number(), LOCK_SH) != 0) return Note::none;
    if (!isStillThere(note)) return Note::removedMeanwhile;
    holds().add(folder, std::move(note));
    return Note::held;
}

/// The contents of the recovery files in a folder: games and layouts of interrupted programs.
std::vector<std::string> recoveriesIn(const fs::path& folder) {
    std::vector<std::string> texts;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (name.find("recovery") == std::string::npos || name.ends_with(".lock")) continue;
        auto text = rendering::bytesOfRegularFile(entry.path(), mostBytesOfARecovery);
        if (text) texts.push_back(std::move(*text));
    }
    return texts;
}

bool names(std::string_view content, const fs::path& folder) {
    return content.find("/" + folder.filename().string() + "/") != std::string_view::npos;
}

std::vector<fs::path> foldersWithNotes(const fs::path& tables) {
    std::vector<fs::path> folders;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(tables, error))
        if (entry.path().extension() == noteEnding)
            folders.push_back(fs::path(entry.path()).replace_extension());
    return folders;
}

// Removes the folder of an unpacked table if no process uses the folder. Its lock file stays locked
// until the folder is removed, so that no other process begins to use the folder.
void removeUnheld(const fs::path& folder) {
    const fs::path note = noteOf(folder);
    const engine::OpenFile open(::open(note.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    if (open.number() < 0 || ::flock(open.number(), LOCK_EX | LOCK_NB) != 0 || !isStillThere(open))
        return;
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    fs::remove(note, ignored);
}

}  // namespace

void holdNewTable(const fs::path& folder) {
    std::error_code ignored;
    fs::create_directories(folder.parent_path(), ignored);
    while (lockNote(folder, O_CREAT) == Note::removedMeanwhile) continue;
}

bool holdTable(const fs::path& folder) { return lockNote(folder, 0) != Note::removedMeanwhile; }

void keepTablesNamedIn(std::string_view content, const fs::path& tables) {
    std::set<fs::path> all = holds().foldersOfTables();
    all.insert(tables);
    std::error_code ignored;
    for (const fs::path& one : all)
        for (const fs::path& folder : foldersWithNotes(one))
            if (names(content, folder)) fs::remove(noteOf(folder), ignored);
}

void clearTables(const fs::path& tables) {
    const std::vector<fs::path> folders = foldersWithNotes(tables);
    const std::vector<std::string> recoveries =
        folders.empty() ? std::vector<std::string>() : recoveriesIn(tables.parent_path());
    for (const fs::path& folder : folders) {
        const bool needed =
            std::any_of(recoveries.begin(), recoveries.end(),
                        [&](const std::string& text) { return names(text, folder); });
        if (!needed) removeUnheld(folder);
    }
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(tables, error))
        if (entry.path().filename().string().find(halfWrittenMark) != std::string::npos)
            removeAbandoned(entry.path());
}

void letTablesGo() {
    const std::set<fs::path> all = holds().foldersOfTables();
    holds().clear();
    for (const fs::path& tables : all) clearTables(tables);
}

fs::path nameOfHalfWritten(const fs::path& folder, int number) {
    return folder.parent_path() / ("." + folder.filename().string() + std::string(halfWrittenMark) +
                                   std::to_string(number));
}

void removeHalfWritten(const fs::path& folder) {
    for (int number = 1; number <= mostHalfWritten; ++number) {
        const fs::path name = nameOfHalfWritten(folder, number);
        std::error_code error;
        if (!fs::exists(fs::symlink_status(name, error))) return;
        removeAbandoned(name);
    }
}

}  // namespace sightline::app
