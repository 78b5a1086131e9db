#include "app/window/question_words.h"

#include <QStringList>
#include <algorithm>

#include "app/window/icons.h"
#include "app/window/unit_words.h"
#include "engine/conversation/bounds.h"

namespace sightline::app {

using engine::Ask;

namespace {

QString nameAt(const engine::Question& question, std::size_t index) {
    const auto& names = question.names;
    return index < names.size() ? QString::fromStdString(names[index]) : QString();
}

}  // namespace

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
            return tr("Spend an aim token to reroll up to %1 dice?").arg(question.most);
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
            return tr("Choose the free action of %1").arg(unit);
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
        case Ask::chooseUnitsForAdvantage:
            return question.most == 1
                       ? tr("Choose the unit for your advantage, or none")
                       : tr("Choose up to %1 units for your advantage").arg(question.most);
        case Ask::placeAsset:
            return tr("Place the dropped asset");
        case Ask::rerollWithObservation:
            return tr("Spend an observation token to reroll a die?");
        case Ask::scoreByHand:
            return tr("Victory points that you score from %1").arg(nameAt(question, 0));
        case Ask::applyByHand:
            return tr("Apply what you are reminded of to the dice, then go on");
        case Ask::deployPrepared:
            return tr("Deploy a unit in a prepared position?");
        case Ask::adjustTerrain:
            return tr("%1 %2: adjust terrain by agreement, so that it may lie there")
                .arg(nameAt(question, 0), nameAt(question, 1));
        case Ask::rollDice:
            return tr("Roll %1 dice").arg(question.dice.size());
    }
    return tr("Choose");
}

QString QuestionWords::hint(const engine::Question& question, const engine::View& view) {
    switch (question.form) {
        case engine::AnswerForm::move:
            if (question.move && question.move->terms.deployment)
                return tr("Press anywhere near the lit edge and drag onto the table");
            if (question.move && question.move->terms.kind == geometry::MoveKind::pivot)
                return tr("Drag to where it shall face");
            return tr("Drag the unit leader on the table");
        case engine::AnswerForm::places:
            return question.place && !question.place->within.empty()
                       ? tr("Drag it anywhere in the lit territory, then press Enter")
                       : tr("Drag the miniatures where you want them, then press Enter");
        case engine::AnswerForm::spot:
            return tr("Click or drag on the table, then press Enter");
        default:
            break;
    }
    if (question.ask == Ask::chooseUnitToActivate)
        return tr("Click a unit on the table or in the roster");
    if (question.ask == Ask::applyByHand)
        return tr("Dice, tokens and points are changed in the menu Edit, Adjust the game");
    if (question.ask == Ask::adjustTerrain)
        return tr("Terrain is moved and removed in the menu Edit, Adjust the game");
    if (question.ask == Ask::declareDefender) return tr("Click an enemy unit on the table");
    if (question.ask == Ask::spendStandby && view.activating)
        return tr("%1 has just acted in range 2 and LOS")
            .arg(UnitWords::label(view, *view.activating));
    if (question.ask == Ask::chooseUnitOfRank) return tr("Or click it on the table");
    if (question.form == engine::AnswerForm::pickSeveral && !question.options.empty() &&
        std::holds_alternative<engine::UnitId>(question.options.front()))
        return tr("Each click chooses a unit or takes it back");
    return {};
}

// A player drags something else, or another way, for each kind of move.
QString QuestionWords::move(const engine::Question& question, const QString& unit) {
    if (!question.move) return tr("Move the unit leader of %1").arg(unit);
    if (question.move->terms.deployment) return tr("Deploy %1 from the table edge").arg(unit);
    if (question.move->compulsory) return tr("Make the compulsory move of %1").arg(unit);
    switch (question.move->terms.kind) {
        case geometry::MoveKind::standard:
            break;
        case geometry::MoveKind::climb:
            return tr("Climb with the unit leader of %1").arg(unit);
        case geometry::MoveKind::pivot:
            return tr("Turn %1 on the spot").arg(unit);
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
    return leads && !bounds.within.empty() ? tr("Deploy %1 in a prepared position").arg(unit)
                                           : tr("Place the rest of %1").arg(unit);
}

QString QuestionWords::option(const engine::Option& option, const engine::Question& question,
                              const engine::View& view) {
    struct Words {
        const engine::Question& question;
        const engine::View& view;
        QString operator()(engine::UnitId unit) const { return UnitWords::label(view, unit); }
        QString operator()(engine::MiniId mini) const {
            const auto& shown = view.mini(mini);
            const QString name =
                shown.leader ? tr("Leader") : tr("Miniature %1").arg(UnitWords::number(view, mini));
            return shown.wounds == 0 ? name : tr("%1 (wounds: %2)").arg(name).arg(shown.wounds);
        }
        QString operator()(engine::Action action) const { return QuestionWords::action(action); }
        QString operator()(const engine::WeaponChoice& choice) const {
            const auto& unit = view.unit(view.mini(choice.mini).unit);
            const auto& weapon = unit.card->weapons[static_cast<std::size_t>(choice.weapon)];
            return tr("%1: %2")
                .arg(UnitWords::number(view, choice.mini))
                .arg(QString::fromStdString(weapon.name));
        }
        QString operator()(engine::DieIndex die) const {
            if (!view.attack) return tr("Die %1").arg(die.index + 1);
            const auto& dice = view.attack->attackDice;
            if (die.index < 0 || die.index >= static_cast<int>(dice.size()))
                return tr("Die %1").arg(die.index + 1);
            const auto& rolled = dice[static_cast<std::size_t>(die.index)];
            return tr("%1, %2").arg(QuestionWords::die(rolled.die), face(rolled.face));
        }
        QString named(int index) const {
            const auto& names = question.names;
            if (index < 0 || index >= static_cast<int>(names.size())) return {};
            return QString::fromStdString(names[static_cast<std::size_t>(index)]);
        }
        QString operator()(engine::CardAction action) const {
            const QString name = named(action.name);
            if (action.cost == 0) return tr("%1 (free)").arg(name);
            return action.cost == 1 ? name : tr("%1 (%2 actions)").arg(name).arg(action.cost);
        }
        QString operator()(engine::EffectName effect) const { return named(effect.name); }
        QString operator()(engine::Rank rank) const { return UnitWords::rank(rank); }
        QString operator()(engine::TurnChoice choice) const {
            return choice == engine::TurnChoice::pass ? tr("Pass") : tr("Draw an order token");
        }
        QString operator()(engine::MissionChange change) const {
            switch (change) {
                case engine::MissionChange::objective:
                    return tr("Reveal an objective");
                case engine::MissionChange::secondary:
                    return tr("Reveal a secondary objective");
                case engine::MissionChange::ownAdvantage:
                    return tr("Replace your advantage");
                case engine::MissionChange::enemyAdvantage:
                    return tr("Replace their advantage");
                case engine::MissionChange::becomeBlue:
                    return tr("Become the blue player");
                case engine::MissionChange::pass:
                    return tr("Leave it");
            }
            return {};
        }
        QString operator()(engine::TableSide side) const {
            return side == engine::TableSide::near ? tr("The near edge") : tr("The far edge");
        }
        QString operator()(engine::BattleCardInDeck card) const { return named(card.index); }
        QString operator()(engine::CardInHand card) const {
            const auto& hand = view.command[static_cast<std::size_t>(question.player)].hand;
            if (card.index < 0 || card.index >= static_cast<int>(hand.size()))
                return tr("Command card");
            const auto& shown = *hand[static_cast<std::size_t>(card.index)];
            return tr("%1 (pips: %2)").arg(QString::fromStdString(shown.name)).arg(shown.pips);
        }
        QString operator()(engine::Done) const {
            if (question.ask == Ask::confirmTerrain) return tr("Agreed");
            if (question.ask == Ask::applyByHand) return tr("Applied");
            if (question.ask == Ask::adjustTerrain) return tr("It cannot be adjusted");
            if (question.ask == Ask::nominateCommander) return tr("Nobody");
            if (question.ask == Ask::spendStandby) return tr("Keep standing by");
            if (question.ask == Ask::rerollWithAim) return tr("Spend 1 aim for no die");
            return question.ask == Ask::declareAdditionalDefender ? tr("No further defender")
                                                                  : tr("Done");
        }
    };
    return std::visit(Words{question, view}, option);
}

QString QuestionWords::optionIcon(const engine::Option& option, const engine::View& view) {
    if (const auto* action = std::get_if<engine::Action>(&option)) return iconName(*action);
    if (const auto* unit = std::get_if<engine::UnitId>(&option))
        return iconName(view.unit(*unit).card->rank);
    if (const auto* mini = std::get_if<engine::MiniId>(&option))
        return view.mini(*mini).leader ? QStringLiteral("actions/leader") : QString();
    if (const auto* die = std::get_if<engine::DieIndex>(&option); die && view.attack) {
        const auto& dice = view.attack->attackDice;
        if (die->index >= 0 && die->index < static_cast<int>(dice.size()))
            return iconName(dice[static_cast<std::size_t>(die->index)]);
    }
    if (const auto* rank = std::get_if<engine::Rank>(&option)) return iconName(*rank);
    if (const auto* choice = std::get_if<engine::TurnChoice>(&option))
        return *choice == engine::TurnChoice::pass ? QStringLiteral("actions/pass")
                                                   : QStringLiteral("tokens/order");
    if (std::holds_alternative<engine::WeaponChoice>(option))
        return QStringLiteral("actions/attack");
    return {};
}

QString QuestionWords::count(const engine::Question& question, int count) {
    if (question.ask == Ask::recover) return tr("Remove %1").arg(count);
    if (question.ask == Ask::backUp) return tr("Cancel %1").arg(count);
    return count == 0 ? tr("Spend none") : tr("Spend %1").arg(count);
}

QString QuestionWords::confirm(const engine::Question& question, int chosen) {
    switch (question.ask) {
        case Ask::chooseWeapons:
            return tr("Form attack pool");
        case Ask::issueOrders:
            return tr("Issue %1").arg(chosen);
        case Ask::rerollWithAim:
            return chosen == 0 ? tr("Keep the dice") : tr("Reroll %1 (spend 1 aim)").arg(chosen);
        case Ask::rerollWithObservation:
            return chosen == 0 ? tr("Keep the dice") : tr("Reroll 1 (spend 1 observation)");
        default:
            return chosen == 0 ? tr("Choose none") : tr("Choose %1").arg(chosen);
    }
}

QString QuestionWords::action(engine::Action action) {
    switch (action) {
        case engine::Action::move:
            return tr("Move");
        case engine::Action::climb:
            return tr("Climb");
        case engine::Action::pivot:
            return tr("Pivot");
        case engine::Action::reverse:
            return tr("Reverse");
        case engine::Action::strafe:
            return tr("Strafe");
        case engine::Action::aim:
            return tr("Aim");
        case engine::Action::dodge:
            return tr("Dodge");
        case engine::Action::attack:
            return tr("Attack");
        case engine::Action::standby:
            return tr("Standby");
        case engine::Action::recover:
            return tr("Recover");
        case engine::Action::finish:
            return tr("Finish");
    }
    return {};
}

QString QuestionWords::actionTip(engine::Action action) {
    switch (action) {
        case engine::Action::move:
            return tr("Move with a movement tool");
        case engine::Action::climb:
            return tr("Move up or down a terrain piece");
        case engine::Action::pivot:
            return tr("Turn a notched base on the spot");
        case engine::Action::reverse:
            return tr("Move backwards at one speed less");
        case engine::Action::strafe:
            return tr("Move sideways at one speed less");
        case engine::Action::aim:
            return tr("Gain an aim token");
        case engine::Action::dodge:
            return tr("Gain a dodge token");
        case engine::Action::attack:
            return tr("Attack an enemy unit");
        case engine::Action::standby:
            return tr("Gain a standby token");
        case engine::Action::recover:
            return tr("Remove suppression tokens");
        case engine::Action::finish:
            return tr("End this unit's activation");
    }
    return {};
}

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

QString QuestionWords::face(engine::Face face) {
    switch (face) {
        case engine::Face::blank:
            return tr("blank");
        case engine::Face::hit:
            return tr("hit");
        case engine::Face::crit:
            return tr("crit");
        case engine::Face::attackSurge:
            return tr("attack surge");
        case engine::Face::block:
            return tr("block");
        case engine::Face::defenseSurge:
            return tr("defense surge");
    }
    return {};
}

QString QuestionWords::die(engine::Die die) {
    switch (die) {
        case engine::Die::redAttack:
            return tr("Red attack die");
        case engine::Die::blackAttack:
            return tr("Black attack die");
        case engine::Die::whiteAttack:
            return tr("White attack die");
        case engine::Die::redDefense:
            return tr("Red defense die");
        case engine::Die::whiteDefense:
            return tr("White defense die");
    }
    return {};
}

}  // namespace sightline::app
