/// `sightline-cli layout suggest`: builds a table from the terrain pieces of the program.
#pragma once
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutSuggestSettings {
    std::string theme;
    double density = 0.25;  ///< share of the table area that terrain covers
    std::uint64_t seed = 1;
    /// File of terrain pieces; if empty, assets/terrain/pieces.json.
    std::filesystem::path palette{};
    std::filesystem::path save{};  ///< output file; if empty, the layout is printed
};

/// Builds a table. If `save` is empty, prints the layout. Otherwise prints {"saved", "pieces",
/// "covered_share", "blocking_share_of_covered", "mean_unfairness", "illegal_spots"}. Returns 1
/// with one line on `errors` if no table fits the settings or the file cannot be written.
int layoutSuggestCommand(const LayoutSuggestSettings& settings, std::ostream& output,
                         std::ostream& errors);

}  // namespace sightline::app
