/// The report of a table in plain words.
#pragma once
#include <iosfwd>

#include "engine/tables/table_report.h"

namespace sightline::app {

/// Pieces are called by their names in the layout.
void writeReport(const engine::TableReport& report, const engine::LaidTable& table,
                 std::ostream& output);

}  // namespace sightline::app
