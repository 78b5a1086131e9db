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
        if (at.isObject()) continue;  // in parts
        const bool done = at.text() == "done";
        if (done && !contains(applied, name))
            at.refuse("no code applies \"" + name + "\"" + orNearest(name, applied));
        if (!done && contains(applied, name)) at.refuse("the code applies \"" + name + "\"");
    }
}

Names partsIn(const JsonAt& list) {
    Names texts;
    for (const JsonAt& one : list.list()) texts.push_back(one.text());
    return texts;
}

// One keyword that is done in parts: the parts that the code applies, and no others.
void compareParts(const JsonAt& status, const AppliedInParts& applied) {
    if (!status.isObject())
        status.refuse("the code applies parts of \"" + applied.name + "\", expected which");
    const auto of = [&](const std::string& part) {
        return "\"" + applied.name + ": " + part + "\"";
    };
    const JsonAt done = status.at("done"), left = status.at("not yet");
    for (const JsonAt& part : done.list()) {
        if (!contains(applied.parts, part.text()))
            part.refuse("no code applies " + of(part.text()) +
                        orNearest(part.text(), applied.parts));
    }
    for (const JsonAt& part : left.list()) {
        if (contains(applied.parts, part.text()))
            part.refuse("the code applies " + of(part.text()));
    }
    const Names said = partsIn(done);
    for (const std::string& part : applied.parts) {
        if (!contains(said, part)) done.refuse(of(part) + " is missing");
    }
}

void compareKeywordsInParts(const JsonAt& keywords, const AppliedByCode& applied) {
    for (const AppliedInParts& one : applied.inParts) compareParts(keywords.at(one.name), one);
    for (const auto& [name, at] : keywords.members()) {
        const auto isIt = [&](const auto& one) { return one.name == name; };
        if (!at.isObject() || std::any_of(applied.inParts.begin(), applied.inParts.end(), isIt))
            continue;
        const bool whole = std::any_of(applied.keywords.begin(), applied.keywords.end(), isIt);
        at.refuse(whole ? "the code applies all of \"" + name + "\""
                        : "no code applies parts of \"" + name + "\"");
    }
}

// What a keyword may carry is read where the keyword is applied.
void compareCarried(const JsonAt& keywords, const std::vector<AppliedKeyword>& applied) {
    for (const JsonAt& at : keywords.list()) {
        const std::string name = at.at("name").text();
        const auto own = std::find_if(applied.begin(), applied.end(),
                                      [&](const AppliedKeyword& one) { return one.name == name; });
        if (own == applied.end()) continue;
        if (at.find("value") && !own->value) at.at("value").refuse("no code reads it");
        if (at.find("parameter") && !own->parameter) at.at("parameter").refuse("no code reads it");
    }
}

// Each part that is not done has its moments, or an empty entry, and none that is.
void compareRemindersOfParts(const JsonAt& status, const JsonAt& said) {
    const JsonAt moments = said.at("parts");
    const Names left = partsIn(status.at("not yet"));
    for (const std::string& part : left) {
        if (!moments.find(part)) moments.refuse("\"" + part + "\" is missing");
    }
    for (const auto& [part, at] : moments.members()) {
        if (!contains(left, part))
            at.refuse("\"" + part + "\" is no part that is left to the players" +
                      orNearest(part, left));
    }
}

// What is not done has its moment, or an empty entry that says that there is none in a game.
void compareReminders(const JsonAt& automation, const JsonAt& reminders, const char* kind) {
    const JsonAt said = reminders.at(kind);
    for (const auto& [name, at] : automation.at(kind).members()) {
        const bool done = !at.isObject() && at.text() == "done";
        if (!done && !said.find(name)) said.refuse("\"" + name + "\" is missing");
        if (at.isObject())
            compareRemindersOfParts(at, said.at(name));
        else if (const auto own = said.find(name); own && own->isObject() && own->find("parts"))
            own->at("parts").refuse("automation.json knows no parts of \"" + name + "\"");
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
            const std::string name(engine::nameOf(rule.keyword()));
            if (rule.isWhole())
                made.keywords.push_back({name, rule.reads().value, rule.reads().parameter});
            else
                made.inParts.push_back({name, rule.parts()});
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
            if (!json) throw JsonRefused(json.problem());
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
        compareKeywordsInParts(status.at("keywords"), applied);
        compareCarried(JsonAt(keywords, (folder / "keywords.json").string()).at("keywords"),
                       applied.keywords);
        for (const char* kind : {"keywords", "upgrades", "commands", "battle", "battle_forces"})
            compareReminders(status, moments, kind);
        return true;
    });
    return compared ? std::nullopt : std::optional<Problem>(compared.problem());
}

}  // namespace sightline::engine
