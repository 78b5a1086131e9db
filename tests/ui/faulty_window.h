/// Opens a window whose code throws. Such a test needs a process of its own.
#pragma once

namespace sightline::app {

/// Starts like the program, opens the starter battle, answers a question and throws. `where` is
/// "event", "paint", "slot" or "job" (a job on another thread). `what` is "exception", "memory"
/// (std::bad_alloc) or "number" (an int). Returns the exit status if the process survives.
int openFaultyWindow(int argc, char** argv);

}  // namespace sightline::app
