#include "engine/legion/rules/asking/question_forms.h"

#include <algorithm>
#include <utility>

#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/fault_rules.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/place/nearest_place.h"

namespace sightline::engine {
namespace {

Refusal wrongForm(const Question& question) {
    const auto& form = say::answerForms[static_cast<std::size_t>(question.form)];
    return refuse(say::mustBe(form()), question.citation);
}

bool finite(const geometry::Move& move) {
    return isWritable(move.pose.contactAngle.value) && isWritable(move.pose.direction.value) &&
           isWritable(move.pose.bend.value) && isWritable(move.pose.stop) &&
           (!move.end || (isWritable(move.end->x) && isWritable(move.end->y))) &&
           (!move.rotateFirst || isWritable(move.rotateFirst->value));
}

}  // namespace

Question shownTo(Player player, const Question& question) {
    Question shown = question;
    if (question.secret && question.player != player) {
        shown.options.clear();
        shown.names.clear();
        shown.ids.clear();
    }
    return shown;
}

std::optional<Refusal> Choice::refusalOf(const Answer& answer) const {
    const Pick* pick = std::get_if<Pick>(&answer);
    if (!pick) return wrongForm(question);
    const auto& options = question.options;
    if (pick->chosen) {
        if (std::find(options.begin(), options.end(), *pick->chosen) != options.end()) {
            return std::nullopt;
        }
        return refuse(say::notOffered(), question.citation);
    }
    const int count = static_cast<int>(options.size());
    if (pick->option >= 0 && pick->option < count) return std::nullopt;
    return refuse(say::optionOutside(0, count - 1, pick->option), question.citation);
}

Option Choice::read(const Answer& answer) const {
    const Pick& pick = std::get<Pick>(answer);
    return pick.chosen ? *pick.chosen : question.options[static_cast<std::size_t>(pick.option)];
}

std::optional<Option> Choice::said(const Answer& answer) {
    const Pick* pick = std::get_if<Pick>(&answer);
    return pick ? pick->chosen : std::nullopt;
}

Answer Choice::inFull(const Answer& answer) const {
    Pick full = std::get<Pick>(answer);
    full.chosen = read(answer);
    return full;
}

std::optional<std::vector<int>> Selection::numbersOf(const PickSeveral& pick) const {
    std::vector<int> numbers = pick.options;
    if (!pick.chosen.empty()) {
        numbers.clear();
        for (const Option& one : pick.chosen) {
            const auto& options = question.options;
            const auto found = std::find(options.begin(), options.end(), one);
            if (found == options.end()) return std::nullopt;
            numbers.push_back(static_cast<int>(found - options.begin()));
        }
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::optional<Refusal> Selection::refusalOf(const Answer& answer) const {
    const PickSeveral* pick = std::get_if<PickSeveral>(&answer);
    if (!pick) return wrongForm(question);
    const int count = static_cast<int>(question.options.size());
    const auto numbers = numbersOf(*pick);
    if (!numbers) return refuse(say::notOffered(), question.citation);
    const std::vector<int>& sorted = *numbers;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i] < 0 || sorted[i] >= count) {
            return refuse(say::optionOutside(0, count - 1, sorted[i]), question.citation);
        }
        if (i > 0 && sorted[i] == sorted[i - 1]) {
            return refuse(say::optionTwice(sorted[i]), question.citation);
        }
    }
    const int chosen = static_cast<int>(sorted.size());
    if (chosen < question.least || chosen > question.most) {
        return refuse(say::optionsOutside(question.least, question.most, chosen),
                      question.citation);
    }
    return also ? also(read(answer)) : std::nullopt;
}

std::vector<Option> Selection::read(const Answer& answer) const {
    std::vector<Option> chosen;
    const auto numbers = numbersOf(std::get<PickSeveral>(answer));
    for (int i : *numbers) {
        chosen.push_back(question.options[static_cast<std::size_t>(i)]);
    }
    return chosen;
}

// An empty selection does not name its options.
std::optional<std::vector<Option>> Selection::said(const Answer& answer) {
    const PickSeveral* pick = std::get_if<PickSeveral>(&answer);
    if (!pick || pick->chosen.empty()) return std::nullopt;
    return pick->chosen;
}

Answer Selection::inFull(const Answer& answer) const {
    PickSeveral full = std::get<PickSeveral>(answer);
    full.chosen = read(answer);
    return full;
}

std::optional<Refusal> HowMany::refusalOf(const Answer& answer) const {
    const Count* count = std::get_if<Count>(&answer);
    if (!count) return wrongForm(question);
    if (count->count >= question.least && count->count <= question.most) return std::nullopt;
    return refuse(say::countOutside(what, question.least, question.most, count->count),
                  question.citation);
}

int HowMany::read(const Answer& answer) { return std::get<Count>(answer).count; }

std::optional<Refusal> DiceRoll::refusalOf(const Answer& answer) const {
    const DiceAnswer* rolled = std::get_if<DiceAnswer>(&answer);
    if (!rolled) return wrongForm(question);
    if (rolled->faces.size() != question.dice.size()) {
        return refuse(say::diceOutside(static_cast<int>(question.dice.size()),
                                       static_cast<int>(rolled->faces.size())),
                      question.citation);
    }
    for (std::size_t i = 0; i < rolled->faces.size(); ++i) {
        const auto& faces = facesOf(question.dice[i]);
        if (std::find(faces.begin(), faces.end(), rolled->faces[i]) == faces.end()) {
            return refuse(say::noSuchFace(static_cast<int>(i) + 1), page(5, "Dice"));
        }
    }
    return std::nullopt;
}

std::vector<RolledDie> DiceRoll::read(const Answer& answer) const {
    const std::vector<Face>& faces = std::get<DiceAnswer>(answer).faces;
    std::vector<RolledDie> rolled;
    for (std::size_t i = 0; i < faces.size(); ++i) rolled.push_back({question.dice[i], faces[i]});
    return rolled;
}

std::optional<Refusal> RandomDraw::refusalOf(const Answer& answer) const {
    const Draw* draw = std::get_if<Draw>(&answer);
    if (!draw) return wrongForm(question);
    const int count = static_cast<int>(question.options.size());
    if (draw->option >= 0 && draw->option < count) return std::nullopt;
    return refuse(say::drawOutside(0, count - 1, draw->option), question.citation);
}

std::optional<Refusal> Spotting::refusalOf(const Answer& answer) const {
    const Spot* spot = std::get_if<Spot>(&answer);
    if (!spot) return wrongForm(question);
    if (!isWritable(spot->at.x) || !isWritable(spot->at.y)) {
        return refuse(say::spotFinite(), question.citation);
    }
    return judge(spot->at);
}

std::optional<Answer> Spotting::nearestLegal(const Answer& refused) const {
    constexpr double acrossTheTable = 81.0;  // inches
    const Spot* spot = std::get_if<Spot>(&refused);
    if (!spot || !isWritable(spot->at.x) || !isWritable(spot->at.y)) return std::nullopt;
    const auto at = geometry::nearestPoint(
        spot->at, [&](geometry::Vec2 point) { return !judge(point); }, acrossTheTable);
    return at ? Spot{*at} : Spot{question.spot->proposal};
}

Option RandomDraw::read(const Answer& answer) const {
    return question.options[static_cast<std::size_t>(std::get<Draw>(answer).option)];
}

std::optional<Refusal> LeaderMove::refusalOf(const Answer& answer) const {
    const MoveAnswer* moving = std::get_if<MoveAnswer>(&answer);
    if (!moving) return wrongForm(question);
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

// Checks the closest move with `refusalOf` again: a further condition may refuse that one, too.
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
    if (!places) return wrongForm(question);
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
