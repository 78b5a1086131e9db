/// A window with a battle in which something throws: what no test may do in its own process.
#pragma once

namespace sightline::app {

/// As the program does it, opens the starter battle, answers a question and lets `where` throw
/// `what`: an "event", a "paint", a "slot" or a "job" on another thread; an "exception", a lack of
/// "memory" or a "number". The exit status, if it comes to that.
int openFaultyWindow(int argc, char** argv);

}  // namespace sightline::app
