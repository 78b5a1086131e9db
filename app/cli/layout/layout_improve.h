/// `sightline-cli layout improve`: a table made fairer by shifting its pieces.
#pragma once
#include <filesystem>
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutImproveSettings {
    std::string file;
    int shifts = 8;                ///< of 2 inches each, at most
    std::filesystem::path save{};  ///< empty: the layout itself is printed
};

/// Locked and grouped pieces, and those that stand on others, stay. Prints the layout, or what was
/// saved: {"saved", "shifts", "mean_unfairness_before", "mean_unfairness", "worst_before",
/// "worst"}. Returns 1 with one line on `errors` when the layout cannot be read or the file cannot
/// be written.
int layoutImproveCommand(const LayoutImproveSettings& settings, std::ostream& output,
                         std::ostream& errors);

}  // namespace sightline::app
