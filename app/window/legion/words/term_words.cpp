// Texts for terms of the rulebook: steps of an attack, phases of a round.
#include "app/window/legion/words/question_words.h"

namespace sightline::app {

QString QuestionWords::step(engine::AttackStep step) {
    switch (step) {
        case engine::AttackStep::declareDefender:
            return tr("Declare Defender");
        case engine::AttackStep::formAttackPool:
            return tr("Form Attack Pool");
        case engine::AttackStep::declareAdditionalDefender:
            return tr("Declare Additional Defender");
        case engine::AttackStep::rollAttackDice:
            return tr("Roll Attack Dice");
        case engine::AttackStep::applyDodgeAndCover:
            return tr("Apply Dodge and Cover");
        case engine::AttackStep::modifyAttackDice:
            return tr("Modify Attack Dice");
        case engine::AttackStep::rollDefenseDice:
            return tr("Roll Defense Dice");
        case engine::AttackStep::modifyDefenseDice:
            return tr("Modify Defense Dice");
        case engine::AttackStep::compareResults:
            return tr("Compare Results");
        case engine::AttackStep::assignSuppression:
            return tr("Assign Suppression");
        case engine::AttackStep::chooseAdditionalAttackPool:
            return tr("Choose Additional Attack Pool");
    }
    return {};
}

QString QuestionWords::phase(engine::Phase phase) {
    switch (phase) {
        case engine::Phase::command:
            return tr("Command Phase");
        case engine::Phase::activation:
            return tr("Activation Phase");
        case engine::Phase::end:
            return tr("End Phase");
        case engine::Phase::over:
            return tr("Game over");
        case engine::Phase::setup:
            return tr("Setup");
    }
    return {};
}

}  // namespace sightline::app
