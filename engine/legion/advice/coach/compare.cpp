#include "engine/legion/advice/coach/compare.h"

#include <algorithm>

#include "engine/legion/advice/coach/coach.h"
#include "engine/legion/advice/players/judged.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine {
namespace {

// True if the plan is still possible after the action. The order of some actions does not matter:
// a dodge token before an attack is as good as one after it. An action that gives a token leaves
// the second action of the activation free.
bool isPossibleAfter(Action action, const JudgedChoice& plan, int actionsLeft) {
    if (plan.actions.front() == action) return true;
    const bool keepsPlace = action == Action::dodge || action == Action::aim ||
                            action == Action::standby || action == Action::recover;
    if (action == Action::attack) return plan.does(Action::recover) && plan.does(action);
    if (!keepsPlace) return false;
    return plan.does(action) || (actionsLeft >= 2 && plan.actions.size() == 1);
}

std::optional<JudgedChoice> bestAfterAction(const Decision& before, const Judgement& judgement,
                                            const Pick& pick) {
    const auto* action =
        std::get_if<Action>(&before.question.options[static_cast<std::size_t>(pick.option)]);
    if (!action) return std::nullopt;
    const int left = before.view.unit(before.question.unit).actionsLeft;
    for (const JudgedChoice& plan : judgement.choices) {
        if (isPossibleAfter(*action, plan, left)) return plan;
    }
    return std::nullopt;
}

std::optional<JudgedChoice> choiceOfPick(const Judgement& judgement, const Pick& pick) {
    for (const JudgedChoice& one : judgement.choices) {
        const auto* judged = std::get_if<Pick>(&one.answer);
        if (judged && judged->option == pick.option) return one;
    }
    return std::nullopt;
}

std::optional<JudgedChoice> choiceOf(const Decision& before, const Judgement& judgement,
                                     const Answer& given) {
    if (const auto* move = std::get_if<MoveAnswer>(&given))
        return judgedMove(before, *move, coachSkill);
    const auto* pick = std::get_if<Pick>(&given);
    const auto options = static_cast<int>(before.question.options.size());
    if (!pick || pick->option < 0 || pick->option >= options) return std::nullopt;
    if (before.question.ask == Ask::chooseAction) return bestAfterAction(before, judgement, *pick);
    return choiceOfPick(judgement, *pick);
}

}  // namespace

Part Comparison::reason() const {
    Part most = Part::attack;
    for (std::size_t i = 0; i < partKinds; ++i) {
        const auto part = static_cast<Part>(i);
        if (gainOf(part) > gainOf(most)) most = part;
    }
    return most;
}

std::optional<Comparison> comparisonOf(const Decision& before, const Judgement& judgement,
                                       const Answer& given) {
    if (judgement.choices.empty()) return std::nullopt;
    auto choice = choiceOf(before, judgement, given);
    if (!choice) return std::nullopt;
    return Comparison{judgement.choices.front(), std::move(*choice)};
}

}  // namespace sightline::engine
