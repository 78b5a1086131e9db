#include "engine/legion/lists/exchange/import_army.h"

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/exchange/pasted_text.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {

const std::string& nameOf(ImportedArmy::Format format) {
    static const std::vector<std::string> names{"link", "json", "text", "army"};
    return names[static_cast<std::size_t>(format)];
}

namespace {

Result<ImportedArmy> importOwn(const nlohmann::json& json, const Catalogue& catalogue) {
    auto list = readArmyList(json, "list", catalogue);
    if (!list) return list.problem();
    if (list->units.empty()) return problemOf(say::listWithoutUnits());
    ImportedArmy army;
    army.format = ImportedArmy::Format::own;
    army.list = std::move(list).value();
    army.understood = static_cast<int>(army.list.units.size());
    return army;
}

// Imports the list in the result of a command of this program. The result of `army export` contains
// the list as a text or as JSON.
Result<ImportedArmy> importJson(const nlohmann::json& json, const CardNames& names,
                                const std::vector<DecidedUnit>& decided) {
    if (json.contains("content") && json["content"].is_string() && !json.contains("units"))
        return importArmy(json["content"].get<std::string>(), names, decided);
    const bool wrapped = json.contains("army") && !json.contains("units");
    const nlohmann::json& list = wrapped ? json["army"] : json;
    const auto format = list.find("format");
    if (format != list.end() && *format == "sightline-army")
        return importOwn(list, names.catalogue());
    return importTtsList(list, names, decided);
}

Result<ImportedArmy> importPastedJson(const PastedJson& pasted, const CardNames& names,
                                      const std::vector<DecidedUnit>& decided) {
    auto army = importJson(pasted.list, names, decided);
    if (!army) return army;
    if (pasted.wordsAround) army->notes.push_back(say::wordsAroundJson());
    if (pasted.furtherLists > 0)
        army->notes.push_back(say::furtherLists(static_cast<int>(pasted.furtherLists)));
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

Result<ImportedArmy> importArmy(const std::string& pasted, const CardNames& names,
                                const std::vector<DecidedUnit>& decided) {
    const std::string text = utf8Text(pasted);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return problemOf(say::textIsEmpty());
    if (const auto json = jsonListIn(text)) return importPastedJson(*json, names, decided);
    const std::string plain = withoutMarkup(text);
    if (const auto json = jsonListIn(plain)) return importPastedJson(*json, names, decided);
    // The text begins like JSON, but contains no list. It is read only to report the problem.
    if (text[first] == '{') return importTtsJson(text, names, decided);
    auto link = importLink(text, names.catalogue(), names.table());
    const bool meantAsLink = text.find("/list/") != std::string::npos;
    if (link && (link->understood > 0 || meantAsLink)) return link;
    auto read = importText(text, names, decided);
    if (!read && meantAsLink)
        return link;  // the link's problem explains more than the problem of the text
    return read;
}

}  // namespace sightline::engine
