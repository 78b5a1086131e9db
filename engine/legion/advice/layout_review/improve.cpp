#include "engine/legion/advice/layout_review/improve.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "engine/legion/advice/layout_review/better_place.h"
#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::engine {
namespace {
using nlohmann::json;

// The search for a shift considers at most this number of missions, the least fair ones.
constexpr std::size_t missionsAsked = 3;

// A coordinate after a shift, rounded to thousandths of an inch. The random placement of pieces
// rounds in the same way.
double movedBy(const json& at, double by) {
    return std::round((at.get<double>() + by) * 1000.0) / 1000.0;
}

json withShift(json layout, const BetterPlace& better) {
    for (json& piece : layout["pieces"]) {
        if (piece["id"] != better.piece) continue;
        piece["position"][0] = movedBy(piece["position"][0], better.by.x);
        piece["position"][1] = movedBy(piece["position"][1], better.by.y);
    }
    return layout;
}

// The missions that are not even (see `Fairness`), at most `missionsAsked`, beginning with the
// least fair mission.
std::vector<std::size_t> tippedMissions(const JudgedTable& table) {
    std::vector<std::size_t> order(table.missions.figures.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto tips = [&](std::size_t i) { return std::abs(table.missions.figures[i]); };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return tips(a) > tips(b); });
    std::erase_if(order, [&](std::size_t i) { return tips(i) < evenWithin; });
    order.resize(std::min(order.size(), missionsAsked));
    return order;
}

std::optional<JudgedTable> oneShiftBetter(const JudgedTable& table, const LayTable& lay,
                                          const JudgingSettings& by, const PieceIds& stay) {
    for (const std::size_t mission : tippedMissions(table)) {
        if (by.workers.stopped()) return std::nullopt;
        const auto better =
            betterPlace(table.table, *by.cards[mission], by.workers, {.stay = stay});
        if (!better) continue;
        auto shifted = judged(withShift(table.layout, *better), lay, by);
        if (by.workers.stopped()) return std::nullopt;
        if (shifted && shifted->cost() < table.cost()) return std::move(shifted).value();
    }
    return std::nullopt;
}

}  // namespace

std::vector<const BattleCard*> cardsThatFit(const std::vector<BattleCard>& cards,
                                            geometry::TableSize table) {
    std::vector<const BattleCard*> fitting;
    for (const BattleCard& card : cards)
        if (card.map && fitsTable(*card.map, table)) fitting.push_back(&card);
    return fitting;
}

int improve(JudgedTable& table, const LayTable& lay, const JudgingSettings& by,
            const ShiftSettings& shifting) {
    for (int made = 0; made < shifting.most; ++made) {
        auto better = oneShiftBetter(table, lay, by, shifting.stay);
        if (!better) return made;
        table = *std::move(better);
        if (shifting.progress) shifting.progress(made + 1);
    }
    return shifting.most;
}

Result<ImprovedTable> improveTable(json layout, const LayTable& lay,
                                   const ImproveSettings& settings) {
    const auto laid = lay(layout);
    if (!laid) return laid.problem();
    const JudgingSettings by{.cards = cardsThatFit(settings.cards, laid->field.table()),
                             .workers = settings.workers};
    auto table = judged(std::move(layout), lay, by);
    if (!table) return table.problem();
    const double before = table->missions.unfairness(), worstBefore = table->missions.worst();
    const int shifts = improve(*table, lay, by, settings.shifting);
    return ImprovedTable{std::move(table->layout),
                         std::move(table->table),
                         shifts,
                         before,
                         table->missions.unfairness(),
                         worstBefore,
                         table->missions.worst()};
}

}  // namespace sightline::engine
