/// `sightline-cli query`: geometry for scripts, one request and one answer per line.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Handles requests until `input` ends. A bad request gets an error, and the next one is handled.
/// Returns the exit status: 0, or 1 when the layout was refused.
int queryCommand(const std::string& layoutFile, std::istream& input, std::ostream& output,
                 std::ostream& errors);

}  // namespace sightline::app
