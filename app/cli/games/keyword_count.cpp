#include "app/cli/games/keyword_count.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "app/cli/games/keyword_cards.h"
#include "app/cli/games/keyword_offers.h"
#include "engine/legion/rules/keywords/acts.h"
#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::app {
namespace {

using engine::Keyword;
using nlohmann::json;

template <class Value>
Value valueOf(const std::map<Keyword, Value>& map, Keyword keyword) {
    const auto found = map.find(keyword);
    return found == map.end() ? Value{} : found->second;
}

std::string nameIn(const engine::Question& question, const engine::CardAction& offered) {
    const auto index = static_cast<std::size_t>(offered.name);
    return index < question.ids.size() ? question.ids[index] : std::string();
}

template <class Keywords>
json sortedNames(const Keywords& keywords) {
    std::set<std::string> names;
    for (const Keyword keyword : keywords) names.insert(std::string(engine::nameOf(keyword)));
    return names;
}

}  // namespace

std::string namesOf(const std::set<Keyword>& keywords) {
    std::string text;
    for (const json& name : sortedNames(keywords))
        text += (text.empty() ? "" : ", ") + name.get<std::string>();
    return text;
}

void KeywordCount::plays(const engine::Scenario& scenario) {
    for (const Keyword keyword : keywordsIn(scenario)) ++scenarios_[keyword];
}

void KeywordCount::answered(const engine::Question& question, const engine::Answer& answer) {
    if (std::holds_alternative<engine::Adjust>(answer)) return;
    const Keyword asking = keywordOf(question);
    if (asking != Keyword::none && decliningAnswer(question)) {
        Choices& choices = choices_[asking];
        ++choices.offered;
        if (isDeclined(question, answer)) ++choices.declined;
    }
    const engine::Option* picked = optionOf(question, answer);
    for (const engine::Option& option : question.options) {
        const auto* action = std::get_if<engine::CardAction>(&option);
        const Keyword keyword =
            action ? engine::keywordNamed(nameIn(question, *action)) : Keyword::none;
        if (keyword == Keyword::none || keyword == asking) continue;
        Choices& choices = choices_[keyword];
        ++choices.offered;
        if (picked && !(*picked == option)) ++choices.declined;
    }
}

void KeywordCount::add(const engine::Record& record) {
    for (const auto& [keyword, times] : engine::actsIn(record)) entries_[keyword] += times;
}

void KeywordCount::add(const std::set<engine::StandingActs::Act>& acts) {
    for (const engine::StandingActs::Act& act : acts) ++changes_[act.keyword];
}

int KeywordCount::actsOf(Keyword keyword) const {
    const auto& rules = engine::keywordRules();
    const auto rule = std::find_if(rules.begin(), rules.end(),
                                   [&](const auto& one) { return one.keyword() == keyword; });
    if (rule == rules.end()) return 0;
    const int built = rule->actsInArmyBuilding() ? valueOf(scenarios_, keyword) : 0;
    if (rule->leavesEntry()) return built + valueOf(entries_, keyword);
    return built + valueOf(rule->joinsNoPoint() ? scenarios_ : changes_, keyword);
}

std::set<Keyword> KeywordCount::actingLessThan(int times) const {
    std::set<Keyword> few;
    for (const Keyword keyword : engine::keywordsInCode())
        if (actsOf(keyword) < times) few.insert(keyword);
    return few;
}

std::string KeywordCount::namesWithActs(const std::set<Keyword>& keywords) const {
    std::map<std::string, std::string> counts;
    for (const Keyword keyword : keywords)
        counts[std::string(engine::nameOf(keyword))] =
            std::to_string(actsOf(keyword)) + " in " + std::to_string(valueOf(scenarios_, keyword));
    std::string text;
    for (const auto& [name, count] : counts)
        text += (text.empty() ? "" : ", ") + name + " (" + count + ")";
    return text;
}

std::set<Keyword> KeywordCount::neverDeclined(int questions) const {
    std::set<Keyword> never;
    for (const auto& [keyword, choices] : choices_)
        if (choices.offered >= questions && choices.declined == 0) never.insert(keyword);
    return never;
}

json KeywordCount::line() const {
    json acted = json::object(), choices = json::object();
    std::set<Keyword> never, absent, unrecorded;
    for (const Keyword keyword : engine::keywordsInCode()) {
        if (const int times = actsOf(keyword); times > 0)
            acted[std::string(engine::nameOf(keyword))] = times;
        else
            (scenarios_.contains(keyword) ? never : absent).insert(keyword);
        if (actsOf(keyword) == 0 && changes_.contains(keyword)) unrecorded.insert(keyword);
    }
    for (const auto& [keyword, counts] : choices_)
        choices[std::string(engine::nameOf(keyword))] = {{"offered", counts.offered},
                                                         {"declined", counts.declined}};
    return {{"keywords",
             {{"acted", acted},
              {"never", sortedNames(never)},
              {"not_in_play", sortedNames(absent)},
              {"choices", choices},
              {"unrecorded", sortedNames(unrecorded)}}}};
}

}  // namespace sightline::app
