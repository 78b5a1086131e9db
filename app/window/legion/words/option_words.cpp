// Texts and icons for the options of a question.
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/words/dice_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {

using engine::Ask;

namespace {

// The dice among which a player chooses now.
const std::vector<engine::RolledDie>& diceToReroll(const engine::AttackView& attack) {
    const bool defends = attack.step == engine::AttackStep::rollDefenseDice;
    return defends ? attack.defenseDice : attack.attackDice;
}

}  // namespace

QString QuestionWords::option(const engine::Option& option, const engine::Question& question,
                              const engine::View& view) {
    struct Words {
        const engine::Question& question;
        const engine::View& view;
        QString operator()(engine::UnitId unit) const { return UnitWords::label(view, unit); }
        QString operator()(engine::MiniId mini) const {
            const auto& shown = view.mini(mini);
            const QString card = UnitWords::carries(view, mini);
            const QString leader = card.isEmpty() ? tr("Leader") : tr("Leader: %1").arg(card);
            const QString name =
                shown.leader ? leader : tr("Miniature %1").arg(UnitWords::numbered(view, mini));
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
            const auto& dice = diceToReroll(*view.attack);
            if (die.index < 0 || die.index >= static_cast<int>(dice.size()))
                return tr("Die %1").arg(die.index + 1);
            const auto& rolled = dice[static_cast<std::size_t>(die.index)];
            return tr("%1, %2").arg(DiceWords::die(rolled.die), DiceWords::face(rolled.face));
        }
        QString named(int index) const { return QuestionWords::named(question, index); }
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
                case engine::MissionChange::becomeRed:
                    return tr("Become the red player");
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
            if (question.ask == Ask::divulgeCommandCard) return tr("Divulge no card");
            if (question.ask == Ask::spendStandby) return tr("Keep standing by");
            if (question.ask == Ask::chooseFreeAction) return tr("No free action");
            if (question.ask == Ask::rerollWithAim) return tr("Spend 1 aim and reroll no die");
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
        const auto& dice = diceToReroll(*view.attack);
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
    if (question.ask == Ask::chooseForEffect) return QString::number(count);
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
    return MessageWords::said(engine::say::actionName(action));
}

}  // namespace sightline::app
