/// The windowed program: reads the command line, opens the file, shows the window or takes a
/// picture.
#pragma once

namespace sightline::app {

/// What main() returns: 0, 1 when something cannot be opened or shown, 2 for a command line that
/// says nothing of use. One line tells why.
int runProgram(int argc, char** argv);

}  // namespace sightline::app
