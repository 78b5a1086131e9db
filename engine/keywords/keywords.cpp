#include "engine/keywords/keywords.h"

#include "engine/keywords/entries.h"

namespace sightline::engine {

const std::vector<KeywordRule>& keywordRules() {
    using namespace keywords;
    static const std::vector<KeywordRule> rules{
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
    return rules;
}

void addKeywords(Effects& effects) {
    for (const KeywordRule& rule : keywordRules()) rule.joinTo(effects);
}

}  // namespace sightline::engine
