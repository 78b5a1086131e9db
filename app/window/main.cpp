// Not part of the library, unlike all other code: compiled separately and last.
#include "app/window/program.h"

int main(int argc, char** argv) { return sightline::app::runProgram(argc, argv); }
