#include "app/cli/query/query_command.h"

#include <istream>
#include <ostream>

#include "app/cli/query/queries.h"
#include "app/cli/terminal/layout_argument.h"
#include "app/cli/terminal/lines.h"

namespace sightline::app {

namespace {

Result<Layout> layoutOf(const QuerySettings& settings) {
    if (settings.scenario.empty()) return loadLayoutArgument(settings.layout);
    auto loaded = loadScenario(settings.scenario);
    if (!loaded) return loaded.problem();
    return std::move(loaded->layout);
}

}  // namespace

int queryCommand(const QuerySettings& settings, std::istream& input, std::ostream& output,
                 std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return refuse(dimensions.problem());
    const auto layout = layoutOf(settings);
    if (!layout) return refuse(layout.problem());
    const auto field = battlefieldOf(*layout, *dimensions);
    if (!field) return refuse({settings.layout + settings.scenario + ": " + field.problem().text});

    while (const auto line = nextLine(input)) {
        if (!line->tooLong && line->text.find_first_not_of(" \t\r") == std::string::npos) continue;
        const nlohmann::json tooLong = {{"id", nullptr}, {"error", "request: " + lineTooLong()}};
        output << (line->tooLong ? tooLong : answerQuery(*field, line->text, layout->pieces))
                      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)
               << '\n';
        // The output is flushed only if no more input waits. So an interactive caller gets each
        // answer at once, and a long stream of requests stays fast.
        if (input.rdbuf()->in_avail() <= 0) output.flush();
    }
    output.flush();
    return 0;
}

}  // namespace sightline::app
