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

/// The file descriptor for the output of a child. Its standard input is empty. Its standard output
/// and standard error are discarded.
inline constexpr int childOutputFile = 3;

struct ChildOrder {
    std::filesystem::path program;
    std::vector<std::string> arguments;  ///< arguments without the name of the program
    std::chrono::milliseconds patience;  ///< time limit, after which the child is killed
    std::uint64_t most = 0;  ///< output limit in bytes, beyond which the child is killed
    /// The child is killed if this becomes true. Null: never.
    const std::atomic<bool>* stop = nullptr;
    /// Called with all output so far, each time more output arrives.
    std::function<void(std::string_view)> heard{};
};

struct ChildEnd {
    enum class How { exit, signal, tooLong, tooMuch, stopped, notStarted };
    How how = How::notStarted;
    int number = 0;  ///< exit status, or number of the signal
};

struct ChildOutput {
    ChildEnd end;
    std::string bytes;
};

/// Runs the child and returns after it has ended. Thread-safe.
ChildOutput runChild(const ChildOrder& order);

}  // namespace sightline::app
