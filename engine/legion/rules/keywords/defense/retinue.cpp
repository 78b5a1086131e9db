// The unit keyword Retinue: Unit/Unit Type. Core Rulebook, Keyword Glossary.
#include <algorithm>
#include <array>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {
namespace {

constexpr int retinueRange = 2;
/// The largest range from which a Move at the start of the phase can bring a unit within
/// `retinueRange`.
constexpr int rangeBeforeMove = 4;
constexpr std::array retinueTokens{Token::aim, Token::dodge};

// The unit with the keyword may provide Backup to the unit that the keyword names, whatever its own
// rank is.
void backUpNamedUnit(const CurrentState& now, const Bearer& provider, ProvideBackup& point) {
    if (namesUnit(now, provider, point.defender, IfByHand::acts))
        point.ofAnyRank.allow(provider.reason(0));
}

bool isNearNamed(const Battle& battle, const Bearer& bearer, int range) {
    const std::vector<UnitId> near = alliesWithin(battle, bearer.unit, range);
    const BattleState now(battle);
    return std::any_of(near.begin(), near.end(),
                       [&](UnitId one) { return namesUnit(now, bearer, one); });
}

// True also if a Move at the start of the phase may still bring the units together.
bool mayBeNear(const Battle& battle, const Bearer& bearer, const StartOfActivationPhase&) {
    return isNearNamed(battle, bearer,
                       battle.asks.independentInOrder ? rangeBeforeMove : retinueRange);
}

Task<void> gainAimOrDodge(Battle& battle, Bearer bearer, StartOfActivationPhase&) {
    if (!isNearNamed(battle, bearer, retinueRange)) co_return;
    Messages texts;
    for (Token one : retinueTokens) texts.push_back(say::gainIt(1, say::tokenWord(one)));
    const int chosen = co_await chooseText(battle, bearer, std::move(texts), false);
    const Token token = retinueTokens[static_cast<std::size_t>(std::max(chosen, 0))];
    co_await gainTokens(battle, bearer.unit, token, 1, bearer.citation());
}

}  // namespace

KeywordRule retinue() {
    return KeywordRule(Keyword::retinue, {.parameter = true})
        .holdsEvenByHand<ProvideBackup>(backUpNamedUnit)
        .atInOrder<StartOfActivationPhase>(talk::Ordering::ofMoves, gainAimOrDodge, mayBeNear);
}

}  // namespace sightline::engine::keywords
