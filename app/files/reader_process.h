/// The sandboxed reader process for models of other authors: its start, its resource limits and its
/// communication, for all kinds of requests.
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

#include "geometry/base/result.h"

namespace sightline::app {

/// The resource limits of a reader.
struct ReaderShare {
    std::chrono::seconds work;  ///< limit of processor time
    std::uint64_t memory;       ///< limit of additional memory after the start, bytes
};

/// Sufficient for an intact model. The program asks the player before it waits longer.
inline constexpr ReaderShare usualShare{std::chrono::seconds(10), 1ULL << 30U};
inline constexpr ReaderShare longerShare{std::chrono::seconds(120), 4ULL << 30U};
/// Limits for work on a model after it was read, such as the simplification of a scan.
inline constexpr ReaderShare shareOfStudying{std::chrono::seconds(300), 4ULL << 30U};

/// The limits of a reader, and its callbacks.
struct ReaderLimits {
    /// Limit of processor time until the model is read.
    std::chrono::seconds work = usualShare.work;
    std::chrono::milliseconds patience{60'000};  ///< limit of wall-clock time, for a busy machine
    std::uint64_t memory = usualShare.memory;    ///< limit in bytes until the model is read
    /// Limits for all work; empty: the process only reads.
    std::optional<ReaderShare> afterwards{};
    std::uint64_t output = 512ULL << 20U;     ///< limit of the answer in bytes
    const std::atomic<bool>* stop = nullptr;  ///< if this flag becomes true, the reader is killed
    /// Called on the caller's thread with the finished share, 0 to 1, if the reader reports it.
    std::function<void(double)> progress{};
};

/// Scope object: during its lifetime, it sets the limits for models that this thread requests.
class ReaderScope {
  public:
    enum class Share {
        usual,
        longer,  ///< longer limits, because the player agreed to wait
    };
    explicit ReaderScope(Share share, std::stop_token stop = {});
    ~ReaderScope();
    ReaderScope(const ReaderScope&) = delete;
    ReaderScope& operator=(const ReaderScope&) = delete;
    /// True if a model may use the longer limit on this thread.
    static bool isLonger();

  private:
    friend ReaderLimits limitsHere(const std::atomic<bool>* stop);
    Share share_;
    std::atomic<bool> stopped_{false};
    std::stop_callback<std::function<void()>> stop_;
    ReaderScope* before_;
};

/// The limits for readers that this thread starts. `stop`, if given, replaces the stop token.
ReaderLimits limitsHere(const std::atomic<bool>* stop = nullptr);
/// True if those limits requested a stop.
inline bool wasStopped(const ReaderLimits& limits) {
    return limits.stop != nullptr && *limits.stop;
}
/// The file that could perhaps be read with a larger limit. Empty for other errors.
std::optional<std::filesystem::path> endedTooSoon(const Problem& problem);

/// Starts the reader with these arguments: an option for the request, then its parameters. The
/// limits are appended. Errors, each one line with the path: the reader refuses the file; it
/// crashes; it reaches a limit; it cannot be started.
Result<std::string> askReader(const std::filesystem::path& file,
                              const std::vector<std::string>& words, const ReaderLimits& limits);

/// For the reader process: reports the finished share.
void tellProgress(double share);
/// The number of arguments that `askReader` appends for the limits.
inline constexpr int limitWords = 4;
/// For the reader process: works under the limits, which are its last arguments. It then sends the
/// answer and exits. It also exits when its parent process ends.
[[noreturn]] void answerAsReader(char** limits, const std::function<Result<std::string>()>& work);
/// For the reader process: the model is read, so the limits for later work start.
void beginAfterwards();

/// The executable of the reader: `sightline-cli` beside this program; otherwise this program if it
/// is the window; otherwise the executable of this build.
std::filesystem::path modelReaderProgram();

/// Prepends the files that a model names to an answer.
std::string withNames(const std::set<std::filesystem::path>& named, std::string_view rest);
/// Removes those files from the front of the answer, and returns them. Error: "the reader program
/// stopped without an answer", without a path.
Result<std::set<std::filesystem::path>> takeNames(std::string_view& answer);

}  // namespace sightline::app
