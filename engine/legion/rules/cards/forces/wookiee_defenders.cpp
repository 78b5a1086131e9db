// The battle force Wookiee Defenders. The first time in a round that a Wookiee Trooper unit loses
// miniatures, it may make a Move of Speed 1. The battle force has one other rule, which is checked
// in army building.
#include <algorithm>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr int speedOfDefenders = 1;

bool lostMiniatures(const Battle& battle, UnitId unit) {
    return std::any_of(battle.minis.begin(), battle.minis.end(), [&](const MiniState& one) {
        return one.unit == unit && one.defeated && one.fellInRound == battle.round;
    });
}

bool isFirstLoss(const Battle& battle, const CardInPlay& force, const WoundsSuffered& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == force.player && !unit.defeated() && point.wounds > 0 &&
           unit.card->type == UnitType::wookieeTrooper && !hasEffectOf(unit, force) &&
           lostMiniatures(battle, point.unit);
}

// The offer is made only once in a round, even if the unit cannot move now or its player declines.
Task<void> moveDefenders(Battle& battle, CardInPlay force, WoundsSuffered& point) {
    RuleGrant nothing{.source = force.name, .citation = force.citation()};
    takeOn(battle, point.unit, std::move(nothing), EffectDuration::round);
    co_await offerMove(battle, point.unit, speedOfDefenders, actionSourceOf(force));
}

}  // namespace

CardRule wookieeDefenders() {
    return CardRule(CardRule::Kind::battleForce, "wookiee-defenders")
        .at<WoundsSuffered>(moveDefenders, isFirstLoss);
}

}  // namespace sightline::engine::cards
