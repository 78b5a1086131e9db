/// Finds the actions that the parameter of a keyword names. Private to
/// engine/legion/rules/keywords.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {

/// The action whose name is `name`, such as "Move" or "move". No value: no action has the name.
std::optional<Action> actionNamed(std::string_view name);

/// The actions that a list such as "Dodge, Move" names.
std::vector<Action> actionsIn(std::string_view list);

/// The actions of p. 24 that a unit may make as a free action if no kind of action is named: every
/// kind of Move, Aim, Dodge, Attack, Standby and Recover. Card actions are not
/// included, see `chooseAnyFreeAction`.
std::vector<Action> anyAction();
/// The actions of `anyAction` except Attack.
std::vector<Action> anyActionButAttack();
/// True if the unit may make at least one action in `actions` as a free action now.
bool canActFreely(const Battle& battle, UnitId unit, const std::vector<Action>& actions);

}  // namespace sightline::engine::keywords
