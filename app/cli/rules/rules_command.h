/// `sightline-cli rules`: the rulebook in the program's own words.
#pragma once
#include <iosfwd>
#include <string>

#include "engine/legion/advice/rulebook/rule_section.h"

namespace sightline::app {

/// What the command prints. At most one of `search`, `page` and `id` has a value. If none is set,
/// the command prints the contents.
struct RulesSettings {
    std::string search{}, id{};
    int page = 0;
    engine::RuleLanguage language = engine::RuleLanguage::english;
    bool text = false;  ///< true: plain text instead of JSON
};

/// Text for `--help`: the members of the results.
std::string rulesHelp();

/// Prints sections of the rulebook. For a section with a scene, the command also computes the
/// answer to the question of the scene. Returns 0, or 1 with the reason on `errors`.
int rulesCommand(const RulesSettings& settings, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
