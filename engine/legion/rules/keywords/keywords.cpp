#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::engine {

namespace keywords {
#define ENTRY(name) KeywordRule name();
#include "engine/legion/rules/keywords/entries.inc"
#undef ENTRY
}  // namespace keywords

namespace {

// Keywords about army building. They make no entries in the record.
std::vector<KeywordRule> rulesWithoutEntry() {
    return {
        // The code in engine/legion/lists/army checks these keywords.
        KeywordRule(Keyword::associate, {.parameter = true}),
        KeywordRule(Keyword::equip, {.parameter = true}),
        KeywordRule(Keyword::flexibleResponse, {.value = true}),
        KeywordRule(Keyword::heavyWeaponTeam),
        KeywordRule(Keyword::mercenary, {.parameter = true}),
        KeywordRule(Keyword::programmed),
        KeywordRule(Keyword::specialIssue, {.parameter = true}),
    };
}

// Keywords without code of their own. The code of a game rule tests whether a unit has such a
// keyword.
std::vector<KeywordRule> rulesAskedFor() {
    return {
        // Overrun is a kind of attack. The code in overrun.cpp tests whether a unit has this
        // keyword.
        KeywordRule(Keyword::overrun, {.value = true}),
    };
}

std::vector<KeywordRule> rulesWithAFile() {
    return {
#define ENTRY(name) keywords::name(),
#include "engine/legion/rules/keywords/entries.inc"
#undef ENTRY
    };
}

// Keywords that the code applies in part, with the names of the applied parts. They have no code of
// their own: the code of a game rule tests whether a unit has such a keyword. The players apply the
// other parts.
std::vector<KeywordRule> rulesInParts() {
    const auto rule = [](Keyword keyword, std::vector<std::string> parts) {
        return KeywordRule(keyword).inParts(std::move(parts));
    };
    return {
        rule(Keyword::counterpart, {"Army Building", "Wounds", "Weapons", "Loss"}),
        rule(Keyword::detachment, {"Army Building"}),
        rule(Keyword::hover, {"Standby", "Reverse", "Ground"}),
        rule(Keyword::ion, {"Activation"}),
    };
}

}  // namespace

const std::vector<KeywordRule>& keywordRules() {
    static const std::vector<KeywordRule> rules = [] {
        std::vector<KeywordRule> all = rulesAskedFor();
        for (KeywordRule& rule : rulesWithAFile()) all.push_back(std::move(rule));
        for (KeywordRule& rule : rulesWithoutEntry())
            all.push_back(std::move(rule).leavesNoEntry());
        for (KeywordRule& rule : rulesInParts()) all.push_back(std::move(rule));
        return all;
    }();
    return rules;
}

std::vector<Keyword> keywordsInCode() {
    std::vector<Keyword> whole;
    for (const KeywordRule& rule : keywordRules()) {
        if (rule.isWhole()) whole.push_back(rule.keyword());
    }
    return whole;
}

const Effects& keywordEffects() {
    static const Effects effects = [] {
        Effects all;
        addKeywords(all);
        return all;
    }();
    return effects;
}

void addKeywords(Effects& effects, const std::shared_ptr<StandingActs>& acts) {
    for (const KeywordRule& rule : keywordRules()) rule.joinTo(effects, acts);
}

}  // namespace sightline::engine
