#include "geometry/base/files/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "geometry/base/files/open_file.h"
#include "geometry/base/json/system_error.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace fs = std::filesystem;

namespace {

// Maximum number of symbolic links in one path, as in the operating system.
constexpr int mostLinks = 40;
constexpr int mostNames = 100;
constexpr mode_t ordinary = 0666;  // permissions of a new file, before the umask of the process

std::error_code lastError() { return {errno, std::generic_category()}; }

Problem notWritten(const fs::path& path, const Message& why) {
    return problemIn(path.string(), problemOf(say::cannotBeWrittenAs(why)));
}

Problem notWritten(const fs::path& path, const std::error_code& why) {
    return notWritten(path, systemErrorMessage(why));
}

/// The name of a temporary file next to `path`. Each `number` gives a different name.
fs::path nameBeside(const fs::path& path, int number) {
    fs::path name = path;
    name += number == 1 ? ".new" : ".new-" + std::to_string(number);
    return name;
}

std::error_code writeAll(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return lastError();
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

// Flushes an open file to the disk. A file system that cannot flush files is not an error.
std::error_code flush(int file) {
    if (::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS) return {};
    return lastError();
}

std::error_code fill(int file, const std::string& content, WrittenTo reach) {
    if (const std::error_code failed = writeAll(file, content)) return failed;
    return reach == WrittenTo::disk ? flush(file) : std::error_code();
}

/// A new file: its name, or the reason why the file could not be written.
struct NewFile {
    fs::path name{};
    std::error_code failed{};
};

// Writes an unnamed file and then gives it a name. If the process is killed before the file has a
// name, no file remains. Empty if the file system does not support unnamed files.
std::optional<NewFile> filledUnnamed(const fs::path& path, const std::string& content,
                                     WrittenTo reach) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const OpenFile file(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, ordinary));
    if (file.number() < 0) return std::nullopt;
    if (const std::error_code failed = fill(file.number(), content, reach))
        return NewFile{.failed = failed};
    const std::string itself = "/proc/self/fd/" + std::to_string(file.number());
    for (int number = 1; number <= mostNames; ++number) {
        fs::path name = nameBeside(path, number);
        if (::linkat(AT_FDCWD, itself.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
            return NewFile{.name = std::move(name)};
        if (errno != EEXIST) break;
    }
    return std::nullopt;
}

NewFile filledNamed(const fs::path& path, const std::string& content, WrittenTo reach) {
    for (int number = 1; number <= mostNames; ++number) {
        const fs::path name = nameBeside(path, number);
        OpenFile file(::open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, ordinary));
        if (file.number() < 0 && errno == EEXIST) continue;
        if (file.number() < 0) break;
        std::error_code failed = fill(file.number(), content, reach);
        if (!file.close() && !failed) failed = lastError();
        if (!failed) return {.name = name};
        ::unlink(name.c_str());
        return {.failed = failed};
    }
    return {.failed = lastError()};
}

std::error_code flushAt(const fs::path& path) {
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    return file.number() < 0 ? lastError() : flush(file.number());
}

// Flushes the folder of the file, because the folder holds the file's name. Ignores a folder that
// cannot be opened.
void flushFolderOf(const fs::path& path) {
    flushAt(path.has_parent_path() ? path.parent_path() : fs::path("."));
}

}  // namespace

Result<fs::path> fileToWrite(const fs::path& path) {
    std::error_code failed;
    fs::path file = path;
    for (int links = 0; fs::is_symlink(fs::symlink_status(file, failed)); ++links) {
        const fs::path to = fs::read_symlink(file, failed);
        if (failed || links == mostLinks) return notWritten(path, say::linksLeadNowhere());
        file = file.parent_path() / to;
    }
    const fs::file_status status = fs::status(file, failed);
    if (fs::is_directory(status)) return problemIn(path.string(), problemOf(say::isAFolder()));
    if (fs::exists(status) && !fs::is_regular_file(status))
        return problemIn(path.string(), problemOf(say::ordinaryFileExpected()));
    return file;
}

Result<bool> writeWholeFile(const fs::path& path, const std::string& content, WrittenTo reach) {
    const Result<fs::path> target = fileToWrite(path);
    if (!target) return target.problem();
    const std::optional<NewFile> unnamed = filledUnnamed(*target, content, reach);
    const NewFile fresh = unnamed ? *unnamed : filledNamed(*target, content, reach);
    if (fresh.failed) return notWritten(path, fresh.failed);
    std::error_code failed, ignored;
    const fs::file_status before = fs::status(*target, ignored);
    if (fs::exists(before)) fs::permissions(fresh.name, before.permissions(), ignored);
    fs::rename(fresh.name, *target, failed);
    if (failed) {
        fs::remove(fresh.name, ignored);
        return notWritten(path, failed);
    }
    if (reach == WrittenTo::disk) flushFolderOf(*target);
    return true;
}

Problem whyNoFileIn(const fs::path& folder) {
    const fs::path probe = folder / ".sightline-probe";
    const OpenFile file(::open(probe.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, ordinary));
    std::error_code failed =
        file.number() < 0 ? lastError() : fill(file.number(), "x", WrittenTo::system);
    if (file.number() >= 0) ::unlink(probe.c_str());
    if (failed) return notWritten(folder, failed);
    return problemIn(folder.string(), problemOf(say::cannotBeWritten()));
}

Result<bool> flushToDisk(const fs::path& path) {
    if (const std::error_code failed = flushAt(path)) return notWritten(path, failed);
    flushFolderOf(path);
    return true;
}

}  // namespace sightline::engine
