// The unit keyword Latent Power. Core Rulebook, Keyword Glossary. In the text of the keyword, "this
// miniature" is the counterpart whose card has the keyword.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/tokens/effect_roll.h"
#include "engine/legion/rules/keywords/tokens/remove_wounds.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"
#include "geometry/range/range.h"

namespace sightline::engine::keywords {
namespace {

constexpr int enemysSuppression = 2, enemysImmobilize = 2;

// The unit's counterpart or, if the keyword is on a unit without a counterpart, the unit leader.
MiniId bearingMini(const Battle& battle, UnitId id) {
    const auto& minis = battle.unit(id).minis;
    const auto counterpart = std::find_if(minis.begin(), minis.end(),
                                          [&](MiniId one) { return battle.mini(one).counterpart; });
    return counterpart == minis.end() ? minis.front() : *counterpart;
}

// The units of the player `of` within range 1 of the miniature with the keyword.
std::vector<UnitId> unitsNear(const Battle& battle, const Bearer& bearer, Player of) {
    if (!battle.unit(bearer.unit).onTable()) return {};
    const geometry::Mini& from = battle.mini(bearingMini(battle, bearer.unit)).mini;
    const double reach = battle.field.dimensions().rangeBand;
    std::vector<UnitId> near = battle.unitsOf(of);
    std::erase_if(near, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return !unit.onTable() || std::none_of(unit.minis.begin(), unit.minis.end(), [&](MiniId m) {
            return geometry::within(battle.mini(m).mini, from, reach);
        });
    });
    return near;
}

std::vector<UnitId> mayBeHealed(const Battle& battle, const Bearer& bearer) {
    std::vector<UnitId> near = unitsNear(battle, bearer, bearer.player);
    std::erase_if(near, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        const bool hurt = !woundedMinis(battle, one).empty() || unit.tokens[Token::poison] > 0;
        return !isTrooper(unit.card->type) || isDroid(unit.card->type) || !hurt;
    });
    return near;
}

bool mayReach(const Battle& battle, const Bearer& bearer, const EndOfUnitActivation& point) {
    return point.unit == bearer.unit && roomFor(battle.unit(bearer.unit), Token::suppression) > 0 &&
           !(unitsNear(battle, bearer, opponent(bearer.player)).empty() &&
             mayBeHealed(battle, bearer).empty());
}

Task<void> strike(Battle& battle, Bearer bearer) {
    const auto candidates = [bearer](const Battle& now) {
        return unitsNear(now, bearer, opponent(bearer.player));
    };
    const UnitId enemy = co_await chooseOneUnit(battle, bearer, candidates);
    if (enemy.none()) co_return;
    co_await gainTokens(battle, enemy, Token::suppression, enemysSuppression, bearer.citation());
    co_await gainTokens(battle, enemy, Token::immobilize, enemysImmobilize, bearer.citation());
}

Task<void> healAlly(Battle& battle, Bearer bearer) {
    const auto candidates = [bearer](const Battle& now) { return mayBeHealed(now, bearer); };
    const UnitId ally = co_await chooseOneUnit(battle, bearer, candidates);
    if (ally.none()) co_return;
    bool wound = !woundedMinis(battle, ally).empty();
    if (wound && battle.unit(ally).tokens[Token::poison] > 0) {
        Messages texts{say::removeWound(), say::removeIt(1, say::tokenWord(Token::poison))};
        const int chosen = co_await chooseText(battle, bearer, std::move(texts), false);
        wound = chosen != 1;
    }
    if (wound)
        removeWounds(battle, bearer, ally, 1);
    else
        battle.remove(ally, Token::poison, 1, bearer.citation());
}

Task<void> reachOut(Battle& battle, Bearer bearer, EndOfUnitActivation&) {
    const bool used = co_await chooseToUse(battle, bearer);
    if (!used) co_return;
    co_await gainTokens(battle, bearer.unit, Token::suppression, 1, bearer.citation());
    const std::vector<RolledDie> rolled =
        co_await rollForEffect(battle, bearer, Die::redDefense, 1);
    if (countOf(rolled, Face::defenseSurge) > 0) co_await strike(battle, bearer);
    if (countOf(rolled, Face::blank) > 0) co_await healAlly(battle, bearer);
}

}  // namespace

KeywordRule latentPower() {
    return KeywordRule(Keyword::latentPower).at<EndOfUnitActivation>(reachOut, mayReach);
}

}  // namespace sightline::engine::keywords
