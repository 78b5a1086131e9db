/// Computes the answer to the question of a drawn example of the rulebook (`RuleScene`).
#pragma once
#include <nlohmann/json.hpp>

#include "app/files/tables/load.h"
#include "engine/legion/advice/rulebook/rule_section.h"
#include "geometry/base/result.h"

namespace sightline::app {

/// The answer of `sightline-cli query` or `sightline-cli odds` to the request of the scene. Errors:
/// the scenario cannot be loaded, or the request is refused.
Result<nlohmann::json> answerOfScene(const engine::RuleScene& scene);
/// The answer of `sightline-cli query` to a request about this layout. Errors: the layout has no
/// battlefield, or the request is refused.
Result<nlohmann::json> answerOnTable(const Layout& layout, const nlohmann::json& request);

}  // namespace sightline::app
