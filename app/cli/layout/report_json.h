/// The report of a table as JSON, with the unit of every figure in its member's name.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/tables/table_report.h"

namespace sightline::app {

nlohmann::json reportJson(const engine::TableReport& report);

/// Names as the report has them: "obstacle", "ways", "not_agreed"...
const char* nameOf(geometry::Kind kind);
const char* nameOf(engine::FairPart part);
const char* nameOf(engine::PieceFault fault);

}  // namespace sightline::app
