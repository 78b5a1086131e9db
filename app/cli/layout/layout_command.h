/// `sightline-cli layout check`: lists the errors and the missing agreements in a layout.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Prints {"name", "pieces", "wrong": [{piece, text}], "unagreed": [{piece, text}]}. Returns 0 when
/// "wrong" is empty ("unagreed" may have entries), else 1; also 1 when the file cannot be used.
int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors);
/// The output format and the meaning of a piece's agreed facts, for `layout check --help`.
const char* layoutCheckHelp();

}  // namespace sightline::app
