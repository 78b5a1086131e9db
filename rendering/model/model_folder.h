/// The files that one model may read: itself, and what it names in its own folder.
#pragma once
#include <assimp/IOSystem.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace sightline::rendering {

/// Handed to Assimp as its view of the disk. A name that leads out of the folder (an absolute path,
/// `..`, a link) or to anything but a regular file (a pipe, a device) is not there. Nothing is
/// written.
class ModelFolder final : public Assimp::IOSystem {
  public:
    /// Requires an absolute path.
    explicit ModelFolder(const std::filesystem::path& model);

    bool Exists(const char* name) const override;
    char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* name, const char* mode) override;
    void Close(Assimp::IOStream* stream) override;

    /// What was asked for in the folder besides the model itself, there or not.
    const std::set<std::filesystem::path>& named() const { return named_; }

  private:
    std::optional<std::filesystem::path> inside(const char* name) const;

    std::filesystem::path model_;
    std::filesystem::path folder_;  ///< without links
    std::uintmax_t read_ = 0;       ///< bytes of all files together
    std::set<std::filesystem::path> named_;
};

/// A regular file of at most `most` bytes; opening a pipe or a device does not wait.
std::optional<std::string> bytesOfRegularFile(const std::filesystem::path& file,
                                              std::uintmax_t most);

/// The files of a model hold no more than this together. Bytes.
inline constexpr std::uintmax_t mostBytesOfAModel = 512ULL << 20U;

}  // namespace sightline::rendering
