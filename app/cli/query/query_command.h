/// `sightline-cli query`: geometry for scripts, one request and one answer a line.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Serves requests until `input` ends. A bad request is answered with its error and the next is
/// served. Returns the exit status: 0 done, 1 the layout was refused.
int queryCommand(const std::string& layoutFile, std::istream& input, std::ostream& output,
                 std::ostream& errors);

}  // namespace sightline::app
