// The unit keyword Advanced Targeting: Unit Type X. Core Rulebook, Keyword Glossary. A unit that
// gains the aim tokens cannot declare an additional defender. If it could not declare one anyway,
// it gains the tokens without a question.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

bool targets(const Battle& battle, const Bearer& bearer, const GatherAttackDice& point) {
    const Attack& attack = point.attack;
    const UnitId defender = point.pool.defender;
    return attack.attacker == bearer.unit && attack.pools.size() == 1 && bearer.x > 0 &&
           !point.pool.weapons.empty() && battle.unit(defender).player != bearer.player &&
           namesUnit(BattleState(battle), bearer, defender);
}

Task<bool> wantsTokens(Battle& battle, Bearer bearer, const Attack& attack) {
    if (!mayDeclareAdditionalDefender(battle, attack) && !battle.asksEverything) co_return true;
    const auto itself = [unit = bearer.unit](const Battle& now) {
        return now.unit(unit).onTable() ? std::vector<UnitId>{unit} : std::vector<UnitId>{};
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, itself);
    co_return !chosen.none();
}

Task<void> gainAimForOnePool(Battle& battle, Bearer bearer, GatherAttackDice& point) {
    const bool wanted = co_await wantsTokens(battle, bearer, point.attack);
    if (!wanted) co_return;
    point.pool.choices.push_back({bearer.keyword});
    co_await gainTokens(battle, bearer.unit, Token::aim, bearer.x, bearer.citation());
}

bool hasUsed(const Battle&, const Bearer& bearer, const DeclareAdditionalDefender& point) {
    if (point.attack.attacker != bearer.unit || point.attack.pools.empty()) return false;
    for (const KeywordChoice& one : point.attack.pools.front().choices) {
        if (one.keyword == bearer.keyword) return point.allowed;
    }
    return false;
}

Task<void> skipAdditionalDefender(Battle& battle, Bearer bearer, DeclareAdditionalDefender& point) {
    if (mayDeclareAdditionalDefender(battle, point.attack))
        battle.record({.happening = Happening::keywordActed,
                       .message = say::onlyOnePool(std::string(nameOf(bearer.keyword))),
                       .citation = bearer.citation(),
                       .unit = bearer.unit});
    point.allowed = false;
    co_return;
}

}  // namespace

KeywordRule advancedTargeting() {
    return KeywordRule(Keyword::advancedTargeting, {.value = true, .parameter = true})
        .at<GatherAttackDice>(gainAimForOnePool, targets)
        .at<DeclareAdditionalDefender>(skipAdditionalDefender, hasUsed);
}

}  // namespace sightline::engine::keywords
