/// Runs the program with the window. It reads the command line, opens the files, and shows the
/// window or saves a screenshot.
#pragma once

namespace sightline::app {

/// Runs the program and returns its exit status: 0 without errors, 1 if a file or the window cannot
/// be opened, 2 for an invalid command line. Errors are printed as one line.
int runProgram(int argc, char** argv);

}  // namespace sightline::app
