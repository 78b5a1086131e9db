// The keyword Transport. Core Rulebook, Keyword Glossary. The transported unit is chosen during
// setup.
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

constexpr int speedFromTransport = 1;  // Speed with which the transported unit deploys

// Returns the units that the transport may carry: undeployed Trooper units of the ranks corps and
// special forces.
std::vector<UnitId> mayBeTransported(const Battle& battle, UnitId transport) {
    std::vector<UnitId> units = battle.unitsOf(battle.unit(transport).player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        const bool ranked = unit.rank() == Rank::corps || unit.rank() == Rank::specialForces;
        return one == transport || !unit.undeployed || !ranked || !isTrooper(unit.card->type);
    });
    return units;
}

bool mayChoose(const Battle& battle, const Bearer& bearer, const ResolveSetupEffects&) {
    return !mayBeTransported(battle, bearer.unit).empty();
}

Task<void> chooseTransported(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    const auto candidates = [transport = bearer.unit](const Battle& now) {
        return mayBeTransported(now, transport);
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
    if (chosen.none()) co_return;
    battle.unit(bearer.unit).transported = chosen;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::transports(battle.unit(chosen).label),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = chosen});
}

bool mayOrder(const Battle& battle, const Bearer& bearer, const IssueOrders& point) {
    const UnitState& transport = battle.unit(bearer.unit);
    if (battle.round != 1 || point.player != bearer.player || transport.transported.none())
        return false;
    const UnitState& unit = battle.unit(transport.transported);
    return !unit.defeated() && !unit.ordered && obeys(battle, unit, transport) &&
           mayReceiveOrder(battle, unit.id, transport.id);
}

Task<void> orderTransported(Battle& battle, Bearer bearer, IssueOrders& point) {
    const auto candidates = [&, bearer](const Battle& now) {
        return mayOrder(now, bearer, point) ? std::vector{now.unit(bearer.unit).transported}
                                            : std::vector<UnitId>{};
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, candidates);
    if (chosen.none()) co_return;
    co_await issueOrder(battle, chosen, bearer.unit, bearer.citation());
}

MoveOrder moveFromTransport(const Battle& battle, const Bearer& bearer) {
    return {.unit = battle.unit(bearer.unit).transported,
            .speed = speedFromTransport,
            .transport = bearer.unit};
}

bool bringsSomebody(const Battle& battle, const Bearer& bearer) {
    const UnitState& transport = battle.unit(bearer.unit);
    if (transport.transported.none() || !transport.onTable()) return false;
    const UnitState& unit = battle.unit(transport.transported);
    return unit.undeployed && !unit.defeated() &&
           canMove(battle, moveFromTransport(battle, bearer));
}

// True after the Move that deployed the transport, if the transport carries a unit. The carried
// unit deploys only after the transport.
bool cameByMove(const Battle& battle, const Bearer& bearer, const MoveResolved& point) {
    return point.deployed && point.unit == bearer.unit && bringsSomebody(battle, bearer);
}

bool wasPlaced(const Battle& battle, const Bearer& bearer, const UnitDeployed& point) {
    return !point.byMove && point.unit == bearer.unit && bringsSomebody(battle, bearer);
}

template <class Point>
Task<void> deployTransported(Battle& battle, Bearer bearer, Point&) {
    const MoveOrder order = moveFromTransport(battle, bearer);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::deploysFromTransport(battle.unit(bearer.unit).label),
                   .citation = bearer.citation(),
                   .unit = order.unit,
                   .other = bearer.unit});
    co_await moveUnit(battle, order);
}

}  // namespace

KeywordRule transport() {
    return KeywordRule(Keyword::transport)
        .at<ResolveSetupEffects>(chooseTransported, mayChoose)
        .at<IssueOrders>(orderTransported, mayOrder)
        .at<MoveResolved>(deployTransported<MoveResolved>, cameByMove)
        .at<UnitDeployed>(deployTransported<UnitDeployed>, wasPlaced);
}

}  // namespace sightline::engine::keywords
