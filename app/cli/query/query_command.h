/// `sightline-cli query`: geometry for scripts. Each line is one request or one answer.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Handles requests until `input` ends. After a bad request it writes an error and continues.
/// Returns the exit status: 0, or 1 if the layout was refused.
int queryCommand(const std::string& layoutFile, std::istream& input, std::ostream& output,
                 std::ostream& errors);

}  // namespace sightline::app
