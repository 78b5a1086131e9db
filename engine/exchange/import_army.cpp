#include "engine/exchange/import_army.h"

#include "engine/exchange/list_lines.h"
#include "engine/files/army_file.h"
#include "engine/words/imports.h"
#include "engine/words/units.h"

namespace sightline::engine {

const std::string& nameOf(ImportedArmy::Format format) {
    static const std::vector<std::string> names{"link", "json", "text", "army"};
    return names[static_cast<std::size_t>(format)];
}

namespace {

Result<ImportedArmy> importOwn(const nlohmann::json& json, const Catalogue& catalogue) {
    auto list = readArmyList(json, "list", catalogue);
    if (!list) return list.problem();
    ImportedArmy army;
    army.format = ImportedArmy::Format::own;
    army.list = std::move(list).value();
    army.understood = static_cast<int>(army.list.units.size());
    return army;
}

}  // namespace

Message placeSaid(const std::string& where) {
    const auto numbered = [&](std::string_view word) {
        return where.starts_with(word) ? numberIn(std::string_view(where).substr(word.size()))
                                       : std::nullopt;
    };
    if (const auto line = numbered("line ")) return say::lineOfList(*line);
    if (const auto segment = numbered("segment ")) return say::segmentOfLink(*segment);
    return where == "battle force" ? say::forceOfLink() : say::printed(where);
}

Message apartSaid(const UnitEntry& unit) {
    const std::string& title = unit.card.title;
    return say::unitApart(title.empty() ? unit.card.name : unit.card.name + ", " + title,
                          wordOf(unit.card.rank), unit.card.points);
}

std::string wordsOf(const UnitEntry& unit) { return english(apartSaid(unit)); }

ImportMiss asMiss(const OpenUnit& open, const Catalogue& catalogue) {
    Message units;
    for (const std::string& id : open.fitting) {
        const UnitEntry* unit = catalogue.unit(id);
        if (unit == nullptr) continue;
        units = units.none() ? apartSaid(*unit) : say::andThen(units, apartSaid(*unit));
    }
    return {open.where, open.text, say::severalUnits(units)};
}

Result<ImportedArmy> importArmy(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided) {
    return importArmy(text, CardNames(catalogue, table), decided);
}

Result<ImportedArmy> importArmy(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return problemOf(say::textIsEmpty());
    if (text[first] == '{') {
        const auto json = parseJson(text, "list");
        if (!json) return json.problem();
        const auto format = json->find("format");
        if (format != json->end() && *format == "sightline-army")
            return importOwn(*json, names.catalogue());
        return importTtsJson(text, names, decided);
    }
    auto link = importLink(text, names.catalogue(), names.table());
    const bool meantAsLink = text.find("/list/") != std::string::npos;
    if (link && (link->understood > 0 || meantAsLink)) return link;
    auto read = importText(text, names, decided);
    if (!read && meantAsLink) return link;  // its problem says more
    return read;
}

}  // namespace sightline::engine
