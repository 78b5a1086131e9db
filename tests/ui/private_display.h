/// A display of its own for one program of window tests. A display has one keyboard focus, so on a
/// shared one the tests would have to wait for each other.
#pragma once
#include <sys/types.h>

namespace sightline::app {

class PrivateDisplay {
  public:
    /// Starts Xvfb and points DISPLAY at it. Where there is no Xvfb, or SIGHTLINE_WATCH_TESTS is
    /// set, the display that is there stays.
    PrivateDisplay();
    ~PrivateDisplay();
    PrivateDisplay(const PrivateDisplay&) = delete;
    PrivateDisplay& operator=(const PrivateDisplay&) = delete;

  private:
    pid_t server_ = -1;
};

}  // namespace sightline::app
