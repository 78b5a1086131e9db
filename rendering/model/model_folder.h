/// Restricted file access for one model: the model's file, and the files of its own folder that it
/// names.
#pragma once
#include <assimp/IOSystem.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace sightline::rendering {

/// The file system that Assimp uses. A name that leads out of the folder (an absolute path, `..`, a
/// link) or to anything but a regular file (a pipe, a device) does not exist here. Writing is
/// impossible.
class ModelFolder final : public Assimp::IOSystem {
  public:
    /// Requires an absolute path.
    explicit ModelFolder(const std::filesystem::path& model);

    bool Exists(const char* name) const override;
    char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* name, const char* mode) override;
    void Close(Assimp::IOStream* stream) override;

    /// The requested files of the folder besides the model itself, whether they exist or not.
    const std::set<std::filesystem::path>& named() const { return named_; }

  private:
    std::optional<std::filesystem::path> inside(const char* name) const;

    std::filesystem::path model_;
    std::filesystem::path folder_;  ///< symbolic links resolved
    std::uintmax_t read_ = 0;       ///< total bytes of all files read
    std::set<std::filesystem::path> named_;
};

/// The content of a regular file of at most `most` bytes. Never blocks on a pipe or a device.
std::optional<std::string> bytesOfRegularFile(const std::filesystem::path& file,
                                              std::uintmax_t most);

/// Limit for all files of one model together. Bytes.
inline constexpr std::uintmax_t mostBytesOfAModel = 512ULL << 20U;

}  // namespace sightline::rendering
