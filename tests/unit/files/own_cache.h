/// Moves the disk cache to a temporary folder of the test, which is empty at first.
#pragma once
#include <cstdlib>
#include <string>

#include "unit/files/text_files.h"

namespace sightline::test {

class OwnCache {
  public:
    OwnCache() {
        if (const char* before = std::getenv(variable)) before_ = before;
        ::setenv(variable, folder_.folder().c_str(), 1);
    }
    ~OwnCache() {
        if (before_.empty())
            ::unsetenv(variable);
        else
            ::setenv(variable, before_.c_str(), 1);
    }
    OwnCache(const OwnCache&) = delete;
    OwnCache& operator=(const OwnCache&) = delete;

    const std::filesystem::path& folder() const { return folder_.folder(); }

  private:
    static constexpr const char* variable = "SIGHTLINE_CACHE_DIR";
    TextFiles folder_;
    std::string before_;
};

}  // namespace sightline::test
