#include "engine/keywords/keywords.h"

#include "engine/keywords/entries.h"
#include "engine/terms/fact_rules.h"

namespace sightline::engine {

namespace {

// What they do leaves no entry of its own in the record.
std::vector<KeywordRule> untoldRules() {
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
        KeywordRule(Keyword::fieldCommander),
        KeywordRule(Keyword::fixed, {.parameter = true}),
        KeywordRule(Keyword::immuneBlast),
        KeywordRule(Keyword::immuneDeflect),
        KeywordRule(Keyword::climbingVehicle),
        KeywordRule(Keyword::expertClimber),
        KeywordRule(Keyword::scale),
        KeywordRule(Keyword::unhindered),
        KeywordRule(Keyword::versatile),
        KeywordRule(Keyword::weighedDown),
    };
}

std::vector<KeywordRule> toldRules() {
    using namespace keywords;
    return {
        // Part of a rule that asks for them by name.
        KeywordRule(Keyword::beam, {.value = true}),
        KeywordRule(Keyword::gunslinger),
        KeywordRule(Keyword::longShot),
        KeywordRule(Keyword::jump, {.value = true}),
        KeywordRule(Keyword::overrun, {.value = true}),
        KeywordRule(Keyword::preparedPosition),
        // With a file of their own.
        blast(),
        highVelocity(),
        block(),
        deflect(),
        guardian(),
        soresuMastery(),
        suppressive(),
        nimble(),
        transport(),
        infiltrate(),
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

// Rules ask for these by name as well; what is left of them the players apply.
std::vector<KeywordRule> rulesInParts() {
    const auto rule = [](Keyword keyword, std::vector<std::string> parts) {
        return KeywordRule(keyword).inParts(std::move(parts));
    };
    return {
        rule(Keyword::counterpart, {"Army Building", "Wounds", "Weapons", "Loss"}),
        rule(Keyword::dauntless, {"Immunity"}),
        rule(Keyword::detachment, {"Army Building"}),
        rule(Keyword::entourage, {"Army Building", "Backup"}),
        rule(Keyword::hover, {"Standby", "Reverse", "Ground"}),
        rule(Keyword::incognito, {"Backup"}),
        rule(Keyword::ion, {"Activation"}),
        rule(Keyword::leader, {"Unit Leader", "One in a Unit"}),
        rule(Keyword::observe, {"Rerolls", "End Phase"}),
        rule(Keyword::retinue, {"Backup"}),
        rule(Keyword::stationary, {"Must Deploy"}),
        rule(Keyword::wereNotRegs, {"Backup"}),
    };
}

}  // namespace

const std::vector<KeywordRule>& keywordRules() {
    static const std::vector<KeywordRule> rules = [] {
        std::vector<KeywordRule> all = toldRules();
        for (KeywordRule& rule : untoldRules()) all.push_back(std::move(rule).untold());
        // What is but a number of an attack acts wherever its terms are asked for.
        for (const FactRule& rule : factRules())
            all.emplace_back(rule.keyword, KeywordRule::Reads{.value = rule.readsValue});
        for (KeywordRule& rule : rulesInParts()) all.push_back(std::move(rule));
        return all;
    }();
    return rules;
}

void addKeywords(Effects& effects) {
    for (const KeywordRule& rule : keywordRules()) rule.joinTo(effects);
}

}  // namespace sightline::engine
