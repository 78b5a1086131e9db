#include "engine/legion/advice/lessons/answer_now.h"

#include <algorithm>

#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::lessons {

std::optional<Answer> moveNearest(geometry::Vec2 to, const Game& game) {
    const Question& question = *game.question();
    if (!question.move) return std::nullopt;
    const MoveBounds& bounds = *question.move;
    const View view = game.view(question.player);
    const auto closest = geometry::closestLegalMove(view.battlefield, bounds.leader, to,
                                                    bounds.terms, bounds.others, bounds.forbidden);
    if (!closest) return std::nullopt;
    const Answer move = MoveAnswer{closest->move};
    return game.refusalOf(move) ? game.nearestLegal(move) : move;
}

std::optional<Answer> proposedAnswer(const Question& question) {
    if (question.spot) return Spot{question.spot->proposal};
    if (!question.place) return std::nullopt;
    Places places;
    for (const geometry::FormationPlace& one : question.place->proposal)
        places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
    return places;
}

namespace {

// Assigns the wanted faces to the dice in turn, and starts again with the first face after the
// last. A die that does not have the assigned face shows a blank.
std::optional<Answer> facesFor(const LessonAnswer& wanted, const Question& question) {
    if (question.form != AnswerForm::dice || question.roll != *wanted.roll) return std::nullopt;
    DiceAnswer answer;
    for (std::size_t i = 0; i < question.dice.size(); ++i) {
        const auto& faces = facesOf(question.dice[i]);
        const Face face = wanted.faces[i % wanted.faces.size()];
        const bool has = std::find(faces.begin(), faces.end(), face) != faces.end();
        answer.faces.push_back(has ? face : Face::blank);
    }
    return answer;
}

// True if the given answer is the one that was proposed. A journal stores an option by its index
// and by itself, so the options are compared if both answers name them.
bool isSame(const Answer& one, const Answer& other) {
    const auto* pick = std::get_if<Pick>(&one);
    const auto* otherPick = std::get_if<Pick>(&other);
    if (pick && otherPick && pick->chosen && otherPick->chosen)
        return *pick->chosen == *otherPick->chosen;
    if (pick && otherPick) return pick->option == otherPick->option;
    const auto* several = std::get_if<PickSeveral>(&one);
    const auto* otherSeveral = std::get_if<PickSeveral>(&other);
    if (several && otherSeveral && !several->chosen.empty() && !otherSeveral->chosen.empty())
        return several->chosen == otherSeveral->chosen;
    if (several && otherSeveral) return several->options == otherSeveral->options;
    return toJson(one) == toJson(other);
}

bool isUsedBy(const LessonAnswer& proposed, const GivenAnswer& one) {
    if (proposed.ask && one.ask && *proposed.ask != *one.ask) return false;
    const Answer& given = one.answer;
    switch (proposed.kind) {
        case LessonAnswer::Kind::exact:
            return isSame(proposed.answer, given);
        case LessonAnswer::Kind::moveTo:
            return std::holds_alternative<MoveAnswer>(given);
        case LessonAnswer::Kind::proposal:
            return std::holds_alternative<Places>(given) || std::holds_alternative<Spot>(given);
        default:
            return false;
    }
}

}  // namespace

std::optional<Answer> answerNow(const LessonAnswer& wanted, const Game& game) {
    const Question* question = game.question();
    if (!question || (wanted.ask && *wanted.ask != question->ask)) return std::nullopt;
    std::optional<Answer> answer;
    if (wanted.kind == LessonAnswer::Kind::exact) answer = wanted.answer;
    if (wanted.kind == LessonAnswer::Kind::moveTo) answer = moveNearest(wanted.to, game);
    if (wanted.kind == LessonAnswer::Kind::proposal) answer = proposedAnswer(*question);
    if (wanted.kind == LessonAnswer::Kind::faces) answer = facesFor(wanted, *question);
    if (!answer || game.refusalOf(*answer)) return std::nullopt;
    return answer;
}

std::vector<bool> usedUp(std::span<const LessonAnswer> wanted, std::span<const GivenAnswer> given,
                         const Look& look) {
    std::vector<bool> used(wanted.size(), false);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        used[i] = wanted[i].kind == LessonAnswer::Kind::look && matches(wanted[i].look, look);
    for (const GivenAnswer& answer : given) {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (used[i] || !isUsedBy(wanted[i], answer)) continue;
            used[i] = true;
            break;
        }
    }
    return used;
}

std::optional<Answer> firstAnswerNow(std::span<const LessonAnswer> wanted,
                                     const std::vector<bool>& used, const Game& game) {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (used[i]) continue;
        if (auto answer = answerNow(wanted[i], game)) return answer;
    }
    return std::nullopt;
}

}  // namespace sightline::engine::lessons
