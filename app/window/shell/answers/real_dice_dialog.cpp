#include "app/window/shell/answers/real_dice_dialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/icon_label.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/words/dice_words.h"

namespace sightline::app {

RealDiceDialog::RealDiceDialog(const engine::Game& game, QWidget* parent)
    : QDialog(parent), game_(game) {
    if (const engine::Question* question = game.question()) asked_ = question->dice;
    setWindowTitle(tr("Your own dice"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 20, 22, 18);
    column->setSpacing(14);
    auto* words =
        new QLabel(asked_.size() == 1
                       ? tr("Roll 1 die on the table and click the result.")
                       : tr("Roll %1 dice on the table and click the results.").arg(asked_.size()));
    words->setProperty("muted", true);
    column->addWidget(words);
    std::map<engine::Die, int> counts;
    for (const engine::Die die : asked_) ++counts[die];
    for (const auto& [die, count] : counts) addColour(die, count);
    auto* row = new QHBoxLayout;
    auto* seeded = new QPushButton(tr("Roll for us"));
    seeded->setAutoDefault(false);
    auto* cancel = new QPushButton(tr("Later"));
    cancel->setAutoDefault(false);
    accept_ = new QPushButton(tr("These are the dice"));
    accept_->setProperty("primary", true);
    accept_->setDefault(true);
    row->addWidget(seeded);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(accept_);
    column->addLayout(row);
    connect(seeded, &QPushButton::clicked, this, &RealDiceDialog::rollForUs);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(accept_, &QPushButton::clicked, this, &QDialog::accept);
    follow();
}

void RealDiceDialog::addColour(engine::Die die, int rolled) {
    auto* box = new QVBoxLayout;
    box->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(iconLabel(iconName(die), 24));
    head->addWidget(new QLabel(DiceWords::die(die)));
    head->addStretch(1);
    auto* missing = new QLabel;
    missing->setProperty("muted", true);
    head->addWidget(missing);
    box->addLayout(head);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    std::vector<engine::Face> faces = engine::facesOf(die);
    std::sort(faces.begin(), faces.end());
    faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
    const std::size_t at = colours_.size();
    for (const engine::Face face : faces) {
        auto* button =
            new KeyButton(DiceWords::face(face), iconName(engine::RolledDie{die, face}), {});
        button->setIconSize({28, 28});
        buttons->addWidget(button);
        connect(button, &KeyButton::clicked, this, [this, die, face] { add(die, face); });
    }
    auto* back = new KeyButton(tr("Take back"), QStringLiteral("actions/undo"), {});
    connect(back, &KeyButton::clicked, this, [this, at] { takeBack(at); });
    buttons->addStretch(1);
    buttons->addWidget(back);
    box->addLayout(buttons);
    auto* shown = new DiceWidget(30);
    shown->setMinimumHeight(32);
    box->addWidget(shown);
    static_cast<QVBoxLayout*>(layout())->addLayout(box);
    colours_.push_back({die, rolled, {}, shown, missing});
}

bool RealDiceDialog::add(engine::Die die, engine::Face face) {
    for (Colour& colour : colours_) {
        if (colour.die != die || static_cast<int>(colour.faces.size()) >= colour.rolled) continue;
        colour.faces.push_back(face);
        follow();
        return true;
    }
    return false;
}

void RealDiceDialog::takeBack(std::size_t colour) {
    if (!colours_[colour].faces.empty()) colours_[colour].faces.pop_back();
    follow();
}

void RealDiceDialog::rollForUs() {
    const engine::DiceAnswer rolled = game_.seededDice();
    for (Colour& colour : colours_) colour.faces.clear();
    for (std::size_t i = 0; i < asked_.size() && i < rolled.faces.size(); ++i)
        add(asked_[i], rolled.faces[i]);
}

engine::DiceAnswer RealDiceDialog::answer() const {
    std::map<engine::Die, std::size_t> next;
    engine::DiceAnswer answer;
    for (const engine::Die die : asked_)
        for (const Colour& colour : colours_) {
            if (colour.die != die) continue;
            const std::size_t at = next[die]++;
            if (at < colour.faces.size()) answer.faces.push_back(colour.faces[at]);
        }
    return answer;
}

void RealDiceDialog::follow() {
    bool complete = true;
    for (const Colour& colour : colours_) {
        std::vector<engine::RolledDie> dice;
        dice.reserve(colour.faces.size());
        for (const engine::Face face : colour.faces) dice.push_back({colour.die, face});
        colour.shown->setDice(dice);
        const int left = colour.rolled - static_cast<int>(colour.faces.size());
        colour.missing->setText(left == 0 ? tr("complete")
                                          : tr("%1 of %2 to go").arg(left).arg(colour.rolled));
        complete = complete && left == 0;
    }
    accept_->setEnabled(complete);
}

}  // namespace sightline::app
