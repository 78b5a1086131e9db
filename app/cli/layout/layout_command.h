/// `sightline-cli layout check`: what is wrong or unagreed in a layout.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Prints {"name", "pieces", "wrong": [{piece, text}], "unagreed": [{piece, text}]}. Returns 0 when
/// nothing is wrong (things may be unagreed), 1 when something is or the file cannot be used.
int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors);
/// What it prints, and what the agreed facts of a piece mean, for `layout check --help`.
const char* layoutCheckHelp();

}  // namespace sightline::app
