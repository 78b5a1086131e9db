/// Journals on disk: a header line, then one answer a line, appended and flushed as the game goes,
/// so that a crash loses at most the answer being written.
#pragma once
#include <filesystem>
#include <fstream>
#include <memory>

#include "engine/conversation/game.h"

namespace sightline::engine {

/// What a journal file holds. A torn last line (a crash while writing) is dropped and said.
struct JournalText {
    Journal journal;
    bool lastLineTorn = false;
};
/// Problems name file, line and what was expected.
Result<JournalText> readJournal(const std::filesystem::path& path);
/// Writes a whole journal at once (to a temporary file, then renamed).
Result<bool> writeJournal(const std::filesystem::path& path, const Journal& journal);

/// Keeps a file in step with a running game.
class JournalWriter {
  public:
    static Result<std::unique_ptr<JournalWriter>> open(const std::filesystem::path& path);
    /// Appends what is new, or rewrites after an undo.
    Result<bool> follow(const Journal& journal);

  private:
    explicit JournalWriter(std::filesystem::path path) : path_(std::move(path)) {}
    std::filesystem::path path_;
    std::ofstream file_;
    std::size_t written_ = 0;
    std::uint64_t prefixDigest_ = 0;
};

/// Feeds the answers to a new game. Problems name the answer that was refused and why.
Result<std::unique_ptr<Game>> replay(Scenario scenario, const Journal& journal);

}  // namespace sightline::engine
