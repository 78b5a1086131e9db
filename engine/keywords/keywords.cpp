#include "engine/keywords/keywords.h"

#include "engine/keywords/entries.h"
#include "engine/terms/fact_rules.h"

namespace sightline::engine {

namespace {

std::vector<KeywordRule> rulesWithMoments() {
    using namespace keywords;
    return {
        // Building an army: judged where armies are (engine/army).
        KeywordRule(Keyword::alliesOfConvenience),
        KeywordRule(Keyword::associate, {.parameter = true}),
        KeywordRule(Keyword::equip, {.parameter = true}),
        KeywordRule(Keyword::flexibleResponse, {.value = true}),
        KeywordRule(Keyword::heavyWeaponTeam),
        KeywordRule(Keyword::mercenary, {.parameter = true}),
        KeywordRule(Keyword::programmed),
        KeywordRule(Keyword::specialIssue, {.parameter = true}),
        // Part of a rule that asks for them by name.
        KeywordRule(Keyword::fixed, {.parameter = true}),
        KeywordRule(Keyword::immuneBlast),
        KeywordRule(Keyword::immuneDeflect),
        KeywordRule(Keyword::longShot),
        KeywordRule(Keyword::climbingVehicle),
        KeywordRule(Keyword::expertClimber),
        KeywordRule(Keyword::jump, {.value = true}),
        KeywordRule(Keyword::overrun, {.value = true}),
        KeywordRule(Keyword::preparedPosition),
        KeywordRule(Keyword::scale),
        KeywordRule(Keyword::unhindered),
        KeywordRule(Keyword::versatile),
        KeywordRule(Keyword::weighedDown),
        // With a file of their own.
        blast(),
        highVelocity(),
        block(),
        deflect(),
        suppressive(),
        nimble(),
        compel(),
        scout(),
        speeder(),
        agile(),
        charge(),
        relentless(),
        inspire(),
        masterOfTheForce(),
        immobilize(),
        poison(),
    };
}

}  // namespace

const std::vector<KeywordRule>& keywordRules() {
    static const std::vector<KeywordRule> rules = [] {
        std::vector<KeywordRule> all = rulesWithMoments();
        // What is but a number of an attack acts wherever its terms are asked for.
        for (const FactRule& rule : factRules())
            all.emplace_back(rule.keyword, KeywordRule::Reads{.value = rule.readsValue});
        return all;
    }();
    return rules;
}

void addKeywords(Effects& effects) {
    for (const KeywordRule& rule : keywordRules()) rule.joinTo(effects);
}

}  // namespace sightline::engine
