#include "engine/legion/rules/game/add_unit.h"

#include <cmath>
#include <limits>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/state/unit_cards.h"
#include "engine/legion/rules/words/beginnings.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/base/words/files.h"
#include "geometry/place/placement.h"

namespace sightline::engine {
namespace {

std::optional<Message> faultOfUnit(const ScenarioUnit& unit,
                                   const geometry::Dimensions& dimensions) {
    const UnitCard& card = unit.card;
    if (unit.minis.empty()) return say::hasNoMiniatures();
    if (card.wounds < 1) return say::thresholdExpected();
    if (!dimensions.bases.contains(card.base)) return say::unknownBase(card.base);
    if (!std::isfinite(card.silhouetteHeight) || card.silhouetteHeight <= 0.0)
        return say::silhouetteExpected();
    for (const TokenKind& one : tokenTable)
        if (unit.tokens[one.token] < 0) return say::fewerThanNoTokens();
    if (unit.wounds.size() > unit.minis.size()) return say::woundsForTooMany();
    for (const MiniStart& mini : unit.minis)
        if (mini.threshold && *mini.threshold < 1) return say::thresholdExpected();
    if (unit.minis.front().counterpart) return say::counterpartIsNoLeader();
    for (std::size_t i = 0; i < unit.wounds.size(); ++i) {
        const int threshold = unit.minis[i].threshold.value_or(card.wounds);
        const int wounds = unit.wounds[i];
        if (wounds < 0 || wounds >= threshold) return say::woundsBetween(threshold - 1, wounds);
    }
    return std::nullopt;
}

std::string figureOf(const UnitCard& card, std::size_t index) {
    const auto& others = card.looks.others;
    if (index == 0 || others.empty()) return card.looks.leader;
    return others[(index - 1) % others.size()];
}

// Checks the position of a miniature by the rules. In the sandbox, every position is allowed that
// is physically possible.
geometry::Placement placementOf(const Battle& battle, const UnitCard& card,
                                const geometry::Mini& mini,
                                const std::vector<geometry::PlacedMini>& standing) {
    if (battle.sandbox) return placementByHand(battle, mini, standing);
    return geometry::judgePlacement(battle.field, mini, placementTermsOf(card.type), standing);
}

/// Adds one miniature to the unit and places it on the table. If the unit is undeployed, the
/// miniature is not placed.
std::optional<Problem> deploy(Battle& battle, UnitState& unit, const MiniStart& start,
                              std::size_t index, std::vector<geometry::PlacedMini>& standing) {
    const auto problemHere = [&](const Message& what) {
        return problemOf(say::ofMiniature(unit.label, static_cast<int>(index + 1), what));
    };
    geometry::Mini mini;
    mini.position = start.position;
    mini.facing = start.facing;
    mini.base = battle.field.dimensions().bases.at(unit.card->base);
    mini.height = unit.card->silhouetteHeight;
    if (!std::isfinite(mini.position.x) || !std::isfinite(mini.position.y) ||
        !std::isfinite(mini.facing.value)) {
        return problemHere(say::positionIsFinite());
    }
    if (!std::isfinite(mini.position.z)) {
        mini.position.z = std::numeric_limits<double>::quiet_NaN();
    }
    if (unit.undeployed) {
        mini.position = {};
    } else {
        const geometry::Placement ruling = placementOf(battle, *unit.card, mini, standing);
        if (!ruling.legal) {
            return problemHere(ruling.objections.empty() ? say::cannotStand()
                                                         : ruling.objections.front().message);
        }
        mini.position.z = ruling.z;
        standing.push_back({static_cast<int>(battle.minis.size()), mini});
    }
    const MiniId id{static_cast<int>(battle.minis.size())};
    battle.minis.push_back({.id = id,
                            .unit = unit.id,
                            .mini = mini,
                            .wounds = 0,
                            .defeated = false,
                            .model = figureOf(*unit.card, index),
                            .threshold = start.threshold.value_or(unit.card->wounds),
                            .carrier = start.carrier,
                            .counterpart = start.counterpart});
    unit.minis.push_back(id);
    if (!unit.undeployed) battle.place(id, mini);
    return std::nullopt;
}

// Sets the unit's state from the scenario. Refuses more tokens than the unit could gain in a game.
std::optional<Problem> giveStand(UnitState& unit, const UnitStand& from) {
    static_cast<UnitStand&>(unit) = static_cast<const UnitStand&>(from);
    unit.tokens = {};
    for (const TokenKind& one : tokenTable) {
        const int count = from.tokens[one.token];
        const int most = roomFor(unit, one.token);
        if (count > most) {
            return problemIn(unit.label,
                             problemOf(say::tokensBetween(say::tokenWord(one.token), most, count)));
        }
        unit.tokens[one.token] = count;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Problem> addUnit(Battle& battle, const ScenarioUnit& from, std::string label) {
    UnitState unit;
    unit.id = UnitId{static_cast<int>(battle.units.size())};
    unit.player = from.player;
    unit.card = unit.whole = &from.card;
    unit.parts = &from.parts;
    unit.label = std::move(label);
    if (const auto fault = faultOfUnit(from, battle.field.dimensions()))
        return problemIn(unit.label, problemOf(*fault));
    unit.startingMinis = static_cast<int>(from.minis.size());
    if (auto problem = giveStand(unit, from)) return problem;
    giveShields(unit);
    std::vector<geometry::PlacedMini> standing = battle.inTheWayOf(UnitId{});
    for (std::size_t i = 0; i < from.minis.size(); ++i) {
        if (auto problem = deploy(battle, unit, from.minis[i], i, standing)) return problem;
        if (i < from.wounds.size()) battle.mini(unit.minis.back()).wounds = from.wounds[i];
    }
    noteKeywords(battle, unit);
    battle.units.push_back(std::move(unit));
    return std::nullopt;
}

}  // namespace sightline::engine
