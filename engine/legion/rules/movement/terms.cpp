#include "engine/legion/rules/movement/terms.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

bool isMountedOrHeavy(UnitType type) {
    return type == UnitType::creatureTrooper || type == UnitType::emplacementTrooper ||
           type == UnitType::heavyTrooper || type == UnitType::heavyDroidTrooper;
}

// The speed for the kind of Move `kind`. A climb uses at most the tool of Speed 1 (p. 28). The
// speed of a reverse move (p. 39) or a strafe is reduced by 1, to a minimum of 1.
int speedOf(MoveKind kind, int speed) {
    if (kind == MoveKind::climb) return std::min(speed, 1);
    const bool slower = kind == MoveKind::reverse || kind == MoveKind::strafe;
    if (slower) return std::max(speed - 1, std::min(speed, 1));
    return speed;
}

}  // namespace

geometry::PlacementTerms placementTermsOf(UnitType type) {
    geometry::PlacementTerms terms;
    terms.mayOverhang = isVehicle(type);
    terms.mayRestOnBarricade = isVehicle(type);
    terms.mayEndOnImpassable = type == UnitType::repulsorVehicle;
    return terms;
}

std::optional<Refusal> refusalOfKind(const UnitCard& card, const geometry::BaseSize& base,
                                     MoveKind kind) {
    switch (kind) {
        case MoveKind::standard:
            return std::nullopt;
        case MoveKind::climb:
            if (!base.notched) return std::nullopt;
            return refuse(say::notchedNeverClimbs(), page(28, "Climbing"));
        case MoveKind::pivot: {
            const Citation pivot = page(39, "Pivot");
            if (!base.notched) return refuse(say::onlyNotchedPivots(), pivot);
            if (isVehicle(card.type) || isMountedOrHeavy(card.type)) return std::nullopt;
            return refuse(say::typeNeverPivots(wordOf(card.type)), pivot);
        }
        case MoveKind::reverse: {
            const Citation reverse = page(39, "Reverse Moves");
            if (!base.notched) return refuse(say::onlyNotchedReverses(), reverse);
            const bool may = card.type == UnitType::groundVehicle || isMountedOrHeavy(card.type) ||
                             card.has(nameOf(Keyword::hover));
            if (may) return std::nullopt;
            return refuse(say::typeNeverReverses(wordOf(card.type)), reverse);
        }
        case MoveKind::strafe: {
            if (base.notched && card.has(nameOf(Keyword::hover))) return std::nullopt;
            const PrintedName hover = std::string(nameOf(Keyword::hover));
            return refuse(say::onlyNotchedWithStrafes(hover), citationOf(Keyword::hover));
        }
    }
    return std::nullopt;
}

bool mayMake(const Battle& battle, UnitId id, MoveKind kind) {
    const UnitState& unit = battle.unit(id);
    const geometry::BaseSize& base = battle.mini(unit.leader()).mini.base;
    const bool byTheBook = kind != MoveKind::strafe && !refusalOfKind(*unit.card, base, kind);
    MovementAbilities point{id, kind, base, battle.field.dimensions(), byTheBook};
    consult(battle, point);
    return point.allowed;
}

bool isInDifficult(const geometry::Battlefield& field, const geometry::Mini& mini) {
    const auto stood = geometry::standsOn(field, mini);
    return std::any_of(stood.begin(), stood.end(), [](const geometry::SupportPiece& one) {
        return one.movement == geometry::Movement::difficult;
    });
}

bool standsInDifficult(const Battle& battle, UnitId unit) {
    if (!battle.unit(unit).onTable()) return false;
    const auto& minis = battle.unit(unit).minis;
    return std::any_of(minis.begin(), minis.end(), [&](MiniId mini) {
        return isInDifficult(battle.field, battle.mini(mini).mini);
    });
}

double upToHeight(int height, const geometry::Dimensions& dimensions) {
    return height * dimensions.rangeBand - 2.0 * geometry::sameLength;
}

geometry::MoveTerms moveTermsOf(UnitType type, const geometry::Mini& leader, MoveKind kind,
                                int speed, const geometry::Dimensions& dimensions) {
    geometry::MoveTerms terms;
    terms.kind = kind;
    terms.speed = speedOf(kind, speed);
    const bool climbs = kind == MoveKind::climb;
    // While a vehicle climbs, it counts as a trooper unit.
    const bool asTrooper = climbs && leader.base.notched;
    terms.placement = placementTermsOf(asTrooper ? UnitType::trooper : type);
    terms.maxClimb = climbs ? upToHeight(1, dimensions) : leader.height;
    terms.crossesImpassable = type == UnitType::repulsorVehicle;
    return terms;
}

geometry::MoveTerms moveTermsOf(const Battle& battle, const MoveOrder& order, int speed) {
    const UnitState& unit = battle.unit(order.unit);
    const geometry::Mini& leader = battle.mini(unit.leader()).mini;
    geometry::MoveTerms terms =
        moveTermsOf(unit.card->type, leader, order.kind, speed, battle.field.dimensions());
    if (order.ignoresDifficult || order.jump > 0) terms.minSpeed = terms.speed;
    if (order.jump > 0) {
        // The tool of a jump may cross impassable terrain. The unit type decides whether the jump
        // may end there.
        const double height = upToHeight(order.jump, battle.field.dimensions());
        terms.maxClimb = std::max(terms.maxClimb, height);
        terms.crossesImpassable = true;
    }
    terms.startsInDifficult = standsInDifficult(battle, unit.id);
    return terms;
}

}  // namespace sightline::engine
