#include "app/window/legion/adjust/effect_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <set>

#include "app/window/legion/adjust/adjust_rows.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/keyword_words.h"

namespace sightline::app {
namespace {

using engine::EffectDuration;
using engine::KeywordForm;

constexpr int mostX = 99, mostChange = 9;
constexpr int parameterRole = Qt::UserRole + 1;

// All keywords that a unit can have, including the keywords of card packs in this game.
std::set<std::string> keywordsToGain(const engine::View& view) {
    std::set<std::string> names;
    for (const std::string& name : engine::keywordNames())
        if (engine::formOf(engine::keywordNamed(name)).ofUnits) names.insert(name);
    for (const engine::UnitView& unit : view.units)
        for (const engine::KeywordText& one : unit.card->keywords)
            if (one.name.keyword() == engine::Keyword::none) names.insert(one.name.text());
    return names;
}

QSpinBox* changeBox(const QString& name) {
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(-mostChange, mostChange);
    return box;
}

}  // namespace

EffectDialog::EffectDialog(GameSession& session, engine::UnitId unit, QWidget* parent)
    : QDialog(parent), session_(session), unit_(unit) {
    setWindowTitle(tr("For a while"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 22, 18);
    column->setSpacing(9);
    auto* title = new QLabel(UnitWords::label(session.view(), unit));
    title->setProperty("title", true);
    column->addWidget(title);
    auto* form = new QFormLayout;
    addKeywords(*form);
    addNumbers(*form);
    addTime(*form);
    column->addLayout(form);
    why_ = new QLabel;
    why_->setObjectName(QStringLiteral("effectRefused"));
    why_->setWordWrap(true);
    column->addWidget(why_);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(
        adjustButton(tr("Cancel"), QStringLiteral("cancelEffect"), [this] { reject(); }));
    auto* gives = adjustButton(tr("Give"), QStringLiteral("giveEffect"), [this] { give(); });
    gives->setProperty("primary", true);
    row->addWidget(gives);
    column->addLayout(row);
    connect(&session, &GameSession::refused, why_, &QLabel::setText);
    followKeyword();
}

void EffectDialog::addKeywords(QFormLayout& form) {
    gains_ = new QComboBox;
    gains_->setObjectName(QStringLiteral("effectGains"));
    gains_->addItem(tr("no keyword"));
    for (const std::string& name : keywordsToGain(session_.view()))
        gains_->addItem(KeywordWords::withEnglish(name), QString::fromStdString(name));
    connect(gains_, &QComboBox::currentIndexChanged, this, &EffectDialog::followKeyword);
    value_ = new QSpinBox;
    value_->setObjectName(QStringLiteral("effectX"));
    value_->setRange(0, mostX);
    value_->setSpecialValueText(QStringLiteral("\u2013"));
    value_->setAccessibleName(tr("X"));
    parameter_ = new QLineEdit;
    parameter_->setObjectName(QStringLiteral("effectParameter"));
    parameter_->setPlaceholderText(tr("the text after it, such as Front"));
    parameter_->setAccessibleName(parameter_->placeholderText());
    auto* row = new QHBoxLayout;
    row->addWidget(gains_, 1);
    row->addWidget(value_);
    row->addWidget(parameter_, 1);
    form.addRow(tr("Gains"), row);
    loses_ = new QComboBox;
    loses_->setObjectName(QStringLiteral("effectLoses"));
    loses_->addItem(tr("no keyword"));
    for (const engine::KeywordText& one : session_.view().unit(unit_).card->keywords) {
        loses_->addItem(UnitWords::keyword(one), QString::fromStdString(one.name.text()));
        loses_->setItemData(loses_->count() - 1, QString::fromStdString(one.parameter),
                            parameterRole);
    }
    form.addRow(tr("Loses"), loses_);
}

void EffectDialog::addNumbers(QFormLayout& form) {
    courage_ = changeBox(QStringLiteral("effectCourage"));
    speed_ = changeBox(QStringLiteral("effectSpeed"));
    die_ = new QComboBox;
    die_->setObjectName(QStringLiteral("effectDie"));
    die_->addItem(tr("as on its card"));
    die_->addItem(tr("red defense die"), static_cast<int>(engine::Die::redDefense));
    die_->addItem(tr("white defense die"), static_cast<int>(engine::Die::whiteDefense));
    form.addRow(tr("Courage"), courage_);
    form.addRow(tr("Speed"), speed_);
    form.addRow(tr("Defense die"), die_);
}

void EffectDialog::addTime(QFormLayout& form) {
    until_ = new QComboBox;
    until_->setObjectName(QStringLiteral("effectUntil"));
    for (const EffectDuration one :
         {EffectDuration::round, EffectDuration::attack, EffectDuration::activation,
          EffectDuration::nextActivation, EffectDuration::game})
        until_->addItem(UnitWords::until(one), static_cast<int>(one));
    form.addRow(tr("How long"), until_);
    source_ = new QLineEdit;
    source_->setObjectName(QStringLiteral("effectSource"));
    source_->setPlaceholderText(tr("The card that causes the effect"));
    form.addRow(tr("Because of"), source_);
}

void EffectDialog::followKeyword() {
    const std::string name = gains_->currentData().toString().toStdString();
    const engine::Keyword keyword = engine::keywordNamed(name);
    const KeywordForm form =
        keyword == engine::Keyword::none
            ? KeywordForm{KeywordForm::Part::sometimes, KeywordForm::Part::sometimes}
            : engine::formOf(keyword);
    const bool hasX = !name.empty() && form.value != KeywordForm::Part::never;
    const bool hasMore = !name.empty() && form.parameter != KeywordForm::Part::never;
    value_->setEnabled(hasX);
    value_->setValue(hasX && form.value == KeywordForm::Part::always ? 1 : 0);
    parameter_->setEnabled(hasMore);
    if (!hasMore) parameter_->clear();
}

engine::AdjustEffect EffectDialog::wanted() const {
    engine::AdjustEffect what{.unit = unit_};
    if (const auto gained = gains_->currentData().toString(); !gained.isEmpty()) {
        engine::AdjustEffect::Word word{.keyword = gained.toStdString()};
        if (value_->value() > 0) word.value = value_->value();
        word.parameter = parameter_->text().trimmed().toStdString();
        what.gains.push_back(std::move(word));
    }
    if (const auto lost = loses_->currentData().toString(); !lost.isEmpty())
        what.loses.push_back(
            {.keyword = lost.toStdString(),
             .parameter = loses_->currentData(parameterRole).toString().toStdString()});
    what.courage = courage_->value();
    what.speed = speed_->value();
    if (const QVariant die = die_->currentData(); die.isValid())
        what.defenseDie = static_cast<engine::Die>(die.toInt());
    what.until = static_cast<EffectDuration>(until_->currentData().toInt());
    what.source = source_->text().trimmed().toStdString();
    return what;
}

void EffectDialog::give() {
    if (session_.answer(engine::Adjust{session_.adjuster(), wanted()})) accept();
}

}  // namespace sightline::app
