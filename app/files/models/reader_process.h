/// Starts the sandboxed reader process for 3D models of other authors, sets its resource limits and
/// communicates with it.
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

/// Limits for the time and memory of a reader process.
struct ReaderShare {
    std::chrono::seconds work;
    std::uint64_t memory;  ///< limit of memory in addition to that of the program itself, bytes
};

/// The limits for reading a model. They suffice for every normal model. The program asks the player
/// before it allows more time.
inline constexpr ReaderShare usualShare{std::chrono::seconds(10), 1ULL << 30U};
inline constexpr ReaderShare longerShare{std::chrono::seconds(120), 4ULL << 30U};
/// Limits for work on a model after it was read, such as the simplification of a scan.
inline constexpr ReaderShare shareOfStudying{std::chrono::seconds(300), 4ULL << 30U};

struct ReaderLimits {
    /// Limit of processor time until the model is read.
    std::chrono::seconds work = usualShare.work;
    std::chrono::milliseconds patience{60'000};  ///< limit of wall-clock time; much larger than
                                                 ///< `work`, because the processor may be busy
    std::uint64_t memory = usualShare.memory;    ///< limit of memory until the model is read, bytes
    /// Limits for the whole run. If empty, the process only reads and does no later work.
    std::optional<ReaderShare> afterwards{};
    std::uint64_t output = 512ULL << 20U;     ///< limit of the reader's output, bytes
    const std::atomic<bool>* stop = nullptr;  ///< if it becomes true, the reader is killed
    /// Called on the thread of the caller when the reader reports progress. The argument is the
    /// finished share, 0 to 1.
    std::function<void(double)> progress{};
};

/// Sets the resource limits for models that the current thread reads. The limits apply until this
/// object is destroyed.
class ReaderScope {
  public:
    enum class Share {
        usual,
        longer,  ///< longer limits, after the player agreed to wait
    };
    explicit ReaderScope(Share share, std::stop_token stop = {});
    ~ReaderScope();
    ReaderScope(const ReaderScope&) = delete;
    ReaderScope& operator=(const ReaderScope&) = delete;
    /// True if the current thread may read models with the longer limits.
    static bool isLonger();

  private:
    friend ReaderLimits limitsHere(const std::atomic<bool>* stop);
    Share share_;
    std::atomic<bool> stopped_{false};
    std::stop_callback<std::function<void()>> stop_;
    ReaderScope* before_;
};

/// The limits for readers that the current thread starts. A given `stop` replaces the stop flag of
/// the thread's ReaderScope.
ReaderLimits limitsHere(const std::atomic<bool>* stop = nullptr);
inline bool wasStopped(const ReaderLimits& limits) {
    return limits.stop != nullptr && *limits.stop;
}
/// The model file whose reading ended at a resource limit, and might succeed with a larger limit.
/// Empty for other errors.
std::optional<std::filesystem::path> endedTooSoon(const Problem& problem);

/// Starts a reader process with these arguments: an option for the kind of request, then its
/// parameters. The function appends the limits. Errors, each one line with the path: the reader
/// refuses the file; it crashes; it reaches a limit; it cannot be started.
Result<std::string> askReader(const std::filesystem::path& file,
                              const std::vector<std::string>& words, const ReaderLimits& limits);

/// Called in the reader process: sends the finished share to the parent process.
void tellProgress(double share);
/// The number of command-line words that `askReader` appends for the limits.
inline constexpr int limitWords = 4;
/// Called in the reader process: sets the limits from its last arguments, does the work, sends the
/// result and exits. The process also exits when its parent process ends.
[[noreturn]] void answerAsReader(char** limits, const std::function<Result<std::string>()>& work);
/// Called in the reader process after the model was read: the limits for later work begin.
void beginAfterwards();

/// The executable of the reader process. Choices, in order: `sightline-cli` beside this program;
/// this program, if it is the window; the executable of this build.
std::filesystem::path modelReaderProgram();

/// Adds file names in front of a reader's result: the names of the files that a model refers to.
std::string withNames(const std::set<std::filesystem::path>& named, std::string_view rest);
/// Removes the file names that `withNames` added to a result, and returns them. Error: "the reader
/// program stopped without an answer", without a path.
Result<std::set<std::filesystem::path>> takeNames(std::string_view& answer);

}  // namespace sightline::app
