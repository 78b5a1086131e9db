/// The actions that the parameter of a keyword names. Private to engine/legion/rules/keywords.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/lists/catalogue/unit_card.h"

namespace sightline::engine::keywords {

/// The action with this name, such as "Move" or "move". No value: no action has the name.
std::optional<Action> actionNamed(std::string_view name);

/// The actions that a list such as "Dodge, Move" names.
std::vector<Action> actionsIn(std::string_view list);

}  // namespace sightline::engine::keywords
