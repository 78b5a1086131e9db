/// Opens a window that throws an exception. A test of such a window needs its own process.
#pragma once

namespace sightline::app {

/// Starts like the program, opens the starter battle, answers a question and throws an exception.
/// `where` is "event", "paint", "slot" or "job" (a job on another thread). `what` is "exception",
/// "memory" (std::bad_alloc) or "number" (an int). Returns the exit status if the process survives.
int openFaultyWindow(int argc, char** argv);

}  // namespace sightline::app
