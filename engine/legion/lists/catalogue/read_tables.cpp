// Reads the tables that contain no cards: points, keywords, automation, special slots.
#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/card_fields.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

constexpr std::array states{"not yet"sv, "done"sv};

std::map<std::string, bool> readStatus(const JsonAt& document, std::string_view key) {
    std::map<std::string, bool> status;
    if (const auto list = document.find(key)) {
        for (const auto& [name, state] : list->members()) status[name] = state.word(states) == 1;
    }
    return status;
}

// Reads the keywords that code applies in part: {"done": ["Ground"], "not yet": ["Air"]}. An entry
// that is a single word is ignored, because the code itself states whether it applies the keyword.
// Packs may have such entries for their own keywords.
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
    PointsFile file;
    readExactly(document, file);
    return file;
}

std::vector<KeywordEntry> readKeywordEntries(const JsonAt& document,
                                             const CatalogueContext& context) {
    document.allow({"format", "version", "about", "keywords"});
    expectFormat(document, "sightline-keywords", 1);
    std::vector<KeywordEntry> entries;
    for (const JsonAt& at : document.at("keywords").list()) {
        WrittenKeyword keyword;
        readExactly(at, keyword);
        keyword.help.moments = momentsOf(context, &Reminders::keywords, keyword.entry.name);
        keyword.entry.help = std::make_shared<CardHelp>(std::move(keyword.help));
        entries.push_back(std::move(keyword.entry));
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
    form::ListOf{form::Exact{}}.read(list, slots);
    return slots;
}

}  // namespace sightline::engine
