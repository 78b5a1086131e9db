#include "ui/private_display.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cctype>
#include <cstdlib>
#include <string>

namespace sightline::app {
namespace {

/// The number of the display. The X server writes it to the pipe when it is ready. Empty if the
/// server has ended.
std::string numberFrom(int pipe) {
    std::string number;
    char letter = 0;
    while (read(pipe, &letter, 1) == 1 && letter != '\n')
        if (std::isdigit(static_cast<unsigned char>(letter)) != 0) number += letter;
    return number;
}

}  // namespace

PrivateDisplay::PrivateDisplay() {
    int ends[2];
    if (std::getenv("SIGHTLINE_WATCH_TESTS") || pipe(ends) != 0) return;
    server_ = fork();
    if (server_ == 0) {
        // The X server ends together with its test, even if the test crashes.
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        close(ends[0]);
        const std::string to = std::to_string(ends[1]);
        execlp("Xvfb", "Xvfb", "-displayfd", to.c_str(), "-screen", "0", "1920x1200x24",
               "+extension", "GLX", "-nolisten", "tcp", static_cast<char*>(nullptr));
        _exit(127);
    }
    close(ends[1]);
    const std::string number = server_ > 0 ? numberFrom(ends[0]) : std::string();
    close(ends[0]);
    if (number.empty()) return;
    setenv("DISPLAY", (":" + number).c_str(), 1);
    setenv("QT_QPA_PLATFORM", "xcb", 1);
    unsetenv("WAYLAND_DISPLAY");
}

PrivateDisplay::~PrivateDisplay() {
    if (server_ <= 0) return;
    kill(server_, SIGTERM);
    waitpid(server_, nullptr, 0);
}

}  // namespace sightline::app
