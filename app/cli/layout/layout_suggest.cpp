#include "app/cli/layout/layout_suggest.h"

#include <ostream>

#include "app/cli/layout/thousandths.h"
#include "app/files/tables/load.h"
#include "app/files/tables/terrain_pieces.h"
#include "engine/legion/advice/layout_review/coverage.h"
#include "engine/legion/advice/layout_review/suggest.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {
using nlohmann::json;

json summaryOfSuggested(const engine::SuggestedTable& suggested, const std::string& file) {
    const engine::Coverage coverage = engine::coverageOf(suggested.table.field);
    return {{"saved", file},
            {"pieces", suggested.table.pieces.size()},
            {"covered_share", toThousandths(coverage.covered())},
            {"blocking_share_of_covered", toThousandths(coverage.blocking())},
            {"mean_unfairness", toThousandths(suggested.unfairness)},
            {"illegal_spots", suggested.illegalSpots}};
}

}  // namespace

int layoutSuggestCommand(const LayoutSuggestSettings& settings, std::ostream& output,
                         std::ostream& errors) {
    const auto refuse = [&](const std::string& text) {
        errors << text << '\n';
        return 1;
    };
    const std::filesystem::path file =
        settings.palette.empty() ? terrainKindsFile(assetsFolder()) : settings.palette;
    const auto text = engine::parseJsonFile(file);
    if (!text) return refuse(text.problem().text);
    const auto palette = engine::readTerrainKinds(*text, file.string());
    if (!palette) return refuse(palette.problem().text);
    // The output path is checked first, because the search takes a minute.
    if (!settings.save.empty())
        if (const auto target = engine::fileToWrite(settings.save); !target)
            return refuse(target.problem().text);
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return refuse(dimensions.problem().text);
    auto cards = loadObjectiveCards(assetsFolder());
    if (!cards) return refuse(cards.problem().text);

    engine::SuggestSettings wish;
    wish.theme = settings.theme;
    wish.density = settings.density;
    wish.seed = settings.seed;
    wish.cards = std::move(cards).value();
    const auto suggested = engine::suggestTable(*palette, layingPiecesOf(file, *dimensions), wish);
    if (!suggested) return refuse(suggested.problem().text);
    if (settings.save.empty()) {
        output << suggested->layout.dump(2) << '\n';
        return 0;
    }
    const auto saved = engine::writeWholeFile(settings.save, suggested->layout.dump(2) + '\n');
    if (!saved) return refuse(saved.problem().text);
    output << summaryOfSuggested(*suggested, settings.save.string()).dump(2) << '\n';
    return 0;
}

}  // namespace sightline::app
