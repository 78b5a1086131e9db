// The keyword Arm X: Charge Token Type. Core Rulebook, Keyword Glossary. The name of a charge token
// is its type.
#include <utility>

#include "engine/legion/rules/activation/place_token.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/mission/near_leader.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine::keywords {
namespace {

constexpr ObjectiveKind kindOfCharge = ObjectiveKind::marker;

std::optional<Message> faultOfCharge(const Battle& battle, UnitId unit, geometry::Vec2 at) {
    if (!battle.unit(unit).onTable()) return say::notNearLeader();
    const NearLeader near(battle, unit, kindOfCharge);
    if (!near.isInRange(at)) return say::notNearLeader();
    if (auto fault = faultOfFlatSpot(battle, kindOfCharge, at)) return fault;
    if (!near.isInSight(at)) return say::leaderSeesNoToken();
    return std::nullopt;
}

TokenToPlace chargeOf(const Battle& battle, UnitId unit, const std::string& type) {
    TokenToPlace charge{.printed = type, .nearLeader = true};
    charge.fault = [unit](const Battle& now, geometry::Vec2 at) {
        return faultOfCharge(now, unit, at);
    };
    if (battle.unit(unit).onTable())
        charge.wished = geometry::plan(battle.mini(battle.unit(unit).leader()).mini.position);
    return charge;
}

Task<void> placeCharges(Battle& battle, Bearer bearer, std::string type, int count) {
    for (int i = 0; i < count; ++i) {
        TokenGiver giver{actionSourceOf(battle, bearer), bearer.player, bearer.unit};
        const bool placed =
            co_await placeToken(battle, std::move(giver), chargeOf(battle, bearer.unit, type));
        if (!placed) co_return;
    }
}

OfferedAction actionOf(const Bearer& bearer, const KeywordText& instance) {
    OfferedAction offered{.name = instance.label()};
    offered.cost = instance.action == KeywordText::Action::free ? 0 : 1;
    offered.id = offered.name;
    const std::string type = instance.parameter;
    offered.legal = [bearer, type](const Battle& now) {
        return placeFor(now, bearer.unit, chargeOf(now, bearer.unit, type)).has_value();
    };
    offered.resolve = [bearer, type, count = instance.value.value_or(1)](Battle& now) {
        return placeCharges(now, bearer, type, count);
    };
    return offered;
}

Task<void> offerCharges(Battle& battle, Bearer bearer, OfferCardActions& point) {
    for (const KeywordText& one : battle.unit(bearer.unit).card->keywords)
        if (one.is(bearer.keyword)) point.offered.push_back(actionOf(bearer, one));
    co_return;
}

bool isActing(const Battle&, const Bearer& bearer, const OfferCardActions& point) {
    return bearer.unit == point.unit;
}

}  // namespace

KeywordRule arm() {
    return KeywordRule(Keyword::arm, {.value = true, .parameter = true})
        .atInAnyOrder<OfferCardActions>(offerCharges, isActing);
}

}  // namespace sightline::engine::keywords
