/// `sightline-cli query`: answers geometry requests from scripts. Each request and each answer is
/// one line.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// The table of the requests: the file of a layout, or the file of a scenario with a layout.
struct QuerySettings {
    std::string layout{}, scenario{};  ///< exactly one of them is not empty
};

/// Answers requests until `input` ends. A bad request gets an error as its answer, and the next
/// requests are still answered. Returns the exit status: 0, or 1 if the file was refused.
int queryCommand(const QuerySettings& settings, std::istream& input, std::ostream& output,
                 std::ostream& errors);

}  // namespace sightline::app
