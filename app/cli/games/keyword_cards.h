/// Lists the cards that have each keyword, and the keywords on the cards of a scenario.
#pragma once
#include <map>
#include <set>
#include <string>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::app {

/// For each keyword, the ids of the units, counterparts, upgrades and command cards through which
/// an army can have it. A keyword that no card has is not in the result.
std::map<engine::Keyword, std::set<std::string>> cardsByKeyword(const engine::Catalogue& catalogue);

/// All keywords on the cards of a scenario, and all keywords that the effects of these cards give.
std::set<engine::Keyword> keywordsIn(const engine::Scenario& scenario);

}  // namespace sightline::app
