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
        // The code in engine/legion/lists/army applies the following keywords when an army is
        // built.
        KeywordRule(Keyword::associate, {.parameter = true}),
        KeywordRule(Keyword::equip, {.parameter = true}),
        KeywordRule(Keyword::flexibleResponse, {.value = true}),
        KeywordRule(Keyword::heavyWeaponTeam),
        KeywordRule(Keyword::mercenary, {.parameter = true}),
        KeywordRule(Keyword::programmed),
        KeywordRule(Keyword::specialIssue, {.parameter = true}),
    };
}

// Keywords without code of their own. The code of a game rule tests whether a unit has the keyword.
std::vector<KeywordRule> rulesAskedFor() {
    return {
        // Overrun is a kind of attack. The code in overrun.cpp tests whether a unit has this
        // keyword.
        KeywordRule(Keyword::overrun, {.value = true}),
        // Immune: Melee forbids melee attacks on a unit, and the unit cannot be engaged. The code
        // in tabletop.cpp tests whether a unit has this keyword.
        KeywordRule(Keyword::immuneMelee).leavesNoEntry(),
        // A counterpart is a miniature with a card of its own. Army building adds it. The rules of
        // wounds, weapons and unit leaders test whether a miniature is a counterpart.
        KeywordRule(Keyword::counterpart, {.parameter = true}).inArmyBuilding(),
        // Keywords that give rules only while a condition holds. The code in conditional_rules.cpp
        // tests whether a unit has them.
        KeywordRule(Keyword::enrage, {.value = true}),
        KeywordRule(Keyword::eyesOnThePrize, {.parameter = true}),
        // conditional_rules.cpp gives Guardian to the units near a unit with this keyword, and
        // guardian.cpp lets these units cancel crits.
        KeywordRule(Keyword::divineInfluence),
        // The faces of Bane tokens are keywords. One command card places these tokens, and the code
        // of this card applies the keywords (cards/bane_rules.cpp).
        KeywordRule(Keyword::hereIAm),
        KeywordRule(Keyword::kablamo),
        KeywordRule(Keyword::smokeAndMirrors),
    };
}

std::vector<KeywordRule> rulesWithAFile() {
    return {
#define ENTRY(name) keywords::name(),
#include "engine/legion/rules/keywords/entries.inc"
#undef ENTRY
    };
}

}  // namespace

const std::vector<KeywordRule>& keywordRules() {
    static const std::vector<KeywordRule> rules = [] {
        std::vector<KeywordRule> all = rulesAskedFor();
        for (KeywordRule& rule : rulesWithAFile()) all.push_back(std::move(rule));
        for (KeywordRule& rule : rulesWithoutEntry())
            all.push_back(std::move(rule).leavesNoEntry());
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
