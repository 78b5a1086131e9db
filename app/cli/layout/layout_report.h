/// `sightline-cli layout report`: is this table good, and fair?
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

struct LayoutReportSettings {
    std::string file;
    std::string mission;  ///< id of an objective card; empty: every one whose map fits the table
    bool quick = false;   ///< a first look
    bool text = false;    ///< plain words instead of JSON
};

/// Returns 1 with one line on `errors` when the file cannot be used or there is no such mission.
int layoutReportCommand(const LayoutReportSettings& settings, std::ostream& output,
                        std::ostream& errors);

/// For --help: every member of the report.
const char* layoutReportMembers();

}  // namespace sightline::app
