// Texts of the questions to players, and texts that explain how to answer them on the table.
#include "app/window/legion/words/question_words.h"

#include <QStringList>
#include <algorithm>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/keyword_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {

using engine::Ask;

namespace {

QString nameAt(const engine::Question& question, std::size_t index) {
    return QuestionWords::named(question, static_cast<int>(index));
}

}  // namespace

QString QuestionWords::named(const engine::Question& question, int index) {
    const auto at = static_cast<std::size_t>(index);
    if (index < 0 || at >= question.names.size()) return {};
    return at < question.words.size() ? MessageWords::said(question.words[at])
                                      : KeywordWords::label(question.names[at]);
}

QString QuestionWords::prompt(const engine::Question& question, const engine::View& view) {
    const QString unit = UnitWords::label(view, question.unit);
    switch (question.ask) {
        case Ask::chooseUnitToActivate:
            return tr("Choose a unit to activate");
        case Ask::chooseAction:
            return tr("Choose an action for %1").arg(unit);
        case Ask::moveUnit:
            return move(question, unit);
        case Ask::placeUnit:
            return place(question, view);
        case Ask::recover:
            return tr("Suppression tokens that %1 removes").arg(unit);
        case Ask::declareDefender:
            return tr("Choose the defender of %1's attack").arg(unit);
        case Ask::chooseWeapons:
            return tr("Choose the weapons of %1").arg(unit);
        case Ask::declareAdditionalDefender:
            return tr("Declare an additional defender?");
        case Ask::chooseAttackPool:
            return tr("Choose the attack pool to resolve next");
        case Ask::rerollWithAim:
            return question.most == 1
                       ? tr("Spend an aim token to reroll 1 die?")
                       : tr("Spend an aim token to reroll up to %1 dice?").arg(question.most);
        case Ask::spendSurgeAttacking:
            return tr("Surge tokens to turn attack surges into hits");
        case Ask::spendDodge:
            return tr("Dodge tokens to cancel hits");
        case Ask::spendSurgeDefending:
            return tr("Surge tokens to turn defense surges into blocks");
        case Ask::assignWound:
            return tr("Choose the miniature of %1 that suffers the wound").arg(unit);
        case Ask::chooseUnitLeader:
            return tr("Choose the new unit leader of %1").arg(unit);
        case Ask::spendStandby:
            return tr("Spend a standby token?");
        case Ask::chooseFreeAction:
            return question.names.empty()
                       ? tr("Choose the free action of %1").arg(unit)
                       : tr("%1 of %2: a free action?").arg(nameAt(question, 0), unit);
        case Ask::chooseForEffect:
            return question.form == engine::AnswerForm::count
                       ? tr("%1 of %2: %3").arg(nameAt(question, 0), unit, nameAt(question, 2))
                       : tr("%1 of %2: choose").arg(nameAt(question, 0), unit);
        case Ask::backUp:
            return tr("Hits that Backup cancels");
        case Ask::spendToken:
            return tr("Whose token is spent?");
        case Ask::overrun:
            return tr("Make an overrun attack with %1?").arg(unit);
        case Ask::chooseAreaDefender:
            return tr("Choose the next unit that the area weapon attacks");
        case Ask::chooseRestored:
            return tr("Restore a miniature to %1?").arg(unit);
        case Ask::chooseEffect:
            return tr("Choose the effect that resolves first");
        case Ask::chooseCardSide:
            return tr("Choose the side of the card that lies faceup");
        case Ask::playCommandCard:
            return tr("Choose a command card to play facedown");
        case Ask::divulgeCommandCard:
            return tr("Choose a command card to divulge");
        case Ask::nominateCommander:
            return tr("Nominate a commander");
        case Ask::issueOrders:
            return question.most == 1 ? tr("Choose the unit to issue an order to")
                                      : tr("Choose %1 units to issue orders to").arg(question.most);
        case Ask::drawOrderToken:
            return tr("Draw an order token");
        case Ask::chooseUnitOfRank:
            return tr("Choose the unit for the order token");
        case Ask::promote:
            return tr("Choose the unit that becomes a commander");
        case Ask::chooseFieldCommander:
            return tr("Choose the unit that takes the Commander token");
        case Ask::confirmTerrain:
            return tr("Do you agree to the facts of every terrain piece?");
        case Ask::chooseFirstBattleCard:
            return tr("Which card do you reveal?");
        case Ask::revealBattleCard:
            return tr("Reveal the top card");
        case Ask::modifyMission:
            return tr("Modify the mission");
        case Ask::chooseSide:
            return tr("Choose your side of the battlefield");
        case Ask::chooseColour:
            return tr("Choose your colour");
        case Ask::chooseUnitsForAdvantage:
            return question.most == 1
                       ? tr("Choose the unit for your advantage, or none")
                       : tr("Choose up to %1 units for your advantage").arg(question.most);
        case Ask::placeAsset:
            return tr("Place the dropped asset");
        case Ask::placeSmoke:
            return tr("Place the smoke token");
        case Ask::placeToken:
            return tr("%1: place %2").arg(nameAt(question, 0), nameAt(question, 2));
        case Ask::layRuler:
            return tr("%1: choose the end of the range ruler").arg(nameAt(question, 0));
        case Ask::rerollWithObservation:
            return tr("Spend an observation token to reroll a die?");
        case Ask::scoreByHand:
            return tr("Victory points that you score from %1").arg(nameAt(question, 0));
        case Ask::applyByHand:
            return tr("Apply the reminders to the dice, then go on");
        case Ask::deployPrepared:
            return tr("Deploy a unit in a prepared position?");
        case Ask::adjustTerrain:
            return tr("%1 %2: adjust terrain by agreement, so that it may lie there")
                .arg(nameAt(question, 0), nameAt(question, 1));
        case Ask::freeTable:
            return tr("No rules, no turns: change the battlefield by hand");
        case Ask::rollDice:
            return question.dice.size() == 1 ? tr("Roll 1 die")
                                             : tr("Roll %1 dice").arg(question.dice.size());
    }
    return tr("Choose");
}

QString QuestionWords::hint(const engine::Question& question, const engine::View& view) {
    switch (question.form) {
        case engine::AnswerForm::move:
            if (question.move && question.move->terms.deployment &&
                question.move->terms.deployment->transport)
                return tr("Drag away from the lit base, or use the arrow keys");
            if (question.move && question.move->terms.deployment)
                return tr("Drag from the lit edge onto the table, or use the arrow keys");
            if (question.move && question.move->terms.kind == geometry::MoveKind::pivot)
                return tr(
                    "Drag in the direction that it shall face, or turn it with the arrow keys");
            return tr("Drag the unit leader on the table, or move it with the arrow keys");
        case engine::AnswerForm::places:
            return question.place && !question.place->within.empty()
                       ? tr("Drag it, or use the arrow keys, in the lit territory, then press "
                            "Enter")
                       : tr("Drag the miniatures, or use Tab and the arrow keys, then press Enter");
        case engine::AnswerForm::spot:
            return tr("Click, drag or use the arrow keys, then press Enter");
        default:
            break;
    }
    if (question.ask == Ask::chooseFreeAction || question.ask == Ask::chooseForEffect)
        return question.names.size() > 1 ? MessageWords::cardText(question.names[1]) : QString();
    if (question.ask == Ask::chooseUnitToActivate)
        return tr("Click a unit on the table or in the roster, or go to it with Tab");
    if (question.ask == Ask::applyByHand)
        return tr("Dice, tokens and points are changed in the menu Edit, Adjust the game");
    if (question.ask == Ask::adjustTerrain)
        return tr("Terrain is moved and removed in the menu Edit, Adjust the game");
    if (question.ask == Ask::freeTable)
        return tr("Drag a miniature anywhere; a unit leader takes its unit along, the wheel turns");
    if (question.ask == Ask::declareDefender)
        return tr("Click an enemy unit on the table, or go to it with Tab");
    if (question.ask == Ask::spendStandby && view.activating)
        return tr("%1 has just acted in range 2 and LOS")
            .arg(UnitWords::label(view, *view.activating));
    if (question.ask == Ask::chooseUnitOfRank) return tr("Or click it on the table");
    if (question.form == engine::AnswerForm::pickSeveral && !question.options.empty() &&
        std::holds_alternative<engine::UnitId>(question.options.front()))
        return tr("Each click chooses a unit or takes it back");
    return {};
}

// The question for a move of the unit, which depends on the kind of move.
QString QuestionWords::move(const engine::Question& question, const QString& unit) {
    if (!question.move) return tr("Move the unit leader of %1").arg(unit);
    if (const auto& deployment = question.move->terms.deployment)
        return deployment->transport ? tr("Deploy %1 from its transport").arg(unit)
                                     : tr("Deploy %1 from the table edge").arg(unit);
    if (question.move->compulsory) return tr("Make the compulsory move of %1").arg(unit);
    switch (question.move->terms.kind) {
        case geometry::MoveKind::standard:
            break;
        case geometry::MoveKind::climb:
            return tr("Climb with the unit leader of %1").arg(unit);
        case geometry::MoveKind::pivot:
            return question.keyword ? tr("%1: turn %2 on the spot")
                                          .arg(KeywordWords::label(
                                                   std::string(nameOf(question.keyword->keyword))),
                                               unit)
                                    : tr("Turn %1 on the spot").arg(unit);
        case geometry::MoveKind::reverse:
            return tr("Move %1 backwards").arg(unit);
        case geometry::MoveKind::strafe:
            return tr("Move %1 sideways").arg(unit);
    }
    return tr("Move the unit leader of %1").arg(unit);
}

QString QuestionWords::place(const engine::Question& question, const engine::View& view) {
    const QString unit = UnitWords::label(view, question.unit);
    if (!question.place) return tr("Place the rest of %1").arg(unit);
    const engine::PlaceBounds& bounds = *question.place;
    if (!bounds.contact.none()) {
        QStringList enemies{UnitWords::label(view, bounds.contact)};
        for (const engine::UnitId other : bounds.alsoContact)
            enemies << UnitWords::label(view, other);
        return tr("Place %1 in base contact with %2").arg(unit, enemies.join(tr(" or ")));
    }
    const bool leads = std::any_of(bounds.proposal.begin(), bounds.proposal.end(),
                                   [&](const auto& one) { return one.key == bounds.leader.value; });
    if (!leads || bounds.within.empty()) return tr("Place the rest of %1").arg(unit);
    if (!question.keyword) return tr("Place %1 away from enemy units").arg(unit);
    return bounds.wholly ? tr("Deploy %1 completely within allied territory").arg(unit)
                         : tr("Deploy %1 in a prepared position").arg(unit);
}

}  // namespace sightline::app
