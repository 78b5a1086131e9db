/// Runs another program as a child process, with limits on its time and output.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace sightline::app {

/// The number of the file descriptor to which a child writes its result. The child's standard input
/// is empty. Its standard output and standard error are discarded.
inline constexpr int childOutputFile = 3;

struct ChildOrder {
    std::filesystem::path program;
    /// Command-line arguments, without the name of the program.
    std::vector<std::string> arguments;
    std::chrono::milliseconds patience;  ///< time limit, after which the child is killed
    std::uint64_t most = 0;  ///< output limit in bytes, beyond which the child is killed
    /// If this flag becomes true, the child is killed. May be null.
    const std::atomic<bool>* stop = nullptr;
    /// Called each time more output arrives, with the whole output so far.
    std::function<void(std::string_view)> heard{};
};

struct ChildEnd {
    enum class How { exit, signal, tooLong, tooMuch, stopped, notStarted };
    How how = How::notStarted;
    int number = 0;  ///< exit status of the child, or the number of the signal that ended it
};

struct ChildOutput {
    ChildEnd end;
    std::string bytes;
};

/// Runs the child and waits for its end. Thread-safe.
ChildOutput runChild(const ChildOrder& order);

}  // namespace sightline::app
