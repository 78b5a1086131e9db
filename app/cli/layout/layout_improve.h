/// `sightline-cli layout improve`: shifts pieces to make a table fairer.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutImproveSettings {
    std::string file;
    int shifts = 8;                ///< maximum number of shifts of 2 inches
    std::filesystem::path save{};  ///< output file; empty: print the layout
};

/// Shifts pieces of the layout. Locked pieces, grouped pieces and pieces on top of others stay.
/// Prints the layout or, after a save: {"saved", "shifts", "mean_unfairness_before",
/// "mean_unfairness", "worst_before", "worst"}. Returns 1 with one line on `errors` if the layout
/// cannot be read or the file cannot be written.
int layoutImproveCommand(const LayoutImproveSettings& settings, std::ostream& output,
                         std::ostream& errors);

}  // namespace sightline::app
