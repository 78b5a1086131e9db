#include "engine/legion/rules/asking/question_forms.h"

#include <algorithm>
#include <utility>

#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/fault_rules.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/talk/define_question_forms.h"
#include "geometry/place/nearest_place.h"

namespace sightline::engine {
namespace {

bool finite(const geometry::Move& move) {
    return isWritable(move.pose.contactAngle.value) && isWritable(move.pose.direction.value) &&
           isWritable(move.pose.bend.value) && isWritable(move.pose.stop) &&
           (!move.end || (isWritable(move.end->x) && isWritable(move.end->y))) &&
           (!move.rotateFirst || isWritable(move.rotateFirst->value));
}

}  // namespace

Question shownTo(Player player, const Question& question) {
    return talk::shownTo(player, question);
}

std::optional<Refusal> Spotting::refusalOf(const Answer& answer) const {
    const Spot* spot = std::get_if<Spot>(&answer);
    if (!spot) return talk::wrongForm(question.form, question.citation);
    if (!isWritable(spot->at.x) || !isWritable(spot->at.y)) {
        return refuse(say::spotFinite(), question.citation);
    }
    return judge(spot->at);
}

std::optional<Answer> Spotting::nearestLegal(const Answer& refused) const {
    constexpr double acrossTheTable = 81.0;  // inches; greater than the diagonal of the table
    const Spot* spot = std::get_if<Spot>(&refused);
    if (!spot || !isWritable(spot->at.x) || !isWritable(spot->at.y)) return std::nullopt;
    const auto at = geometry::nearestPoint(
        spot->at, [&](geometry::Vec2 point) { return !judge(point); }, acrossTheTable);
    return at ? Spot{*at} : Spot{question.spot->proposal};
}

std::optional<Refusal> LeaderMove::refusalOf(const Answer& answer) const {
    const MoveAnswer* moving = std::get_if<MoveAnswer>(&answer);
    if (!moving) return talk::wrongForm(question.form, question.citation);
    const geometry::Move& move = moving->move;
    if (!finite(move)) return refuse(say::moveFinite(), question.citation);
    if (move.kind != question.move->terms.kind) {
        return refuse(say::anotherKindOfMove(), question.citation);
    }
    if (move.toolSpeed < 1 || move.toolSpeed > 3) {
        return refuse(say::toolSpeedOutside(move.toolSpeed), question.citation);
    }
    if (move.pose.stop < 0.0 || move.pose.stop > 1.0) {
        return refuse(say::stopsOnTool(), question.citation);
    }
    const geometry::MoveVerdict verdict = judge(move);
    if (!verdict.legal) {
        if (verdict.objections.empty()) return refuse(say::notLegalMove(), question.citation);
        const geometry::Objection& first = verdict.objections.front();
        const auto rule = ruleBroken(first.fault, move.kind);
        return refuse(first.message, rule.value_or(question.citation));
    }
    if (asAnswered) {
        if (auto refusal = asAnswered(move)) return refusal;
    }
    return also ? also(verdict.end) : std::nullopt;
}

// The closest move may break one of the further conditions of the question (`asAnswered`, `also`).
// So `refusalOf` also checks the closest move.
std::optional<Answer> LeaderMove::nearestLegal(const Answer& refused) const {
    const MoveAnswer* moving = std::get_if<MoveAnswer>(&refused);
    if (!moving || !closest || !finite(moving->move)) return std::nullopt;
    geometry::Move move = moving->move;
    move.kind = question.move->terms.kind;
    move.toolSpeed = std::clamp(move.toolSpeed, 1, 3);
    const auto solved = closest(geometry::Vec2(judge(move).end.position));
    if (!solved) return std::nullopt;
    const Answer instead = MoveAnswer{solved->move};
    if (refusalOf(instead)) return std::nullopt;
    return instead;
}

LeaderMove::Reply LeaderMove::read(const Answer& answer) const {
    const geometry::Move& move = std::get<MoveAnswer>(answer).move;
    const geometry::MoveTerms& terms = question.move->terms;
    return {move, make(move), move.toolSpeed > std::max(terms.minSpeed, terms.speed - 1)};
}

std::optional<Refusal> Placing::refusalOf(const Answer& answer) const {
    const Places* places = std::get_if<Places>(&answer);
    if (!places) return talk::wrongForm(question.form, question.citation);
    return judge(places->places);
}

std::optional<Answer> Placing::nearestLegal(const Answer& refused) const {
    const Places* places = std::get_if<Places>(&refused);
    if (!places || !mended) return std::nullopt;
    for (const Place& place : places->places) {
        const geometry::Vec3& at = place.position;
        if (!isWritable(at.x) || !isWritable(at.y) || !isWritable(at.z) ||
            !isWritable(place.facing.value)) {
            return std::nullopt;
        }
    }
    const Answer instead = Places{mended(places->places)};
    if (refusalOf(instead)) return std::nullopt;
    return instead;
}

std::optional<std::vector<Place>> Placing::said(const Answer& answer) {
    const Places* places = std::get_if<Places>(&answer);
    if (!places) return std::nullopt;
    return places->places;
}

bool Placing::lapsed() const { return question.place->proposal.empty(); }

std::vector<Place> Placing::read(const Answer& answer) { return std::get<Places>(answer).places; }

}  // namespace sightline::engine

namespace sightline::engine::talk {

template struct Choice<LegionWords>;
template struct Selection<LegionWords>;
template struct HowMany<LegionWords>;
template struct DiceRoll<LegionWords>;
template struct RandomDraw<LegionWords>;

}  // namespace sightline::engine::talk
