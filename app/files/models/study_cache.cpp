#include "app/files/models/study_cache.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "geometry/base/digest.h"
#include "geometry/base/files/whole_file.h"
#include "rendering/model/model_folder.h"
#include "rendering/model/simplified_model.h"

namespace sightline::app {
namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t mostOnDisk = 512U << 20U;  ///< limit of the cache folder, bytes
constexpr const char* cachedEnding = ".study";

fs::path folderIn(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr ? fs::path(value) : fs::path();
}

std::string fingerprint(std::string_view salt, std::string_view text) {
    engine::Digest digest;
    digest.add(salt);
    digest.add(text);
    std::array<char, 20> hex{};
    std::snprintf(hex.data(), hex.size(), "%016llx",
                  static_cast<unsigned long long>(digest.value()));
    return hex.data();
}

// The first line of an entry in the disk cache. It contains a hash of the rest, so that damage and
// truncation are found.
std::string sealOf(std::string_view study) {
    return "sightline-study " + std::to_string(rendering::simplifierVersion) + " " +
           fingerprint("study", study) + "\n";
}

void makeRoom(const fs::path& folder) {
    struct DiskEntry {
        fs::file_time_type used;
        fs::path file;
        std::uintmax_t bytes;
    };
    std::vector<DiskEntry> all;
    std::uintmax_t bytes = 0;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() != cachedEnding) continue;
        all.push_back({entry.last_write_time(error), entry.path(), entry.file_size(error)});
        bytes += all.back().bytes;
    }
    std::sort(all.begin(), all.end(),
              [](const DiskEntry& one, const DiskEntry& other) { return one.used < other.used; });
    for (std::size_t i = 0; i < all.size() && bytes > mostOnDisk; ++i) {
        fs::remove(all[i].file, error);
        bytes -= all[i].bytes;
    }
}

}  // namespace

fs::path cacheFolder() {
    if (fs::path own = folderIn("SIGHTLINE_CACHE_DIR"); !own.empty()) return own;
    if (const fs::path all = folderIn("XDG_CACHE_HOME"); all.is_absolute())
        return all / "sightline";
    const fs::path home = folderIn("HOME");
    return home.is_absolute() ? home / ".cache" / "sightline" : fs::path();
}

// The file name has two 64-bit hashes of the content, and its length. So an accidental collision is
// practically impossible.
StudyName::StudyName(std::string_view content, const std::string& asked) {
    const fs::path folder = cacheFolder();
    if (folder.empty()) return;
    file_ = folder / "models" /
            (fingerprint("first", content) + fingerprint("second " + asked, content) + "-" +
             std::to_string(content.size()) + cachedEnding);
}

std::optional<std::string> StudyName::find() const {
    if (file_.empty()) return std::nullopt;
    auto sealed = rendering::bytesOfRegularFile(file_, mostOnDisk);
    if (!sealed) return std::nullopt;
    const std::size_t end = sealed->find('\n');
    if (end == std::string::npos) return std::nullopt;
    std::string study = sealed->substr(end + 1);
    if (sealed->compare(0, end + 1, sealOf(study)) != 0) return std::nullopt;
    std::error_code error;
    fs::last_write_time(file_, fs::file_time_type::clock::now(), error);
    return study;
}

void StudyName::keep(std::string_view study) const {
    if (file_.empty()) return;
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    if (error) return;
    if (engine::writeWholeFile(file_, sealOf(study).append(study))) makeRoom(file_.parent_path());
}

}  // namespace sightline::app
