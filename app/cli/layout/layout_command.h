/// `sightline-cli layout check`: lists the errors of a layout, and the facts on which players have
/// not agreed.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Prints {"name", "pieces", "wrong": [{piece, text}], "unagreed": [{piece, text}]}. Returns 0 if
/// "wrong" is empty; "unagreed" may have entries. Returns 1 otherwise, and if the file cannot be
/// used.
int layoutCheckCommand(const std::string& file, std::ostream& output, std::ostream& errors);
/// Text for `layout check --help`: the output format, and the meaning of the agreed facts of a
/// piece.
const char* layoutCheckHelp();

}  // namespace sightline::app
