/// The process of its own that models of others are read in: how it is started, limited and
/// listened to, whatever it is asked.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/measure/result.h"

namespace sightline::app {

/// What a reader may use before it is ended, and who listens.
struct ReaderLimits {
    std::chrono::seconds work{30};                ///< of the processor
    std::chrono::milliseconds patience{120'000};  ///< by the clock, on a busy machine
    std::uint64_t memory = 4ULL << 30U;           ///< bytes
    std::uint64_t output = 512ULL << 20U;         ///< bytes handed back
    const std::atomic<bool>* stop = nullptr;      ///< ends it once true
    /// Told how much of the work is done, 0 to 1, where the reader tells it; on the thread that
    /// asks.
    std::function<void(double)> progress{};
};

/// Starts the reader with these words: first an option that says what is asked, then what belongs
/// to it; the limits are added. Problems, one line with the path each: what the reader refuses, a
/// reader that was ended by a fault of its own or by a limit, and one that cannot be started.
Result<std::string> askReader(const std::filesystem::path& file,
                              const std::vector<std::string>& words, const ReaderLimits& limits);

/// In the reader: tells how much is done.
void tellProgress(double share);
/// In the reader, where `seconds` and `bytes` are the last two words: works under these limits,
/// hands back the answer and ends the process.
[[noreturn]] void answerAsReader(const char* seconds, const char* bytes,
                                 const std::function<Result<std::string>()>& work);

/// The program that is started as the reader: `sightline-cli` beside this program, else this
/// program where it is the window, else the one of the build that this program is from.
std::filesystem::path modelReaderProgram();

/// The files that a model named, in front of the rest of an answer.
std::string withNames(const std::set<std::filesystem::path>& named, std::string_view rest);
/// Those files, taken off the answer's front. Problem: "its reader broke off", without a path.
Result<std::set<std::filesystem::path>> takeNames(std::string_view& answer);

}  // namespace sightline::app
