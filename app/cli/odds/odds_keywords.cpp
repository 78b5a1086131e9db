#include "app/cli/odds/odds_keywords.h"

#include <algorithm>

#include "app/cli/odds/odds_request.h"
#include "app/files/tables/load.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::app {
namespace {

using engine::JsonAt;

constexpr int mostX = 99;

// True if the game applies the keyword completely, and the keyword itself changes no die. Some of
// these keywords only set a value that has its own field in the request: surge chart, cover or
// dodge tokens.
bool isBesideTheDice(const std::string& name) {
    const auto& rules = engine::keywordRules();
    return std::any_of(rules.begin(), rules.end(), [&](const engine::KeywordRule& rule) {
        return engine::nameOf(rule.keyword()) == name && rule.isWhole() && !rule.actsOnDice();
    });
}

bool isApplied(const std::string& name) {
    const auto& keywords = engine::appliedByCode().keywords;
    return std::any_of(keywords.begin(), keywords.end(),
                       [&](const engine::AppliedKeyword& one) { return one.name == name; });
}

// True for a keyword that changes the numbers of an attack (`AttackNumbers`). If the keyword gives
// a player a choice about dice, the numbers must contain the best choice.
bool isNumberOfTheAttack(const std::string& name) {
    const auto& rules = engine::keywordRules();
    return std::any_of(rules.begin(), rules.end(), [&](const engine::KeywordRule& rule) {
        return engine::nameOf(rule.keyword()) == name && rule.changesAttackNumbers() &&
               !rule.actsOnDice();
    });
}

bool isNothing(const JsonAt& value) {
    if (value.json().is_boolean()) return !value.boolean();
    if (!value.json().is_number())
        value.wrong("a whole number from 0 to " + std::to_string(mostX) + ", true or false");
    return value.integer(0, mostX) == 0;
}

}  // namespace

std::string oddsField(const std::string& keyword) {
    std::string field;
    for (const char one : keyword) {
        const bool letter = (one >= 'a' && one <= 'z') || (one >= '0' && one <= '9');
        if (one >= 'A' && one <= 'Z') {
            field += static_cast<char>(one - 'A' + 'a');
        } else if (letter) {
            field += one;
        } else if (one != '\'' && !field.empty() && field.back() != '_') {
            field += '_';
        }
    }
    if (!field.empty() && field.back() == '_') field.pop_back();
    return field;
}

Result<std::vector<OddsKeyword>> oddsKeywords() {
    const auto file = assetsFolder() / "catalogue" / "keywords.json";
    const auto document = engine::parseJsonFile(file);
    if (!document) return document.problem();
    return engine::readingJson([&] {
        std::vector<OddsKeyword> keywords;
        for (const JsonAt& one : JsonAt(*document, file.string()).at("keywords").list()) {
            const std::string name = one.at("name").text();
            const bool hasValue = one.find("value").has_value();
            const bool counts = isNumberOfTheAttack(name);
            const bool accepted = counts || isBesideTheDice(name);
            keywords.push_back(
                {oddsField(name), name, accepted, counts, hasValue, isApplied(name)});
        }
        keywords.push_back(
            {"shields", std::string(engine::nameOf(engine::Keyword::shielded)), true, true, true});
        return keywords;
    });
}

void checkOddsKeywords(const JsonAt& fields, const std::vector<OddsKeyword>& keywords,
                       const std::vector<std::string>& others) {
    for (const auto& [field, value] : fields.members()) {
        if (std::find(others.begin(), others.end(), field) != others.end()) continue;
        const auto known = std::find_if(keywords.begin(), keywords.end(),
                                        [&](const OddsKeyword& one) { return one.field == field; });
        if (known == keywords.end()) {
            std::vector<std::string> names = others;
            for (const OddsKeyword& one : keywords) names.push_back(one.field);
            const std::string nearest = engine::nearestName(field, names);
            value.refuse("unknown member \"" + field + "\"" +
                         (nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)"));
        }
        if (value.json().is_null() || isNothing(value) || known->accepted) continue;
        const std::string label = known->hasValue ? known->name + " X" : known->name;
        value.refuse(label + (known->applied ? " is not in the odds" : " is not applied yet") +
                     ", expected 0 or false");
    }
}

std::vector<engine::KeywordText> keywordsBorne(const JsonAt& fields,
                                               const std::vector<OddsKeyword>& keywords) {
    std::vector<engine::KeywordText> borne;
    for (const auto& [field, value] : fields.members()) {
        const auto known = std::find_if(keywords.begin(), keywords.end(), [&](const auto& one) {
            return one.accepted && one.field == field;
        });
        if (known == keywords.end() || value.json().is_null() || isNothing(value)) continue;
        engine::KeywordText keyword{.name = known->name};
        const bool precise = keyword.is(engine::Keyword::precise);
        if (known->hasValue && known->counts)
            keyword.value = value.integer(0, precise ? mostOddsPrecise : mostX);
        borne.push_back(std::move(keyword));
    }
    return borne;
}

}  // namespace sightline::app
