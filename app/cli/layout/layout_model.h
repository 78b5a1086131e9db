/// `sightline-cli layout model`: inspects a player's own model as a terrain piece.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>

namespace sightline::app {

struct LayoutModelSettings {
    std::string file;
    double error = 0.0;                 ///< maximum error of the simplification, inches
    std::optional<std::string> unit{};  ///< in, mm, cm or m; empty: the most likely unit
    std::optional<std::string> up{};    ///< z or y: the axis that points up
    std::optional<double> scale{};
};

/// Prints the same facts as the window, as JSON. Returns 1 with one line on `errors` if the file
/// cannot be used.
int layoutModelCommand(const LayoutModelSettings& settings, std::ostream& output,
                       std::ostream& errors);

/// Text for --help: every member of the output.
const char* layoutModelMembers();

}  // namespace sightline::app
