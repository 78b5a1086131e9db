/// `sightline-cli layout check`: what is wrong or unagreed in a layout.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Prints {"name", "pieces", "wrong": [{piece, text}], "unagreed": [{piece, text}]}. Returns 0 when
/// nothing is wrong (things may be unagreed), 1 when something is or the file cannot be used.
int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
