#include "engine/legion/lists/catalogue/battle_card.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/cards.h"

namespace sightline::engine {
namespace {

geometry::Territory territoryOf(const std::vector<BattleMap::Rectangle>& areas) {
    geometry::Territory territory;
    for (const BattleMap::Rectangle& one : areas) {
        territory.push_back(
            {{one.x0, one.y0}, {one.x1, one.y0}, {one.x1, one.y1}, {one.x0, one.y1}});
    }
    return territory;
}

MapCard mapOf(const BattleMap& drawn) {
    MapCard map;
    map.drawn = {drawn.width, drawn.depth};
    map.near = territoryOf(drawn.blue);
    map.far = territoryOf(drawn.red);
    for (const BattleMap::Point& poi : drawn.pois)
        map.objectives.push_back({ObjectiveKind::poi, {poi.x, poi.y}});
    return map;
}

bool isInEndPhase(const BattleEntry::Scoring& scoring) {
    return scoring.when.starts_with("End Phase");
}

}  // namespace

geometry::Vec2 onTable(geometry::Vec2 drawn, const MapCard& map, geometry::TableSize table) {
    return {drawn.x * table.width / map.drawn.width, drawn.y * table.depth / map.drawn.depth};
}

namespace {

// The battle card without the rules in its program. `lines` are the lines that the players apply
// instead.
BattleCard playedWithoutProgram(const BattleEntry& entry, const std::vector<ByHand>& lines) {
    BattleCard card;
    card.id = entry.facts.id;
    card.name = entry.facts.name;
    card.kind = static_cast<BattleCardKind>(entry.kind);
    if (entry.map) card.map = mapOf(*entry.map);
    for (const BattleEntry::Tokens& one : entry.tokens) {
        card.printedTokens.push_back(one.name);
        if (one.type == "POI") card.printedPois.push_back(one.name);
        if (one.type == "asset") card.printedAssets.push_back(one.name);
    }
    card.byHand = lines;
    card.everyLine = entry.everyLine;
    card.firstScored = 99;
    for (const BattleEntry::Scoring& one : entry.scoring) {
        if (!isInEndPhase(one)) continue;
        card.firstScored = std::min(card.firstScored, one.fromRound);
        if (one.counts) {
            card.scoring.push_back(*one.counts);
            continue;
        }
        card.scoredFrom =
            card.scoredByHand ? std::min(card.scoredFrom, one.fromRound) : one.fromRound;
        card.scoredByHand = true;
    }
    return card;
}

std::string textOf(const std::vector<ByHand>& lines) {
    std::string text;
    for (const ByHand& line : lines) text += (text.empty() ? "" : "\n") + line.help.text;
    return text;
}

}  // namespace

std::string nameOfRulesOf(const std::string& battleCard) { return battleCard + ": rules"; }

BattleCard playedAs(const BattleEntry& entry) {
    if (!entry.program) return playedWithoutProgram(entry, entry.byHand);
    const auto before =
        std::make_shared<const BattleCard>(playedWithoutProgram(entry, entry.linesWithoutProgram));
    BattleCard card = *before;
    card.withoutProgram = before;
    card.program = entry.program;
    card.text = textOf(entry.linesWithoutProgram);
    card.byHand.clear();
    if (card.everyLine.empty()) card.everyLine = entry.linesWithoutProgram;
    card.scoredByHand = false;
    return card;
}

}  // namespace sightline::engine
