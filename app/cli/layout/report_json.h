/// The report of a table as JSON; each member's name contains the unit of its number.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

nlohmann::json reportJson(const engine::TableReport& report);

/// Names as in the report: "obstacle", "ways", "not_agreed"...
const char* nameOf(geometry::Kind kind);
const char* nameOf(engine::FairPart part);
const char* nameOf(engine::PieceFault fault);

}  // namespace sightline::app
