#include "app/cli/quiz/quiz_command.h"

#include <ostream>

#include "app/files/lessons/quiz_tables.h"

namespace sightline::app {

using nlohmann::json;

std::string quizHelp() {
    return R"(Kinds:
  band      At which range is a unit or a miniature?
  sight     Does one miniature have line of sight to another? If not, which piece blocks it?
  obscured  How many miniatures are obscured, and which cover do they give?
  target    Which unit may be attacked?
  expected  How many wounds does an attack cause on average?
  hide      Which spot does no enemy see?
  reach     Which spot can a unit leader reach with one standard Move?
  cohesion  Which miniature is out of cohesion?
  legal     Is a position or a Move legal? If not, why not?
Levels 1 to 5: a higher level has smaller margins, and also more terrain and units in the way, units
of several miniatures, tokens, cover, bent Moves or keywords. All margins are at least 0.1 inch,
except at level 5, where the text says that the call is close.

Each line: {"kind", "level", "seed", "scenario", "query", "text", "options", "answer", "margin",
"why", "spots"}.
  scenario  the scene as a scenario file; write it to a file for `play --scenario` and
            `query --scenario`
  query     the request of `query` (or of `odds`, for the kind expected) whose answer decides; null
            if no single request decides
  answer    index of the right option
  margin    inches to the nearest different answer, as in `query`; for several checks, the smallest
            margin; null for expected wounds, and for a line of sight that is over 1 inch from
            different
  spots     places that the text names: [{"name", "x", "y", "z"}]
The seed of a line is the seed of the first line plus the number of lines before it. The same kind,
level and seed always give the same question.)";
}

json toJson(const engine::QuizItem& item) {
    json options = json::array();
    for (const Message& option : item.options) options.push_back(english(option));
    std::string why;
    for (const Message& sentence : item.why) why += (why.empty() ? "" : " ") + english(sentence);
    json spots = json::array();
    for (const engine::QuizItem::Spot& spot : item.spots)
        spots.push_back(
            {{"name", spot.name}, {"x", spot.at.x}, {"y", spot.at.y}, {"z", spot.at.z}});
    return {{"kind", engine::quizKindNames[static_cast<std::size_t>(item.kind)]},
            {"level", item.level},
            {"seed", item.seed},
            {"scenario", item.scenario},
            {"query", item.query},
            {"text", english(item.text)},
            {"options", std::move(options)},
            {"answer", item.answer},
            {"margin", item.margin ? json(*item.margin) : json()},
            {"why", std::move(why)},
            {"spots", std::move(spots)}};
}

int quizCommand(const QuizSettings& settings, std::ostream& output, std::ostream& errors) {
    auto tables = QuizTables::load();
    if (tables) return quizCommand(settings, *tables, output, errors);
    errors << tables.problem().text << '\n';
    return 1;
}

int quizCommand(const QuizSettings& settings, QuizTables& tables, std::ostream& output,
                std::ostream& errors) {
    const engine::QuizSources sources = tables.sources();
    for (int i = 0; i < settings.count; ++i) {
        const std::uint64_t seed = settings.seed + static_cast<std::uint64_t>(i);
        const auto item = quizItem(settings.kind, settings.level, seed, sources);
        if (!item) {
            errors << (tables.problem() ? tables.problem()->text
                                        : "no scene was found for seed " + std::to_string(seed))
                   << '\n';
            return 1;
        }
        output << toJson(*item).dump() << std::endl;
    }
    return 0;
}

}  // namespace sightline::app
