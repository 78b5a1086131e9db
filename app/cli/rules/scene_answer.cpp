#include "app/cli/rules/scene_answer.h"

#include <sstream>

#include "app/cli/odds/odds_command.h"
#include "app/cli/query/queries.h"
#include "app/files/lessons/load_rulebook.h"

namespace sightline::app {
namespace {

using nlohmann::json;

Result<json> answerToOdds(const json& request) {
    std::istringstream input(request.dump());
    std::ostringstream output, errors;
    if (oddsCommand(input, output, errors) != 0) {
        std::string reason = errors.str();
        if (reason.ends_with('\n')) reason.pop_back();
        return Problem{reason};
    }
    return json::parse(output.str());
}

}  // namespace

Result<json> answerOnTable(const Layout& layout, const json& request) {
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return dimensions.problem();
    const auto field = battlefieldOf(layout, *dimensions);
    if (!field) return field.problem();
    json answer = answerQuery(*field, request.dump(), layout.pieces);
    if (answer.contains("error")) return Problem{answer["error"].get<std::string>()};
    answer.erase("id");
    return answer;
}

Result<json> answerOfScene(const engine::RuleScene& scene) {
    const auto loaded = loadRuleScene(scene);
    if (!loaded) return loaded.problem();
    return scene.odds.is_null() ? answerOnTable(loaded->layout, scene.query)
                                : answerToOdds(scene.odds);
}

}  // namespace sightline::app
