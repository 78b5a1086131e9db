#include "engine/legion/rules/mission/map_table.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace sightline::engine {
namespace {

// Two table sizes count as equal if their widths and their depths each differ by at most this
// number of inches.
constexpr double sameTable = 0.5;

const BattleCard* drawnForAnother(const std::vector<BattleCard>& cards, geometry::TableSize table) {
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const BattleCard& card) {
        return card.map && (std::abs(card.map->drawn.width - table.width) > sameTable ||
                            std::abs(card.map->drawn.depth - table.depth) > sameTable);
    });
    return found == cards.end() ? nullptr : &*found;
}

}  // namespace

std::optional<geometry::TableSize> otherTable(const std::vector<BattleCard>& cards,
                                              geometry::TableSize table) {
    const BattleCard* card = drawnForAnother(cards, table);
    return card ? std::optional(card->map->drawn) : std::nullopt;
}

std::optional<std::string> otherTableLine(const Scenario& scenario) {
    std::vector<BattleCard> cards;
    for (const auto& deck : scenario.battleDecks)
        cards.insert(cards.end(), deck.begin(), deck.end());
    if (scenario.mission) cards.push_back(scenario.mission->objective);
    const geometry::TableSize table = scenario.table;
    const BattleCard* card = drawnForAnother(cards, table);
    if (!card) return std::nullopt;
    std::ostringstream line;
    line << "the table is " << table.width << " x " << table.depth << " in, and the map of "
         << card->name << " is drawn for " << card->map->drawn.width << " x "
         << card->map->drawn.depth << " in: it is stretched";
    return line.str();
}

}  // namespace sightline::engine
