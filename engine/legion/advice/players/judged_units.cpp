// Judges actions, Moves and defenders.
#include <algorithm>

#include "engine/legion/advice/players/judged_advice.h"
#include "engine/legion/advice/players/plans.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/advice/words/players.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::advice {
namespace {

// True if the question offers a free card action, which the player "sensible" takes first.
bool offersFreeCardAction(const Question& question) {
    return std::any_of(question.options.begin(), question.options.end(), [](const Option& one) {
        const auto* card = std::get_if<CardAction>(&one);
        return card && card->cost == 0;
    });
}

std::optional<Answer> firstActionOf(const Decision& decision, const Plan& plan) {
    const Action first = plan.actions.front();
    if (first == Action::move) {
        if (auto jump = decision.pick(Action::jump)) return jump;
    }
    return decision.pick(first);
}

JudgedChoice choiceOf(const Answer& answer, const Plan& plan, const View& view) {
    JudgedChoice choice{answer, messageOf(plan, view), plan.sums, plan.actions, plan.target};
    if (plan.place) choice.at = flatOf(plan.place->end);
    return choice;
}

// True if the question is about a Move that the player judges.
bool judgesMove(const Decision& decision) {
    const geometry::MoveTerms& terms = decision.question.move->terms;
    return !terms.deployment && isOnTable(decision.view.unit(decision.question.unit)) &&
           terms.kind != geometry::MoveKind::pivot;
}

}  // namespace

Judgement judgeAction(const Decision& decision, const Skill& skill) {
    const UnitView& unit = decision.view.unit(decision.question.unit);
    if (!isOnTable(unit) || offersFreeCardAction(decision.question)) return {};
    AttackModel model(decision.view, skill.playsForResult);
    const Threats threats = threatsTo(model, decision.player(), skill);
    Planner planner(model, unit.id, skill, skill.places, threats);
    const auto offers = [&](Action action) { return decision.offers(action); };
    Judgement judgement;
    for (const Plan& plan : planner.plans(std::clamp(unit.actionsLeft, 1, 2), offers)) {
        if (auto answer = firstActionOf(decision, plan))
            judgement.choices.push_back(choiceOf(*answer, plan, decision.view));
    }
    return judgement;
}

Judgement judgeMove(const Decision& decision, const Skill& skill) {
    if (!judgesMove(decision)) return {};
    const MoveBounds& bounds = *decision.question.move;
    const UnitView& unit = decision.view.unit(decision.question.unit);
    AttackModel model(decision.view, skill.playsForResult);
    const Threats threats = threatsTo(model, decision.player(), skill);
    Planner planner(model, unit.id, skill, skill.places, threats);
    Judgement judgement;
    for (const Plan& plan : planner.moves(bounds, unit.actionsLeft)) {
        const MoveAnswer answer{plan.place->move};
        if (decision.isLegal(answer))
            judgement.choices.push_back(choiceOf(answer, plan, decision.view));
    }
    return judgement;
}

std::optional<JudgedChoice> judgeMoveTo(const Decision& decision, const MoveAnswer& answer,
                                        const Skill& skill) {
    if (!judgesMove(decision)) return std::nullopt;
    const MoveBounds& bounds = *decision.question.move;
    const UnitView& unit = decision.view.unit(decision.question.unit);
    AttackModel model(decision.view, skill.playsForResult);
    const Threats threats = threatsTo(model, decision.player(), skill);
    Planner planner(model, unit.id, skill, skill.places, threats);
    const geometry::Mini end =
        geometry::makeMove(decision.view.battlefield, bounds.leader, answer.move, bounds.terms).end;
    const Plan plan = planner.moveTo({answer.move, end}, unit.actionsLeft);
    return choiceOf(answer, plan, decision.view);
}

Judgement judgeDefender(const Decision& decision, const Skill& skill) {
    const UnitId attacker = decision.question.unit;
    Judgement judgement;
    if (attacker.none() || !isOnTable(decision.view.unit(attacker))) return judgement;
    AttackModel model(decision.view, skill.playsForResult);
    threatsTo(model, decision.player(), skill);
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const auto* defender = std::get_if<UnitId>(&decision.question.options[i]);
        if (!defender || !isOnTable(decision.view.unit(*defender))) continue;
        const Shot shot = model.exactShot(decision.view, attacker, *defender);
        if (shot.defender.none()) continue;
        JudgedChoice choice{Pick{static_cast<int>(i)}};
        choice.what = say::actionAgainst(say::actionName(Action::attack),
                                         decision.view.unit(*defender).label);
        choice.target = *defender;
        choice.sums[Part::attack] = shot.wounds;
        choice.sums[Part::suppression] = shot.suppression;
        choice.sums[Part::loss] = shot.prevented;
        judgement.choices.push_back(choice);
    }
    sortByTotal(judgement.choices);
    return judgement;
}

}  // namespace sightline::engine::advice
