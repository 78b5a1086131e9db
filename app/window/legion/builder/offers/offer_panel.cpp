#include "app/window/legion/builder/offers/offer_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "app/window/legion/builder/offers/offer_list.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

OfferPanel::OfferPanel(ArmyModel& model, QWidget* parent)
    : QWidget(parent), model_(model), job_(new LatestJob(this)) {
    build();
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        ranks_->setVisible(tab() == units);
        ask();
    });
    connect(search_, &QLineEdit::textChanged, this, &OfferPanel::applyFilter);
    connect(search_, &QLineEdit::returnPressed, this, [this] { list_->setFocus(); });
    connect(foreign_, &QToolButton::toggled, this, &OfferPanel::applyFilter);
    connect(list_, &OfferList::currentChangedTo, this, &OfferPanel::currentChanged);
    connect(list_, &OfferList::wanted, this, &OfferPanel::add);
    connect(add_, &QPushButton::clicked, this, &OfferPanel::addCurrent);
    connect(&model, &ArmyModel::changed, this, &OfferPanel::ask);
    connect(&model, &ArmyModel::selectionChanged, this, &OfferPanel::followSelection);
    currentChanged(nullptr);
}

void OfferPanel::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    tabs_ = new QTabBar;
    tabs_->setObjectName(QStringLiteral("offerTabs"));
    tabs_->setExpanding(true);
    tabs_->setAccessibleName(tr("Kinds of cards"));
    for (const QString& name : {tr("Units"), tr("Upgrades"), tr("Commands"), tr("Battle")})
        tabs_->addTab(name);
    column->addWidget(tabs_);
    search_ = new QLineEdit;
    search_->setObjectName(QStringLiteral("search"));
    search_->setPlaceholderText(tr("Name, keyword, weapon, rank, <60"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->setToolTip(tr("Every word must be found. Points: <60, >=100, 40-60"));
    auto* upper = new QHBoxLayout;
    upper->setContentsMargins(10, 8, 10, 6);
    upper->addWidget(search_, 1);
    foreign_ = new QToolButton;
    foreign_->setObjectName(QStringLiteral("foreign"));
    foreign_->setText(tr("All"));
    foreign_->setCheckable(true);
    foreign_->setToolTip(tr("Also show cards that this army can never have"));
    upper->addWidget(foreign_);
    column->addLayout(upper);
    column->addWidget(filterRow());
    about_ = new QLabel;
    about_->setContentsMargins(12, 2, 12, 6);
    about_->setWordWrap(true);
    column->addWidget(about_);
    list_ = new OfferList;
    list_->setAccessibleName(tr("Cards"));
    column->addWidget(list_, 1);
    hint_ = new QLabel;
    hint_->setWordWrap(true);
    hint_->setProperty("muted", true);
    hint_->setContentsMargins(12, 6, 12, 0);
    column->addWidget(hint_);
    add_ = new QPushButton;
    add_->setObjectName(QStringLiteral("addOffer"));
    add_->setProperty("primary", true);
    auto* lower = new QHBoxLayout;
    lower->setContentsMargins(10, 6, 10, 10);
    lower->addWidget(add_);
    column->addLayout(lower);
}

QWidget* OfferPanel::filterRow() {
    ranks_ = new QWidget;
    auto* row = new QHBoxLayout(ranks_);
    row->setContentsMargins(10, 0, 10, 6);
    row->setSpacing(4);
    for (std::size_t i = 0; i < rankButtons_.size(); ++i) {
        const auto rank = static_cast<engine::Rank>(i);
        auto* button = new QToolButton;
        button->setIcon(icon(iconName(rank)));
        button->setIconSize({20, 20});
        button->setCheckable(true);
        button->setProperty("flat", true);
        button->setToolTip(tr("Only %1").arg(UnitWords::rank(rank)));
        button->setAccessibleName(button->toolTip());
        connect(button, &QToolButton::toggled, this, &OfferPanel::applyFilter);
        row->addWidget(button);
        rankButtons_[i] = button;
    }
    row->addStretch(1);
    return ranks_;
}

OfferPanel::Tab OfferPanel::tab() const { return static_cast<Tab>(tabs_->currentIndex()); }

void OfferPanel::showTab(Tab tab) { tabs_->setCurrentIndex(tab); }

bool OfferPanel::settled() const { return !job_->busy(); }

void OfferPanel::findText() {
    search_->setFocus();
    search_->selectAll();
}

void OfferPanel::pickUpgrade(const UpgradePlace& place) {
    place_ = place;
    if (tab() == upgrades)
        ask();
    else
        showTab(upgrades);
}

// Called when the player selects a unit in the army. Only the list of upgrades depends on the
// selected unit.
void OfferPanel::followSelection() {
    const auto unit = model_.selected();
    if (unit && (place_.unit != *unit || tab() != upgrades)) place_ = {*unit, {}, {}, false};
    if (tab() == upgrades) ask();
}

void OfferPanel::ask() {
    if (!model_.ready()) return;
    about_->clear();
    about_->setVisible(tab() == upgrades);
    const Tab now = tab();
    if (now == upgrades) {
        const auto& listed = model_.list().units;
        if (place_.unit >= listed.size()) {
            job_->forget();
            about_->setText(tr("Choose a unit of the army to see what it can carry."));
            return setRows({});
        }
        const engine::UnitEntry* entry = model_.catalogue().unit(listed[place_.unit].unit);
        QString text = entry ? BuilderWords::nameOf(*entry) : QString();
        if (place_.counterpart) text = tr("%1, counterpart").arg(text);
        if (!place_.slot.empty()) text = tr("%1: %2").arg(text, BuilderWords::slot(place_.slot));
        about_->setText(text);
    }
    job_->ask([this, now, place = place_, list = model_.list(),
               cards = model_.cards()]() -> LatestJob::Finish {
        OfferRows rows = now == units      ? unitRows(list, *cards)
                         : now == upgrades ? upgradeRows(list, place, *cards)
                         : now == commands ? commandRows(list, *cards)
                                           : battleRows(list, *cards);
        return [this, rows = std::move(rows)] { setRows(rows); };
    });
}

void OfferPanel::setRows(OfferRows rows) {
    rows_ = std::move(rows);
    applyFilter();
}

void OfferPanel::applyFilter() {
    OfferFilter filter;
    filter.search = CardSearch(search_->text().toStdString());
    filter.foreignToo = foreign_->isChecked();
    for (std::size_t i = 0; i < rankButtons_.size(); ++i)
        if (rankButtons_[i]->isChecked()) filter.ranks.push_back(static_cast<engine::Rank>(i));
    list_->setRows(filtered(rows_, filter));
}

void OfferPanel::currentChanged(const OfferRow* row) {
    add_->setEnabled(row && (row->reason.isEmpty() || row->kind == OfferRow::Kind::unit));
    const bool anyway = row && !row->reason.isEmpty() && row->kind == OfferRow::Kind::unit;
    add_->setText(anyway ? tr("Add anyway") : tr("Add"));
    QString hint;
    if (row && !row->reason.isEmpty()) hint = tr("%1: %2").arg(row->reason, row->fix);
    hint_->setText(hint);
    hint_->setVisible(!hint.isEmpty());
    emit offerShown(row);
}

void OfferPanel::addCurrent() {
    const OfferRow* row = list_->current();
    if (!row) return;
    if (row->reason.isEmpty())
        add(OfferRow(*row));
    else
        addAnyway(OfferRow(*row));
}

void OfferPanel::addAnyway(const OfferRow& row) {
    if (row.kind == OfferRow::Kind::unit) model_.addUnit(row.id);
}

void OfferPanel::addById(const std::string& id) {
    for (const OfferRow& row : rows_)
        if (row.id == id) return add(OfferRow(row));
}

void OfferPanel::add(const OfferRow& row) {
    if (!row.reason.isEmpty()) {
        emit said(tr("%1: %2").arg(row.name, row.reason), true);
        return;
    }
    switch (row.kind) {
        case OfferRow::Kind::header:
            return;
        case OfferRow::Kind::unit:
            return model_.addUnit(row.id);
        case OfferRow::Kind::upgrade: {
            const std::string instead = std::exchange(place_.instead, std::string());
            return model_.addUpgrade(place_.unit, row.id, instead, place_.counterpart);
        }
        case OfferRow::Kind::command:
            return model_.addCommand(row.id);
        case OfferRow::Kind::battle:
            return model_.addBattleCard(row.id);
    }
}

}  // namespace sightline::app
