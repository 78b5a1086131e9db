// Reads the tables that contain no cards: points, keywords, automation, special slots.
#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

Prices readPrices(const JsonAt& document, std::string_view key) {
    Prices prices;
    if (const auto list = document.find(key)) {
        for (const auto& [id, points] : list->members()) prices[id] = points.integer(0, 1000);
    }
    return prices;
}

PointsChange readChange(const JsonAt& at) {
    at.allow({"upgrade", "points", "army_has", "on", "battle_force", "choice"});
    PointsChange change;
    change.upgrade = at.at("upgrade").text();
    change.points = at.at("points").integer(-200, 200);
    if (const auto has = at.find("army_has")) change.armyHas = readFilter(*has);
    if (const auto on = at.find("on")) change.on = readFilter(*on);
    change.battleForce = readOptional(at, "battle_force");
    change.choice = readOptional(at, "choice");
    return change;
}

constexpr std::array states{"not yet"sv, "done"sv};

std::map<std::string, bool> readStatus(const JsonAt& document, std::string_view key) {
    std::map<std::string, bool> status;
    if (const auto list = document.find(key)) {
        for (const auto& [name, state] : list->members()) status[name] = state.word(states) == 1;
    }
    return status;
}

// Reads the entries of keywords that code applies in part: {"done": ["Ground"], "not yet":
// ["Air"]}. An entry that is only a word is ignored, because the code contains this information.
// Packs may use such an entry for their own keywords.
std::map<std::string, std::vector<std::string>> readPartsByHand(const JsonAt& document) {
    std::map<std::string, std::vector<std::string>> parts;
    const auto list = document.find("keywords");
    if (!list) return parts;
    for (const auto& [name, state] : list->members()) {
        if (!state.isObject()) {
            state.word(states);
            continue;
        }
        state.allow({"done", "not yet"});
        for (const char* some : {"done", "not yet"}) {
            if (readTexts(state.at(some)).empty()) state.at(some).wrong(say::aListOfParts());
        }
        parts[name] = readTexts(state.at("not yet"));
    }
    return parts;
}

bool isOfAnotherParameter(const KeywordEntry& entry, const std::string& part,
                          const std::string& parameter) {
    return !parameter.empty() && part != parameter &&
           std::find(entry.words.begin(), entry.words.end(), part) != entry.words.end();
}

}  // namespace

PointsFile readPoints(const JsonAt& document) {
    document.allow(
        {"format", "version", "points_date", "changes", "units", "counterparts", "upgrades"});
    expectFormat(document, "sightline-points", 1);
    PointsFile file;
    file.date = document.at("points_date").text();
    file.units = readPrices(document, "units");
    file.counterparts = readPrices(document, "counterparts");
    file.upgrades = readPrices(document, "upgrades");
    if (const auto changes = document.find("changes")) {
        for (const JsonAt& change : changes->list()) file.changes.push_back(readChange(change));
    }
    return file;
}

std::vector<KeywordEntry> readKeywordEntries(const JsonAt& document,
                                             const CatalogueContext& context) {
    static const std::vector<std::string> places{"unit", "weapon", "upgrade card"};
    document.allow({"format", "version", "about", "keywords"});
    expectFormat(document, "sightline-keywords", 1);
    constexpr std::array has{"never"sv, "sometimes"sv, "always"sv};
    std::vector<KeywordEntry> entries;
    for (const JsonAt& at : document.at("keywords").list()) {
        at.allow({"name", "on", "value", "parameter", "words", "page", "help"});
        KeywordEntry entry;
        entry.name = at.at("name").text();
        entry.on = readNames(at.at("on"), places, say::aPlaceForAKeyword);
        if (const auto value = at.find("value"))
            entry.value = static_cast<KeywordEntry::Has>(value->word(has));
        if (const auto parameter = at.find("parameter")) {
            entry.parameter = static_cast<KeywordEntry::Has>(parameter->word(has));
        }
        if (const auto words = at.find("words")) entry.words = readTexts(*words);
        const auto page = at.find("page");
        entry.help = std::make_shared<CardHelp>(
            CardHelp{readOptional(at, "help"), page ? page->integer(1, 63) : 0,
                     momentsOf(context, &Reminders::keywords, entry.name)});
        entries.push_back(std::move(entry));
    }
    std::sort(entries.begin(), entries.end(),
              [](const KeywordEntry& a, const KeywordEntry& b) { return a.name < b.name; });
    return entries;
}

std::shared_ptr<const CardHelp> helpOf(const KeywordEntry& entry, const std::string& parameter) {
    if (entry.byHand.empty()) return entry.help;
    CardHelp help{entry.help->text, entry.help->page};
    for (const KeywordEntry::Part& part : entry.byHand) {
        if (isOfAnotherParameter(entry, part.name, parameter)) continue;
        help.byHand.push_back(part.name);
        help.moments.insert(help.moments.end(), part.moments.begin(), part.moments.end());
    }
    return std::make_shared<CardHelp>(std::move(help));
}

Automation readAutomation(const JsonAt& document) {
    document.allow({"format", "version", "about", "keywords", "upgrades", "commands", "battle",
                    "battle_forces"});
    expectFormat(document, "sightline-automation", 1);
    return {.upgrades = readStatus(document, "upgrades"),
            .commands = readStatus(document, "commands"),
            .battleCards = readStatus(document, "battle"),
            .battleForces = readStatus(document, "battle_forces"),
            .partsByHand = readPartsByHand(document)};
}

std::vector<SpecialSlot> readSpecialSlots(const JsonAt& list) {
    std::vector<SpecialSlot> slots;
    for (const JsonAt& at : list.list()) {
        at.allow({"slot", "upgrades", "unit"});
        slots.push_back({slotNames()[readName(at.at("slot"), slotNames(), say::anUpgradeSlot)],
                         readTexts(at.at("upgrades")), readFilter(at.at("unit"))});
    }
    return slots;
}

}  // namespace sightline::engine
