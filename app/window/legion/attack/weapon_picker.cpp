#include "app/window/legion/attack/weapon_picker.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/answers/guided_button.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {
// Maximum width of a weapon's dice if they are beside its name, in pixels. It is enough for five
// dice.
constexpr int mostBesideName = 106;
}  // namespace

WeaponPicker::WeaponPicker(GameSession& session, QWidget* parent)
    : QWidget(parent), session_(session), question_(*session.question()) {
    card_ = session.view().unit(question_.unit).card;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    std::vector<int> weapons;
    for (const auto& option : question_.options)
        if (const auto* choice = std::get_if<engine::WeaponChoice>(&option))
            if (std::find(weapons.begin(), weapons.end(), choice->weapon) == weapons.end())
                weapons.push_back(choice->weapon);
    for (const int weapon : weapons) addWeapon(weapon);

    auto* label = heading(tr("Attack pool"));
    column->addWidget(label);
    pool_ = new DiceWidget(24);
    column->addWidget(pool_);
    refusal_ = new QLabel;
    refusal_->setWordWrap(true);
    refusal_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::bad().name()));
    column->addWidget(refusal_);
    confirm_ = new KeyButton(tr("Form attack pool"), QStringLiteral("actions/attack"),
                             QStringLiteral("\u21B5"), this);
    confirm_->makePrimary();
    connect(confirm_, &KeyButton::clicked, this, [this] { session_.answer(chosen()); });
    presetBest();
}

void WeaponPicker::addWeapon(int weapon) {
    const engine::Weapon& shown = card_->weapons[static_cast<std::size_t>(weapon)];
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* upper = new QHBoxLayout;
    auto* name = new QLabel(QString::fromStdString(shown.name));
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    name->setWordWrap(true);
    auto* dice = new DiceWidget(18);
    dice->setPool(shown.dice);
    const int wide = std::min(dice->sizeHint().width(), mostBesideName);
    dice->setFixedSize(wide, dice->heightForWidth(wide));
    upper->addWidget(name, 1);
    upper->addWidget(dice);
    column->addLayout(upper);
    if (!shown.keywords.empty()) column->addWidget(keywordRow(shown.keywords));
    auto* minis = new QWidget;
    auto* flow = new FlowLayout(minis, 4);
    for (std::size_t i = 0; i < question_.options.size(); ++i) {
        const auto* choice = std::get_if<engine::WeaponChoice>(&question_.options[i]);
        if (!choice || choice->weapon != weapon) continue;
        const auto& mini = session_.view().mini(choice->mini);
        const QString number = UnitWords::numbered(session_.view(), choice->mini);
        auto* button =
            new KeyButton(number, mini.leader ? QStringLiteral("actions/leader") : QString(), {});
        button->setIconSize({14, 14});
        button->setCheckable(true);
        button->setToolTip(UnitWords::label(session_.view(), choice->mini));
        guide(*button, session_, question_, question_.options[i]);
        const std::size_t at = toggles_.size();
        toggles_.push_back({button, static_cast<int>(i), *choice});
        connect(button, &KeyButton::toggled, this, [this, at](bool on) { choose(at, on); });
        connect(button, &KeyButton::pointed, this, [this, key = choice->mini](bool inside) {
            emit miniaturePointed(inside ? std::optional(key) : std::nullopt);
        });
        flow->addWidget(button);
    }
    column->addWidget(minis);
    layout()->addWidget(box);
}

engine::PickSeveral WeaponPicker::chosen() const {
    engine::PickSeveral several;
    for (const Toggle& toggle : toggles_)
        if (toggle.button->isChecked()) several.options.push_back(toggle.option);
    std::sort(several.options.begin(), several.options.end());
    return several;
}

// Adds a weapon to the pool or removes it. If the miniature may add no more weapons, the new weapon
// replaces its other weapons.
void WeaponPicker::choose(std::size_t at, bool on) {
    if (busy_) return;
    if (on && session_.game().refusalOf(chosen())) {
        busy_ = true;
        for (std::size_t i = 0; i < toggles_.size(); ++i)
            if (i != at && toggles_[i].choice.mini == toggles_[at].choice.mini)
                toggles_[i].button->setChecked(false);
        busy_ = false;
    }
    follow();
}

// Mean number of hits and crits from the dice of a weapon. A surge counts if the unit card converts
// surges.
double WeaponPicker::worth(int weapon) const {
    double sum = 0.0;
    for (const engine::Die die : card_->weapons[static_cast<std::size_t>(weapon)].dice.dice()) {
        const auto& faces = engine::facesOf(die);
        const auto counts = std::count_if(faces.begin(), faces.end(), [this](engine::Face face) {
            return face == engine::Face::hit || face == engine::Face::crit ||
                   (face == engine::Face::attackSurge &&
                    card_->attackSurge != engine::AttackSurge::none);
        });
        sum += double(counts) / double(faces.size());
    }
    return sum;
}

// Adds more weapons to the pool, the best first, if the game accepts them: with the keyword
// Arsenal, a miniature may add several weapons.
void WeaponPicker::addMore() {
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < toggles_.size(); ++i)
        if (!toggles_[i].button->isChecked()) left.push_back(i);
    std::stable_sort(left.begin(), left.end(), [this](std::size_t one, std::size_t other) {
        return worth(toggles_[one].choice.weapon) > worth(toggles_[other].choice.weapon);
    });
    for (const std::size_t one : left) {
        toggles_[one].button->setChecked(true);
        if (session_.game().refusalOf(chosen())) toggles_[one].button->setChecked(false);
    }
}

void WeaponPicker::presetBest() {
    std::map<int, std::size_t> best;
    for (std::size_t i = 0; i < toggles_.size(); ++i) {
        const auto [place, fresh] = best.try_emplace(toggles_[i].choice.mini.value, i);
        if (!fresh &&
            worth(toggles_[i].choice.weapon) > worth(toggles_[place->second].choice.weapon))
            place->second = i;
    }
    busy_ = true;
    for (const auto& [mini, toggle] : best) toggles_[toggle].button->setChecked(true);
    addMore();
    busy_ = false;
    follow();
}

void WeaponPicker::follow() {
    engine::DicePool dice;
    for (const Toggle& toggle : toggles_)
        if (toggle.button->isChecked())
            dice += card_->weapons[static_cast<std::size_t>(toggle.choice.weapon)].dice;
    pool_->setPool(dice);
    const auto refusal = session_.game().refusalOf(chosen());
    refusal_->setText(refusal ? MessageWords::said(*refusal) : QString());
    refusal_->setVisible(refusal.has_value());
    confirm_->setEnabled(!refusal);
    confirm_->setToolTip(refusal_->text());
    confirm_->setText(dice.size() == 1 ? tr("Form attack pool of 1 die")
                                       : tr("Form attack pool of %1 dice").arg(dice.size()));
}

}  // namespace sightline::app
