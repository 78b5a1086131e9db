#include "engine/keywords/applied_by_code.h"

#include <algorithm>

#include "engine/catalogue/read_cards.h"
#include "engine/keywords/keywords.h"

namespace sightline::engine {
namespace {

using Names = std::vector<std::string>;

bool contains(const Names& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string orNearest(const std::string& name, const Names& names) {
    const std::string nearest = nearestName(name, names);
    return nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)";
}

// One kind of the list: everything on it, and done exactly where the code does it.
void compare(const JsonAt& automation, const char* kind, const Names& listed, const Names& all,
             const Names& applied) {
    const JsonAt list = automation.at(kind);
    for (const std::string& name : applied) {
        if (!contains(all, name))
            list.refuse("the code applies \"" + name + "\", which does not exist" +
                        orNearest(name, all));
    }
    for (const std::string& name : listed) {
        if (!list.find(name)) list.refuse("\"" + name + "\" is missing");
    }
    for (const auto& [name, at] : list.members()) {
        const bool done = at.text() == "done";
        if (done && !contains(applied, name))
            at.refuse("no code applies \"" + name + "\"" + orNearest(name, applied));
        if (!done && contains(applied, name)) at.refuse("the code applies \"" + name + "\"");
    }
}

// Parts that a keyword may carry are read where the keyword is applied.
void compareParts(const JsonAt& keywords, const std::vector<AppliedKeyword>& applied) {
    for (const JsonAt& at : keywords.list()) {
        const std::string name = at.at("name").text();
        const auto own = std::find_if(applied.begin(), applied.end(),
                                      [&](const AppliedKeyword& one) { return one.name == name; });
        if (own == applied.end()) continue;
        if (at.find("value") && !own->value) at.at("value").refuse("no code reads it");
        if (at.find("parameter") && !own->parameter) at.at("parameter").refuse("no code reads it");
    }
}

// What is not done has its moment, or an empty entry that says that there is none in a game.
void compareReminders(const JsonAt& automation, const JsonAt& reminders, const char* kind) {
    const JsonAt said = reminders.at(kind);
    for (const auto& [name, at] : automation.at(kind).members()) {
        if (at.text() != "done" && !said.find(name)) said.refuse("\"" + name + "\" is missing");
    }
}

template <class Card>
Names codedOf(const std::vector<Card>& cards) {
    Names ids;
    for (const Card& card : cards) {
        if (card.facts.pack.empty() && card.saidBy == SaidBy::code) ids.push_back(card.facts.id);
    }
    return ids;
}

Names namesOf(const std::vector<AppliedKeyword>& keywords) {
    Names names;
    for (const AppliedKeyword& one : keywords) names.push_back(one.name);
    return names;
}

Names namesOf(const std::vector<KeywordEntry>& keywords) {
    Names names;
    for (const KeywordEntry& one : keywords) names.push_back(one.name);
    return names;
}

}  // namespace

const AppliedByCode& appliedByCode() {
    static const AppliedByCode applied = [] {
        AppliedByCode made;
        for (const KeywordRule& rule : keywordRules()) {
            made.keywords.push_back({std::string(engine::nameOf(rule.keyword())),
                                     rule.reads().value, rule.reads().parameter});
        }
        return made;
    }();
    return applied;
}

std::optional<Problem> problemOfAutomation(const std::filesystem::path& folder,
                                           const Catalogue& catalogue,
                                           const AppliedByCode& applied) {
    const auto compared = readingJson([&] {
        const auto opened = [&](const char* name) {
            auto json = parseJsonFile(folder / name);
            if (!json) throw JsonRefused(json.problem().text);
            return std::move(json).value();
        };
        const auto automation = opened("automation.json"), keywords = opened("keywords.json"),
                   reminders = opened("reminders.json");
        const JsonAt status(automation, (folder / "automation.json").string());
        const JsonAt moments(reminders, (folder / "reminders.json").string());
        const Names words = namesOf(catalogue.keywords);
        compare(status, "keywords", words, words, namesOf(applied.keywords));
        compare(status, "upgrades", codedOf(catalogue.upgrades), idsOf(catalogue.upgrades),
                applied.upgrades);
        compare(status, "commands", codedOf(catalogue.commands), idsOf(catalogue.commands),
                applied.commands);
        compare(status, "battle", idsOf(catalogue.battleCards), idsOf(catalogue.battleCards),
                applied.battleCards);
        compare(status, "battle_forces", {}, idsOf(catalogue.battleForces), applied.battleForces);
        compareParts(JsonAt(keywords, (folder / "keywords.json").string()).at("keywords"),
                     applied.keywords);
        for (const char* kind : {"keywords", "upgrades", "commands", "battle", "battle_forces"})
            compareReminders(status, moments, kind);
        return true;
    });
    return compared ? std::nullopt : std::optional<Problem>(compared.problem());
}

}  // namespace sightline::engine
