/// Writes the fields of a battle's state as JSON, to print a state and to compare two states.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// The JSON contains each field with its name in the code, including the secrets of both players. A
/// field without a value is null, an enumerator is its number, a card is its id. Lengths are whole
/// numbers of millionths of an inch, as in the digest.
nlohmann::json fieldsOf(const Battle& battle);
nlohmann::json fieldsOf(const View& view);
/// The first difference between two states, such as "/units/2/tokens/aim: 1, not 0". No value if
/// the states are equal.
std::optional<std::string> differenceOf(const nlohmann::json& is, const nlohmann::json& was);

}  // namespace sightline::engine
