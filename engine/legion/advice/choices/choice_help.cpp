#include "engine/legion/advice/choices/choice_help.h"

#include <array>
#include <cmath>

#include "engine/legion/advice/choices/option_effect.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/words/choices.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine {
namespace {

constexpr int farthestBand = 5;  // the last range band; a greater range is beyond it

// The actions that every unit knows. Page 24.
constexpr std::array usualActions{Action::move,   Action::aim,     Action::dodge,
                                  Action::attack, Action::standby, Action::recover};

Messages stateOf(const UnitView& unit) {
    Messages facts{say::unitActionsLeft(unit.actionsLeft)};
    if (unit.isSuppressed) facts.push_back(say::unitWasSuppressed());
    if (unit.inMelee) facts.push_back(say::unitInMelee());
    if (const int aims = unit.tokens[Token::aim]) facts.push_back(say::unitAims(aims));
    if (const int dodges = unit.tokens[Token::dodge]) facts.push_back(say::unitDodges(dodges));
    return facts;
}

}  // namespace

ChoiceHelp choiceHelp(const View& view, const Question& question) {
    ChoiceHelp help{meaningOf(question.ask), question.citation, {}, {}};
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        help.choices.push_back(
            {static_cast<int>(i), effectOf(question.options[i], question, view)});
    }
    const bool acts = question.ask == Ask::chooseAction && !question.unit.none();
    if (acts) help.unit = stateOf(view.unit(question.unit));
    return help;
}

std::vector<RefusedAction> refusedActions(const Game& game) {
    std::vector<RefusedAction> refused;
    const Question* question = game.question();
    if (!question || question->ask != Ask::chooseAction) return refused;
    for (const Action action : usualActions) {
        if (auto why = game.refusalOf(Pick{-1, Option(action)}))
            refused.push_back({action, std::move(*why)});
    }
    return refused;
}

std::vector<PossibleTarget> possibleTargets(const View& view, UnitId attacker) {
    std::vector<PossibleTarget> targets;
    const UnitView& self = view.unit(attacker);
    if (self.defeated || self.undeployed) return targets;
    for (const UnitView& other : view.units) {
        if (other.player == self.player || other.defeated || other.undeployed) continue;
        const AttackPreview preview = previewAttack(view, attacker, other.id, false);
        PossibleTarget target{other.id, preview.legal, preview.why};
        if (preview.legal) {
            const Decimal wounds{preview.expectedWounds, 1};
            const bool melee = self.inMelee && other.inMelee;
            const int band = preview.range ? static_cast<int>(std::ceil(preview.range->band)) : 0;
            if (melee || band == 0)
                target.why = say::targetInMelee(wounds);
            else
                target.why = band > farthestBand ? say::targetBeyond(wounds)
                                                 : say::targetAtRange(band, wounds);
        }
        targets.push_back(std::move(target));
    }
    return targets;
}

}  // namespace sightline::engine
