/// `sightline-cli layout report`: rates the quality and fairness of a table.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutReportSettings {
    std::string file;
    std::string mission;  ///< id of an objective card; if empty, all cards whose maps fit the table
    bool quick = false;   ///< true: a faster analysis with less precision
    bool text = false;    ///< true: plain text instead of JSON
};

/// Prints the report of a table. Returns 1 with one line on `errors` if the file cannot be used or
/// the mission does not exist.
int layoutReportCommand(const LayoutReportSettings& settings, std::ostream& output,
                        std::ostream& errors);

/// Text for `layout report --help`: every member of the report.
const char* layoutReportMembers();

}  // namespace sightline::app
