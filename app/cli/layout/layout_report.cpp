#include "app/cli/layout/layout_report.h"

#include <algorithm>
#include <ostream>

#include "app/cli/layout/report_json.h"
#include "app/cli/layout/report_text.h"
#include "app/cli/terminal/layout_argument.h"
#include "engine/layouts/layout_text.h"
#include "engine/legion/advice/layout_review/steady_pieces.h"

namespace sightline::app {
namespace {
using engine::BattleCard;

// The requested mission, on any table; "" requests all.
Result<std::vector<BattleCard>> wanted(std::vector<BattleCard> cards, const std::string& id,
                                       geometry::TableSize table) {
    if (id.empty()) return cards;
    const auto found = std::find_if(cards.begin(), cards.end(),
                                    [&](const BattleCard& card) { return card.id == id; });
    if (found == cards.end()) {
        std::vector<std::string> ids;
        ids.reserve(cards.size());
        for (const BattleCard& card : cards) ids.push_back(card.id);
        const std::string nearest = engine::nearestName(id, ids);
        return Problem{"--mission " + id + ": expected the id of an objective card" +
                       (nearest.empty() ? "" : "; did you mean \"" + nearest + "\"?")};
    }
    if (!engine::fitsTable(*found->map, table))
        return Problem{"--mission " + id + ": expected a map for a table of these proportions"};
    return std::vector<BattleCard>{*found};
}

}  // namespace

int layoutReportCommand(const LayoutReportSettings& settings, std::ostream& output,
                        std::ostream& errors) {
    const auto refuse = [&](const std::string& text) {
        errors << text << '\n';
        return 1;
    };
    const auto dimensions = loadDimensions(assetsFolder());
    if (!dimensions) return refuse(dimensions.problem().text);
    const auto layout = loadLayoutArgument(settings.file);
    if (!layout) return refuse(layout.problem().text);
    const auto draft = engine::terrainLayout(layout->source, settings.file, layout->pieces);
    if (!draft) return refuse(draft.problem().text);
    const auto table = engine::laidTable(*layout, *dimensions);
    if (!table) return refuse(settings.file + ": " + table.problem().text);
    auto all = loadObjectiveCards(assetsFolder());
    if (!all) return refuse(all.problem().text);
    const auto cards = wanted(std::move(all).value(), settings.mission, layout->table);
    if (!cards) return refuse(cards.problem().text);

    engine::ReportSettings report;
    report.quick = settings.quick;
    report.stay = engine::piecesThatStay(*draft);
    const engine::TableReport found = engine::reportOf(*table, *cards, report);
    if (settings.text) {
        output << layout->name << '\n';
        writeReport(found, *table, output);
    } else {
        nlohmann::json json = reportJson(found);
        json["name"] = layout->name;
        output << json.dump(2) << '\n';
    }
    return 0;
}

const char* layoutReportMembers() {
    return R"help(
It prints one JSON object. Inches, square inches and shares (0 to 1) are named in the members.
  coverage      what footprints cover together, what of it hides a trooper on the mat (blocks LOS
                and is as high as a small silhouette), pieces by kind and by height
  findings      [{piece, fault, text, page, other?}]; fault: not_agreed (a default was taken),
                contradicts, over_edge, goes_through
  narrow_gaps   [{piece, other, width_in, too_narrow_for}] between pieces that stop moves; other
                "edge": the table's
  bases         for each base: where it stands and gets to from the long edges, and a map from the
                far edge down: . gets there, ? stands there and nobody gets there, - goes over it,
                # neither. Small bases go by moves and climbs, notched ones slide
  lanes         the longest open lines of sight between troopers
  seen_from     what the quarter along the near and the far edge sees of the table, of troopers and
                of high silhouettes: percent of its places for each cell, from the far edge down
  missions      for each objective card whose map fits: may its tokens lie there and, if not, on
                which piece and where next; from each side the way until a leader contests each (null: none), what the
                enemy sees of it without cover, what the own territory sees;
                fairness: figure -1 to 1, positive where the near side is better off, the sum of
                what its parts tip by times their weights; sides swapped, its sign changes.
                fairness_from_the_other_edge: null where the map looks the same from there.
                better_place: a piece whose shift by 2 inches makes it fairest, looked for in
                the three missions that tip most; locked and grouped pieces, and those
                that stand on others, stay
--quick looks half as finely, at the two smallest bases, and shifts no piece.)help";
}

}  // namespace sightline::app
