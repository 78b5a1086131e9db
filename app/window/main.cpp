// This file is not part of the library. It is compiled separately and last.
#include "app/window/program.h"

int main(int argc, char** argv) { return sightline::app::runProgram(argc, argv); }
