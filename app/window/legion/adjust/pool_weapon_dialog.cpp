#include "app/window/legion/adjust/pool_weapon_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/window/legion/adjust/adjust_rows.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/words/dice_words.h"
#include "app/window/shell/words/keyword_words.h"
#include "engine/legion/rules/state/recruit_pool.h"

namespace sightline::app {
namespace {

using engine::Die;
using engine::KeywordForm;

constexpr int mostOfAKind = 99;
constexpr std::array attackDice{Die::redAttack, Die::blackAttack, Die::whiteAttack};
constexpr std::array diceBoxes{"weaponRed", "weaponBlack", "weaponWhite"};

}  // namespace

PoolWeaponDialog::PoolWeaponDialog(GameSession& session, QWidget* parent)
    : QDialog(parent), session_(session) {
    setWindowTitle(tr("A weapon in the attack pool"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 22, 18);
    column->setSpacing(9);
    auto* form = new QFormLayout;
    addWeapon(*form);
    addDice(*form);
    addKeyword(*form);
    column->addLayout(form);
    why_ = new QLabel;
    why_->setObjectName(QStringLiteral("weaponRefused"));
    why_->setWordWrap(true);
    column->addWidget(why_);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(
        adjustButton(tr("Cancel"), QStringLiteral("cancelWeapon"), [this] { reject(); }));
    auto* gives = adjustButton(tr("Add"), QStringLiteral("addWeapon"), [this] { give(); });
    gives->setProperty("primary", true);
    row->addWidget(gives);
    column->addLayout(row);
    connect(&session, &GameSession::refused, why_, &QLabel::setText);
    followChoice();
}

void PoolWeaponDialog::addWeapon(QFormLayout& form) {
    weapon_ = new QComboBox;
    weapon_->setObjectName(QStringLiteral("poolWeapon"));
    weapon_->addItem(tr("of your own"));
    if (const auto& cards = session_.game().scenario().recruitPool)
        for (const auto& [name, weapon] : cards->weapons())
            weapon_->addItem(QString::fromStdString(name), QString::fromStdString(name));
    connect(weapon_, &QComboBox::currentIndexChanged, this, &PoolWeaponDialog::followChoice);
    form.addRow(tr("Weapon"), weapon_);
    name_ = new QLineEdit;
    name_->setObjectName(QStringLiteral("weaponName"));
    name_->setPlaceholderText(tr("The card that does it"));
    form.addRow(tr("Because of"), name_);
}

void PoolWeaponDialog::addDice(QFormLayout& form) {
    auto* row = new QHBoxLayout;
    for (std::size_t i = 0; i < attackDice.size(); ++i) {
        dice_[i] = new QSpinBox;
        dice_[i]->setObjectName(QLatin1String(diceBoxes[i]));
        dice_[i]->setRange(0, mostOfAKind);
        row->addWidget(new QLabel(DiceWords::die(attackDice[i])));
        row->addWidget(dice_[i]);
    }
    form.addRow(tr("Dice"), row);
}

void PoolWeaponDialog::addKeyword(QFormLayout& form) {
    keyword_ = new QComboBox;
    keyword_->setObjectName(QStringLiteral("weaponKeyword"));
    keyword_->addItem(tr("no keyword"));
    for (const std::string& name : engine::keywordNames())
        if (engine::formOf(engine::keywordNamed(name)).ofWeapons)
            keyword_->addItem(KeywordWords::withEnglish(name), QString::fromStdString(name));
    connect(keyword_, &QComboBox::currentIndexChanged, this, &PoolWeaponDialog::followChoice);
    value_ = new QSpinBox;
    value_->setObjectName(QStringLiteral("weaponX"));
    value_->setRange(0, mostOfAKind);
    value_->setSpecialValueText(QStringLiteral("\u2013"));
    value_->setAccessibleName(tr("X"));
    auto* row = new QHBoxLayout;
    row->addWidget(keyword_, 1);
    row->addWidget(value_);
    form.addRow(tr("Keyword"), row);
}

void PoolWeaponDialog::followChoice() {
    const bool own = !weapon_->currentData().isValid();
    name_->setEnabled(own);
    for (QSpinBox* box : dice_) box->setEnabled(own);
    keyword_->setEnabled(own);
    const std::string name = keyword_->currentData().toString().toStdString();
    const KeywordForm form =
        name.empty() ? KeywordForm{} : engine::formOf(engine::keywordNamed(name));
    const bool hasX = own && form.value != KeywordForm::Part::never;
    value_->setEnabled(hasX);
    value_->setValue(hasX && form.value == KeywordForm::Part::always ? 1 : 0);
}

engine::AdjustPoolWeapon PoolWeaponDialog::wanted() const {
    if (const QVariant printed = weapon_->currentData(); printed.isValid())
        return {printed.toString().toStdString()};
    engine::AdjustPoolWeapon what{name_->text().trimmed().toStdString()};
    for (std::size_t i = 0; i < attackDice.size(); ++i)
        what.dice[attackDice[i]] = dice_[i]->value();
    if (const QString name = keyword_->currentData().toString(); !name.isEmpty()) {
        engine::AdjustEffect::Word word{.keyword = name.toStdString()};
        if (value_->value() > 0) word.value = value_->value();
        what.keywords.push_back(std::move(word));
    }
    return what;
}

void PoolWeaponDialog::give() {
    if (session_.answer(engine::Adjust{session_.adjuster(), wanted()})) accept();
}

}  // namespace sightline::app
