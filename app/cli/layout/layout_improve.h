/// `sightline-cli layout improve`: shifts pieces to make a table fairer.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutImproveSettings {
    std::string file;
    int shifts = 8;                ///< maximum number of shifts; each shift is 2 inches
    std::filesystem::path save{};  ///< output file; if empty, the layout is printed
};

/// Shifts pieces of the layout. Locked pieces, grouped pieces and pieces on top of other pieces
/// stay. If `save` is empty, prints the new layout. Otherwise prints {"saved", "shifts",
/// "mean_unfairness_before", "mean_unfairness", "worst_before", "worst"}. Returns 1 with one line
/// on `errors` if the layout cannot be read or the file cannot be written.
int layoutImproveCommand(const LayoutImproveSettings& settings, std::ostream& output,
                         std::ostream& errors);

}  // namespace sightline::app
