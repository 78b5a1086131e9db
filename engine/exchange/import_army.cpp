#include "engine/exchange/import_army.h"

#include "engine/files/army_file.h"

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

std::string wordsOf(const UnitEntry& unit) {
    std::string words = unit.card.name;
    if (!unit.card.title.empty()) words += ", " + unit.card.title;
    return words + " (" + nameOf(unit.card.rank) + ", " + std::to_string(unit.card.points) +
           " points)";
}

ImportMiss asMiss(const OpenUnit& open, const Catalogue& catalogue) {
    std::string units;
    for (const std::string& id : open.fitting) {
        const UnitEntry* unit = catalogue.unit(id);
        if (unit != nullptr) units += (units.empty() ? "" : "; ") + wordsOf(*unit);
    }
    return {open.where, open.text,
            "several units have this name: " + units + "; write the title behind the name"};
}

Result<ImportedArmy> importArmy(const std::string& text, const Catalogue& catalogue,
                                const ExchangeTable& table,
                                const std::vector<DecidedUnit>& decided) {
    return importArmy(text, CardNames(catalogue, table), decided);
}

Result<ImportedArmy> importArmy(const std::string& text, const CardNames& names,
                                const std::vector<DecidedUnit>& decided) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return Problem{"the text is empty"};
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
