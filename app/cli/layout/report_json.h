/// The report of a table as JSON. The name of a member contains the unit of its number.
#pragma once
#include <nlohmann/json.hpp>

#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

nlohmann::json reportJson(const engine::TableReport& report);

/// Names of values in the report, such as "obstacle", "ways" or "not_agreed".
const char* nameOf(geometry::Kind kind);
const char* nameOf(engine::FairPart part);
const char* nameOf(engine::PieceFault fault);

}  // namespace sightline::app
