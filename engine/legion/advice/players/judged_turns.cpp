// Judges the order of activations, orders and command cards by what a unit gains if it acts now.
#include <algorithm>

#include "engine/legion/advice/players/card_orders.h"
#include "engine/legion/advice/players/fighting.h"
#include "engine/legion/advice/players/judged_advice.h"
#include "engine/legion/advice/players/plans.h"
#include "engine/legion/advice/players/worth.h"
#include "engine/legion/advice/words/players.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine::advice {
namespace {

// A unit whose early activation is worth fewer points can wait.
constexpr double canWait = 6.0;
// Worth of a unit that must still enter the battlefield.
constexpr double entering = 2.0;
// The share of an expected loss that an early activation prevents.
constexpr double escapes = 0.5;
// Points for an order, for a pip of priority for each point of the most canWait unit, and for a
// card that belongs to a unit of the army.
constexpr double gainOfOrder = 0.3, leastOrder = 2.0, gainOfPip = 0.2, gainOfOwnCard = 1.0;

// What the unit gains if it activates now and not later: its attack, and the loss that it avoids.
Sums gainNow(AttackModel& model, UnitId id, const Skill& skill, const Threats& threats) {
    const View& view = model.view();
    const UnitView& unit = view.unit(id);
    Sums gain;
    if (!isOnTable(unit)) {
        gain[Part::approach] = entering;
        return gain;
    }
    Planner planner(model, id, skill, skill.quickPlaces, threats);
    const int actions = unit.isSuppressed ? 1 : 2;
    const Plan best =
        planner.plans(actions, [](Action action) { return action != Action::standby; }).front();
    const Plan none = planner.nothing();
    gain[Part::attack] = best.sums[Part::attack];
    gain[Part::suppression] =
        std::max(0.0, best.sums[Part::suppression] - none.sums[Part::suppression]);
    gain[Part::loss] = best.sums[Part::loss] - none.sums[Part::loss] * (1.0 + escapes);
    // Among equal units, the unit of higher worth acts first.
    gain[Part::approach] = 0.001 * worthOf(view, unit);
    return gain;
}

Judgement judgeUnits(const Decision& decision, const Skill& skill) {
    Judgement judgement;
    AttackModel model(decision.view, skill.playsForResult);
    const Threats threats = threatsTo(model, decision.player(), skill);
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const auto* unit = std::get_if<UnitId>(&decision.question.options[i]);
        if (!unit) continue;
        judgement.choices.push_back({Pick{static_cast<int>(i)},
                                     say::activates(decision.view.unit(*unit).label),
                                     gainNow(model, *unit, skill, threats)});
    }
    return judgement;
}

}  // namespace

Judgement judgeActivation(const Decision& decision, const Skill& skill) {
    Judgement judgement = judgeUnits(decision, skill);
    if (decision.question.ask == Ask::chooseUnitToActivate) {
        for (const TurnChoice choice : {TurnChoice::drawOrderToken, TurnChoice::pass}) {
            const auto answer = decision.pick(choice);
            if (!answer) continue;
            const bool passes = choice == TurnChoice::pass;
            JudgedChoice judged{*answer, passes ? say::passes() : say::drawsOrder()};
            // To pass keeps all choices open, so it is worth a little more than to draw.
            judged.sums[Part::orders] = passes ? canWait + 0.1 : canWait;
            judgement.choices.push_back(judged);
        }
    }
    sortByTotal(judgement.choices);
    return judgement;
}

Judgement judgeOrders(const Decision& decision, const Skill& skill) {
    Judgement units = judgeUnits(decision, skill);
    if (units.choices.size() != decision.question.options.size()) return {};
    sortByTotal(units.choices);
    PickSeveral chosen;
    JudgedChoice judged;
    Messages words;
    for (const JudgedChoice& one : units.choices) {
        if (static_cast<int>(chosen.options.size()) >= decision.question.most) break;
        chosen.options.push_back(std::get<Pick>(one.answer).option);
        words.push_back(one.what);
        for (std::size_t part = 0; part < partKinds; ++part)
            judged.sums.points[part] += one.sums.points[part];
    }
    std::sort(chosen.options.begin(), chosen.options.end());
    if (!decision.isLegal(chosen)) return {};
    judged.answer = chosen;
    judged.what = say::severalActions(words);
    return {{judged}};
}

Judgement judgeCommandCard(const Decision& decision, const Skill& skill) {
    const View& view = decision.view;
    const Player player = decision.player();
    const auto& hand = view.command[static_cast<std::size_t>(player)].hand;
    AttackModel model(view, skill.playsForResult);
    const Threats threats = threatsTo(model, player, skill);
    std::vector<double> gains;
    for (const UnitView& unit : view.units) {
        if (unit.player == player && !unit.defeated)
            gains.push_back(std::max(leastOrder, gainNow(model, unit.id, skill, threats).total()));
    }
    std::sort(gains.rbegin(), gains.rend());
    Judgement judgement;
    for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
        const auto* in = std::get_if<CardInHand>(&decision.question.options[i]);
        if (!in || in->index < 0 || in->index >= static_cast<int>(hand.size())) continue;
        const CommandCard& card = *hand[static_cast<std::size_t>(in->index)];
        JudgedChoice judged{Pick{static_cast<int>(i)}, say::playsCard(card.name)};
        const auto orders = static_cast<std::size_t>(std::max(0, ordersOf(card, view, player)));
        for (std::size_t k = 0; k < std::min(orders, gains.size()); ++k)
            judged.sums[Part::orders] += gainOfOrder * gains[k];
        if (!gains.empty() && gains.front() >= canWait)
            judged.sums[Part::orders] += gainOfPip * gains.front() * (4 - card.pips);
        if (!card.belongsTo.empty() && card.automated) judged.sums[Part::orders] += gainOfOwnCard;
        judgement.choices.push_back(judged);
    }
    sortByTotal(judgement.choices);
    return judgement;
}

}  // namespace sightline::engine::advice
