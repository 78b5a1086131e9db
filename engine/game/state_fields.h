/// The state of a battle, field by field: to print one, and to say where two differ.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/state/battle.h"

namespace sightline::engine {

/// Every field by its name in the code, secrets of both players included; what holds nothing is
/// null, an enumerator its number, a card its id. Lengths count in whole millionths, as in the
/// digest.
nlohmann::json fieldsOf(const Battle& battle);
nlohmann::json fieldsOf(const View& view);
/// Where two states differ: "/units/2/tokens/aim: 1, not 0"; none where they are the same.
std::optional<std::string> differenceOf(const nlohmann::json& is, const nlohmann::json& was);

}  // namespace sightline::engine
