/// `sightline-cli layout model`: inspects a 3D model file that can become a terrain piece.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>

namespace sightline::app {

struct LayoutModelSettings {
    std::string file;
    /// Maximum distance of the simplified surface from the model's surface, inches.
    double error = 0.0;
    std::optional<std::string> unit{};  ///< in, mm, cm or m; if empty, the most likely unit
    std::optional<std::string> up{};    ///< z or y: the axis that points up
    std::optional<double> scale{};
};

/// Prints the facts about a model as JSON. The window of the program shows the same facts. Returns
/// 1 with one line on `errors` if the file cannot be used.
int layoutModelCommand(const LayoutModelSettings& settings, std::ostream& output,
                       std::ostream& errors);

/// Text for `layout model --help`: every member of the output.
const char* layoutModelMembers();

}  // namespace sightline::app
