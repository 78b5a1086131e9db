/// `sightline-cli query`: answers geometry requests from scripts. Each request and each answer is
/// one line.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Answers requests until `input` ends. A bad request gets an error as its answer, and the next
/// requests are still answered. Returns the exit status: 0, or 1 if the layout was refused.
int queryCommand(const std::string& layoutFile, std::istream& input, std::ostream& output,
                 std::ostream& errors);

}  // namespace sightline::app
