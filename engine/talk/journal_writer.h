/// Writes a journal file. During the game, each answer is appended as a line, so that a crash of
/// the program loses at most the answer that is being written. `engine/README.md` describes the
/// loss after a power cut.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "geometry/base/result.h"

namespace sightline::engine::talk {

/// The data of a journal for its file. Each line is made as JSON when it is written.
struct JournalSource {
    std::function<nlohmann::json()> header;
    std::uint64_t seed = 0;
    std::size_t answers = 0;  ///< number of answers in the journal
    std::function<nlohmann::json(std::size_t)> answer;
};

/// The text of a complete journal file.
std::string journalText(const JournalSource& journal);
/// Writes a complete journal atomically, like `writeWholeFile`.
Result<bool> writeJournal(const std::filesystem::path& path, const JournalSource& journal);

/// Keeps a journal file up to date with a running game.
class JournalWriter {
  public:
    /// Opens a journal file for writing. Returns a problem if the path is a folder or a device, or
    /// if the path cannot be written.
    static Result<std::unique_ptr<JournalWriter>> open(const std::filesystem::path& path);
    ~JournalWriter();
    /// Appends the new answers to the file. Writes the whole file again after an undo, after a
    /// problem such as a full disk, and if another program changed the file. The written data
    /// survive a crash of the program; to protect them from a power cut, call `flush`.
    Result<bool> follow(const JournalSource& journal);
    /// Waits until all data that `follow` wrote are on the disk. Another thread may call this
    /// function.
    Result<bool> flush() const;

  private:
    struct Written;
    explicit JournalWriter(std::filesystem::path path);
    bool goesOn(const JournalSource& journal) const;
    Result<bool> writeAnew(const JournalSource& journal);
    std::filesystem::path path_;
    std::ofstream file_;
    std::unique_ptr<Written> written_;  ///< the journal as it is in the file now
};

}  // namespace sightline::engine::talk
