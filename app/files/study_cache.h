/// What was simplified, on disk, so that a table with a scan opens at once the next time. Nothing
/// but time is lost with it: whatever is missing, damaged or of another version is made anew.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sightline::app {

/// Where it lies: SIGHTLINE_CACHE_DIR, else `sightline` in XDG_CACHE_HOME, else in ~/.cache; empty
/// where there is none of them.
std::filesystem::path cacheFolder();

/// Which of all studies one is: by what stood in the file and how it was asked about.
class StudyName {
  public:
    /// `asked` tells apart what is asked of one content.
    StudyName(std::string_view content, const std::string& asked);
    /// None that can be used is there.
    std::optional<std::string> find() const;
    /// Keeps it as far as there is a place; the ones that nobody used for longest make room.
    void keep(std::string_view study) const;

  private:
    std::filesystem::path file_;  ///< empty without a folder
};

}  // namespace sightline::app
