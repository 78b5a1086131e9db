#include "engine/legion/advice/choices/meaning.h"
#include "engine/legion/advice/words/step_meanings.h"

namespace sightline::engine {

static_assert(say::stepMeanings.size() ==
              static_cast<std::size_t>(AttackStep::chooseAdditionalAttackPool) + 1);

Message meaningOf(AttackStep step) { return say::stepMeanings[static_cast<std::size_t>(step)](); }

Citation ruleOf(AttackStep step) {
    switch (step) {
        case AttackStep::declareDefender:
            return page(31, "Declare Defender");
        case AttackStep::formAttackPool:
            return page(32, "Form Attack Pool");
        case AttackStep::declareAdditionalDefender:
            return page(33, "Declare Additional Defender");
        case AttackStep::rollAttackDice:
            return page(33, "Roll Attack Dice");
        case AttackStep::applyDodgeAndCover:
            return page(34, "Apply Dodge and Cover");
        case AttackStep::modifyAttackDice:
            return page(34, "Modify Attack Dice");
        case AttackStep::rollDefenseDice:
            return page(34, "Roll Defense Dice");
        case AttackStep::modifyDefenseDice:
            return page(35, "Modify Defense Dice");
        case AttackStep::compareResults:
            return page(35, "Compare Results");
        case AttackStep::assignSuppression:
            return page(36, "Assign Suppression Token to Defender");
        case AttackStep::chooseAdditionalAttackPool:
            return page(36, "Choose Additional Attack Pool");
    }
    return {};
}

}  // namespace sightline::engine
