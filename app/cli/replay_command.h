/// `sightline-cli replay`: runs a journal again.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Prints {"answers", "digest", "round", "over", "winner"}; 1 when the journal is refused.
int replayCommand(const std::string& file, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
