#include "engine/legion/rules/asking/fault_rules.h"

namespace sightline::engine {

std::optional<Citation> ruleBroken(geometry::Fault fault, geometry::MoveKind kind) {
    using geometry::Fault;
    const bool climbs = kind == geometry::MoveKind::climb;
    switch (fault) {
        case Fault::offTable:
            return page(25, "Leaving the Battlefield");
        case Fault::overlapsMini:
            return page(26, "Moving Through Miniatures");
        case Fault::touchesForbidden:
            return page(28, "Moving Into Melee");
        case Fault::partlyOnTerrain:
        case Fault::onImpassable:
            return page(13, "Terrain Restricting Movement");
        case Fault::unstable:
            return page(41, "Vehicles");
        case Fault::onBarricade:
            return page(12, "Barricades");
        case Fault::toolOverImpassable:
        case Fault::toolSlowed:
            return page(27, "Moving Through Terrain");
        case Fault::toolOverTooTall:
        case Fault::tooHigh:
            return climbs ? page(28, "Climbing") : page(27, "Moving Through Terrain");
        case Fault::sweepBlocked:
        case Fault::notParallel:
            return page(26, "Notched Base Movement");
        case Fault::outOfCohesion:
            return page(23, "Unit Cohesion");
        case Fault::toolNotAtEdge:
            return page(24, "Deploying Units");
        case Fault::toolNotAtBase:
        case Fault::toolOverBend:
        case Fault::notTouchingTool:
        case Fault::toolTooLong:
        case Fault::turnTooWide:
        case Fault::speedZero:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace sightline::engine
