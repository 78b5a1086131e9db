#include "app/window/legion/builder/new_game/army_pick.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/cards/card_parts.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/army/army_points.h"

namespace sightline::app {

ArmyPick::ArmyPick(const QString& title, QWidget* parent)
    : QWidget(parent),
      choice_(new QComboBox),
      figures_(new QLabel),
      verdict_(new QLabel),
      toBuilder_(new QPushButton(tr("Open in the builder"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading(title));
    choice_->setAccessibleName(title);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(22);
    choice_->setMaxVisibleItems(20);
    column->addWidget(choice_);
    auto* row = new QHBoxLayout;
    auto* file = new QPushButton(tr("Open a file\u2026"));
    auto* pasted = new QPushButton(tr("Paste a list\u2026"));
    pasted->setObjectName(QStringLiteral("pasteArmy"));
    row->addWidget(file);
    row->addWidget(pasted);
    row->addStretch(1);
    column->addLayout(row);
    figures_->setProperty("muted", true);
    verdict_->setWordWrap(true);
    verdict_->setMinimumHeight(3 * fontMetrics().height());
    verdict_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(figures_);
    column->addWidget(verdict_);
    toBuilder_->setObjectName(QStringLiteral("armyToBuilder"));
    toBuilder_->hide();
    column->addWidget(toBuilder_, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(choice_, &QComboBox::currentIndexChanged, this, &ArmyPick::judge);
    connect(file, &QPushButton::clicked, this, &ArmyPick::openFile);
    connect(pasted, &QPushButton::clicked, this, &ArmyPick::paste);
    connect(toBuilder_, &QPushButton::clicked, this, [this] {
        if (const engine::ArmyList* list = army()) emit builderWanted(*list);
    });
}

void ArmyPick::setCards(SharedCards cards) {
    cards_ = std::move(cards);
    choice_->clear();
    armies_.clear();
    for (const ReadyArmy& army : readyArmies(*cards_)) {
        armies_.push_back(army.list);
        choice_->addItem(BuilderWords::factionIcon(army.list.faction), army.name);
    }
    judge();
}

void ArmyPick::offer(const QString& name, const engine::ArmyList& list) {
    armies_.push_back(list);
    choice_->addItem(BuilderWords::factionIcon(list.faction), name);
    choice_->setCurrentIndex(choice_->count() - 1);
    judge();
}

void ArmyPick::chooseRow(int row) { choice_->setCurrentIndex(row); }

const engine::ArmyList* ArmyPick::army() const {
    const auto row = static_cast<std::size_t>(choice_->currentIndex());
    return choice_->currentIndex() >= 0 && row < armies_.size() ? &armies_[row] : nullptr;
}

QString ArmyPick::verdict() const { return verdict_->text(); }

// Checks the army without its battle deck, because the mission of the new game is chosen
// separately.
void ArmyPick::judge() {
    legal_ = false;
    toBuilder_->hide();
    const engine::ArmyList* list = army();
    if (!list || !cards_) return;
    const auto objections =
        engine::judgeArmy(*list, cards_->catalogue, engine::ArmyParts::unitsAndHand);
    const engine::ArmySummary summary = engine::summaryOf(*list, cards_->catalogue);
    legal_ = objections.empty();
    toBuilder_->setVisible(!legal_);
    figures_->setText(tr("%1, %2").arg(BuilderWords::points(summary.points),
                                       BuilderWords::activations(summary.activations)));
    verdict_->setText(legal_ ? tr("Legal") : BuilderWords::line(objections.front()));
    verdict_->setStyleSheet(
        QStringLiteral("color: %1;").arg((legal_ ? theme::good() : theme::bad()).name()));
    emit changed();
}

void ArmyPick::openFile() {
    if (!cards_) return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open an army"), {},
                                                      tr("Armies (*.army.json);;All files (*)"));
    if (path.isEmpty()) return;
    const auto list = readArmyFile(path, *cards_);
    if (list) return offer(QString::fromStdString(list->name), *list);
    verdict_->setText(MessageWords::said(list.problem()));
    verdict_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::bad().name()));
}

void ArmyPick::paste() {
    if (!cards_) return;
    auto* dialog = new ImportDialog(cards_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const engine::ArmyList& list = dialog->list();
        offer(list.name.empty() ? tr("Pasted list") : QString::fromStdString(list.name), list);
    });
    dialog->open();
}

}  // namespace sightline::app
