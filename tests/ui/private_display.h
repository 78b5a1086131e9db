/// Starts a private X server for one program of window tests. A display has only one keyboard
/// focus, so tests on a shared display would have to wait for each other.
#pragma once
#include <sys/types.h>

namespace sightline::app {

class PrivateDisplay {
  public:
    /// Starts Xvfb and sets DISPLAY to it. Keeps the current display if Xvfb is not installed or
    /// SIGHTLINE_WATCH_TESTS is set.
    PrivateDisplay();
    ~PrivateDisplay();
    PrivateDisplay(const PrivateDisplay&) = delete;
    PrivateDisplay& operator=(const PrivateDisplay&) = delete;

  private:
    pid_t server_ = -1;
};

}  // namespace sightline::app
