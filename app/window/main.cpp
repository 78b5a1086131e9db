// The function main of the window program. This file is not part of the library.
#include "app/window/program.h"

int main(int argc, char** argv) { return sightline::app::runProgram(argc, argv); }
