#include "app/window/legion/builder/army/army_head.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "app/window/legion/builder/army/army_bar.h"
#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

ArmyHead::ArmyHead(ArmyModel& model, QWidget* parent)
    : QWidget(parent),
      model_(model),
      name_(new QLineEdit),
      faction_(new QComboBox),
      force_(new QComboBox),
      size_(new QComboBox),
      choices_(new QToolButton) {
    build();
    connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
        model_.edit(
            tr("Rename"), [&](engine::ArmyList& list) { list.name = text.toStdString(); }, true);
    });
    connect(faction_, &QComboBox::activated, this, [this](int index) {
        model_.setFaction(engine::factionNames()[static_cast<std::size_t>(index)]);
    });
    connect(force_, &QComboBox::activated, this, [this](int index) {
        const std::string id = force_->itemData(index).toString().toStdString();
        model_.edit(tr("Change battle force"), [&](engine::ArmyList& list) {
            list.battleForce = id;
            list.choices.clear();
        });
    });
    connect(size_, &QComboBox::activated, this, [this](int index) {
        model_.edit(tr("Change size of game"), [&](engine::ArmyList& list) {
            list.size = static_cast<engine::GameSize>(index);
        });
    });
    connect(&model, &ArmyModel::changed, this, &ArmyHead::refresh);
    refresh();
}

void ArmyHead::build() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 7, 10, 7);
    row->setSpacing(8);
    name_->setObjectName(QStringLiteral("armyName"));
    name_->setPlaceholderText(tr("Name of the army"));
    name_->setAccessibleName(name_->placeholderText());
    name_->setMinimumWidth(name_->fontMetrics().horizontalAdvance(name_->placeholderText()) + 28);
    name_->setMaximumWidth(300);
    faction_->setObjectName(QStringLiteral("faction"));
    force_->setObjectName(QStringLiteral("battleForce"));
    size_->setObjectName(QStringLiteral("gameSize"));
    for (const std::string& faction : engine::factionNames())
        faction_->addItem(BuilderWords::factionIcon(faction), BuilderWords::faction(faction));
    for (std::size_t i = 0; i < engine::gameSizeNames().size(); ++i)
        size_->addItem(BuilderWords::size(static_cast<engine::GameSize>(i)));
    for (QComboBox* box : {faction_, force_, size_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);  // with large text, the window still fits the screen
    }
    choices_->setText(tr("Choices"));
    choices_->setPopupMode(QToolButton::InstantPopup);
    choices_->setMenu(new QMenu(choices_));
    row->addWidget(name_, 2);
    row->addWidget(faction_, 3);
    row->addWidget(force_, 3);
    row->addWidget(size_, 3);
    row->addWidget(choices_);
    row->addSpacing(8);
    row->addWidget(new ArmyBar(model_), 4);
}

void ArmyHead::refresh() {
    const engine::ArmyList& list = model_.list();
    const QString name = QString::fromStdString(list.name);
    if (name_->text() != name) {
        name_->setText(name);
        name_->setCursorPosition(0);  // shows the beginning of a long name, not its end
    }
    const auto& factions = engine::factionNames();
    const auto faction = std::find(factions.begin(), factions.end(), list.faction);
    faction_->setCurrentIndex(static_cast<int>(faction - factions.begin()));
    size_->setCurrentIndex(static_cast<int>(list.size));
    if (!model_.ready()) return;
    fillForces();
    fillChoices();
}

void ArmyHead::fillForces() {
    const auto now = std::pair(model_.cards(), model_.list().faction);
    if (now != std::exchange(filled_, now)) fillForcesOf(now.second);
    const int index = force_->findData(QString::fromStdString(model_.list().battleForce));
    force_->setCurrentIndex(std::max(0, index));
    force_->setEnabled(force_->count() > 1);
}

namespace {

// The rules of the battle force, one in each line.
QString rulesOf(const engine::BattleForce& force) {
    if (force.rules.empty() && force.choices.empty()) return ArmyHead::tr("Rules in play: unknown");
    QStringList lines;
    for (const engine::CardText& rule : force.rules) lines << MessageWords::cardText(rule.text);
    for (const engine::BattleForce::Choice& choice : force.choices)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(choice.name),
                                              MessageWords::cardText(choice.effect));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

void ArmyHead::fillForcesOf(const std::string& faction) {
    force_->clear();
    force_->addItem(tr("No battle force"), QString());
    for (const engine::BattleForce& force : model_.catalogue().battleForces) {
        if (force.facts.faction != faction) continue;
        force_->addItem(QString::fromStdString(force.facts.name),
                        QString::fromStdString(force.facts.id));
        force_->setItemData(force_->count() - 1, rulesOf(force), Qt::ToolTipRole);
    }
}

void ArmyHead::fillChoices() {
    const engine::BattleForce* force = model_.catalogue().battleForce(model_.list().battleForce);
    choices_->setVisible(force && !force->choices.empty());
    choices_->menu()->clear();
    if (!force) return;
    const auto& made = model_.list().choices;
    for (const engine::BattleForce::Choice& choice : force->choices) {
        QAction* action = choices_->menu()->addAction(QString::fromStdString(choice.name));
        action->setToolTip(MessageWords::cardText(choice.effect));
        action->setCheckable(true);
        action->setChecked(std::find(made.begin(), made.end(), choice.name) != made.end());
        connect(action, &QAction::triggered, this,
                [this, name = choice.name](bool on) { toggleChoice(name, on); });
    }
}

void ArmyHead::toggleChoice(const std::string& choice, bool on) {
    model_.edit(tr("Change choices"), [&](engine::ArmyList& list) {
        std::erase(list.choices, choice);
        if (on) list.choices.push_back(choice);
    });
}

}  // namespace sightline::app
