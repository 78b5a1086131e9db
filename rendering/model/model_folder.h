/// Restricted file access for one model: its own file, and the files of its own folder that it
/// names.
#pragma once
#include <assimp/IOSystem.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace sightline::rendering {

/// The file system for Assimp. Some names do not exist here: a name that leads out of the folder
/// (an absolute path, `..`, a link), and a name of anything but a regular file (a pipe, a device).
/// Writing is impossible.
class ModelFolder final : public Assimp::IOSystem {
  public:
    /// Requires an absolute path.
    explicit ModelFolder(const std::filesystem::path& model);

    bool Exists(const char* name) const override;
    char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* name, const char* mode) override;
    void Close(Assimp::IOStream* stream) override;

    /// The other files of the folder that Assimp requested. They may be missing.
    const std::set<std::filesystem::path>& named() const { return named_; }

  private:
    std::optional<std::filesystem::path> inside(const char* name) const;

    std::filesystem::path model_;
    std::filesystem::path folder_;  ///< path after all symbolic links are resolved
    std::uintmax_t read_ = 0;       ///< total bytes of all files read
    std::set<std::filesystem::path> named_;
};

/// The content of a regular file of at most `most` bytes. The function never waits for a pipe or a
/// device.
std::optional<std::string> bytesOfRegularFile(const std::filesystem::path& file,
                                              std::uintmax_t most);

/// Size limit for all files of one model together, in bytes.
inline constexpr std::uintmax_t mostBytesOfAModel = 512ULL << 20U;

}  // namespace sightline::rendering
