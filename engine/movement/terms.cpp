#include "engine/movement/terms.h"

#include <algorithm>

#include "engine/movement/move_unit.h"

namespace sightline::engine {
namespace {

bool isMountedOrHeavy(UnitType type) {
    return type == UnitType::creatureTrooper || type == UnitType::emplacementTrooper ||
           type == UnitType::heavyTrooper || type == UnitType::heavyDroidTrooper;
}

// A climb uses the Speed 1 tool at most (p. 28); a reverse move (p. 39) and a strafe are 1 slower,
// to no less than 1.
int speedOf(geometry::MoveKind kind, int speed) {
    if (kind == geometry::MoveKind::climb) return std::min(speed, 1);
    const bool slower = kind == geometry::MoveKind::reverse || kind == geometry::MoveKind::strafe;
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

bool mayMake(const UnitCard& card, const geometry::BaseSize& base, geometry::MoveKind kind) {
    switch (kind) {
        case geometry::MoveKind::standard:
            return true;
        case geometry::MoveKind::climb:
            return !base.notched || card.has(Keyword::climbingVehicle);
        case geometry::MoveKind::pivot:
            return base.notched && (isVehicle(card.type) || isMountedOrHeavy(card.type));
        case geometry::MoveKind::reverse:
            return base.notched && (card.type == UnitType::groundVehicle ||
                                    isMountedOrHeavy(card.type) || card.has(Keyword::hover));
        case geometry::MoveKind::strafe:
            return false;  // a keyword allows it
    }
    return false;
}

bool isInDifficult(const geometry::Battlefield& field, const geometry::Mini& mini) {
    const auto stood = geometry::standsOn(field, mini);
    return std::any_of(stood.begin(), stood.end(), [](const geometry::StoodOn& one) {
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

geometry::MoveTerms moveTermsOf(UnitType type, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions) {
    geometry::MoveTerms terms;
    terms.placement = placementTermsOf(type);
    terms.kind = kind;
    terms.speed = speedOf(kind, speed);
    const bool climbs = kind == geometry::MoveKind::climb;
    terms.maxClimb = climbs ? upToHeight(1, dimensions) : leader.height;
    terms.crossesImpassable = type == UnitType::repulsorVehicle;
    return terms;
}

geometry::MoveTerms moveTermsOf(const UnitCard& card, const geometry::Mini& leader,
                                geometry::MoveKind kind, int speed,
                                const geometry::Dimensions& dimensions) {
    geometry::MoveTerms terms = moveTermsOf(card.type, leader, kind, speed, dimensions);
    if (kind == geometry::MoveKind::climb) {
        const bool farther = card.has(Keyword::expertClimber) || card.has(Keyword::scale);
        if (farther) terms.maxClimb = upToHeight(2, dimensions);
        // A vehicle that climbs counts as a trooper unit while it does.
        if (leader.base.notched) terms.placement = placementTermsOf(UnitType::trooper);
    }
    if (card.has(Keyword::speeder)) {
        const double over = upToHeight(card.sumOf(Keyword::speeder), dimensions);
        terms.maxClimb = std::max(terms.maxClimb, over);
        // It skips step 1 of notched base movement, the rotation before it moves.
        if (leader.base.notched && kind != geometry::MoveKind::pivot) terms.maxTurn = 0.0;
    }
    if (card.has(Keyword::unhindered) || card.has(Keyword::scale)) terms.minSpeed = terms.speed;
    return terms;
}

geometry::MoveTerms moveTermsOf(const Battle& battle, const MoveOrder& order, int speed) {
    const UnitState& unit = battle.unit(order.unit);
    const geometry::Mini& leader = battle.mini(unit.leader()).mini;
    geometry::MoveTerms terms =
        moveTermsOf(*unit.card, leader, order.kind, speed, battle.field.dimensions());
    if (order.ignoresDifficult || order.jump > 0) terms.minSpeed = terms.speed;
    if (order.jump > 0) {
        // The tool may lie over impassable terrain; to end on it stays what the unit type says.
        const double height = upToHeight(order.jump, battle.field.dimensions());
        terms.maxClimb = std::max(terms.maxClimb, height);
        terms.crossesImpassable = true;
    }
    terms.startsInDifficult = standsInDifficult(battle, unit.id);
    return terms;
}

}  // namespace sightline::engine
