/// Writes the file of a journal. Lines are appended during the game, so that a crash of the program
/// loses at most the answer being written. `engine/README.md` describes the loss after a power cut.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>

#include "geometry/base/result.h"

namespace sightline::engine::talk {

/// A journal as its file needs it: the lines as JSON, made when they are written.
struct JournalSource {
    std::function<nlohmann::json()> header;
    std::uint64_t seed = 0;
    std::size_t answers = 0;  ///< number of them
    std::function<nlohmann::json(std::size_t)> answer;
};

/// Writes a whole journal atomically, as `writeWholeFile` does.
Result<bool> writeJournal(const std::filesystem::path& path, const JournalSource& journal);

/// Keeps a file up to date with a running game.
class JournalWriter {
  public:
    /// Problems: a path that is a folder or a device, or that cannot be written.
    static Result<std::unique_ptr<JournalWriter>> open(const std::filesystem::path& path);
    ~JournalWriter();
    /// Appends new answers. Rewrites the whole file after an undo, after a problem such as a full
    /// disk, and if the file was changed by something else. The result survives a crash of the
    /// program; for a power cut, call `flush`.
    Result<bool> follow(const JournalSource& journal);
    /// Waits until everything that `follow` wrote is on the disk. May be called on another thread.
    Result<bool> flush() const;

  private:
    struct Written;
    explicit JournalWriter(std::filesystem::path path);
    bool goesOn(const JournalSource& journal) const;
    Result<bool> writeAnew(const JournalSource& journal);
    std::filesystem::path path_;
    std::ofstream file_;
    std::unique_ptr<Written> written_;  ///< the content of the file
};

}  // namespace sightline::engine::talk
