// Text lists: standard with ranks and sums, minimal, tournament.
#include <algorithm>
#include <array>

#include "engine/army/army_points.h"
#include "engine/exchange/export_army.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;
constexpr const char* bullet = "\u2022";

std::string times(const char* what, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += what;
    return text;
}

std::string shown(const CardFacts& facts, Kind kind, const ExchangeTable& table) {
    const ExchangeCard* known = table.find(kind, facts.id);
    if (known != nullptr && !known->displayName.empty()) return known->displayName;
    return facts.shownName();
}

struct Line {
    std::string name;
    Rank rank{};
    int cost = 0, total = 0, count = 1;
    std::vector<std::pair<std::string, int>> upgrades;
    std::string counterpart;
    int counterpartCost = 0;
    bool operator==(const Line&) const = default;
};

bool sharesItsName(const UnitEntry& unit, const Catalogue& catalogue) {
    return std::any_of(catalogue.units.begin(), catalogue.units.end(), [&](const UnitEntry& other) {
        return other.card.id != unit.card.id && other.facts.shownName() == unit.facts.shownName();
    });
}

std::vector<Line> linesOf(const ResolvedArmy& army, const ExchangeTable& table, bool grouped) {
    std::vector<Line> lines;
    for (const ResolvedUnit& unit : army.units) {
        Line line{.name = shown(unit.entry->facts, Kind::unit, table),
                  .rank = unit.entry->card.rank,
                  .cost = unit.entry->card.points,
                  .total = unit.entry->card.points,
                  .count = 1,
                  .upgrades = {},
                  .counterpart = {},
                  .counterpartCost = 0};
        for (const UpgradeCard* card : unit.upgrades) {
            const int points = pointsOf(army, unit, *card);
            line.upgrades.emplace_back(shown(card->facts, Kind::upgrade, table), points);
            line.total += points;
        }
        if (unit.counterpart != nullptr) {
            line.counterpart = shown(unit.counterpart->facts, Kind::counterpart, table);
            line.counterpartCost = unit.counterpart->points;
            for (const UpgradeCard* card : unit.counterpartUpgrades)
                line.counterpartCost += card->points;
        }
        if (grouped) {
            const auto same = std::find_if(lines.begin(), lines.end(), [&](Line one) {
                one.count = 1;
                return one == line;
            });
            if (same != lines.end()) {
                ++same->count;
                continue;
            }
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string header(const ArmyList& list, const ArmySummary& summary) {
    return std::to_string(summary.points) + "/" + std::to_string(rulesOf(list.size).mostPoints) +
           " (" + std::to_string(summary.activations) +
           (summary.activations == 1 ? " activation)" : " activations)");
}

std::string countOf(const Line& line) {
    return line.count > 1 ? std::to_string(line.count) + "\u00d7 " : "";
}

std::string standardLine(const Line& line) {
    std::string text = " - " + countOf(line) + line.name;
    const int total = line.total * line.count;
    if (total != line.cost) text += " (" + std::to_string(line.cost) + ")";
    for (std::size_t i = 0; i < line.upgrades.size(); ++i) {
        text += (i == 0 ? ": " : ", ") + line.upgrades[i].first + " (" +
                std::to_string(line.upgrades[i].second) + ")";
    }
    return text + " = " + std::to_string(total) + "\n";
}

std::string standardUnits(const std::vector<Line>& lines, bool empire) {
    static const std::array headings{
        "Commanders:", "Operative:", "Corps:", "Special Forces:", "Support:", "Heavy:"};
    std::string text;
    for (std::size_t rank = 0; rank < headings.size(); ++rank) {
        std::string section;
        for (const Line& line : lines) {
            if (static_cast<std::size_t>(line.rank) == rank) section += standardLine(line);
        }
        if (!section.empty()) text += std::string(headings[rank]) + "\n" + section;
        if (rank != (empire ? 0U : 1U)) continue;
        std::string counterparts;
        for (const Line& line : lines) {
            if (line.counterpart.empty()) continue;
            counterparts +=
                " - " + line.counterpart + " = " + std::to_string(line.counterpartCost) + "\n";
        }
        if (!counterparts.empty()) text += "Counterparts:\n" + counterparts;
    }
    return text;
}

std::string commandLine(const ArmyList& list, const Catalogue& catalogue, const char* between,
                        bool spaced) {
    std::string text;
    const auto add = [&](int pips, const std::string& name) {
        text += (text.empty() ? "" : between) + times(bullet, pips == 0 ? 4 : pips) +
                (spaced ? " " : "") + name;
    };
    for (const std::string& id : list.commandHand) {
        const CommandEntry* card = catalogue.command(id);
        if (card != nullptr && id != "standing-orders") add(card->pips, card->facts.name);
    }
    add(4, "Standing Orders");
    return text;
}

// A list without ranks and points names the title where the name alone fits several units.
std::vector<Line> titledLinesOf(const ResolvedArmy& army, const ExchangeTable& table,
                                const Catalogue& catalogue) {
    std::vector<Line> lines = linesOf(army, table, true);
    for (Line& line : lines) {
        for (const ResolvedUnit& unit : army.units) {
            const UnitEntry& entry = *unit.entry;
            if (shown(entry.facts, Kind::unit, table) != line.name) continue;
            if (entry.card.rank != line.rank || entry.card.points != line.cost) continue;
            if (!sharesItsName(entry, catalogue) || entry.facts.title.empty()) continue;
            line.name = entry.facts.name + " " + entry.facts.title;
        }
    }
    return lines;
}

std::string minimalUnits(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += countOf(line) + line.name + " ";
        for (std::size_t i = 0; i < line.upgrades.size(); ++i) {
            text += (i == 0 ? "(" : ", ") + line.upgrades[i].first;
        }
        text += line.upgrades.empty() ? "\n" : ")\n";
        if (!line.counterpart.empty()) text += line.counterpart + "\n";
    }
    return text;
}

std::string tournamentUnits(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += line.name + " (" + std::to_string(line.total) + ")\n";
        for (const auto& [name, points] : line.upgrades)
            text += " - " + name + " (" + std::to_string(points) + ")\n";
        if (!line.counterpart.empty())
            text += line.counterpart + " (" + std::to_string(line.counterpartCost) + ")\n";
    }
    return text;
}

std::string deckText(const ArmyList& list, const Catalogue& catalogue) {
    if (list.battleDeck.empty()) return "";
    std::string text = "\nBattle Deck\n";
    const auto add = [&](const char* heading, const std::vector<std::string>& ids) {
        text += std::string(heading) + "\n";
        for (const std::string& id : ids) {
            if (const BattleEntry* card = catalogue.battleCard(id))
                text += " - " + card->facts.name + "\n";
        }
    };
    add("Objectives:", list.battleDeck.primary);
    add("Secondaries:", list.battleDeck.secondary);
    add("Advantages:", list.battleDeck.advantage);
    return text;
}

}  // namespace

std::string exportText(const ArmyList& list, const Catalogue& catalogue, const ExchangeTable& table,
                       TextStyle style) {
    const ResolvedArmy army = resolve(list, catalogue);
    const ArmySummary summary = summaryOf(list, catalogue);
    const std::string title = (list.name.empty() ? "Untitled" : list.name) + "\n";
    const std::string head = header(list, summary) + "\n";
    switch (style) {
        case TextStyle::standard:
            return title + head +
                   standardUnits(linesOf(army, table, true), list.faction == "empire") +
                   "\nCommands: " + commandLine(list, catalogue, ", ", true) + "\n";
        case TextStyle::minimal:
            return head + minimalUnits(titledLinesOf(army, table, catalogue)) +
                   "Commands: " + commandLine(list, catalogue, ", ", true) + "\n";
        case TextStyle::tournament:
            return title + head + tournamentUnits(linesOf(army, table, false)) + "\nCommands:\n" +
                   commandLine(list, catalogue, "\n", false) + "\n" + deckText(list, catalogue);
    }
    return "";
}

}  // namespace sightline::engine
