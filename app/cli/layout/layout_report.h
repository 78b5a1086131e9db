/// `sightline-cli layout report`: rates the quality and fairness of a table.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutReportSettings {
    std::string file;
    std::string mission;  ///< id of an objective card; empty: every card whose map fits the table
    bool quick = false;   ///< true: a faster analysis with less precision
    bool text = false;    ///< true: plain text instead of JSON
};

/// Returns 1 with one line on `errors` if the file cannot be used or the mission does not exist.
int layoutReportCommand(const LayoutReportSettings& settings, std::ostream& output,
                        std::ostream& errors);

/// Text for --help: every member of the report.
const char* layoutReportMembers();

}  // namespace sightline::app
