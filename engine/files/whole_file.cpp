#include "engine/files/whole_file.h"

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "engine/json/system_said.h"
#include "engine/words/files.h"

namespace sightline::engine {
namespace fs = std::filesystem;

namespace {

constexpr int mostLinks = 40;  // one after the other, as the system itself follows them
constexpr int mostNames = 100;

Problem notWritten(const fs::path& path, const Message& why) {
    return problemIn(path.string(),
                     problemOf(why.none() ? say::cannotBeWritten() : say::cannotBeWrittenAs(why)));
}

/// A file that nobody had, open to be written.
struct Fresh {
    fs::path path;
    std::FILE* file = nullptr;
};

Fresh freshBeside(const fs::path& path) {
    for (int number = 1; number <= mostNames; ++number) {
        fs::path name = path;
        name += number == 1 ? ".new" : ".new-" + std::to_string(number);
        if (std::FILE* file = std::fopen(name.c_str(), "wbx")) return {name, file};
        if (errno != EEXIST) break;
    }
    return {};
}

/// True when all of it has reached the disk. The file is closed either way.
bool fill(std::FILE* file, const std::string& content) {
    const bool taken = std::fwrite(content.data(), 1, content.size(), file) == content.size();
    return std::fclose(file) == 0 && taken;
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

Result<bool> writeWholeFile(const fs::path& path, const std::string& content) {
    const Result<fs::path> target = fileToWrite(path);
    if (!target) return target.problem();
    const Fresh fresh = freshBeside(*target);
    if (!fresh.file)
        return notWritten(path, systemSaid(std::error_code(errno, std::generic_category())));
    std::error_code failed, ignored;
    if (!fill(fresh.file, content)) {
        fs::remove(fresh.path, ignored);
        return notWritten(path, {});
    }
    const fs::file_status before = fs::status(*target, ignored);
    if (fs::exists(before)) fs::permissions(fresh.path, before.permissions(), ignored);
    fs::rename(fresh.path, *target, failed);
    if (!failed) return true;
    fs::remove(fresh.path, ignored);
    return notWritten(path, systemSaid(failed));
}

}  // namespace sightline::engine
