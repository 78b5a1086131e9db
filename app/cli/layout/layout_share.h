/// `sightline-cli layout pack` and `layout unpack`: a table as one file, and back.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutPackSettings {
    std::string file, shared;  ///< a layout or a shared table; the shared table to write
    std::string picture;       ///< a PNG of the table; empty: none
};

/// Prints {"saved", "bytes", "entries": [names]}. Returns 1 with one line on `errors` when
/// something cannot be read or written, or the name to write does not end as that of a shared
/// table.
int layoutPackCommand(const LayoutPackSettings& settings, std::ostream& output,
                      std::ostream& errors);

/// Into a folder that is empty or not there. Prints {"layout": path, "entries": [names]}. Returns 1
/// with one line on `errors` when the file is refused or the folder cannot be written.
int layoutUnpackCommand(const std::string& shared, const std::string& folder, std::ostream& output,
                        std::ostream& errors);

}  // namespace sightline::app
