/// The program with the window. It reads the command line, opens the file, and shows the window or
/// takes a picture.
#pragma once

namespace sightline::app {

/// Returns the exit status of main(): 0; 1 if something cannot be opened or shown; 2 for an invalid
/// command line. Prints one line with the reason.
int runProgram(int argc, char** argv);

}  // namespace sightline::app
