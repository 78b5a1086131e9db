/// The process of its own that models of others are read in: how it is started, limited and
/// listened to, whatever it is asked.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/measure/result.h"

namespace sightline::app {

/// What a reader may use before it is ended.
struct ReaderShare {
    std::chrono::seconds work;  ///< of the processor
    std::uint64_t memory;       ///< bytes, more than it has when it starts
};

/// Enough for a model that is whole. Who wants to wait for another is asked first.
inline constexpr ReaderShare usualShare{std::chrono::seconds(10), 1ULL << 30U};
inline constexpr ReaderShare longerShare{std::chrono::seconds(120), 4ULL << 30U};
/// What is done with a model that was read, such as simplifying a scan.
inline constexpr ReaderShare shareOfStudying{std::chrono::seconds(300), 4ULL << 30U};

/// A reader's limits, and who listens.
struct ReaderLimits {
    std::chrono::seconds work = usualShare.work;  ///< of the processor, until the model is read
    std::chrono::milliseconds patience{60'000};   ///< by the clock, on a busy machine
    std::uint64_t memory = usualShare.memory;     ///< bytes, until the model is read
    std::optional<ReaderShare> afterwards{};      ///< in all; none: reading is all of the work
    std::uint64_t output = 512ULL << 20U;         ///< bytes handed back
    const std::atomic<bool>* stop = nullptr;      ///< ends it once true
    /// Told how much of the work is done, 0 to 1, where the reader tells it; on the thread that
    /// asks.
    std::function<void(double)> progress{};
};

/// How models are read that one thread reads while this lives.
class ReadingHere {
  public:
    enum class Share {
        usual,
        longer,  ///< somebody was asked whether to go on
    };
    explicit ReadingHere(Share share, std::stop_token stop = {});
    ~ReadingHere();
    ReadingHere(const ReadingHere&) = delete;
    ReadingHere& operator=(const ReadingHere&) = delete;
    /// May a model take the longer share on this thread?
    static bool isLonger();

  private:
    friend ReaderLimits limitsHere(const std::atomic<bool>* stop);
    Share share_;
    std::atomic<bool> stopped_{false};
    std::stop_callback<std::function<void()>> stop_;
    ReadingHere* before_;
};

/// What a reader may use that this thread starts. `stop`, if any, ends it instead of the token.
ReaderLimits limitsHere(const std::atomic<bool>* stop = nullptr);
/// Such limits have told it to stop.
inline bool wasStopped(const ReaderLimits& limits) {
    return limits.stop != nullptr && *limits.stop;
}
/// Would a longer share perhaps read that model? The file that was given up.
std::optional<std::filesystem::path> endedTooSoon(const Problem& problem);

/// Starts the reader with these words: first an option that says what is asked, then what belongs
/// to it; the limits are added. Problems, one line with the path each: what the reader refuses, a
/// reader that was ended by a fault of its own or by a limit, and one that cannot be started.
Result<std::string> askReader(const std::filesystem::path& file,
                              const std::vector<std::string>& words, const ReaderLimits& limits);

/// In the reader: tells how much is done.
void tellProgress(double share);
/// How many words the limits are that `askReader` adds.
inline constexpr int limitWords = 4;
/// In the reader, where `limits` are the last words: works under these limits, hands back the
/// answer and ends the process. It ends with the process that asked, too.
[[noreturn]] void answerAsReader(char** limits, const std::function<Result<std::string>()>& work);
/// In the reader: the model is read, and what follows has its own share.
void beginAfterwards();

/// The program that is started as the reader: `sightline-cli` beside this program, else this
/// program where it is the window, else the one of the build that this program is from.
std::filesystem::path modelReaderProgram();

/// The files that a model named, in front of the rest of an answer.
std::string withNames(const std::set<std::filesystem::path>& named, std::string_view rest);
/// Those files, taken off the answer's front. Problem: "its reader broke off", without a path.
Result<std::set<std::filesystem::path>> takeNames(std::string_view& answer);

}  // namespace sightline::app
