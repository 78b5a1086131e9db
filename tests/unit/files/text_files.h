// Small temporary files for one test.
#pragma once
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

namespace sightline::test {

class TextFiles {
  public:
    TextFiles() {
        std::random_device chance;
        folder_ =
            std::filesystem::temp_directory_path() / ("sightline-test-" + std::to_string(chance()));
        std::filesystem::create_directories(folder_);
    }
    ~TextFiles() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    TextFiles(const TextFiles&) = delete;
    TextFiles& operator=(const TextFiles&) = delete;

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        auto path = folder_ / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    const std::filesystem::path& folder() const { return folder_; }

  private:
    std::filesystem::path folder_;
};

}  // namespace sightline::test
