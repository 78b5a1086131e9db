/// `sightline-cli layout model`: what a model of the players' own would be on a table.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>

namespace sightline::app {

struct LayoutModelSettings {
    std::string file;
    double error = 0.0;                 ///< inches; how far it may be simplified
    std::optional<std::string> unit{};  ///< in, mm, cm, m; none: the likeliest
    std::optional<std::string> up{};    ///< z, y
    std::optional<double> scale{};
};

/// Prints what the window shows of it, as JSON. Returns 1 with one line on `errors` when the file
/// cannot be used.
int layoutModelCommand(const LayoutModelSettings& settings, std::ostream& output,
                       std::ostream& errors);

/// For --help: every member of what is printed.
const char* layoutModelMembers();

}  // namespace sightline::app
