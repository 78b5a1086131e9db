// Compiled alone and last: everything else is in the library.
#include "app/window/program.h"

int main(int argc, char** argv) { return sightline::app::runProgram(argc, argv); }
