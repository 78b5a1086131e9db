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

// Keeps only the mission with the id `id`. If `id` is empty, keeps all missions. Problems: no
// mission has this id; its map does not fit the table.
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
It prints one JSON object. Names of members state the unit: inches, square inches or share (0 to 1).
  coverage      area of all footprints together; the part of it that hides a trooper on the mat
                (blocks LOS and is as high as a small silhouette); pieces by kind and by height
  findings      [{piece, fault, text, page, other?}]; fault: not_agreed (a default is used),
                contradicts, over_edge, goes_through
  narrow_gaps   [{piece, other, width_in, too_narrow_for}] between pieces that stop moves;
                other is "edge" for the edge of the table
  bases         for each base: the places where it can stand and the places that it reaches from the
                long edges, and a map with the far edge first: . it reaches the place, ? it can
                stand there and does not reach the place, - it can only pass over the place,
                # none of these. Small bases move and climb; notched bases slide
  lanes         the longest open lines of sight between troopers
  seen_from     view from the quarter of the table along the near edge, and along the far edge: for
                troopers and for high silhouettes, the percentage of its places that see each cell,
                with the far edge first
  missions      for each objective card whose map fits: whether its tokens may lie there and, if
                not, the piece in the way and the nearest place; from each side: the length of the
                path to contest each objective (null: no path), the part of the path that the enemy
                sees without cover, and the part of its own territory that sees the objective.
                fairness: figure from -1 to 1, positive if the near side has the advantage: the sum
                of its parts times their weights; its sign changes when the sides are swapped.
                fairness_from_the_other_edge: null if the map looks the same from there.
                better_place: the piece whose shift by 2 inches makes the mission fairest, for the
                three least fair missions; locked pieces, grouped pieces and pieces that stand on
                others are not shifted
--quick uses half the resolution and the two smallest bases, and it shifts no piece.)help";
}

}  // namespace sightline::app
