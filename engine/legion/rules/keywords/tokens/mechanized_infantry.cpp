// The unit keyword Mechanized Infantry. Core Rulebook, Keyword Glossary.
#include <algorithm>
#include <array>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {
namespace {

constexpr int mechanizedRange = 2;
constexpr std::array mechanizedTokens{Token::aim, Token::dodge};

// The lasting effect that marks a vehicle that was chosen in this round. It changes no rule. It is
// needed because no two units with the keyword may choose the same vehicle in a round.
RuleGrant markOf(const Bearer& bearer) {
    return {.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
}

bool isChosen(const UnitState& vehicle, const Bearer& bearer) {
    return std::any_of(vehicle.effects.begin(), vehicle.effects.end(), [&](const auto& one) {
        return one.brings.source == nameOf(bearer.keyword) && changesNothing(one.brings);
    });
}

std::vector<UnitId> vehiclesNear(const Battle& battle, const Bearer& bearer) {
    std::vector<UnitId> near = alliesWithin(battle, bearer.unit, mechanizedRange);
    std::erase_if(near, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return !isVehicle(unit.card->type) || isChosen(unit, bearer);
    });
    return near;
}

bool hasVehicleNear(const Battle& battle, const Bearer& bearer, const StartOfActivationPhase&) {
    return !vehiclesNear(battle, bearer).empty();
}

// Asks whether `unit` gains an aim token or a dodge token.
Task<void> gainAimOrDodge(Battle& battle, Bearer bearer, UnitId unit) {
    Messages texts;
    for (Token one : mechanizedTokens) texts.push_back(say::gainIt(1, say::tokenWord(one)));
    Bearer asked = bearer;
    asked.unit = unit;
    const int chosen = co_await chooseText(battle, asked, std::move(texts), false);
    const Token token = mechanizedTokens[static_cast<std::size_t>(std::max(chosen, 0))];
    co_await gainTokens(battle, unit, token, 1, bearer.citation());
}

Task<void> rideAlong(Battle& battle, Bearer bearer, StartOfActivationPhase&) {
    const auto candidates = [bearer](const Battle& now) { return vehiclesNear(now, bearer); };
    const UnitId vehicle = co_await chooseUnit(battle, bearer, candidates);
    if (vehicle.none()) co_return;
    takeOn(battle, vehicle, markOf(bearer), EffectDuration::round);
    co_await gainAimOrDodge(battle, bearer, bearer.unit);
    co_await gainAimOrDodge(battle, bearer, vehicle);
}

}  // namespace

KeywordRule mechanizedInfantry() {
    return KeywordRule(Keyword::mechanizedInfantry)
        .at<StartOfActivationPhase>(rideAlong, hasVehicleNear);
}

}  // namespace sightline::engine::keywords
