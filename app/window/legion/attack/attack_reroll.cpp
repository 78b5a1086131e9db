// The part of the attack panel in which a player chooses the dice to reroll.
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {

void AttackPanel::addReroll(const engine::Question& question, QVBoxLayout& steps,
                            QVBoxLayout& foot) {
    std::set<int> choosable;
    std::vector<std::pair<int, int>> optionOfDie;
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (const auto* die = std::get_if<engine::DieIndex>(&question.options[i])) {
            choosable.insert(die->index);
            optionOfDie.emplace_back(die->index, static_cast<int>(i));
        }
    reroll_ = new DiceWidget(36);
    reroll_->setDice(session_.view().attack->attackDice);
    reroll_->chooseAmong(choosable, question.most);
    std::set<int> lit;
    for (const int die : choosable)
        if (session_.gate() && session_.gate()->pointsAt(engine::DieIndex{die})) lit.insert(die);
    reroll_->setLit(lit);
    reroll_->setAccessibleName(tr("Attack dice to reroll"));
    steps.addWidget(reroll_);
    auto* confirm = new KeyButton({}, QStringLiteral("actions/aim"), QStringLiteral("\u21B5"));
    confirm->makePrimary();
    foot.addWidget(confirm, 0, Qt::AlignLeft);
    DiceWidget* dice = reroll_;
    const auto words = [confirm, dice, question] {
        confirm->setText(QuestionWords::confirm(question, static_cast<int>(dice->chosen().size())));
    };
    connect(dice, &DiceWidget::chosenChanged, confirm, words);
    connect(confirm, &KeyButton::clicked, this, [this, dice, optionOfDie] {
        engine::PickSeveral several;
        for (const auto& [die, option] : optionOfDie)
            if (dice->chosen().contains(die)) several.options.push_back(option);
        session_.answer(several);
    });
    words();
    addNoDie(foot, question);
}

// Adds a button that rerolls no die. Some cards require that a player spends the token even without
// a reroll.
void AttackPanel::addNoDie(QVBoxLayout& column, const engine::Question& question) {
    const auto& options = question.options;
    const auto none = std::find(options.begin(), options.end(), engine::Option{engine::Done{}});
    if (none == options.end()) return;
    const int index = static_cast<int>(none - options.begin());
    auto* spend = new KeyButton(QuestionWords::option(*none, question, session_.view()), {}, {});
    spend->setProperty("flat", true);
    connect(spend, &KeyButton::clicked, this,
            [this, index] { session_.answer(engine::PickSeveral{{index}}); });
    column.addWidget(spend, 0, Qt::AlignLeft);
}

}  // namespace sightline::app
