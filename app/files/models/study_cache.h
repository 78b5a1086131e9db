/// A disk cache of simplified 3D models, so that a table with a 3D scan opens quickly the next
/// time. The cache may be deleted at any time. Missing, damaged and outdated entries are computed
/// again.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sightline::app {

/// The cache folder: SIGHTLINE_CACHE_DIR, otherwise `sightline` in XDG_CACHE_HOME, otherwise
/// `sightline` in ~/.cache. Empty if none of them is set.
std::filesystem::path cacheFolder();

/// The file name of a cached study (see model_study.h). It is derived from the content of the model
/// file and the parameters of the study.
class StudyName {
  public:
    /// `content` has the bytes of the model file. `asked` has the parameters of the study.
    StudyName(std::string_view content, const std::string& asked);
    /// Reads the cached study. Empty if there is no valid entry.
    std::optional<std::string> find() const;
    /// Stores the study if the disk has enough space. Then removes the least recently used entries
    /// if the cache is over its limit.
    void keep(std::string_view study) const;

  private:
    std::filesystem::path file_;  ///< file of the cached study; empty if there is no cache folder
};

}  // namespace sightline::app
