// Pictures in the attack panel: the dice of the attack, and the obscured miniatures with the
// terrain that obscures them.
#include <QLabel>
#include <QVBoxLayout>

#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {

using engine::AttackStep;

// Adds the dice of the current attack. Canceled dice are crossed out.
void AttackPanel::addLying(QVBoxLayout& column) {
    const engine::AttackView& attack = *session_.view().attack;
    const engine::Question* question = session_.question();
    const bool rerolling = question && isAttackReroll(question->ask);
    const auto canceled =
        story_ ? story_->canceled(session_.record()) : std::vector<engine::RolledDie>();
    const auto row = [&column](const QString& caption, const std::vector<engine::RolledDie>& dice,
                               const std::vector<engine::RolledDie>& crossed) {
        if (dice.empty() && crossed.empty()) return;
        auto* label = new QLabel(caption);
        label->setProperty("muted", true);
        column.addWidget(label);
        auto* shown = new DiceWidget(28);
        shown->setDice(dice, crossed);
        column.addWidget(shown);
    };
    if (!rerolling) row(tr("Attack dice"), attack.attackDice, canceled);
    row(tr("Cover pool"), attack.coverDice, {});
    row(tr("Defense dice"), attack.defenseDice, {});
}

void AttackPanel::addObscured(QVBoxLayout& column) {
    const engine::AttackView& attack = *session_.view().attack;
    if (attack.step != AttackStep::applyDodgeAndCover) return;
    for (const auto& one : attack.obscured) {
        const QString number = tr("Miniature %1").arg(UnitWords::number(session_.view(), one.mini));
        const QString card = UnitWords::carries(session_.view(), one.mini);
        const QString who = card.isEmpty() ? number : QStringLiteral("%1 (%2)").arg(number, card);
        const QString why =
            one.inLos        ? tr("in LOS, hidden for cover")
            : one.behindPoi  ? tr("hidden for cover")
            : one.losBlocked ? tr("LOS blocked")
            : one.obscured
                ? tr("obscured by %1").arg(RecordWords::piece(session_.view(), one.piece))
                : tr("not obscured");
        auto* line = new KeyButton(tr("%1: %2").arg(who, why), {}, {});
        line->setToolTip(
            one.obscured && !one.losBlocked && !one.inLos && !one.behindPoi
                ? tr("%1, %2 away: %3").arg(why, inches(one.distance), coverWords(one.cover))
                : coverWords(one.cover));
        line->setProperty("flat", true);
        connect(line, &KeyButton::clicked, this,
                [this, one] { emit lineWanted(one.line, one.piece); });
        column.addWidget(line);
    }
}

}  // namespace sightline::app
