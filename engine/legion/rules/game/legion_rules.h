/// The rules of Legion as the object that the talk plays with.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/talk/rule_set.h"

namespace sightline::engine {

const talk::RuleSet<LegionWords>& legionRules();

}  // namespace sightline::engine
