// Writes text lists: standard (with ranks and sums), minimal, tournament.
#include <algorithm>
#include <array>
#include <cctype>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/exchange/export_names.h"
#include "engine/legion/lists/exchange/list_lines.h"

namespace sightline::engine {
namespace {

constexpr const char* bullet = "\u2022";

std::string times(const char* what, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += what;
    return text;
}

// Pairs of an upgrade's name and its points.
using Upgrades = std::vector<std::pair<std::string, int>>;

/// The counterpart of a unit, as it is written in a text list.
struct CounterpartText {
    std::string name;
    int cost = 0, total = 0;
    Upgrades upgrades;
    bool operator==(const CounterpartText&) const = default;
};

struct Line {
    std::string name;
    Rank rank{};
    int cost = 0, total = 0, count = 1;
    Upgrades upgrades;
    std::optional<CounterpartText> counterpart;
    bool operator==(const Line&) const = default;
};

/// The army and the name tables from which a text list is written.
struct Source {
    const ResolvedArmy& army;
    const ExchangeTable& table;
    const CardNames& names;
};

Line lineOf(const Source& source, const ResolvedUnit& unit, bool rankShown) {
    const auto& [army, table, names] = source;
    Line line{.name = unitName(army, *unit.entry, names, table, rankShown),
              .rank = unit.entry->card.rank,
              .cost = unit.entry->card.points,
              .total = unit.entry->card.points,
              .count = 1,
              .upgrades = {},
              .counterpart = {}};
    for (const UpgradeCard* card : unit.upgrades) {
        const int points = pointsOf(army, unit, *card);
        line.upgrades.emplace_back(upgradeName(army, unit, *card, names, table), points);
        line.total += points;
    }
    if (unit.counterpart == nullptr) return line;
    CounterpartText joined{.name = counterpartName(*unit.counterpart, table),
                           .cost = unit.counterpart->points,
                           .total = unit.counterpart->points,
                           .upgrades = {}};
    for (const UpgradeCard* card : unit.counterpartUpgrades) {
        joined.upgrades.emplace_back(counterpartUpgradeName(army, unit, *card, names, table),
                                     card->points);
        joined.total += card->points;
    }
    line.counterpart = std::move(joined);
    return line;
}

std::vector<Line> linesOf(const Source& source, bool grouped, bool rankShown) {
    std::vector<Line> lines;
    for (const ResolvedUnit& unit : source.army.units) {
        Line line = lineOf(source, unit, rankShown);
        // Every counterpart has its own line. If `grouped` is false, every unit has its own line.
        const bool alone = !grouped || line.counterpart;
        const auto same = std::find_if(lines.begin(), lines.end(), [&](Line one) {
            one.count = 1;
            return one == line;
        });
        if (!alone && same != lines.end())
            ++same->count;
        else
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

// The text after the name of a unit, such as " (170): Strict Orders (5), Force Choke (10) = 185".
std::string priced(int cost, int total, int count, const Upgrades& upgrades) {
    std::string text;
    if (total * count != cost) text += " (" + std::to_string(cost) + ")";
    for (std::size_t i = 0; i < upgrades.size(); ++i) {
        text += (i == 0 ? ": " : ", ") + upgrades[i].first + " (" +
                std::to_string(upgrades[i].second) + ")";
    }
    return text + " = " + std::to_string(total * count) + "\n";
}

std::string standardLine(const Line& line) {
    return " - " + countOf(line) + line.name +
           priced(line.cost, line.total, line.count, line.upgrades);
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
            if (!line.counterpart) continue;
            const CounterpartText& joined = *line.counterpart;
            counterparts +=
                " - " + joined.name + priced(joined.cost, joined.total, 1, joined.upgrades);
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
        if (card != nullptr && id != standingOrders) add(card->pips, card->facts.name);
    }
    if (const CommandEntry* card = catalogue.command(standingOrders)) add(4, card->facts.name);
    return text;
}

std::string inParentheses(const Upgrades& upgrades) {
    std::string text;
    for (std::size_t i = 0; i < upgrades.size(); ++i)
        text += (i == 0 ? "(" : ", ") + upgrades[i].first;
    return upgrades.empty() ? "" : text + ")";
}

std::string minimalUnits(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += countOf(line) + line.name + " " + inParentheses(line.upgrades) + "\n";
        if (!line.counterpart) continue;
        const std::string upgrades = inParentheses(line.counterpart->upgrades);
        text += line.counterpart->name + (upgrades.empty() ? "" : " ") + upgrades + "\n";
    }
    return text;
}

std::string tournamentBlock(const std::string& name, int total, const Upgrades& upgrades) {
    std::string text = name + " (" + std::to_string(total) + ")\n";
    for (const auto& [upgrade, points] : upgrades)
        text += " - " + upgrade + " (" + std::to_string(points) + ")\n";
    return text;
}

std::string tournamentUnits(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += tournamentBlock(line.name, line.total, line.upgrades);
        if (line.counterpart)
            text += tournamentBlock(line.counterpart->name, line.counterpart->total,
                                    line.counterpart->upgrades);
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

// The facts of the list that the text format cannot contain. Their lines have neither a bullet nor
// points, so that importers ignore them.
std::string furtherLines(const ArmyList& list, const ResolvedArmy& army) {
    std::string faction = list.faction;
    if (!faction.empty()) faction[0] = static_cast<char>(std::toupper(faction[0]));
    std::string text = "\nFaction: " + faction + "\n";
    if (army.force != nullptr)
        text += "Battle Force: " + army.force->facts.name + "\n";
    else if (list.faction == "mercenary" || list.faction == "mandalorians")
        text += "Battle Force: none\n";  // tells importers not to choose a battle force themselves
    for (std::size_t i = 0; i < list.choices.size(); ++i)
        text += (i == 0 ? "Choices: " : ", ") + list.choices[i];
    if (!list.choices.empty()) text += "\n";
    if (list.size == GameSize::edition2018) text += "Size: " + rulesOf(list.size).name + "\n";
    return text;
}

// Replaces line breaks, because a name must fit on one line of a text list.
std::string oneLine(std::string name) {
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    name = trimmed(name);
    return name.empty() ? "Untitled" : name;
}

}  // namespace

std::string exportText(const ArmyList& list, const Catalogue& catalogue, const ExchangeTable& table,
                       TextStyle style) {
    return exportText(list, CardNames(catalogue, table), style);
}

std::string exportText(const ArmyList& list, const CardNames& names, TextStyle style) {
    const Catalogue& catalogue = names.catalogue();
    const ResolvedArmy army = resolveUnits(list, catalogue);
    const Source source{army, names.table(), names};
    const std::string title = oneLine(list.name) + "\n";
    const std::string head = header(list, summaryOf(list, catalogue)) + "\n";
    const std::string tail = deckText(list, catalogue) + furtherLines(list, army);
    switch (style) {
        case TextStyle::standard:
            return title + head +
                   standardUnits(linesOf(source, true, true), list.faction == "empire") +
                   "\nCommands: " + commandLine(list, catalogue, ", ", true) + "\n" + tail;
        case TextStyle::minimal:
            return head + minimalUnits(linesOf(source, true, false)) +
                   "Commands: " + commandLine(list, catalogue, ", ", true) + "\n" + tail +
                   "Name: " + title;
        case TextStyle::tournament:
            return title + head + tournamentUnits(linesOf(source, false, false)) + "\nCommands:\n" +
                   commandLine(list, catalogue, "\n", false) + "\n" + tail;
    }
    return "";
}

}  // namespace sightline::engine
