/// A program run beside this one, with an end to its time and to what it may say.
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

/// The open file that a child writes its output to. Its input is empty, and what it says on its
/// ordinary output and errors is nobody's.
inline constexpr int childOutputFile = 3;

struct ChildOrder {
    std::filesystem::path program;
    std::vector<std::string> arguments;  ///< without the program's own name
    std::chrono::milliseconds patience;  ///< then it is ended
    std::uint64_t most = 0;              ///< bytes of output; with more it is ended
    /// Ends it before its time once true, if somebody may want that.
    const std::atomic<bool>* stop = nullptr;
    /// Given all output so far, each time more of it has arrived.
    std::function<void(std::string_view)> heard{};
};

struct ChildEnd {
    enum class How { exit, signal, tooLong, tooMuch, stopped, notStarted };
    How how = How::notStarted;
    int number = 0;  ///< exit status or signal
};

struct ChildOutput {
    ChildEnd end;
    std::string bytes;
};

/// Returns when the child has ended. May be called on several threads.
ChildOutput runChild(const ChildOrder& order);

}  // namespace sightline::app
