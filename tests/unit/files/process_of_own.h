/// A child process that a test can kill while it works.
#pragma once
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <functional>

namespace sightline::test {

/// Runs `work` in a forked copy of this process, which then waits until it is killed. The
/// constructor returns after `work` has finished.
class ProcessOfOwn {
  public:
    explicit ProcessOfOwn(const std::function<void()>& work) {
        std::array<int, 2> done{};
        if (::pipe(done.data()) != 0) return;
        id_ = ::fork();
        if (id_ == 0) {
            work();
            const char end = '.';
            if (::write(done[1], &end, 1) != 1) ::_exit(1);
            for (;;) ::pause();
        }
        ::close(done[1]);
        char end = 0;
        worked_ = ::read(done[0], &end, 1) == 1;
        ::close(done[0]);
    }
    ~ProcessOfOwn() { kill(); }
    ProcessOfOwn(const ProcessOfOwn&) = delete;
    ProcessOfOwn& operator=(const ProcessOfOwn&) = delete;

    bool worked() const { return worked_; }
    void kill() {
        if (id_ <= 0) return;
        ::kill(id_, SIGKILL);
        ::waitpid(id_, nullptr, 0);
        id_ = -1;
    }

  private:
    pid_t id_ = -1;
    bool worked_ = false;
};

}  // namespace sightline::test
