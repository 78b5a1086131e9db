#include "app/cli/layout/layout_improve.h"

#include <ostream>

#include "app/cli/layout/thousandths.h"
#include "app/cli/terminal/layout_argument.h"
#include "app/files/tables/load.h"
#include "engine/layouts/layout_text.h"
#include "engine/legion/advice/layout_review/improve.h"
#include "engine/legion/advice/layout_review/layout_places.h"
#include "engine/legion/advice/layout_review/steady_pieces.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {
using nlohmann::json;

json summaryOfImproved(const engine::ImprovedTable& improved, const std::string& file) {
    return {{"saved", file},
            {"shifts", improved.shifts},
            {"mean_unfairness_before", toThousandths(improved.unfairBefore)},
            {"mean_unfairness", toThousandths(improved.unfair)},
            {"worst_before", toThousandths(improved.worstBefore)},
            {"worst", toThousandths(improved.worst)}};
}

}  // namespace

int layoutImproveCommand(const LayoutImproveSettings& settings, std::ostream& output,
                         std::ostream& errors) {
    const auto refuse = [&](const std::string& text) {
        errors << text << '\n';
        return 1;
    };
    // The output path is checked first, because the search takes a minute.
    if (!settings.save.empty())
        if (const auto target = engine::fileToWrite(settings.save); !target)
            return refuse(target.problem().text);
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return refuse(dimensions.problem().text);
    const auto layout = loadLayoutArgument(settings.file);
    if (!layout) return refuse(layout.problem().text);
    auto cards = loadObjectiveCards(assetsFolder());
    if (!cards) return refuse(cards.problem().text);

    const auto draft = engine::terrainLayout(layout->source, settings.file, layout->pieces);
    if (!draft) return refuse(draft.problem().text);
    // Refuses a layout whose halves mirror each other (member "mirror"). The search moves single
    // pieces, so the two halves would differ.
    if (draft->mirror != engine::Mirror::none)
        return refuse(settings.file + ": /mirror: a table is made fairer without a mirror only, " +
                      "take the member out first");

    engine::ImproveSettings wish;
    wish.cards = std::move(cards).value();
    wish.shifting.most = settings.shifts;
    wish.shifting.stay = engine::piecesThatStay(*draft);
    const auto improved =
        engine::improveTable(layout->source, engine::layingPlacesOf(*draft, *dimensions), wish);
    if (!improved) return refuse(improved.problem().text);
    if (settings.save.empty()) {
        output << improved->layout.dump(2) << '\n';
        return 0;
    }
    const auto saved = engine::writeWholeFile(settings.save, improved->layout.dump(2) + '\n');
    if (!saved) return refuse(saved.problem().text);
    output << summaryOfImproved(*improved, settings.save.string()).dump(2) << '\n';
    return 0;
}

}  // namespace sightline::app
