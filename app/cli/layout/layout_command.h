/// `sightline-cli layout check`: lists the errors of a layout, and the terrain facts that the
/// players have not agreed on.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Prints {"name", "pieces", "wrong": [{piece, text}], "unagreed": [{piece, text}]}. Returns 0 if
/// "wrong" is empty, even if "unagreed" has entries. Returns 1 if "wrong" has entries, or if the
/// file cannot be used.
int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors);
/// Text for `layout check --help`: the output format, and the meaning of the terrain facts that
/// players agree on.
const char* layoutCheckHelp();

}  // namespace sightline::app
