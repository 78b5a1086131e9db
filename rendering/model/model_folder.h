/// Restricts the files that Assimp can read for a model: the model's own file, and the files in its
/// folder that the model names.
#pragma once
#include <assimp/IOSystem.hpp>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace sightline::rendering {

/// The file system that Assimp sees. Two kinds of names do not exist in it: names that lead out of
/// the folder (an absolute path, `..`, a link), and names of anything but a regular file (a pipe, a
/// device). Writing is impossible.
class ModelFolder final : public Assimp::IOSystem {
  public:
    /// `model` must be an absolute path.
    explicit ModelFolder(const std::filesystem::path& model);

    bool Exists(const char* name) const override;
    char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* name, const char* mode) override;
    void Close(Assimp::IOStream* stream) override;

    /// The files for which Assimp asked, other than the model's own file. Their paths are in the
    /// folder. The files may be missing.
    const std::set<std::filesystem::path>& named() const { return named_; }

  private:
    std::optional<std::filesystem::path> inside(const char* name) const;

    std::filesystem::path model_;
    std::filesystem::path folder_;  ///< path of the folder, with all symbolic links resolved
    std::uintmax_t read_ = 0;       ///< total size of the files that were read, bytes
    std::set<std::filesystem::path> named_;
};

/// The content of a regular file with at most `most` bytes; empty for anything else. Never waits
/// for a pipe or a device.
std::optional<std::string> bytesOfRegularFile(const std::filesystem::path& file,
                                              std::uintmax_t most);

/// Limit for the total size of all files of one model, bytes.
inline constexpr std::uintmax_t mostBytesOfAModel = 512ULL << 20U;

}  // namespace sightline::rendering
