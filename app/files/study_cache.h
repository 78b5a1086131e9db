/// Disk cache of simplified models, so that a table with a scan opens quickly the next time. The
/// cache may be lost at any time. Missing, damaged or outdated entries are computed again.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sightline::app {

/// The cache folder: SIGHTLINE_CACHE_DIR, otherwise `sightline` in XDG_CACHE_HOME, otherwise
/// `sightline` in ~/.cache. Empty if none of them is set.
std::filesystem::path cacheFolder();

/// Cache key of a study: the content of the file and the parameters of the study.
class StudyName {
  public:
    /// `asked` distinguishes studies of the same content.
    StudyName(std::string_view content, const std::string& asked);
    /// The cached study. Empty if there is no valid entry.
    std::optional<std::string> find() const;
    /// Stores the study if there is enough space, and removes the least recently used entries.
    void keep(std::string_view study) const;

  private:
    std::filesystem::path file_;  ///< empty if there is no cache folder
};

}  // namespace sightline::app
