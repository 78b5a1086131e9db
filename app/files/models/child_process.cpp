#include "app/files/models/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <optional>

extern char** environ;  // NOLINT(readability-redundant-declaration)

namespace sightline::app {
namespace {

using Clock = std::chrono::steady_clock;

class Pipe {
  public:
    Pipe() { made_ = ::pipe2(ends_.data(), O_CLOEXEC) == 0; }
    ~Pipe() {
        closeWriting();
        if (made_) ::close(ends_[0]);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    bool made() const { return made_; }
    int reading() const { return ends_[0]; }
    int writing() const { return ends_[1]; }
    void closeWriting() {
        if (made_ && ends_[1] >= 0) ::close(ends_[1]);
        ends_[1] = -1;
    }

  private:
    std::array<int, 2> ends_{-1, -1};
    bool made_ = false;
};

// Starts the child. The pipe may already have the descriptor number that the child expects for its
// output. So the pipe is first copied to a higher number, and then to the expected number.
std::optional<pid_t> started(const ChildOrder& order, const Pipe& pipe) {
    const int high = ::fcntl(pipe.writing(), F_DUPFD_CLOEXEC, childOutputFile + 1);
    if (high < 0) return std::nullopt;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, high, childOutputFile);
    posix_spawn_file_actions_addclosefrom_np(&actions, childOutputFile + 1);

    std::string program = order.program.string();
    std::vector<std::string> words = order.arguments;
    std::vector<char*> arguments{program.data()};
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t child = -1;
    const int failed =
        ::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(high);
    if (failed != 0) return std::nullopt;
    return child;
}

// Reads until the child closes its end of the pipe, or exceeds its limit of time or output.
ChildEnd::How collect(int pipe, const ChildOrder& order, std::string& bytes) {
    const Clock::time_point last = Clock::now() + order.patience;
    std::vector<char> some(1U << 20U);
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(last - Clock::now());
        if (left.count() <= 0) return ChildEnd::How::tooLong;
        if (order.stop != nullptr && *order.stop) return ChildEnd::How::stopped;
        constexpr int patience = 20;  // milliseconds between two checks of `stop`
        pollfd watched{pipe, POLLIN, 0};
        const int ready = ::poll(&watched, 1, int(std::min<long>(left.count(), patience)));
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        if (ready < 0) return ChildEnd::How::notStarted;
        const ssize_t more = ::read(pipe, some.data(), some.size());
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) return ChildEnd::How::exit;
        if (bytes.size() + std::size_t(more) > order.most) return ChildEnd::How::tooMuch;
        bytes.append(some.data(), std::size_t(more));
        if (order.heard) order.heard(bytes);
    }
}

}  // namespace

ChildOutput runChild(const ChildOrder& order) {
    ChildOutput output;
    Pipe pipe;
    if (!pipe.made()) return output;
    const auto child = started(order, pipe);
    if (!child) return output;
    pipe.closeWriting();
    const ChildEnd::How how = collect(pipe.reading(), order, output.bytes);
    if (how != ChildEnd::How::exit) ::kill(*child, SIGKILL);
    int status = 0;
    while (::waitpid(*child, &status, 0) < 0 && errno == EINTR) continue;
    if (how != ChildEnd::How::exit) {
        output.end = {how, 0};
    } else if (WIFSIGNALED(status)) {
        output.end = {ChildEnd::How::signal, WTERMSIG(status)};
    } else {
        output.end = {ChildEnd::How::exit, WEXITSTATUS(status)};
    }
    return output;
}

}  // namespace sightline::app
