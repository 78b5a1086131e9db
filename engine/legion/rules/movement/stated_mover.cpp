#include "engine/legion/rules/movement/stated_mover.h"

#include <algorithm>

#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

constexpr geometry::Degrees allTheWayRound{180.0};  // a full turn: 180 degrees to each side

PrintedName named(Keyword keyword) { return std::string(nameOf(keyword)); }

}  // namespace

UnitCard statedMover(UnitType type, std::vector<KeywordText> keywords) {
    UnitCard mover;
    mover.type = type;
    mover.keywords = std::move(keywords);
    return mover;
}

std::optional<Refusal> refusalOfMove(const UnitCard& mover, const geometry::BaseSize& base,
                                     MoveKind kind, const Effects& effects) {
    if (mover.has(Keyword::stationary) && kind != MoveKind::pivot) {
        return refuse(say::onlyPivots(named(Keyword::stationary)), citationOf(Keyword::stationary));
    }
    if (mover.has(Keyword::mobile) && kind == MoveKind::reverse) {
        return refuse(say::neverReverses(named(Keyword::mobile)), citationOf(Keyword::mobile));
    }
    const std::optional<Refusal> refusal = refusalOfKind(mover, base, kind);
    const StatedCards now(mover, mover, effects);
    const geometry::Dimensions anyTable;
    MovementAbilities point{now.attacker, kind, base, anyTable, !refusal};
    consult(now, point);
    return point.allowed ? std::nullopt : refusal;
}

geometry::MoveTerms statedTermsOf(const UnitCard& mover, const geometry::Mini& leader,
                                  MoveKind kind, int speed, const geometry::Dimensions& dimensions,
                                  const Effects& effects) {
    const StatedCards now(mover, mover, effects);
    MovementAbilities point{now.attacker, kind,
                            leader.base,  dimensions,
                            true,         moveTermsOf(mover.type, leader, kind, speed, dimensions)};
    consult(now, point);
    geometry::MoveTerms& terms = point.terms;
    if (point.pivots && !refusalOfMove(mover, leader.base, MoveKind::pivot, effects)) {
        const double pivot =
            statedTermsOf(mover, leader, MoveKind::pivot, speed, dimensions, effects).maxTurn.value;
        terms.maxTurn.value = std::min(terms.maxTurn.value + pivot, allTheWayRound.value);
    }
    return terms;
}

std::vector<Keyword> keywordsOfMoves() {
    return {Keyword::climbingVehicle, Keyword::expertClimber, Keyword::fullPivot, Keyword::hover,
            Keyword::mobile,          Keyword::reposition,    Keyword::scale,     Keyword::speeder,
            Keyword::stationary,      Keyword::unhindered};
}

}  // namespace sightline::engine
