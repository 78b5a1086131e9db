/// The report of a table as plain text.
#pragma once
#include <iosfwd>

#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

/// Writes the report. A piece is named as in the layout.
void writeReport(const engine::TableReport& report, const engine::LaidTable& table,
                 std::ostream& output);

}  // namespace sightline::app
