#include "engine/legion/rules/cards/applied_by_code.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/rules/cards/card_rules.h"
#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::engine {
namespace {

using Names = std::vector<std::string>;

bool contains(const Names& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

template <class Named>
Names namesOf(const std::vector<Named>& keywords) {
    Names names;
    for (const Named& one : keywords) names.push_back(one.name);
    return names;
}

std::string orNearest(const std::string& name, const Names& names) {
    const std::string nearest = nearestName(name, names);
    return nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)";
}

void refuseStrangers(const JsonAt& list, const Names& applied, const Names& all) {
    for (const std::string& name : applied) {
        if (!contains(all, name))
            list.refuse("the code applies \"" + name + "\", which does not exist" +
                        orNearest(name, all));
    }
}

void refuseMissing(const JsonAt& list, const Names& needed) {
    for (const std::string& name : needed) {
        if (!list.find(name)) list.refuse("\"" + name + "\" is missing");
    }
}

// Checks the list in automation.json for one kind of card, such as upgrade cards. Every card must
// be on the list. Its status must be "done" if the code applies the card; otherwise, the status
// must be another text.
void compareCards(const JsonAt& list, const Names& listed, const Names& all, const Names& applied) {
    refuseStrangers(list, applied, all);
    refuseMissing(list, listed);
    for (const auto& [name, at] : list.members()) {
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

// Checks a keyword that the code applies in part: the status of a part must be "done" if the code
// applies this part; otherwise, it must be another text.
void compareParts(const JsonAt& status, const PartialKeyword& applied) {
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

// Checks the list of keywords in automation.json. It must contain each keyword that the code
// applies in part. It may also contain keywords that the code does not apply. It must contain no
// keyword that the code applies completely.
void compareKeywords(const JsonAt& list, const Names& all, const AppliedByCode& applied) {
    const Names whole = namesOf(applied.keywords), inParts = namesOf(applied.inParts);
    refuseStrangers(list, whole, all);
    refuseStrangers(list, inParts, all);
    refuseMissing(list, inParts);
    for (const PartialKeyword& one : applied.inParts) compareParts(list.at(one.name), one);
    for (const auto& [name, at] : list.members()) {
        if (contains(whole, name)) at.refuse("the code applies all of \"" + name + "\"");
        if (contains(inParts, name)) continue;
        if (at.isObject()) at.refuse("no code applies parts of \"" + name + "\"");
        if (at.text() == "done")
            at.refuse("no code applies \"" + name + "\"" + orNearest(name, whole));
    }
}

// Checks the values and parameters that cards give to a keyword: the code of the keyword must read
// them.
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

// Checks the reminders of a keyword that the code applies in part. Each part that the code does not
// apply must have an entry in "parts", which may be empty. The other parts must have no entry.
void compareRemindersOfParts(const JsonAt& status, const JsonAt& said) {
    const JsonAt moments = said.at("parts");
    const Names left = partsIn(status.at("not yet"));
    refuseMissing(moments, left);
    for (const auto& [part, at] : moments.members()) {
        if (!contains(left, part))
            at.refuse("\"" + part + "\" is no part that is left to the players" +
                      orNearest(part, left));
    }
}

// Checks the reminders of cards. Each card that the code does not apply must have an entry with the
// timing point of its reminder. The entry is empty if no timing point fits.
void compareRemindersOfCards(const JsonAt& list, const JsonAt& said) {
    for (const auto& [id, at] : list.members()) {
        if (at.text() != "done") refuseMissing(said, {id});
    }
}

void compareRemindersOfKeywords(const JsonAt& list, const JsonAt& said, const Names& all,
                                const Names& whole) {
    for (const std::string& name : all) {
        if (!contains(whole, name)) refuseMissing(said, {name});
        const auto listed = list.find(name), own = said.find(name);
        if (listed && listed->isObject())
            compareRemindersOfParts(*listed, said.at(name));
        else if (own && own->isObject() && own->find("parts"))
            own->at("parts").refuse("automation.json knows no parts of \"" + name + "\"");
    }
}

template <class Card>
Names codedOf(const std::vector<Card>& cards) {
    Names ids;
    for (const Card& card : cards) {
        if (card.facts.pack.empty() && card.saidBy == EffectSource::code)
            ids.push_back(card.facts.id);
    }
    return ids;
}

// The ids of the battle cards that have a reminder, because the players apply an effect of the card
// by hand.
Names leftToPlayers(const std::vector<BattleEntry>& cards) {
    Names ids;
    for (const BattleEntry& card : cards) {
        const bool left = std::any_of(card.byHand.begin(), card.byHand.end(),
                                      [](const auto& line) { return !line.help.moments.empty(); });
        if (left) ids.push_back(card.facts.id);
    }
    return ids;
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
        for (const CardRule& rule : cardRules()) {
            std::vector<std::string>* const lists[] = {&made.upgrades, &made.commands,
                                                       &made.battleCards, &made.battleForces};
            lists[static_cast<std::size_t>(rule.kind())]->push_back(rule.id());
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
            if (!json) throw JsonError(json.problem());
            return std::move(json).value();
        };
        const auto automation = opened("automation.json"), keywords = opened("keywords.json"),
                   reminders = opened("reminders.json");
        const JsonAt status(automation, (folder / "automation.json").string());
        const JsonAt moments(reminders, (folder / "reminders.json").string());
        const Names words = namesOf(catalogue.keywords);
        compareKeywords(status.at("keywords"), words, applied);
        compareCards(status.at("upgrades"), codedOf(catalogue.upgrades), idsOf(catalogue.upgrades),
                     applied.upgrades);
        compareCards(status.at("commands"), codedOf(catalogue.commands), idsOf(catalogue.commands),
                     applied.commands);
        compareCards(status.at("battle"), leftToPlayers(catalogue.battleCards),
                     idsOf(catalogue.battleCards), applied.battleCards);
        compareCards(status.at("battle_forces"), {}, idsOf(catalogue.battleForces),
                     applied.battleForces);
        compareCarried(JsonAt(keywords, (folder / "keywords.json").string()).at("keywords"),
                       applied.keywords);
        compareRemindersOfKeywords(status.at("keywords"), moments.at("keywords"), words,
                                   namesOf(applied.keywords));
        for (const char* kind : {"upgrades", "commands", "battle", "battle_forces"})
            compareRemindersOfCards(status.at(kind), moments.at(kind));
        return true;
    });
    return compared ? std::nullopt : std::optional<Problem>(compared.problem());
}

}  // namespace sightline::engine
