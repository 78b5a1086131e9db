/// `sightline-cli layout pack` and `layout unpack`: packs a table into one file and unpacks it.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutPackSettings {
    std::string file, shared;  ///< `file`: the layout or the shared table to read; `shared`: the
                               ///< shared table to write
    /// Path of a PNG image of the table; if empty, the shared table has no picture.
    std::string picture;
};

/// Packs a layout into a shared table. Prints {"saved", "bytes", "entries": [names]}. Returns 1
/// with one line on `errors` if a file cannot be read or written, or if the output name does not
/// have the suffix of a shared table.
int layoutPackCommand(const LayoutPackSettings& settings, std::ostream& output,
                      std::ostream& errors);

/// Unpacks a shared table into an empty folder or a new folder. Prints {"layout": path, "entries":
/// [names]}. Returns 1 with one line on `errors` if the file is refused or the folder cannot be
/// written.
int layoutUnpackCommand(const std::string& shared, const std::string& folder, std::ostream& output,
                        std::ostream& errors);

}  // namespace sightline::app
