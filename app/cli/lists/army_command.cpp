#include "app/cli/lists/army_command.h"

#include <fstream>
#include <istream>
#include <ostream>

#include "app/files/tables/load.h"
#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/card_notes.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/exchange/export_army.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/files/army_file.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {
using nlohmann::json;
using Packs = std::vector<std::filesystem::path>;

json objectionJson(const engine::ArmyObjection& objection) {
    json one{{"area", nameOf(objection.area)},
             {"text", objection.text},
             {"fix", objection.fix},
             {"page", objection.citation.page},
             {"section", objection.citation.section}};
    if (!objection.citation.document.empty()) one["document"] = objection.citation.document;
    if (objection.unit) one["unit"] = *objection.unit;
    if (!objection.card.empty()) one["card"] = objection.card;
    return one;
}

json noteJson(const engine::CardNote& note) {
    json one{{"card", note.card}, {"text", english(note.message)}};
    if (note.unit) one["unit"] = *note.unit;
    return one;
}

json orderTokensJson(const engine::ArmySummary& summary) {
    json tokens = json::object();
    for (std::size_t rank = 0; rank < summary.orderTokens.size(); ++rank) {
        if (summary.orderTokens[rank] > 0)
            tokens[engine::rankNames()[rank]] = summary.orderTokens[rank];
    }
    return tokens;
}

/// The catalogue and the army list from a file, or the reason why one of them cannot be read.
struct LoadedList {
    engine::Catalogue catalogue;
    engine::ArmyList list;
};
Result<LoadedList> loadList(const std::string& file, const Packs& packs) {
    auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    const auto document = engine::parseJsonFile(file);
    if (!document) return document.problem();
    auto list = engine::readArmyList(*document, file, *catalogue);
    if (!list) return list.problem();
    return LoadedList{std::move(catalogue).value(), std::move(list).value()};
}

json candidatesJson(const engine::OpenUnit& open, const engine::Catalogue& catalogue) {
    json candidates = json::array();
    for (const std::string& id : open.fitting) {
        const engine::UnitEntry* unit = catalogue.unit(id);
        if (unit == nullptr) continue;
        candidates.push_back({{"unit", id},
                              {"name", unit->card.name},
                              {"title", unit->card.title},
                              {"rank", engine::nameOf(unit->card.rank)},
                              {"points", unit->card.points}});
    }
    return candidates;
}

constexpr std::size_t largestList = 1 << 20;

int refuse(std::ostream& errors, const std::string& text) {
    errors << text << '\n';
    return 1;
}

Result<engine::ImportedArmy> imported(const std::string& format, const std::string& text,
                                      const engine::Catalogue& catalogue,
                                      const engine::ExchangeTable& table) {
    if (format == "link") return engine::importLink(text, catalogue, table);
    if (format == "json") return engine::importTtsJson(text, catalogue, table);
    if (format == "text") return engine::importText(text, catalogue, table);
    return engine::importArmy(text, catalogue, table);
}

std::string exportedText(const std::string& format, const LoadedList& loaded,
                         const engine::ExchangeTable& table) {
    const auto style = format == "minimal"      ? engine::TextStyle::minimal
                       : format == "tournament" ? engine::TextStyle::tournament
                                                : engine::TextStyle::standard;
    return engine::exportText(loaded.list, loaded.catalogue, table, style);
}
}  // namespace

Result<std::string> textOfList(std::istream& from, const std::string& where) {
    std::string text(largestList + 1, '\0');
    from.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (from.bad()) return Problem{where + ": cannot be read"};
    text.resize(static_cast<std::size_t>(from.gcount()));
    if (text.size() > largestList) return Problem{where + ": larger than any list (1 MiB)"};
    return text;
}

// Refuses pipes and devices. Opening a pipe would wait for a writer, and a device may never end.
Result<std::string> textOfListFile(const std::filesystem::path& file) {
    std::error_code error;
    const auto status = std::filesystem::status(file, error);
    if (std::filesystem::is_directory(status))
        return Problem{file.string() + ": expected a list, found a folder"};
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        return Problem{file.string() + ": expected a file with a list, found a device or a pipe"};
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return Problem{file.string() + ": cannot be opened"};
    return textOfList(stream, file.string());
}

int armyCheckCommand(const std::string& file, const Packs& packs, std::ostream& output,
                     std::ostream& errors) {
    const auto loaded = loadList(file, packs);
    if (!loaded) return refuse(errors, loaded.problem().text);
    const engine::ArmySummary summary = engine::summaryOf(loaded->list, loaded->catalogue);
    const auto objections = engine::judgeArmy(loaded->list, loaded->catalogue);
    json list = json::array();
    for (const engine::ArmyObjection& objection : objections)
        list.push_back(objectionJson(objection));
    json notes = json::array();
    for (const engine::CardNote& note : engine::notesOn(loaded->list, loaded->catalogue))
        notes.push_back(noteJson(note));
    output << json{{"name", loaded->list.name},
                   {"points", summary.points},
                   {"mostPoints", summary.mostPoints},
                   {"activations", summary.activations},
                   {"orderTokens", orderTokensJson(summary)},
                   {"legal", objections.empty()},
                   {"objections", list},
                   {"notes", notes}}
                  .dump(2)
           << '\n';
    return objections.empty() ? 0 : 1;
}

int armyImportCommand(const std::string& format, const std::string& text, const Packs& packs,
                      std::ostream& output, std::ostream& errors) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return refuse(errors, catalogue.problem().text);
    const auto table = loadExchange(assetsFolder(), *catalogue);
    if (!table) return refuse(errors, table.problem().text);
    const auto army = imported(format, text, *catalogue, *table);
    if (!army) return refuse(errors, army.problem().text);
    json missed = json::array();
    for (const engine::ImportMiss& miss : army->missed) {
        missed.push_back({{"where", miss.where}, {"text", miss.text}, {"reason", miss.reason}});
    }
    for (const engine::OpenUnit& open : army->open) {
        const engine::ImportMiss miss = asMiss(open, *catalogue);
        missed.push_back({{"where", miss.where},
                          {"text", miss.text},
                          {"reason", miss.reason},
                          {"candidates", candidatesJson(open, *catalogue)}});
    }
    json notes = json::array();
    for (const Message& note : army->notes) notes.push_back(english(note));
    json result{{"army", engine::toJson(army->list)},
                {"format", nameOf(army->format)},
                {"points", summaryOf(army->list, *catalogue).points},
                {"understood", army->understood},
                {"missed", missed},
                {"notes", std::move(notes)}};
    if (army->statedPoints) result["statedPoints"] = *army->statedPoints;
    output << result.dump(2, ' ', false, json::error_handler_t::replace) << '\n';
    return missed.empty() ? 0 : 1;
}

int armyExportCommand(const std::string& format, const std::string& file, const std::string& to,
                      const Packs& packs, std::ostream& output, std::ostream& errors) {
    const auto loaded = loadList(file, packs);
    if (!loaded) return refuse(errors, loaded.problem().text);
    const auto table = loadExchange(assetsFolder(), loaded->catalogue);
    if (!table) return refuse(errors, table.problem().text);
    std::vector<std::string> leftOut;
    std::string content;
    if (format == "link") {
        auto link = engine::exportLink(loaded->list, loaded->catalogue, *table);
        content = link.link;
        leftOut = std::move(link.leftOut);
    } else if (format == "json") {
        content = engine::exportTtsJson(loaded->list, loaded->catalogue, *table)
                      .dump(2, ' ', false, json::error_handler_t::replace);
    } else {
        content = exportedText(format, *loaded, *table);
    }
    json result{{"format", format}, {"leftOut", leftOut}};
    if (to.empty()) {
        result["content"] = content;
    } else {
        const auto written = engine::writeWholeFile(to, content);
        if (!written) return refuse(errors, written.problem().text);
        result["written"] = to;
    }
    output << result.dump(2, ' ', false, json::error_handler_t::replace) << '\n';
    return 0;
}

}  // namespace sightline::app
