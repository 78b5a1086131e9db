/// `sightline-cli layout pack` and `layout unpack`: packs a table into one file and unpacks it.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutPackSettings {
    std::string file, shared;  ///< input: a layout or a shared table; output: the shared table
    std::string picture;       ///< a PNG of the table; empty: none
};

/// Prints {"saved", "bytes", "entries": [names]}. Returns 1 with one line on `errors` when a file
/// cannot be read or written, or when the output name lacks the suffix of a shared table.
int layoutPackCommand(const LayoutPackSettings& settings, std::ostream& output,
                      std::ostream& errors);

/// Unpacks into an empty or a new folder. Prints {"layout": path, "entries": [names]}. Returns 1
/// with one line on `errors` when the file is refused or the folder cannot be written.
int layoutUnpackCommand(const std::string& shared, const std::string& folder, std::ostream& output,
                        std::ostream& errors);

}  // namespace sightline::app
