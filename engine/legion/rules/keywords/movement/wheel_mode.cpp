// The unit keyword Wheel Mode. Core Rulebook, Keyword Glossary. The unit has the keyword "AI: Move"
// only while it is in Wheel Mode. So the keywords on its current card show whether it is in Wheel
// Mode.
#include <algorithm>

#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int wheelSpeed = 3, wheelCover = 2;
constexpr const char* whileRolling = "Move";  // the parameter of the keyword AI in Wheel Mode

bool isRolling(const UnitCard& card) {
    return std::any_of(card.keywords.begin(), card.keywords.end(), [](const KeywordText& one) {
        return one.name.keyword() == Keyword::ai && one.parameter == whileRolling;
    });
}

void attackNobody(const CurrentState& now, const Bearer& bearer, MayDeclareDefender& point) {
    if (isRolling(*now.unit(bearer.unit).card)) point.declaring.forbid(bearer.reason(0));
}

// A rolling unit cannot flip its active shields, neither by its own choice nor by another keyword.
void flipNoShield(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    if (!isRolling(*now.unit(defender.unit).card)) return;
    point.terms.shields.forbid(defender.reason(0));
    point.terms.ionized.forbid(defender.reason(0));
}

KeywordText brought(Keyword keyword, std::optional<int> value, std::string parameter) {
    KeywordText text{.name = keyword, .value = value, .parameter = std::move(parameter)};
    text.automated = true;
    return text;
}

RuleGrant fromWheelMode(const Bearer& bearer) {
    return {.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
}

bool mayRoll(const Battle& battle, const Bearer& bearer, const StartOfUnitActivation& point) {
    return point.unit == bearer.unit && !isRolling(*battle.unit(bearer.unit).card);
}

Task<void> rollUp(Battle& battle, Bearer bearer, StartOfUnitActivation&) {
    const bool used = co_await chooseToUse(battle, bearer);
    if (!used) co_return;
    RuleGrant faster = fromWheelMode(bearer);
    faster.changes.speed = wheelSpeed - battle.unit(bearer.unit).card->speed;
    if (faster.changes.speed != 0)
        beginEffect(battle, bearer.unit, std::move(faster), EffectDuration::activation);
    RuleGrant rolls = fromWheelMode(bearer);
    rolls.keywords = {brought(Keyword::ai, std::nullopt, whileRolling),
                      brought(Keyword::cover, wheelCover, {})};
    rolls.loses = {brought(Keyword::unconcerned, std::nullopt, {})};
    beginEffect(battle, bearer.unit, std::move(rolls), EffectDuration::round);
}

}  // namespace

KeywordRule wheelMode() {
    return KeywordRule(Keyword::wheelMode)
        .holds<MayDeclareDefender, BorneBy::attacker>(attackNobody)
        .holds<AttackNumbers, BorneBy::defender>(flipNoShield)
        .at<StartOfUnitActivation>(rollUp, mayRoll);
}

}  // namespace sightline::engine::keywords
