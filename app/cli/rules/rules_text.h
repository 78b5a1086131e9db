/// Prints the results of `sightline-cli rules` as plain text.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "engine/legion/advice/rulebook/rule_section.h"

namespace sightline::app {

/// A result of `sightline-cli rules` as plain text, with lines of at most 100 characters.
std::string rulesText(const nlohmann::ordered_json& result, engine::RuleLanguage language);

}  // namespace sightline::app
