// The unit keyword Victory or Death. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {
namespace {

// True if the wounds of the unit count as wounds from the attack. Wounds that a unit suffers
// because it uses Guardian are wounds from Guardian.
bool countsWounds(const Battle& battle, const Bearer& bearer, const Attack& attack) {
    return attack.defender() == bearer.unit || !battle.asks.guardianWoundsApart;
}

// True if an enemy attack wounded the unit and the unit can gain a suppression token. Otherwise,
// the keyword gives no tokens.
bool isWounded(const Battle& battle, const Bearer& bearer, const AttackResolved& point) {
    return battle.unit(point.attack.attacker).player != bearer.player &&
           countsWounds(battle, bearer, point.attack) &&
           point.attack.woundsByAttacker(bearer.unit) > 0 &&
           roomFor(battle.unit(bearer.unit), Token::suppression) > 0;
}

Task<void> fightOn(Battle& battle, Bearer bearer, AttackResolved&) {
    Messages texts{say::gainIt(1, say::tokenWord(Token::aim)),
                   say::gainIt(1, say::tokenWord(Token::dodge))};
    const int chosen = co_await chooseText(battle, bearer, texts, true);
    if (chosen < 0) co_return;
    const Token token = chosen == 0 ? Token::aim : Token::dodge;
    co_await gainTokens(battle, bearer.unit, Token::suppression, 1, bearer.citation());
    co_await gainTokens(battle, bearer.unit, token, 1, bearer.citation());
}

}  // namespace

KeywordRule victoryOrDeath() {
    return KeywordRule(Keyword::victoryOrDeath).at<AttackResolved>(fightOn, isWounded);
}

}  // namespace sightline::engine::keywords
